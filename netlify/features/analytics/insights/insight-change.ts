import { studentAbove } from '../../../../src/domain/student-t';

/**
 * Whether the last seven days differ from what the whole weeks before them let one expect.
 *
 * Null hypothesis: the last week comes from the same process as the four to eight weeks before it. Expected for each
 * weekday is the mean of that weekday without its highest and its lowest count, so neither the shape of a week nor a
 * single holiday counts as change. Counts vary more than Poisson counts do: the dispersion is estimated from the
 * days around their weekday and from the weeks around their mean (Pearson's statistic over its degrees of freedom:
 * McCullagh and Nelder, Generalized Linear Models, 4.5), and the larger one is used. The difference of square roots,
 * whose variance does not depend on the mean (Anscombe 1948), is held against Student's t. It leaves out the two days
 * that speak most for a change: one public holiday, or one post that was shared a lot, is none.
 *
 * `days` are daily counts, oldest first, whole weeks; null when they are too few to tell.
 */
export function changeEvidence(days: readonly number[]): ChangeEvidence | null {
  const weeks = Array.from({ length: Math.floor(days.length / 7) }, (_, index) =>
    days.slice(index * 7, index * 7 + 7),
  ).slice(-MOST_WEEKS - 1);
  const last = weeks.pop();
  if (!last || weeks.length < LEAST_WEEKS) return null;
  const usual = last.map((_, weekday) => middleMean(weeks.map((week) => week[weekday]!)));
  const expected = sum(usual);
  if (expected < LEAST_EXPECTED) return null;
  const count = sum(last);
  const side = Math.sign(count - expected);
  const kept = last
    .map((value, weekday) => ({ value, usual: usual[weekday]! }))
    .sort((one, other) => side * (one.value - one.usual - (other.value - other.usual)))
    .slice(0, 7 - LEFT_OUT);
  const apart =
    2 *
    (Math.sqrt(sum(kept.map(({ value }) => value)) + 3 / 8) - Math.sqrt(sum(kept.map((day) => day.usual)) + 3 / 8)) *
    side;
  const t = apart / Math.sqrt(dispersion(weeks, usual) * (1 + 1 / (weeks.length - 2)));
  const p = Math.min(1, 2 * studentAbove(t, 2 * (weeks.length - 1)));
  return { count, expected, p, weeks: weeks.length };
}

/**
 * How much more than Poisson counts these vary; at least 1. Robust, because a holiday among the weeks before would hide
 * every change: the days that lie farthest out, one in eight, are left out of the spread of days, and cut down to it in
 * the spread of weeks, of which the farthest counts as the second farthest.
 */
function dispersion(weeks: readonly number[][], usual: readonly number[]): number {
  const apart = weeks.map((week) =>
    week.map((value, weekday) => (value - usual[weekday]!) / Math.sqrt(Math.max(usual[weekday]!, 1))),
  );
  const squares = apart.flat().map((value) => value ** 2);
  squares.sort((one, other) => one - other);
  const kept = squares.slice(0, Math.ceil((squares.length * 7) / 8));
  const freedom = (weeks.length - 1) / weeks.length;
  const ofDays = sum(kept) / kept.length / KEPT_SHARE / freedom;
  const farthest = OUTLYING * Math.sqrt(ofDays);
  const expected = sum(usual);
  const ofWeeks = apart
    .map((week) => sum(week.map((value, day) => clamp(value, farthest) * Math.sqrt(usual[day]!))) ** 2 / expected)
    .sort((one, other) => one - other);
  const second = ofWeeks.at(-2)!;
  return Math.max(1, ofDays, (sum(ofWeeks.slice(0, -1)) + second) / (weeks.length - 1));
}

const clamp = (value: number, most: number): number => Math.max(-most, Math.min(most, value));

/** The mean without the highest and the lowest value. */
const middleMean = (values: readonly number[]): number =>
  (sum(values) - Math.max(...values) - Math.min(...values)) / (values.length - 2);

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

export const LEAST_WEEKS = 4;
const MOST_WEEKS = 8;
/** A week. Below that, a change that could be told from chance would be a doubling. */
const LEAST_EXPECTED = 30;
const LEFT_OUT = 1;
/** The variance of a normal variable without the eighth that lies farthest out (beyond 1.534 deviations). */
const KEPT_SHARE = 0.569;
const OUTLYING = 2.5;

export interface ChangeEvidence {
  /** In the last seven days, and what was to be expected. */
  count: number;
  expected: number;
  /** Two-sided. */
  p: number;
  /** Weeks that it is held against. */
  weeks: number;
}
