import { DAY_MS } from '../domain/duration';
import { toLocal } from '../domain/zoned-time';
import { formatDay } from './format-day';
import { formatTime } from './format-time';

/**
 * An instant in everyday words, in a zone: "today, 08:30", "yesterday, 16:20", "tomorrow, 07:00", within six
 * days "Thursday, 16:30", otherwise "7 June, 16:30", in another year "7 June 2025, 16:30". Starts in lower case.
 */
export function formatWhen(instant: string | Date, zone: string, now: Date): string {
  const then = new Date(instant);
  return `${dayWords(then, zone, now)}, ${formatTime(then, zone)}`;
}

function dayWords(then: Date, zone: string, now: Date): string {
  const thatDay = toLocal(then, zone).date;
  const today = toLocal(now, zone).date;
  const days = Math.round((Date.parse(thatDay) - Date.parse(today)) / DAY_MS);
  if (days === 0) return 'today';
  if (days === 1) return 'tomorrow';
  if (days === -1) return 'yesterday';
  if (Math.abs(days) < 7) return new Intl.DateTimeFormat('en-GB', { timeZone: zone, weekday: 'long' }).format(then);
  return formatDay(then, zone, { year: thatDay.slice(0, 4) !== today.slice(0, 4) });
}
