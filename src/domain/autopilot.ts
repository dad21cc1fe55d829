import { avoidedWordIn } from './avoid-words';
import { observancesBetween } from './calendar/observances';
import type { PostingSlot } from './cycle';
import { defaultSlot, type TakenTimes } from './default-slot';
import { HOUR_MS } from './duration';
import type { IdeaKind } from './idea';
import { mentionsOffer } from './offer-words';
import type { PostingRhythm } from './posting-rhythm';
import { guardOf, type RuleGuards, type RuleMode } from './rule';
import { toInstant, weekday, type LocalDateTime } from './zoned-time';

/** Whether the week's post waits for a person, and what it may do where it does not. */
export interface Autopilot extends Pick<RuleGuards, 'weeklyCap' | 'quietWeekdays' | 'quietDays'> {
  mode: RuleMode;
  /** Whole percent. */
  leastConfidence: number;
  /** Only what mentions neither prices nor offers. */
  withoutOffers: boolean;
  /** When its post goes out; null leaves it to the rhythm of all posts. */
  slot: PostingSlot | null;
}

export const usualAutopilot: Autopilot = {
  mode: 'ask',
  weeklyCap: 3,
  quietWeekdays: [],
  quietDays: [],
  leastConfidence: 60,
  withoutOffers: true,
  slot: null,
};

export const autopilotLimits = { leastConfidence: 95 } as const;

/** Whoever may stop a post has at least this long. */
export const VETO_HOURS = 24;

/** Why a post that would have gone out by itself waits for a person: a guard rail, or what somebody did. */
export const autopilotHolds = [
  'low-confidence',
  'solemn-day',
  'avoided-word',
  'offer',
  'quiet-day',
  'cap',
  'short-notice',
  'edited',
  'stopped',
  'failed',
  'allowance',
  'refused',
] as const;
export type AutopilotHold = (typeof autopilotHolds)[number];

/** Each completes "It waits for your approval: …". */
export const autopilotHoldWords: Record<AutopilotHold, string> = {
  'low-confidence': 'its confidence is below the one you set',
  'solemn-day': 'it would be about a day of remembrance, or go out on one',
  'avoided-word': 'it contains a word to avoid',
  offer: 'it mentions a price or an offer',
  'quiet-day': 'every time that was free is on one of your days off',
  cap: 'the week already has as many posts as you allow',
  'short-notice': 'you would have had less than a day to stop it',
  edited: 'somebody changed it first',
  stopped: 'it was taken off the schedule, or changed',
  failed: 'it could not be published',
  allowance: 'this month’s pictures are used up',
  refused: 'a network would refuse it as it is',
};

/**
 * When a post of the autopilot goes out: the first free time of the rhythm that leaves its owner a day to stop it and is
 * neither a day off nor a day of remembrance. Where there is none, the first one; the guard rails then hold it.
 */
export function autopilotTime(
  now: Date,
  zone: string,
  {
    guards,
    rhythm,
    taken,
    aboutOn,
  }: { guards: Autopilot; rhythm: PostingRhythm; taken: TakenTimes; aboutOn: string | null },
): LocalDateTime {
  const from = new Date(now.getTime() + VETO_HOURS * HOUR_MS);
  const own: PostingRhythm = guards.slot ? { frequency: 'weekly', slot: guards.slot, slots: [] } : rhythm;
  const passed = new Set(taken);
  const first = defaultSlot(from, zone, passed, aboutOn, own);
  for (let slot = first, tries = 0; tries < TRIES; tries += 1) {
    if (!isOff(slot.date, guards) && !isSolemn(slot.date, zone)) return slot;
    passed.add(toInstant(slot, zone).getTime());
    slot = defaultSlot(from, zone, passed, aboutOn, own);
  }
  return first;
}

/** The guard rail that keeps a post from going out by itself; null where none does. */
export function autopilotHold(
  guards: Autopilot,
  { confidence, kind, text, avoidWords, aboutOn, at, zone, postsInWeek }: AutopilotPost,
): AutopilotHold | null {
  if (confidence < guards.leastConfidence) return 'low-confidence';
  if (isSolemn(at.date, zone) || (aboutOn !== null && isSolemn(aboutOn, zone))) return 'solemn-day';
  if (avoidedWordIn(text, avoidWords) !== null) return 'avoided-word';
  if (guards.withoutOffers && mentionsOffer(text, kind)) return 'offer';
  if (aboutOn !== null && at.date >= aboutOn) return 'short-notice';
  return guardOf(guards, { day: at.date, weekday: weekday(at.date), made: postsInWeek });
}

const isOff = (day: string, guards: Autopilot): boolean =>
  guardOf(guards, { day, weekday: weekday(day), made: 0 }) === 'quiet-day';

const isSolemn = (day: string, zone: string): boolean =>
  observancesBetween(day, day, zone).some(({ solemn }) => solemn);

/** More than two weeks of an hourly rhythm. */
const TRIES = 200;

interface AutopilotPost {
  confidence: number;
  kind: IdeaKind | null;
  /** Title, text and alternative text together. */
  text: string;
  avoidWords: readonly string[];
  aboutOn: string | null;
  at: LocalDateTime;
  zone: string;
  /** Posts that go out, or went out, in the week of `at`: anybody's. */
  postsInWeek: number;
}
