import type { Network } from './network';
import type { NetworkWords } from './network-writing';
import type { Pillar } from './pillar';

/** A rule makes one post each time that its trigger comes: not an automation, which writes to contacts. */
export const ruleTriggers = ['time', 'feed', 'holiday', 'metric'] as const;
export type RuleTriggerKind = (typeof ruleTriggers)[number];

/** Times are the workspace's own clock. */
export type RuleTrigger =
  | {
      on: 'time';
      /** The days, as RFC 5545 writes them, without DTSTART: "FREQ=WEEKLY;BYDAY=MO". At most one firing a day. */
      rrule: string;
      /** The first day that counts, from which intervals are counted: 2026-11-30 */
      startsOn: string;
      /** 09:00 */
      time: string;
    }
  | { on: 'feed'; address: string }
  | {
      on: 'holiday';
      /** Ids of src/domain/calendar; empty stands for every public or widely kept holiday, and no other day. */
      holidays: string[];
      daysBefore: number;
      time: string;
    }
  | { on: 'metric'; is: 'below' | 'above'; people: number; time: string };

/** ask: each post waits for an approval. auto: it goes out by itself as long as no guard rail holds it. */
export const ruleModes = ['ask', 'auto'] as const;
export type RuleMode = (typeof ruleModes)[number];

/** What a post is made as, a clip having a picture beside it; a rule with several takes turns. */
export const ruleContentTypes = ['picture', 'clip', 'words'] as const;
export type RuleContentType = (typeof ruleContentTypes)[number];

export interface RuleGuards {
  /** The most posts in one week, Monday to Sunday. */
  weeklyCap: number;
  /** Weekdays on which it does nothing; 1 is Monday. */
  quietWeekdays: number[];
  /** Single days on which it does nothing: 2026-12-25 */
  quietDays: string[];
  /** Beside the words that the whole business avoids. */
  avoidWords: string[];
  /** A post without one of these waits for an approval, whatever the mode. */
  needWords: string[];
}

export interface RuleWish extends RuleGuards {
  name: string;
  trigger: RuleTrigger;
  /** Id of a pillar of the workspace; '' leaves the subject to the planner. */
  pillar: string;
  platforms: Network[];
  /** Its posts go out as a newsletter too, at most one a week. */
  newsletter: boolean;
  contentTypes: RuleContentType[];
  mode: RuleMode;
}

/** due: noted, nothing made so far. known: an item that was in the feed when the rule began, which makes nothing. */
export const firingStates = ['due', 'making', 'made', 'skipped', 'failed', 'known'] as const;
export type FiringState = (typeof firingStates)[number];

/** Why a firing made nothing. */
export const skipReasons = [
  'engine-paused',
  'workspace-paused',
  'quiet-day',
  'cap',
  'late',
  'no-profile',
  'pillar-gone',
  'no-idea',
  'allowance',
] as const;
export type SkipReason = (typeof skipReasons)[number];

export const skipWords: Record<SkipReason, string> = {
  'engine-paused': 'the engine was paused',
  'workspace-paused': 'creating was paused with your plan',
  'quiet-day': 'day off',
  cap: 'weekly maximum reached',
  late: 'it was more than 12 hours late',
  'no-profile': 'the business profile was missing',
  'pillar-gone': 'its content pillar was deleted',
  'no-idea': 'there was no fresh idea on this subject',
  allowance: 'this month’s pictures were used up',
};

/** Why a post that would have gone out by itself waits for an approval instead. */
export const holdReasons = [
  'avoided-word',
  'missing-word',
  'solemn-day',
  'bare',
  'model-words',
  'engine-paused',
  'edited',
] as const;
export type HoldReason = (typeof holdReasons)[number];

export const holdWords: Record<HoldReason, string> = {
  'avoided-word': 'it contains a word to avoid',
  'missing-word': 'a required word is missing',
  'solemn-day': 'it is about a day of remembrance',
  'model-words': 'a model wrote it, and nobody has read it yet',
  bare: 'we had no idea for this day, so it only says when it is',
  'engine-paused': 'the engine was paused meanwhile',
  edited: 'somebody edited it first',
};

/** What a firing is about. */
export type FiringSubject =
  | {
      kind: 'holiday';
      id: string;
      name: string;
      /** Joins its name and its day: "is on". Those that were noted before 29 November 2026 have none. */
      verb?: string;
      date: string;
      solemn: boolean;
    }
  | { kind: 'item'; title: string; link: string }
  | { kind: 'figure'; people: number };

/** The words of a firing's post, kept before it is made. */
export interface FiringDraft {
  title: string;
  hook: string;
  topic: string;
  body: string;
  altText: string;
  aboutOn: string | null;
  /** Who wrote it: 'builtin' where nothing is said, or a model's name. */
  writtenBy?: string;
  /** Why a model's words were not used; '' or nothing for none. */
  writerNote?: string;
  /** What the model wrote for networks. */
  networkWords?: NetworkWords[];
  /** Nothing but the name and the day of a holiday, for which there was no idea. */
  bare?: true;
}

/** A rule about a pillar that its workspace has no more makes nothing: it would speak of something else. */
export const needsPillar = (
  { pillar, trigger }: Pick<RuleWish, 'pillar' | 'trigger'>,
  pillars: readonly Pillar[],
): boolean =>
  (trigger.on === 'time' || trigger.on === 'metric') && pillar !== '' && !pillars.some(({ id }) => id === pillar);

/** Which guard rail keeps a firing on a day from making a post, given how many that week already has. */
export function guardOf(
  { weeklyCap, quietWeekdays, quietDays }: Pick<RuleGuards, 'weeklyCap' | 'quietWeekdays' | 'quietDays'>,
  { day, weekday, made }: { day: string; weekday: number; made: number },
): Extract<SkipReason, 'quiet-day' | 'cap'> | null {
  if (quietWeekdays.includes(weekday) || quietDays.includes(day)) return 'quiet-day';
  return made >= weeklyCap ? 'cap' : null;
}

export const ruleLimits = {
  rules: 50,
  name: 80,
  rrule: 200,
  address: 2_000,
  weeklyCap: 14,
  quietDays: 60,
  words: 20,
  word: 60,
  daysBefore: 30,
  holidays: 60,
  /** Of one feed, for its dry run. */
  feedItems: 100,
  people: 1_000_000,
} as const;

/** How far a dry run looks. */
export const DRY_RUN_DAYS = 28;
/** The days whose visitors a metric rule counts. */
export const METRIC_DAYS = 7;
