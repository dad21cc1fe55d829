import { sayDay } from './say-day';

/** A date for use on its own, as in a column: "Today", "Yesterday", "7 June", in another year "7 June 2025". */
export function formatRecentDay(instant: string | Date, zone: string, now: Date): string {
  const said = sayDay(instant, zone, now).replace(/^on /, '');
  return said[0]!.toUpperCase() + said.slice(1);
}
