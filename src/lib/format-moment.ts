import { toLocal } from '../domain/zoned-time';
import { formatDay } from './format-day';
import { formatTime } from './format-time';

/** A full, unambiguous date and time: "Thursday 26 November, 16:30"; with the year if it is another one. */
export function formatMoment(instant: string | Date, zone: string, now: Date): string {
  const year = toLocal(new Date(instant), zone).date.slice(0, 4) !== toLocal(now, zone).date.slice(0, 4);
  return `${formatDay(instant, zone, { weekday: true, year })}, ${formatTime(instant, zone)}`;
}
