import { DAY_MS } from './duration';
import { studentBeyond } from './student-t';

/**
 * What a post is expected to reach, from the business's own posts alone: a range in which four of five such posts end,
 * and a middle that every second one exceeds; null while too few were measured. docs/engine.md says it in words.
 *
 * - Posts count by the logarithm of one more than their reach: so the spread of small and of large numbers is alike
 *   (Bartlett 1947, "The use of transformations"), and nobody is a number too.
 * - A post counts half after `HALF_LIFE_DAYS`, and a straight line through them follows growth. Its slope is held near
 *   zero as if most businesses changed by less than 4% a week (ridge regression: Hoerl and Kennard 1970).
 * - A kind's own level is drawn towards that of all posts, the more the fewer of it there are (Efron and Morris 1975,
 *   "Data analysis using Stein's estimator").
 * - The range is Student's prediction interval, with as many degrees of freedom as the weighted posts are worth (Kish
 *   1965, "Survey sampling", 11.2; NIST/SEMATECH e-Handbook, 7.1.4), and never narrower than counts vary by themselves.
 * - It is then as much wider or narrower as the earlier ranges have taught: `widthLearned`.
 */
export function foresee({ posts, verdicts, kind, at }: ForecastQuestion): Forecast | null {
  if (posts.length < LEAST_POSTS) return null;
  const weeksTo = (post: MeasuredPost): number => (post.at.getTime() - at.getTime()) / (7 * DAY_MS);
  const newest = Math.max(...posts.map(weeksTo));
  const told = posts.map((post) => ({
    x: Math.log1p(post.reach),
    weeks: weeksTo(post),
    weight: 0.5 ** (((newest - weeksTo(post)) * 7) / HALF_LIFE_DAYS),
    kind: post.kind,
  }));
  const { worth, corrected } = worthOf(told);
  const line = lineThrough(told, corrected);
  // Growth is not carried on into a long silence.
  const then = Math.min(AHEAD_WEEKS, newest + MOST_AHEAD_WEEKS);
  const level = line.at(then);
  const rest = told.map((post) => ({ ...post, x: post.x - line.at(post.weeks) }));
  const kinds = kindLevels(rest);
  const expected = level + (kinds.get(kind) ?? 0);
  const spread = mean(rest.map((post) => ({ ...post, x: (post.x - (kinds.get(post.kind) ?? 0)) ** 2 })));
  const variance = Math.max(spread * corrected, 1 / (1 + Math.exp(expected)));
  const half =
    widthLearned(verdicts) *
    studentBeyond((1 - FORECAST_LEVEL) / 2, worth - 1) *
    Math.sqrt(variance * (1 + 1 / worth + line.doubt(then)));
  return {
    low: toCount(expected - half),
    middle: toCount(expected),
    high: toCount(expected + half),
    usual: toCount(level),
  };
}

/**
 * How much wider (above 1) or narrower (below 1) ranges become by how the earlier ones did, the oldest first: a miss
 * widens the next by four times as much as a hit narrows it, so that in the long run one in five misses, however the
 * business changes (adaptive conformal inference: Gibbs and Candès 2021, arXiv:2106.00170; applied to the width itself:
 * Angelopoulos, Candès and Tibshirani 2023, arXiv:2307.16895).
 */
export function widthLearned(verdicts: readonly ForecastVerdict[]): number {
  const most = Math.log(MOST_WIDER);
  const step = (log: number, verdict: ForecastVerdict): number =>
    log + LEARNING * ((verdict === 'within' ? 0 : 1) - (1 - FORECAST_LEVEL));
  return Math.exp(verdicts.reduce((log, verdict) => Math.max(-most, Math.min(most, step(log, verdict))), 0));
}

/** A range holds what it names, both ends included. */
export const verdictOn = ({ low, high }: Pick<Forecast, 'low' | 'high'>, reached: number): ForecastVerdict =>
  reached < low ? 'below' : reached > high ? 'above' : 'within';

/** How many equally weighted posts they stand for, and what makes up for a spread seen in only so many. */
function worthOf(posts: readonly Weighed[]) {
  const squares = sum(posts.map(({ weight }) => weight ** 2));
  const worth = Math.max(LEAST_WORTH, sum(posts.map(({ weight }) => weight)) ** 2 / squares);
  return { worth, corrected: worth / (worth - 1) };
}

/** `doubt` is the variance that the slope's own uncertainty adds, as a part of a post's. */
function lineThrough(posts: readonly (Weighed & { weeks: number })[], corrected: number) {
  const [level, week] = [mean(posts), mean(posts.map((post) => ({ ...post, x: post.weeks })))];
  const around = mean(posts.map((post) => ({ ...post, x: (post.x - level) ** 2 }))) * corrected;
  const stiffness =
    sum(posts.map(({ weeks, weight }) => weight * (weeks - week) ** 2)) + around / USUAL_WEEKLY_GROWTH ** 2;
  const leaning = sum(posts.map(({ x, weeks, weight }) => weight * (x - level) * (weeks - week)));
  const slope = stiffness > 0 ? leaning / stiffness : 0;
  return {
    at: (weeks: number): number => level + slope * (weeks - week),
    doubt: (weeks: number): number => (stiffness > 0 ? (weeks - week) ** 2 / stiffness : 0),
  };
}

/** Own posts, of no kind, have the level of all. */
function kindLevels(posts: readonly (Weighed & { kind: string | null })[]): Map<string | null, number> {
  return new Map(
    [...Map.groupBy(posts, ({ kind }) => kind)].map(([kind, its]) => [
      kind,
      kind === null ? 0 : mean(its) * (its.length / (its.length + KIND_SHRINKAGE)),
    ]),
  );
}

const toCount = (log: number): number => Math.max(0, Math.round(Math.expm1(Math.min(log, MOST_LOG))));
const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
const mean = (posts: readonly Weighed[]): number =>
  sum(posts.map(({ x, weight }) => x * weight)) / sum(posts.map(({ weight }) => weight));

/** Goes up when the method changes, so that each stored forecast says how it was made. */
export const FORECAST_METHOD = 1;
/** Posts that must have been measured before a number is given. */
export const LEAST_POSTS = 4;
/** How often a range is meant to hold. */
export const FORECAST_LEVEL = 0.8;
/** Days within which a post's people are counted, that of its publication included, by the workspace's clock. */
export const REACH_DAYS = 7;
const HALF_LIFE_DAYS = 28;
/** Of the logarithm: a standard deviation over businesses. */
const USUAL_WEEKLY_GROWTH = 0.04;
/** A post goes out within the week of its idea. */
const AHEAD_WEEKS = 0.5;
const MOST_AHEAD_WEEKS = 3;
/** A kind with so many posts is halfway between all posts and its own. */
const KIND_SHRINKAGE = 4;
const LEARNING = 0.25;
const MOST_WIDER = 4;
const LEAST_WORTH = 2;
/** A billion: more than anybody reaches, and a database's integer holds it. */
const MOST_LOG = Math.log(1e9);

export const forecastVerdicts = ['within', 'above', 'below'] as const;
export type ForecastVerdict = (typeof forecastVerdicts)[number];

/** Why a forecast was not checked. */
export const unscoredReasons = ['taken-down', 'republished', 'page-off', 'not-counted'] as const;
export type UnscoredReason = (typeof unscoredReasons)[number];

/** People, in whole numbers. */
export interface Forecast {
  low: number;
  middle: number;
  high: number;
  /** The middle of a post of any kind. */
  usual: number;
}

export interface MeasuredPost {
  at: Date;
  reach: number;
  /** Null for a post that was not made from an idea. */
  kind: string | null;
}

export interface ForecastQuestion {
  posts: readonly MeasuredPost[];
  /** Of earlier forecasts, the oldest first. */
  verdicts: readonly ForecastVerdict[];
  kind: string | null;
  at: Date;
}

interface Weighed {
  x: number;
  weight: number;
}
