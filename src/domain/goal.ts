import type { EventKind } from './analytics-event';

/** What a goal can count. */
export const goalKinds = ['conversion', 'form', 'custom', 'view'] as const satisfies EventKind[];
export type GoalKind = (typeof goalKinds)[number];

export const goalLimits = { goals: 12, name: 80, match: 500, monthly: 1_000_000 } as const;

/** The dimension that narrows down each kind of goal. */
export const goalDimension: Record<GoalKind, 'name' | 'page'> = {
  conversion: 'name',
  form: 'page',
  custom: 'name',
  view: 'page',
};

export const goalKindWords: Record<GoalKind, string> = {
  conversion: 'Sales and bookings',
  form: 'Forms sent',
  custom: 'Custom events',
  view: 'Page views',
};

/**
 * An estimate of the whole month: what was counted, plus the daily mean of the last four weeks for the days left. It
 * uses whole weeks, because a month may start with a weekend. Null until three weeks have been measured.
 */
export function goalForecast({ done, lastFourWeeks, daysMeasured, daysLeft }: GoalPace): number | null {
  if (daysMeasured < LEAST_DAYS) return null;
  return Math.round(done + (lastFourWeeks / Math.min(28, daysMeasured)) * daysLeft);
}

const LEAST_DAYS = 21;

interface GoalPace {
  /** Counted this month, today included. */
  done: number;
  /** Counted on the last 28 full days. */
  lastFourWeeks: number;
  /** Full days since the first event. */
  daysMeasured: number;
  /** After today. */
  daysLeft: number;
}
