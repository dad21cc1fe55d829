import type { EventChannel } from './analytics-event';
import type { AnalyticsPeriod, DayRange } from './analytics-period';

/** What a report is written from: the replies of the screen's own endpoints, so that both always say the same. */
export interface ReportFigures {
  business: string;
  period: AnalyticsPeriod;
  current: DayRange;
  before: DayRange;
  /** ISO 4217; revenue is in hundredths of it. */
  currency: string;
  /** Every day of `current` once. */
  days: readonly ReportDay[];
  daysBefore: readonly ReportDay[];
  channels: readonly ReportChannel[];
  content: readonly ReportContent[];
  funnel: readonly ReportStep[];
  sources: readonly { key: string; people: number; events: number }[];
  hours: readonly ReportHour[];
}

export interface ReportSums {
  reach: number;
  engaged: number;
  conversions: number;
  revenue: number;
}

export interface ReportDay extends ReportSums {
  day: string;
  visitors: number;
  views: number;
}

export interface ReportChannel extends ReportSums {
  channel: EventChannel;
  before: ReportSums;
  state: 'measured' | 'not-connected' | 'not-set-up';
}

export interface ReportContent extends ReportSums {
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

export interface ReportHour {
  /** 1 is Monday. */
  weekday: number;
  hour: number;
  reach: number;
  engaged: number;
}

export const sumOf = (rows: readonly ReportSums[]): ReportSums =>
  rows.reduce<ReportSums>(
    (sum, { reach, engaged, conversions, revenue }) => ({
      reach: sum.reach + reach,
      engaged: sum.engaged + engaged,
      conversions: sum.conversions + conversions,
      revenue: sum.revenue + revenue,
    }),
    { reach: 0, engaged: 0, conversions: 0, revenue: 0 },
  );

export const hasFigures = ({ reach, engaged, conversions, revenue }: ReportSums): boolean =>
  reach + engaged + conversions + revenue > 0;
