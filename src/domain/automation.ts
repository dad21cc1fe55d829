import { DAY_MS } from './duration';
import type { SegmentRule } from './segment';

/**
 * What brings a contact into an automation: a tag is added, a sign-up is confirmed, a day in a custom field
 * arrives (with an offset in days, at an hour in the workspace's zone), or the contact joins a segment. Contacts
 * who have the tag or belong to the segment when the automation starts do not enter.
 */
export type AutomationTrigger =
  | { on: 'tag'; tagId: string }
  | { on: 'form' }
  | { on: 'date'; fieldId: string; offsetDays: number; hour: number; yearly: boolean }
  | { on: 'segment'; segmentId: string };

/**
 * Steps run in order. Their ids stay the same while the automation is edited, so that people who wait at a step
 * stay there.
 */
export type AutomationStep =
  | { id: string; do: 'wait'; minutes: number }
  | { id: string; do: 'condition'; test: StepTest; otherwise: 'end' | 'skip-next' }
  | { id: string; do: 'send'; emailId: string }
  | { id: string; do: 'tag'; tagId: string; change: 'add' | 'remove' };

/** Whether a person opened or clicked the email of an earlier step, or whether a segment's rule holds. */
export type StepTest =
  | { about: 'mail'; is: 'opened' | 'clicked' | 'not-opened' | 'not-clicked'; stepId: string }
  | { about: 'contact'; rule: SegmentRule };

/** A contact who reaches the goal leaves, at whatever step they are. */
export type AutomationGoal = { is: 'converted' } | { is: 'tag'; tagId: string };

/**
 * once: a contact enters once ever. again: a contact who has left enters whenever the trigger fires again (a
 * yearly day: every year).
 */
export const reentryRules = ['once', 'again'] as const;
export type ReentryRule = (typeof reentryRules)[number];

/**
 * done: finished the last step. goal: reached the goal. ended: a condition ended the run. left: withdrew consent
 * or was archived. stopped: the automation was ended.
 */
export const runStates = ['active', 'done', 'goal', 'ended', 'left', 'stopped'] as const;
export type RunState = (typeof runStates)[number];

/**
 * A contact who may re-enter does so a day after the last entry at the earliest, so that automations that
 * trigger each other cannot send all day.
 */
export const REENTRY_MS = DAY_MS;

export const automationLimits = { steps: 30, waitMinutes: 365 * 1_440, offsetDays: 365 } as const;

/**
 * The index of somebody's next step; the number of steps when none is left. A wait that they have sat out is
 * skipped; if their step was deleted meanwhile, the one now in its place comes next.
 */
export function comingStep(
  steps: readonly AutomationStep[],
  { stepId, position }: { stepId: string | null; position: number },
): number {
  const index = stepId === null ? -1 : steps.findIndex(({ id }) => id === stepId);
  if (index < 0) return Math.min(position, steps.length);
  return steps[index]!.do === 'wait' ? index + 1 : index;
}
