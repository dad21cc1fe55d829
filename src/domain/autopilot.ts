import type { PostingSlot } from './cycle';
import type { RuleGuards, RuleMode } from './rule';

/** Whether the week's post waits for a person, and what it may do where it does not. */
export interface Autopilot extends Pick<RuleGuards, 'weeklyCap' | 'quietWeekdays' | 'quietDays'> {
  mode: RuleMode;
  /** Whole percent. */
  leastConfidence: number;
  /** Only what mentions neither prices nor offers. */
  withoutOffers: boolean;
  /** Posts that come again may go out by themselves, too. */
  evergreens: boolean;
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
  evergreens: false,
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
  'model-words',
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
  'model-words': 'a model wrote it, and nobody has read it yet',
  'quiet-day': 'every time that was free is on one of your days off',
  cap: 'the week already has as many posts as you allow',
  'short-notice': 'you would have had less than a day to stop it',
  edited: 'somebody changed it first',
  stopped: 'it was taken off the schedule, or changed',
  failed: 'it could not be published',
  allowance: 'this month’s pictures are used up',
  refused: 'a network would refuse it as it is',
};
