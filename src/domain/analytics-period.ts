import { addDays, toLocal } from './zoned-time';

export const analyticsPeriods = ['7d', '30d', '90d', '1y'] as const;
export type AnalyticsPeriod = (typeof analyticsPeriods)[number];
export const STANDARD_PERIOD: AnalyticsPeriod = '30d';

/** Days of a period. */
export const periodDays: Record<AnalyticsPeriod, number> = { '7d': 7, '30d': 30, '90d': 90, '1y': 365 };

/** Whole days by the workspace's clock, both included: 2026-11-01 to 2026-11-30. */
export interface DayRange {
  from: string;
  to: string;
}

/** The last days up to today, and as many before them. */
export function periodAt(now: Date, zone: string, period: AnalyticsPeriod): { current: DayRange; before: DayRange } {
  const today = toLocal(now, zone).date;
  const days = periodDays[period];
  return {
    current: { from: addDays(today, 1 - days), to: today },
    before: { from: addDays(today, 1 - 2 * days), to: addDays(today, -days) },
  };
}

/** Every day of a range, in order. */
export function daysOf({ from, to }: DayRange): string[] {
  const days: string[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day);
  return days;
}
