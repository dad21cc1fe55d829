import type { Automation } from '../../contracts/automations';
import type { RunState } from '../../domain/automation';
import { segmentSentence, type SegmentNames } from '../../domain/segment';
import { formatNumber } from '../../lib/format-number';
import { pluralise } from '../../lib/pluralise';
import type { Step, StepKind } from './steps/step-list';

/** "Starts when someone gets the tag “VIP”". */
export function triggerSentence(trigger: Automation['trigger'], names: AutomationNames): string {
  switch (trigger?.on) {
    case undefined:
      return 'No trigger yet';
    case 'tag':
      return `Starts when someone gets ${tagWords(trigger.tagId, names)}`;
    case 'form':
      return 'Starts when someone signs up on your page and confirms';
    case 'date':
      return `Starts ${offsetWords(trigger.offsetDays)} in ${fieldWords(trigger.fieldId, names)}, at ${hourWords(trigger.hour)}, ${trigger.yearly ? 'every year' : 'once'}`;
    case 'segment':
      return `Starts when someone joins ${segmentWords(trigger.segmentId, names)}`;
  }
}

/** "Whoever gets the tag “VIP”, from now on." */
export const enterSentence = (trigger: Automation['trigger'], names: AutomationNames): string =>
  `${triggerSentence(trigger, names)
    .replace(/^Starts when someone/, 'Anyone who')
    .replace(/^Starts/, 'Everyone,')}, from now on.`;

/** Who does not come in, as people ask when they start it. */
export function outsideSentence(trigger: NonNullable<Automation['trigger']>): string {
  switch (trigger.on) {
    case 'tag':
      return 'Anyone who already has the tag.';
    case 'form':
      return 'Anyone who confirmed before you start it.';
    case 'date':
      return 'Anyone whose day has passed when you start it.';
    case 'segment':
      return 'Anyone who is already in the segment.';
  }
}

/** What a trigger's card adds: before the start, while it runs, and when it was changed since. */
export function triggerNote(on: NonNullable<Automation['trigger']>['on'], stage: TriggerStage): string {
  return TRIGGER_NOTES[stage][on];
}

/** What a step does, as a sentence without its full stop. */
export function stepSentence(step: Step, steps: readonly Step[], names: AutomationNames): string {
  switch (step.do) {
    case 'wait':
      return `Wait ${waitWords(step.minutes)}`;
    case 'send':
      return `Send ${mailWords(step.emailId, names)}`;
    case 'tag':
      return step.change === 'add' ? `Add ${tagWords(step.tagId, names)}` : `Remove ${tagWords(step.tagId, names)}`;
    case 'condition':
      return `Continue only ${testWords(step.test, steps, names)} – otherwise ${step.otherwise === 'end' ? 'end here' : 'skip the next step'}`;
  }
}

export function goalSentence(goal: Automation['goal'], names: AutomationNames): string {
  if (goal === null) return 'No goal';
  return goal.is === 'converted'
    ? 'Leaves early when someone buys something after one of its emails'
    : `Leaves early when someone gets ${tagWords(goal.tagId, names)}`;
}

export const reentrySentence = (reentry: Automation['reentry']): string =>
  reentry === 'once' ? 'Each person once' : 'Every time it happens, at most once a day';

/** 2880 is "2 days", 90 is "1 hour 30 minutes". */
export function waitWords(minutes: number): string {
  const { amount, unit } = waitParts(minutes);
  if (unit !== 'minutes' || amount < 60) return pluralise(amount, unit.slice(0, -1));
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  const days = Math.floor(hours / 24);
  return [
    days > 0 && pluralise(days, 'day'),
    hours % 24 > 0 && pluralise(hours % 24, 'hour'),
    pluralise(rest, 'minute'),
  ]
    .filter(Boolean)
    .join(' ');
}

/** The largest unit that fills it wholly. */
export function waitParts(minutes: number): { amount: number; unit: WaitUnit } {
  const unit =
    waitUnits.findLast((one) => minutes >= UNIT_MINUTES[one] && minutes % UNIT_MINUTES[one] === 0) ?? 'minutes';
  return { amount: minutes / UNIT_MINUTES[unit], unit };
}

export const waitMinutes = (amount: number, unit: WaitUnit): number => amount * UNIT_MINUTES[unit];
export const hourWords = (hour: number): string => `${formatNumber(hour, { minimumIntegerDigits: 2 })}:00`;

/** “Welcome”, by its name or else its subject. */
export function mailWords(emailId: string, names: AutomationNames): string {
  const mail = names.mail(emailId);
  return mail === null
    ? 'a deleted email'
    : mail.name || mail.subject
      ? `“${mail.name || mail.subject}”`
      : 'an untitled email';
}

const tagWords = (tagId: string, names: AutomationNames): string =>
  quoted('the tag', names.tag(tagId), 'a deleted tag');
const segmentWords = (segmentId: string, names: AutomationNames): string =>
  quoted('the segment', names.segment(segmentId), 'a deleted segment');
const fieldWords = (fieldId: string, names: AutomationNames): string =>
  quoted('the field', names.field(fieldId)?.label ?? null, 'a deleted field');
const quoted = (noun: string, name: string | null, gone: string): string =>
  name === null ? gone : `${noun} “${name}”`;
const offsetWords = (days: number): string =>
  days === 0 ? 'on the day' : `${pluralise(Math.abs(days), 'day')} ${days < 0 ? 'before' : 'after'} the day`;

function testWords(
  test: Extract<Step, { do: 'condition' }>['test'],
  steps: readonly Step[],
  names: AutomationNames,
): string {
  // A rule is said as a segment of it alone would be: "Contacts who have the tag “VIP”."
  if (test.about === 'contact')
    return `with ${segmentSentence({ match: 'all', rules: [test.rule] }, names)
      .replace(/^Contacts/, 'people')
      .replace(/\.$/, '')}`;
  const sent = steps.find(({ id }) => id === test.stepId);
  return `if ${sent?.do === 'send' ? mailWords(sent.emailId, names) : 'an email that is no longer sent'} was ${TESTS[test.is]}`;
}

const AFTER_CHANGE = 'Applies when you save. The old trigger stops then. Anyone already in this carries on.';
const TRIGGER_NOTES: Record<TriggerStage, Record<NonNullable<Automation['trigger']>['on'], string>> = {
  draft: {
    tag: 'When you start it, you can include people who already have the tag.',
    form: 'Only sign-ups after you start it. Earlier ones don’t enter.',
    date: 'In your workspace’s time zone. Days that have passed when you start it are skipped.',
    segment: 'When you start it, you can include people already in the segment.',
  },
  begun: {
    tag: 'You can add people who already have the tag by hand, under People.',
    form: 'You can add earlier sign-ups by hand, under People.',
    date: 'In your workspace’s time zone.',
    segment: 'You can add people already in the segment by hand, under People.',
  },
  changed: {
    tag: `${AFTER_CHANGE} People who have the tag by then don’t enter.`,
    form: AFTER_CHANGE,
    date: `${AFTER_CHANGE} It uses your workspace’s time zone.`,
    segment: `${AFTER_CHANGE} People in the segment by then don’t enter.`,
  },
};

const TESTS = {
  opened: 'opened',
  clicked: 'clicked',
  'not-opened': 'not opened',
  'not-clicked': 'not clicked',
} as const;

export const waitUnits = ['minutes', 'hours', 'days', 'weeks'] as const;
export type WaitUnit = (typeof waitUnits)[number];
const UNIT_MINUTES: Record<WaitUnit, number> = { minutes: 1, hours: 60, days: 1_440, weeks: 10_080 };

export const stepNames: Record<StepKind, string> = {
  wait: 'Wait',
  send: 'Send an email',
  condition: 'Check a condition',
  tag: 'Change a tag',
};
export const runNames: Record<RunState, string> = {
  active: 'In progress',
  done: 'Completed',
  goal: 'Goal reached',
  ended: 'Left early',
  left: 'Opted out or archived',
  stopped: 'Stopped',
};

/** Whether it has begun, and whether what starts it was changed since and is not saved. */
export type TriggerStage = 'draft' | 'begun' | 'changed';

/** What an automation names by id; null is what is gone. */
export interface AutomationNames extends SegmentNames {
  segment(segmentId: string): string | null;
  mail(emailId: string): { name: string; subject: string } | null;
}
