import type { OpeningTime } from './business-details';
import { addDays, toLocal, weekday } from './zoned-time';

/** Whether a business is open at an instant, by its hours in its own zone; one that named no hours always is. */
export function isOpenAt(hours: readonly OpeningTime[], zone: string, now: Date): boolean {
  if (hours.length === 0) return true;
  const { date, time } = toLocal(now, zone);
  const today = weekday(date);
  const yesterday = weekday(addDays(date, -1));
  return hours.some(({ day, from, to }) => {
    if (from === to) return day === today; // around the clock
    if (from < to) return day === today && time >= from && time < to;
    return (day === today && time >= from) || (day === yesterday && time < to); // past midnight
  });
}
