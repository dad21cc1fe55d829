import { DAY_MS } from './duration';
import { addDays, toLocal, weekday } from './zoned-time';

/** An ISO 8601 week; it belongs to the year of its Thursday. */
export interface Week {
  year: number;
  week: number;
  /** Its Monday, such as 2026-11-16 */
  startsOn: string;
}

export function weekOfDate(date: string): Week {
  const startsOn = addDays(date, 1 - weekday(date));
  const thursday = addDays(startsOn, 3);
  const year = Number(thursday.slice(0, 4));
  const dayOfYear = Math.round((Date.parse(`${thursday}T00:00:00Z`) - Date.UTC(year, 0, 1)) / DAY_MS);
  return { year, week: Math.floor(dayOfYear / 7) + 1, startsOn };
}

/** The current week in a zone's local time. */
export const weekAt = (instant: Date, zone: string): Week => weekOfDate(toLocal(instant, zone).date);

export const addWeeks = (week: Week, count: number): Week => weekOfDate(addDays(week.startsOn, count * 7));
