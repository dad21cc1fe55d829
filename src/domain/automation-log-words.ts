import type { AutomationGoal, AutomationStep, AutomationTrigger } from './automation';
import { refusalSentence, type Refusal } from './consent';
import { dayInWords } from './day-in-words';
import { segmentSentence, type SegmentNames } from './segment';

/** Sentences of an automation's log: why a step did or did not run. */
export const automationWords = {
  entered: (trigger: AutomationTrigger, names: AutomationNames, said: string | null): string => {
    switch (trigger.on) {
      case 'tag':
        return `Entered: got the tag ${quoted(names.tag(trigger.tagId), 'that was deleted')}.`;
      case 'form':
        return 'Entered: signed up.';
      case 'date':
        return `Entered: ${quoted(names.field(trigger.fieldId)?.label ?? null, 'a deleted field')} says ${said !== null && DAY.test(said) ? dayInWords(said, { year: true }) : 'so'}.`;
      case 'segment':
        return `Entered: now belongs to ${quoted(names.segment(trigger.segmentId), 'a deleted segment')}.`;
    }
  },

  putIn: (by: string): string => `Added by ${by}.`,
  takenOut: (by: string): string => `Removed by ${by}.`,

  waits: (minutes: number): string => `Waiting ${spanWords(minutes)}.`,

  tested: (step: ConditionStep, names: AutomationNames, holds: boolean): string => {
    const found =
      step.test.about === 'mail'
        ? mailFound(step.test.is, holds, names.mailOfStep(step.test.stepId))
        : contactFound(segmentSentence({ match: 'all', rules: [step.test.rule] }, names), holds);
    return holds
      ? `${found} Continued.`
      : `${found} ${step.otherwise === 'end' ? 'Ended here.' : 'Skipped the next step.'}`;
  },

  handedOver: (mail: string): string => `“${mail}” was queued for sending.`,
  refused: (mail: string, refusal: Refusal): string => `“${mail}” was not sent. ${refusalSentence(refusal, 'email')}`,
  notReady: (mail: string, cause: string): string => `“${mail}” can’t be sent yet. We will try again. ${cause}`,
  mailGone: 'Nothing was sent because this step’s email was deleted.',

  tagged: (tag: string | null, change: 'add' | 'remove', changed: boolean): string => {
    if (tag === null) return 'Nothing was changed because this step’s tag was deleted.';
    if (change === 'add') return changed ? `Got the tag “${tag}”.` : `Already had the tag “${tag}”.`;
    return changed ? `The tag “${tag}” was removed.` : `Did not have the tag “${tag}”.`;
  },

  reached: (goal: AutomationGoal, names: AutomationNames): string =>
    goal.is === 'converted'
      ? 'Goal reached: bought or booked after an email from this automation.'
      : `Goal reached: has the tag ${quoted(names.tag(goal.tagId), 'that was deleted')}.`,
  left: (isArchived: boolean): string =>
    isArchived ? 'Left: was archived.' : 'Left: unsubscribed or withdrew consent.',
  through: 'Completed all steps.',
};

function mailFound(
  is: 'opened' | 'clicked' | 'not-opened' | 'not-clicked',
  holds: boolean,
  mail: string | null,
): string {
  const was = is.startsWith('not-') !== holds;
  return `${mail === null ? 'An email no longer in this automation' : `“${mail}”`} was ${was ? '' : 'not '}${is.endsWith('opened') ? 'opened' : 'clicked'}.`;
}

/** Rewords “Contacts who …” for one contact. */
const contactFound = (sentence: string, holds: boolean): string =>
  `${holds ? 'Is' : 'Is not'} among the ${sentence.charAt(0).toLowerCase()}${sentence.slice(1)}`;

const quoted = (name: string | null, otherwise: string): string => (name === null ? otherwise : `“${name}”`);

/** A duration in the largest unit that expresses it exactly. */
function spanWords(minutes: number): string {
  const [count, unit] =
    minutes % WEEK === 0
      ? [minutes / WEEK, 'week']
      : minutes % DAY_MINUTES === 0
        ? [minutes / DAY_MINUTES, 'day']
        : minutes % 60 === 0
          ? [minutes / 60, 'hour']
          : [minutes, 'minute'];
  return `${count.toLocaleString('en-US')} ${unit}${count === 1 ? '' : 's'}`;
}

const DAY_MINUTES = 1_440;
const WEEK = 7 * DAY_MINUTES;
const DAY = /^\d{4}-\d\d-\d\d$/;

export type ConditionStep = Extract<AutomationStep, { do: 'condition' }>;

/** Names for the ids in an automation; null for what has been deleted. */
export interface AutomationNames extends SegmentNames {
  segment(segmentId: string): string | null;
  mail(emailId: string): string | null;
  /** The subject of the email that a step sends. */
  mailOfStep(stepId: string): string | null;
}
