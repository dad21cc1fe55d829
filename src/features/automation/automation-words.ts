import type { Automation } from '../../contracts/automations';
import type { RunState } from '../../domain/automation';
import { segmentSentence, type SegmentNames } from '../../domain/segment';
import { formatNumber } from '../../lib/format-number';
import { pluralise } from '../../lib/pluralise';
import type { Step, StepKind } from './step-list';

/** "Starts when somebody gets the tag “VIP”". */
export function triggerSentence(trigger: Automation['trigger'], names: AutomationNames): string {
  switch (trigger?.on) {
    case undefined:
      return 'Nothing starts it yet';
    case 'tag':
      return `Starts when somebody gets ${tagWords(trigger.tagId, names)}`;
    case 'form':
      return 'Starts when somebody signs up on your page and confirms it';
    case 'date':
      return `Starts ${offsetWords(trigger.offsetDays)} in ${fieldWords(trigger.fieldId, names)}, at ${hourWords(trigger.hour)}, ${trigger.yearly ? 'every year' : 'once'}`;
    case 'segment':
      return `Starts when somebody comes to belong to ${segmentWords(trigger.segmentId, names)}`;
  }
}

/** "Whoever gets the tag “VIP”, from now on." */
export const enterSentence = (trigger: Automation['trigger'], names: AutomationNames): string =>
  `${triggerSentence(trigger, names)
    .replace(/^Starts when somebody/, 'Whoever')
    .replace(/^Starts/, 'Everybody,')}, from now on.`;

/** Who does not come in, as people ask when they start it. */
export function outsideSentence(trigger: NonNullable<Automation['trigger']>): string {
  switch (trigger.on) {
    case 'tag':
      return 'Whoever has the tag already.';
    case 'form':
      return 'Whoever confirmed before you start it.';
    case 'date':
      return 'Whoever’s day is over when you start it: it is not made up for.';
    case 'segment':
      return 'Whoever belongs to it already.';
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
      return step.change === 'add'
        ? `Put ${tagWords(step.tagId, names)} on`
        : `Take ${tagWords(step.tagId, names)} off`;
    case 'condition':
      return `Go on only ${testWords(step.test, steps, names)} – otherwise ${step.otherwise === 'end' ? 'end here' : 'skip the next step'}`;
  }
}

export function goalSentence(goal: Automation['goal'], names: AutomationNames): string {
  if (goal === null) return 'No goal';
  return goal.is === 'converted'
    ? 'Leaves early when somebody buys something after one of its mails'
    : `Leaves early when somebody gets ${tagWords(goal.tagId, names)}`;
}

export const reentrySentence = (reentry: Automation['reentry']): string =>
  reentry === 'once' ? 'Each person once' : 'Again whenever it happens, at most once a day';

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
    ? 'a mail that was deleted'
    : mail.name || mail.subject
      ? `“${mail.name || mail.subject}”`
      : 'a mail without a name';
}

const tagWords = (tagId: string, names: AutomationNames): string =>
  quoted('the tag', names.tag(tagId), 'a tag that was deleted');
const segmentWords = (segmentId: string, names: AutomationNames): string =>
  quoted('the segment', names.segment(segmentId), 'a segment that was deleted');
const fieldWords = (fieldId: string, names: AutomationNames): string =>
  quoted('the field', names.field(fieldId)?.label ?? null, 'a field that was deleted');
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
  return `if ${sent?.do === 'send' ? mailWords(sent.emailId, names) : 'a mail that is not sent any more'} was ${TESTS[test.is]}`;
}

const AFTER_CHANGE = 'Counts from when you save. The former way in ends then; whoever is in this already goes on.';
const TRIGGER_NOTES: Record<TriggerStage, Record<NonNullable<Automation['trigger']>['on'], string>> = {
  draft: {
    tag: 'When you start it, you choose whether those who have the tag already come in, too.',
    form: 'From the start on. Earlier sign-ups do not enter.',
    date: 'In your workspace’s time. Days that are over when you start it are not made up for.',
    segment: 'When you start it, you choose whether those who belong already come in, too.',
  },
  begun: {
    tag: 'Whoever has the tag already can be put in by hand, under People.',
    form: 'Earlier sign-ups can be put in by hand, under People.',
    date: 'In your workspace’s time.',
    segment: 'Whoever belongs already can be put in by hand, under People.',
  },
  changed: {
    tag: `${AFTER_CHANGE} Whoever has the tag by then does not enter by it.`,
    form: AFTER_CHANGE,
    date: `${AFTER_CHANGE} It is in your workspace’s time.`,
    segment: `${AFTER_CHANGE} Whoever belongs by then does not enter by it.`,
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
  active: 'On their way',
  done: 'Through',
  goal: 'Reached the goal',
  ended: 'Left early',
  left: 'Left: consent',
  stopped: 'Stopped',
};

/** Whether it has begun, and whether what starts it was changed since and is not saved. */
export type TriggerStage = 'draft' | 'begun' | 'changed';

/** What an automation names by id; null is what is gone. */
export interface AutomationNames extends SegmentNames {
  segment(segmentId: string): string | null;
  mail(emailId: string): { name: string; subject: string } | null;
}
