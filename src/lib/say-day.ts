import { DAY_MS } from '../domain/duration';
import { toLocal } from '../domain/zoned-time';
import { formatDay } from './format-day';

/** A date for use inside a sentence, in a zone: "today", "yesterday", "on 7 June", in another year "on 7 June 2025". */
export function sayDay(instant: string | Date, zone: string, now: Date): string {
  const thatDay = toLocal(new Date(instant), zone).date;
  const today = toLocal(now, zone).date;
  const days = Math.round((Date.parse(today) - Date.parse(thatDay)) / DAY_MS);
  if (days === 0) return 'today';
  if (days === 1) return 'yesterday';
  return `on ${formatDay(instant, zone, { year: thatDay.slice(0, 4) !== today.slice(0, 4) })}`;
}
