import { quoted } from './analytics-sentence';
import { HOUR_MS } from './duration';
import type { Dismissal } from './idea';

/** One choice a week, answered once, by whichever door is used first (docs/calls.md). */
export const decisionStates = ['open', 'answered', 'expired'] as const;
export type DecisionState = (typeof decisionStates)[number];

/** The doors. `engine`: where the week's post goes out by itself within guard rails. */
export const decisionChannels = ['app', 'mail', 'sms', 'call', 'engine'] as const;
export type DecisionChannel = (typeof decisionChannels)[number];

export type DecisionAnswer = { choice: 'idea'; ideaId: string } | { choice: 'none'; reason: Dismissal };

export interface Decision {
  state: DecisionState;
  /** What "one", "two" and "three" mean, in this order. */
  ideaIds: readonly string[];
  openedAt: Date;
  expiresAt: Date;
  /** Reminders by email that were sent after the first one. */
  reminders: number;
  /** null until somebody has answered. */
  answer: (DecisionAnswer & { channel: DecisionChannel; at: Date }) | null;
}

/** What becomes of an answer; only the first one to an open decision is taken. */
export type AnswerOutcome = 'taken' | 'answered' | 'expired' | 'unknown-idea';

export const OPEN_HOURS = 72;
export const MOST_REMINDERS = 2;

/** Emails about choices to one person, whatever the number of their businesses. */
export const MOST_MAILS_A_WEEK = 3;
/** Half a day short, so that last Monday's email does not hold back this Monday's. */
export const MAIL_WEEK_MS = 156 * HOUR_MS;

export const expiryOf = (openedAt: Date): Date => new Date(openedAt.getTime() + OPEN_HOURS * HOUR_MS);

/** A decision whose time is over is expired, whether or not a job has said so yet. */
export const decisionStateAt = (
  { state, expiresAt }: Pick<Decision, 'state' | 'expiresAt'>,
  now: Date,
): DecisionState => (state === 'open' && now >= expiresAt ? 'expired' : state);

export function takeAnswer(decision: Decision, answer: DecisionAnswer, now: Date): AnswerOutcome {
  const state = decisionStateAt(decision, now);
  if (state !== 'open') return state;
  return answer.choice === 'idea' && !decision.ideaIds.includes(answer.ideaId) ? 'unknown-idea' : 'taken';
}

/** How many reminders should have gone out by now: after one day and after two. A late worker sends one, not both. */
export function remindersDue(decision: Pick<Decision, 'state' | 'openedAt' | 'expiresAt'>, now: Date): number {
  if (decisionStateAt(decision, now) !== 'open') return 0;
  const days = Math.floor((now.getTime() - decision.openedAt.getTime()) / (REMIND_EVERY_HOURS * HOUR_MS));
  return Math.max(0, Math.min(MOST_REMINDERS, days));
}

/** What whoever comes second is told: "Already chosen: “Rye in the morning”, by text message." */
export function settledWords({ choice, channel, title }: SettledDecision): string {
  const by = channelWords[channel];
  return choice === 'none' ? `Already answered: none of them, ${by}.` : `Already chosen: ${quoted(title)}, ${by}.`;
}

/** The same of a decision as it is stored; null while nobody has answered. */
export const settledSentence = ({ decision: { choice, channel }, chosen }: StoredAnswer): string | null =>
  choice && channel ? settledWords({ choice, channel, title: chosen?.title ?? '' }) : null;

/** For whoever comes too late. */
export const outcomeWords = (found: StoredAnswer): string => settledSentence(found) ?? EXPIRED_WORDS;

export const EXPIRED_WORDS = 'This choice is closed. The ideas are still on the Content Engine page.';

/** Follows a verb: "chosen by email". */
export const channelWords: Record<DecisionChannel, string> = {
  app: 'in the app',
  mail: 'by email',
  sms: 'by text message',
  call: 'in a call',
  engine: 'by the engine',
};

const REMIND_EVERY_HOURS = 24;

interface SettledDecision {
  choice: 'idea' | 'none';
  channel: DecisionChannel;
  /** '' where none was chosen. */
  title: string;
}

interface StoredAnswer {
  decision: { choice: 'idea' | 'none' | null; channel: DecisionChannel | null };
  chosen: { title: string } | null;
}
