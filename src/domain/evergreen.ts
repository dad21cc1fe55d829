import { addDays } from './zoned-time';

/** Months after which a published post can come again. */
export const evergreenMonths = [2, 3, 6, 12] as const;
export type EvergreenMonths = (typeof evergreenMonths)[number];

/** What a post that comes again is made at, by the workspace's clock. */
export const EVERGREEN_TIME = '09:00';

/** What became of the last time that a post should have come again. */
export const evergreenOutcomes = [
  'made',
  'taken-down',
  'day-over',
  'out-of-season',
  'dismissed',
  'same-words',
  'no-profile',
] as const;
export type EvergreenOutcome = (typeof evergreenOutcomes)[number];

export const evergreenOutcomeWords: Record<Exclude<EvergreenOutcome, 'made'>, string> = {
  'taken-down': 'the post was taken down',
  'day-over': 'the day it is about was over',
  'out-of-season': 'it was the wrong time of year',
  dismissed: 'you had said no to this topic',
  'same-words': 'there was no new way to say it',
  'no-profile': 'the business profile was missing',
};

/**
 * The next day of a rhythm after `after`, counted from `from`: each one stays on the day of the month on which it began,
 * or on a shorter month's last day.
 */
export function nextTime(from: string, months: EvergreenMonths, after: string): string {
  let next = from;
  for (let times = 1; next <= after; times += 1) next = addMonths(from, months * times);
  return next;
}

export function addMonths(date: string, months: number): string {
  const [year, month, day] = date.split('-').map(Number) as [number, number, number];
  const first = new Date(Date.UTC(year, month - 1 + months, 1)).toISOString().slice(0, 10);
  const nextFirst = new Date(Date.UTC(year, month + months, 1)).toISOString().slice(0, 10);
  const wanted = addDays(first, day - 1);
  return wanted < nextFirst ? wanted : addDays(nextFirst, -1);
}
