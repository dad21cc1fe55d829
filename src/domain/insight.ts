import type { EventChannel } from './analytics-event';
import type { PostingSlot } from './cycle';

/** What a finding is about. */
export const insightKinds = ['change', 'best-hour', 'best-weekday', 'channel-mix', 'content'] as const;
export type InsightKind = (typeof insightKinds)[number];

export const insightImpacts = ['high', 'medium', 'low'] as const;
export type InsightImpact = (typeof insightImpacts)[number];

export const insightMetrics = ['reach', 'engaged', 'conversions'] as const;
export type InsightMetric = (typeof insightMetrics)[number];

/** What a post can have or not; each is read from the post itself. */
export const postFeatures = ['photo', 'question', 'short-title'] as const;
export type PostFeature = (typeof postFeatures)[number];

/** How often those who were reached acted, here and everywhere else. Shares are between 0 and 1. */
interface Rates {
  people: number;
  actions: number;
  share: number;
  shareElsewhere: number;
  weeks: number;
}

/** The figures that a finding rests on. */
export type InsightFacts =
  | {
      kind: 'change';
      channel: EventChannel;
      metric: InsightMetric;
      /** In the week that ended, and what the weeks before let one expect. */
      count: number;
      expected: number;
      weeks: number;
      /** The post that most people saw in that week. */
      post: { id: string; title: string; reach: number } | null;
    }
  | ({ kind: 'best-hour'; hour: number; slot: PostingSlot } & Rates)
  | ({ kind: 'best-weekday'; weekday: number; slot: PostingSlot } & Rates)
  | ({ kind: 'channel-mix'; channel: EventChannel } & Rates)
  | {
      kind: 'content';
      feature: PostFeature;
      posts: number;
      otherPosts: number;
      /** Medians of the people reached in the first two weeks. */
      reach: number;
      otherReach: number;
    };

/** What a finding is about, in one word: the same is found once a week, and never again once it was dismissed. */
export function aboutOf(facts: InsightFacts): string {
  switch (facts.kind) {
    case 'change':
      return `${facts.channel} ${facts.metric} ${facts.count > facts.expected ? 'up' : 'down'}`;
    case 'best-hour':
      return String(facts.hour);
    case 'best-weekday':
      return String(facts.weekday);
    case 'channel-mix':
      return facts.channel;
    case 'content':
      return facts.feature;
  }
}

/** By the share that it concerns of all people reached, actions or conversions. */
export const impactOf = (partOfWhole: number): InsightImpact =>
  partOfWhole >= 0.15 ? 'high' : partOfWhole >= 0.05 ? 'medium' : 'low';

/** Full weeks of figures before the first finding: four to compare with, and the one that is looked at. */
export const INSIGHT_WEEKS = 5;
export const MOST_INSIGHTS = 5;
/** An applied insight can be undone for so many days, and is scored after so many. */
export const UNDO_DAYS = 7;
export const SCORE_DAYS = 28;
/** A short title is shown whole in search results. */
export const SHORT_TITLE = 60;

/** What Apply does: moves the default posting time, adds an idea to this week's, or makes a draft post. */
export const insightSteps = ['slot', 'idea', 'draft'] as const;
export type InsightStep = (typeof insightSteps)[number];

/** Null where only the owner can act. */
export function stepOf(facts: InsightFacts): InsightStep | null {
  switch (facts.kind) {
    case 'best-hour':
    case 'best-weekday':
      return 'slot';
    case 'content':
      return facts.feature === 'short-title' ? null : 'idea';
    case 'change':
      return facts.count > facts.expected && facts.post ? 'draft' : null;
    case 'channel-mix':
      return null;
  }
}

/** The posting time that an insight asks for; null for one about something else. */
export function slotAsked(facts: InsightFacts, now: PostingSlot): PostingSlot | null {
  if (facts.kind === 'best-hour') return { ...now, time: `${String(facts.hour).padStart(2, '0')}:00` };
  return facts.kind === 'best-weekday' ? { ...now, weekday: facts.weekday } : null;
}

/** How an applied insight did: the same figure in the four weeks before and after. */
export interface InsightScore {
  channel: EventChannel | 'all';
  metric: InsightMetric;
  before: number;
  after: number;
  /** Unclear: chance alone often makes such a difference; unknown: too little was measured before. */
  outcome: 'better' | 'worse' | 'unclear' | 'unknown';
}

/** Which figure tells whether an applied insight helped. */
export function scoredBy(facts: InsightFacts): Pick<InsightScore, 'channel' | 'metric'> {
  switch (facts.kind) {
    case 'change':
      return { channel: facts.channel, metric: facts.metric };
    case 'content':
      return { channel: 'website', metric: 'reach' };
    default:
      return { channel: 'all', metric: 'engaged' };
  }
}
