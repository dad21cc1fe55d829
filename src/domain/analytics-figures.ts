import { reachKinds, type EventChannel, type SumKind } from './analytics-event';
import type { DayMetric } from './analytics-metric';
import { daysOf, type DayRange } from './analytics-period';
import { weekday } from './zoned-time';

/**
 * People are summed per day and channel: somebody who comes on two days, or also opens an email, counts twice. So does who
 * is in several of the kinds, unless they are one of the groups.
 */
export const sumPeople = (sums: readonly KindSum[], kinds: readonly SumKind[]): number =>
  sums.reduce((total, { kind, people }) => (kinds.includes(kind) ? total + people : total), 0);

export function tally(sums: readonly KindSum[]): Tally {
  const conversions = sums.filter(({ kind }) => kind === 'conversion');
  return {
    reach: sumPeople(sums, reachKinds),
    engaged: sumPeople(sums, ['engaged']),
    conversions: conversions.reduce((total, { events }) => total + events, 0),
    revenue: conversions.reduce((total, { value }) => total + value, 0),
  };
}

/** Every day of the range once, those without events with zeros. */
export function everyDay(range: DayRange, sums: readonly DaySum[]): DayFigures[] {
  const byDay = Map.groupBy(sums, ({ day }) => day);
  return daysOf(range).map((day) => {
    const its = byDay.get(day) ?? [];
    const views = its.filter(({ kind }) => kind === 'view');
    return {
      day,
      ...tally(its),
      visitors: sumPeople(views, ['view']),
      views: views.reduce((total, { events }) => total + events, 0),
    };
  });
}

export const total = (days: readonly DayFigures[], metric: keyof Omit<DayFigures, 'day'>): number =>
  days.reduce((sum, figures) => sum + figures[metric], 0);

/**
 * Share of those reached who did something: who did is among those reached, so it is one at most. Null when nobody was
 * reached.
 */
export const engagementRate = ({ reach, engaged }: Pick<Tally, 'reach' | 'engaged'>): number | null =>
  reach > 0 ? engaged / reach : null;

/** Whether figures go back to the beginning of a range; otherwise a comparison with it would be one with a gap. */
export const isMeasured = (range: DayRange, since: string | null): boolean => since !== null && since <= range.from;

/** Per cent, rounded; null where nothing was before, because nothing grows by a percentage from zero. */
export const changeOf = (now: number, before: number): number | null =>
  before > 0 ? Math.round(((now - before) / before) * 100) : null;

/** The largest day; null when all are zero. The first of equals. */
export function peakOf(days: readonly DayFigures[], metric: DayMetric): DayFigures | null {
  const peak = days.reduce<DayFigures | null>(
    (best, figures) => (figures[metric] > (best?.[metric] ?? 0) ? figures : best),
    null,
  );
  return peak;
}

/**
 * The weekday that is above the average day, and by how many per cent. Null below three weeks or few people, and where
 * the median of that weekday is no better than the average: one lucky Thursday makes no rule.
 */
export function bestWeekday(days: readonly DayFigures[], metric: DayMetric): { weekday: number; above: number } | null {
  const all = days.reduce((sum, figures) => sum + figures[metric], 0);
  if (days.length < WEEKS_NEEDED * 7 || all < MANY) return null;
  const average = all / days.length;
  const found = [...Map.groupBy(days, ({ day }) => weekday(day))]
    .map(([number, its]) => ({ number, values: its.map((figures) => figures[metric]).sort((a, b) => a - b) }))
    .map(({ number, values }) => ({
      weekday: number,
      above: Math.round((values.reduce((sum, value) => sum + value, 0) / values.length / average - 1) * 100),
      median: values[Math.floor((values.length - 1) / 2)]!,
    }))
    .sort((one, other) => other.above - one.above)[0];
  return found && found.above >= NOTABLE && found.median > average
    ? { weekday: found.weekday, above: found.above }
    : null;
}

/** Whether each of the last four whole weeks was better than the one before it, or worse; today is not over yet. */
export function trendOf(days: readonly DayFigures[], metric: DayMetric): 'up' | 'down' | null {
  const whole = days.slice(0, -1);
  if (whole.length < 28) return null;
  const weeks = [4, 3, 2, 1].map((ago) =>
    whole.slice(whole.length - ago * 7, whole.length - (ago - 1) * 7).reduce((sum, it) => sum + it[metric], 0),
  );
  if (weeks.reduce((sum, week) => sum + week, 0) < MANY) return null;
  if (weeks.every((week, at) => at === 0 || week > weeks[at - 1]!)) return 'up';
  return weeks.every((week, at) => at === 0 || week < weeks[at - 1]!) ? 'down' : null;
}

/** The weekday's hour with most people; null while too few were reached to tell one hour from another. */
export function bestHour(hours: readonly HourFigures[]): HourFigures | null {
  const all = hours.reduce((sum, { reach }) => sum + reach, 0);
  const best = hours.reduce<HourFigures | null>((found, it) => (it.reach > (found?.reach ?? 0) ? it : found), null);
  return all >= MANY && best && best.reach >= SOME ? best : null;
}

const WEEKS_NEEDED = 3;
/** Below this, weekdays and hours differ by chance. */
const MANY = 50;
const SOME = 5;
/** Per cent. */
const NOTABLE = 15;

export interface Tally {
  reach: number;
  engaged: number;
  conversions: number;
  /** In hundredths. */
  revenue: number;
}

export interface DayFigures extends Tally {
  /** 2026-11-21 */
  day: string;
  visitors: number;
  views: number;
}

export interface HourFigures {
  /** 1 is Monday. */
  weekday: number;
  hour: number;
  reach: number;
  engaged: number;
}

interface KindSum {
  kind: SumKind;
  channel: EventChannel;
  events: number;
  people: number;
  value: number;
}

interface DaySum extends KindSum {
  day: string;
}
