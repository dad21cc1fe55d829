import type { EventChannel } from '../../../../src/domain/analytics-event';
import type { PostingSlot } from '../../../../src/domain/cycle';
import {
  impactOf,
  INSIGHT_WEEKS,
  MOST_INSIGHTS,
  postFeatures,
  type InsightFacts,
  type InsightImpact,
  type InsightMetric,
  type PostFeature,
} from '../../../../src/domain/insight';
import { changeEvidence } from './insight-change';
import { familyWise } from './insight-holm';
import { rankSum } from './insight-ranks';
import { standingOut } from './insight-signs';

/**
 * What a week's figures say that chance does not explain: at most five findings, most certain first. Every question
 * with enough data is asked, and the answers are corrected for their number, so that of twenty weeks in which nothing
 * happened at most one has a finding (docs/analytics.md lists the questions).
 */
export function findInsights(figures: InsightFigures): Finding[] {
  const asked = [
    ...changes(figures),
    ...bestTime(figures, 'best-hour'),
    ...bestTime(figures, 'best-weekday'),
    ...channelMix(figures),
    ...content(figures),
  ];
  const corrected = familyWise(asked.map(({ p }) => p));
  return asked
    .flatMap(({ facts, partOfWhole, isWorthSaying }, index) => {
      const p = corrected[index]!;
      if (p > LEVEL || !isWorthSaying) return [];
      return [{ facts, p, confidence: Math.min(99, Math.floor(100 * (1 - p))), impact: impactOf(partOfWhole) }];
    })
    .sort((one, other) => one.p - other.p)
    .filter(isFirstOfChannel)
    .slice(0, MOST_INSIGHTS)
    .map(({ facts, confidence, impact }) => ({ facts, confidence, impact }));
}

/** More people on a channel act more and buy more: that is one finding, not three. */
function isFirstOfChannel({ facts }: { facts: InsightFacts }, index: number, all: { facts: InsightFacts }[]): boolean {
  if (facts.kind !== 'change') return true;
  return all.findIndex((one) => one.facts.kind === 'change' && one.facts.channel === facts.channel) === index;
}

function changes({ series, post }: InsightFigures): Question[] {
  const wholes = new Map<InsightMetric, number>();
  for (const { metric, days } of series)
    wholes.set(metric, (wholes.get(metric) ?? 0) + sum(days.slice(-7)) + sum(days.slice(-14, -7)));
  return series.flatMap(({ channel, metric, days }) => {
    const found = changeEvidence(days);
    if (!found) return [];
    const { count, p, weeks } = found;
    const expected = Math.round(found.expected);
    const apart = Math.abs(count - expected);
    return {
      facts: { kind: 'change', channel, metric, count, expected, weeks, post: count > expected ? post : null },
      p,
      partOfWhole: apart / Math.max(1, wholes.get(metric)! / 2),
      isWorthSaying: apart >= expected * LEAST_CHANGE,
    };
  });
}

/** At which hour or on which weekday more of those who are reached act: of as many people, not because more came. */
function bestTime({ times, slot }: InsightFigures, kind: 'best-hour' | 'best-weekday'): Question[] {
  const days = kind === 'best-hour' ? times : byWeeks(times);
  const options = kind === 'best-hour' ? 24 : 7;
  const weeks = Math.floor(times.length / 7);
  const all = totals(days, options);
  if (weeks < LEAST_TIME_WEEKS || sum(all.actions) < LEAST_TIME_ACTIONS) return [];
  const out = standingOut(days.map(residuals), options);
  if (!out) return [];
  const rates = ratesOf(all, out.option, weeks);
  const isNow =
    kind === 'best-hour'
      ? [Number(slot.time.slice(0, 2)), Number(slot.time.slice(0, 2)) + 1].includes(out.option)
      : slot.weekday === out.option + 1;
  return [
    {
      facts:
        kind === 'best-hour'
          ? { kind, hour: out.option, slot, ...rates }
          : { kind, weekday: out.option + 1, slot, ...rates },
      p: out.p,
      partOfWhole: gain(rates) / sum(all.actions),
      isWorthSaying:
        !isNow &&
        rates.share >= rates.shareElsewhere * LEAST_BETTER &&
        rates.actions >= LEAST_ACTIONS &&
        rates.people >= sum(all.people) / options,
    },
  ];
}

function channelMix({ mix }: InsightFigures): Question[] {
  const { channels, days } = mix;
  const all = totals(days, channels.length);
  if (channels.length < 2 || days.length < LEAST_MIX_DAYS || sum(all.actions) < LEAST_ACTIONS) return [];
  const out = standingOut(days.map(residuals), channels.length);
  if (!out) return [];
  const rates = ratesOf(all, out.option, Math.floor(days.length / 7));
  return [
    {
      facts: { kind: 'channel-mix', channel: channels[out.option]!, ...rates },
      p: out.p,
      partOfWhole: gain(rates) / sum(all.actions),
      isWorthSaying: rates.share >= rates.shareElsewhere * LEAST_MIX && rates.actions >= LEAST_ACTIONS / 2,
    },
  ];
}

function content({ posts }: InsightFigures): Question[] {
  const whole = sum(posts.map(({ reach }) => reach));
  return postFeatures.flatMap((feature) => {
    const having = posts.filter(({ features }) => features.includes(feature)).map(({ reach }) => reach);
    const others = posts.filter(({ features }) => !features.includes(feature)).map(({ reach }) => reach);
    if (Math.min(having.length, others.length) < LEAST_POSTS) return [];
    const reach = median(having);
    const otherReach = median(others);
    return {
      facts: {
        kind: 'content',
        feature,
        posts: having.length,
        otherPosts: others.length,
        reach: Math.round(reach),
        otherReach: Math.round(otherReach),
      },
      p: rankSum(having, others),
      partOfWhole: ((reach - otherReach) * having.length) / Math.max(1, whole),
      isWorthSaying: reach >= otherReach * LEAST_BETTER && otherReach > 0,
    };
  });
}

/** By how many actions each option is above what all of the block's people together let one expect of its own. */
function residuals({ people, actions }: Block): number[] {
  const rate = sum(actions) / Math.max(1, sum(people));
  return actions.map((count, option) => count - people[option]! * rate);
}

/** Days one after another become weeks whose options are the weekdays. */
const byWeeks = (days: readonly Block[]): Block[] =>
  Array.from({ length: Math.floor(days.length / 7) }, (_, week) => {
    const its = days.slice(week * 7, week * 7 + 7);
    return { people: its.map(({ people }) => sum(people)), actions: its.map(({ actions }) => sum(actions)) };
  });

const totals = (blocks: readonly Block[], options: number): Block => ({
  people: Array.from({ length: options }, (_, option) => sum(blocks.map(({ people }) => people[option]!))),
  actions: Array.from({ length: options }, (_, option) => sum(blocks.map(({ actions }) => actions[option]!))),
});

function ratesOf(all: Block, option: number, weeks: number) {
  const people = all.people[option]!;
  const actions = all.actions[option]!;
  return {
    people,
    actions,
    share: actions / Math.max(1, people),
    shareElsewhere: (sum(all.actions) - actions) / Math.max(1, sum(all.people) - people),
    weeks,
  };
}

const gain = ({ actions, people, shareElsewhere }: ReturnType<typeof ratesOf>): number =>
  actions - people * shareElsewhere;

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}

/** Out of twenty weeks in which nothing happened, at most one has a finding. */
const LEVEL = 0.05;
/** A certain but small effect is not worth a person's time. */
const LEAST_CHANGE = 0.15;
const LEAST_BETTER = 1.25;
const LEAST_MIX = 1.5;
const LEAST_TIME_WEEKS = 8;
const LEAST_TIME_ACTIONS = 200;
const LEAST_ACTIONS = 30;
const LEAST_MIX_DAYS = INSIGHT_WEEKS * 7;
const LEAST_POSTS = 8;

/** People and actions of each option: of the hours of a day, of the channels of a day. */
export interface Block {
  people: readonly number[];
  actions: readonly number[];
}

/** Whole weeks up to the last Sunday; see insight-figures.ts. */
export interface InsightFigures {
  /** Daily counts since the channel's first whole week, oldest first. */
  series: readonly { channel: EventChannel; metric: InsightMetric; days: readonly number[] }[];
  /** A block of 24 hours for each day, Monday first. */
  times: readonly Block[];
  /** A block of all channels for each day; actions are conversions. */
  mix: { channels: readonly EventChannel[]; days: readonly Block[] };
  /** Older than two weeks, with the people of their first two weeks. */
  posts: readonly { reach: number; features: readonly PostFeature[] }[];
  /** The post that most people saw in the last week. */
  post: { id: string; title: string; reach: number } | null;
  slot: PostingSlot;
}

export interface Finding {
  facts: InsightFacts;
  /** Per cent: 100 less the corrected probability that chance alone gives figures like these. */
  confidence: number;
  impact: InsightImpact;
}

interface Question {
  facts: InsightFacts;
  /** Of figures like these when there is nothing to find; not corrected yet. */
  p: number;
  /** Of all people, actions or conversions, the part that it is about. */
  partOfWhole: number;
  isWorthSaying: boolean;
}
