import type { CalendarItem } from '../../../contracts/engine-queue';
import { WEEK_MS } from '../../../domain/duration';
import { weekOfDate } from '../../../domain/week';
import { addDays, toLocal } from '../../../domain/zoned-time';

/** The days that a calendar shows around one of them: its week from Monday, or its month in whole weeks. */
export function daysAround(date: string, span: CalendarSpan): string[] {
  const first = span === 'week' ? date : `${date.slice(0, 7)}-01`;
  const { startsOn } = weekOfDate(first);
  if (span === 'week') return daysFrom(startsOn, 7);
  const nextMonth = monthAfter(first, 1);
  const weeks = Math.ceil((Date.parse(nextMonth) - Date.parse(startsOn)) / WEEK_MS);
  return daysFrom(startsOn, weeks * 7);
}

/** A day of the week or month before or after. */
export const stepFrom = (date: string, span: CalendarSpan, direction: 1 | -1): string =>
  span === 'week' ? addDays(date, 7 * direction) : monthAfter(date, direction);

/** Each day with what is published on it by the workspace's clock, earliest first. */
export function fillDays(days: readonly string[], items: readonly CalendarItem[], zone: string): CalendarDay[] {
  const placed = items.map((item) => ({ ...item, ...toLocal(new Date(item.at), zone) }));
  return days.map((date) => ({
    date,
    items: placed
      .filter((item) => item.date === date)
      .sort((one, other) => Date.parse(one.at) - Date.parse(other.at) || one.title.localeCompare(other.title)),
  }));
}

const daysFrom = (first: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) => addDays(first, index));

/** The first of another month. */
function monthAfter(date: string, months: number): string {
  const [year, month] = date.split('-').map(Number) as [number, number];
  return new Date(Date.UTC(year, month - 1 + months, 1)).toISOString().slice(0, 10);
}

export type CalendarSpan = 'week' | 'month';

/** With its local day and time. */
export type PlacedItem = CalendarItem & { date: string; time: string };

export interface CalendarDay {
  date: string;
  items: PlacedItem[];
}
