import type { EventChannel } from './analytics-event';
import type { DayFigures, HourFigures, Tally } from './analytics-figures';
import type { GoalKind } from './goal';
import type { InsightFacts, InsightImpact } from './insight';
import { analyticsPeriods, type DayRange } from './analytics-period';

/** A period of the screen, or a whole month of the calendar, which only reports by email have. */
export const reportPeriods = [...analyticsPeriods, 'month'] as const;
export type ReportPeriod = (typeof reportPeriods)[number];

/** What a report is written from: the replies of the screen's own endpoints, so that both always say the same. */
export interface ReportFigures {
  business: string;
  period: ReportPeriod;
  current: DayRange;
  before: DayRange;
  /** The first day of which anything is known. */
  since: string | null;
  /** ISO 4217; revenue is in hundredths of it. */
  currency: string;
  /** Every day of `current` once. */
  days: readonly DayFigures[];
  daysBefore: readonly DayFigures[];
  channels: readonly ReportChannel[];
  content: readonly ReportContent[];
  funnel: readonly ReportStep[];
  sources: readonly { key: string; people: number; events: number }[];
  hours: readonly HourFigures[];
  /** Found in weeks that ended in the period; the newest of each kind and subject. */
  insights: readonly ReportInsight[];
  /** Of the month in which the period ends, as they stood on its last day. */
  goals: readonly ReportGoal[];
}

export interface ReportInsight {
  /** The Monday after the week that it is about. */
  week: string;
  facts: InsightFacts;
  /** Per cent. */
  confidence: number;
  impact: InsightImpact;
  isApplied: boolean;
}

export interface ReportGoal {
  name: string;
  kind: GoalKind;
  match: string;
  monthly: number;
  done: number;
  forecast: number | null;
}

export interface ReportChannel extends Tally {
  channel: EventChannel;
  before: Tally;
  state: 'measured' | 'by-network' | 'not-connected' | 'not-set-up';
}

export interface ReportContent extends Tally {
  id: string;
  type: 'post' | 'campaign' | 'automation';
  title: string;
  at: string | null;
  channel: EventChannel;
}

export interface ReportStep {
  step: 'visit' | 'lead' | 'customer';
  people: number;
  before: number;
}

export const sumOf = (rows: readonly Tally[]): Tally =>
  rows.reduce<Tally>(
    (sum, { reach, engaged, conversions, revenue }) => ({
      reach: sum.reach + reach,
      engaged: sum.engaged + engaged,
      conversions: sum.conversions + conversions,
      revenue: sum.revenue + revenue,
    }),
    { reach: 0, engaged: 0, conversions: 0, revenue: 0 },
  );

export const hasFigures = ({ reach, engaged, conversions, revenue }: Tally): boolean =>
  reach + engaged + conversions + revenue > 0;
