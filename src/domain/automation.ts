import { DAY_MS } from './duration';
import type { SegmentRule } from './segment';

/**
 * What brings a contact into an automation: a tag that is put on, a confirmed sign-up, a day in a custom field (with days
 * before or after it, at an hour of the workspace's zone), or coming to belong to a segment. Whoever has the tag or
 * belongs to the segment when the automation starts does not enter.
 */
export type AutomationTrigger =
  | { on: 'tag'; tagId: string }
  | { on: 'form' }
  | { on: 'date'; fieldId: string; offsetDays: number; hour: number; yearly: boolean }
  | { on: 'segment'; segmentId: string };

/** Steps are done in order. Their ids are stable while the automation is edited: people who wait at one stay there. */
export type AutomationStep =
  | { id: string; do: 'wait'; minutes: number }
  | { id: string; do: 'condition'; test: StepTest; otherwise: 'end' | 'skip-next' }
  | { id: string; do: 'send'; emailId: string }
  | { id: string; do: 'tag'; tagId: string; change: 'add' | 'remove' };

/** Whether the mail of an earlier step was opened or clicked by a person, or whether a rule of segments holds. */
export type StepTest =
  | { about: 'mail'; is: 'opened' | 'clicked' | 'not-opened' | 'not-clicked'; stepId: string }
  | { about: 'contact'; rule: SegmentRule };

/** Whoever has reached it leaves, wherever they are. */
export type AutomationGoal = { is: 'converted' } | { is: 'tag'; tagId: string };

/** once: a contact enters one time ever. again: anew whenever the trigger comes true after they left (a yearly day: every year). */
export const reentryRules = ['once', 'again'] as const;
export type ReentryRule = (typeof reentryRules)[number];

/** done: after the last step. goal: reached it. ended: a condition let them out. left: consent taken back or archived. stopped: the automation was ended. */
export const runStates = ['active', 'done', 'goal', 'ended', 'left', 'stopped'] as const;
export type RunState = (typeof runStates)[number];

/** Whoever may enter again does so a day after they entered last at the earliest: automations that set each other off do not write all day. */
export const REENTRY_MS = DAY_MS;

export const automationLimits = { steps: 30, waitMinutes: 365 * 1_440, offsetDays: 365 } as const;

/** Which step comes next for somebody: 0-based, as many as there are steps when none does. Whoever was waiting has waited; of a step that was taken out meanwhile, what stands at its place comes. */
export function comingStep(
  steps: readonly AutomationStep[],
  { stepId, position }: { stepId: string | null; position: number },
): number {
  const index = stepId === null ? -1 : steps.findIndex(({ id }) => id === stepId);
  if (index < 0) return Math.min(position, steps.length);
  return steps[index]!.do === 'wait' ? index + 1 : index;
}
