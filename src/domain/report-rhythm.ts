import type { DayRange } from './analytics-period';
import { DAY_MS } from './duration';
import type { ReportPeriod } from './report-figures';
import { addDays, toInstant, toLocal, weekday } from './zoned-time';

/** How often a member gets the report by email. */
export const reportRhythms = ['never', 'weekly', 'monthly'] as const;
export type ReportRhythm = (typeof reportRhythms)[number];
export type ReportOften = Exclude<ReportRhythm, 'never'>;

/** The period of each: the last week from Monday to Sunday, the last month of the calendar. */
export const rhythmPeriods = { weekly: '7d', monthly: 'month' } as const satisfies Record<ReportOften, ReportPeriod>;

/** The last day of the last whole week or month, by the clock of a zone. */
export function lastEnd(now: Date, zone: string, often: ReportOften): string {
  const today = toLocal(now, zone).date;
  return often === 'weekly' ? addDays(today, -weekday(today)) : addDays(`${today.slice(0, 8)}01`, -1);
}

/** A report is sent at eight on the day after the period; later than two days after that it is none. */
export function isReportDue(now: Date, zone: string, endsOn: string): boolean {
  const due = toInstant({ date: addDays(endsOn, 1), time: '08:00' }, zone).getTime();
  return now.getTime() >= due && now.getTime() < due + LATEST_MS;
}

/** The calendar month that ends on a day, and the one before. */
export function monthEnding(endsOn: string): { current: DayRange; before: DayRange } {
  const first = `${endsOn.slice(0, 8)}01`;
  const lastBefore = addDays(first, -1);
  return {
    current: { from: first, to: endsOn },
    before: { from: `${lastBefore.slice(0, 8)}01`, to: lastBefore },
  };
}

const LATEST_MS = 2 * DAY_MS;
