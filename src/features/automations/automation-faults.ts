import type { Automation } from '../../contracts/automations';
import type { SegmentRule } from '../../domain/segment';
import { mailWords, type AutomationNames } from './automation-words';
import { sendsBefore, type Step } from './steps/step-list';

/** What is not right yet, in the order of the timeline. What is not `grave` lets it start. */
export function automationFaults({ trigger, steps, goal }: Automation, names: AutomationNames): AutomationFault[] {
  return [
    ...triggerFaults(trigger, names).map((sentence) => ({ at: 'trigger', sentence, grave: true })),
    ...(steps.length === 0 ? [{ at: 'steps', sentence: 'It has no steps yet.', grave: true }] : []),
    ...steps.flatMap((step, index) =>
      stepFaults(step, index, steps, names).map((fault) => ({ at: step.id, ...fault })),
    ),
    ...(goal?.is === 'tag' && names.tag(goal.tagId) === null
      ? [{ at: 'goal', sentence: 'The goal’s tag was deleted. Choose another.', grave: true }]
      : []),
  ];
}

function triggerFaults(trigger: Automation['trigger'], names: AutomationNames): string[] {
  if (trigger === null) return ['Choose what starts it: a sign-up, a tag, a segment or a day.'];
  if (trigger.on === 'tag' && names.tag(trigger.tagId) === null)
    return ['The tag that starts it was deleted. Choose another.'];
  if (trigger.on === 'date' && names.field(trigger.fieldId) === null)
    return ['The field that starts it was deleted. Choose another.'];
  if (trigger.on === 'segment' && names.segment(trigger.segmentId) === null)
    return ['The segment that starts it was deleted. Choose another.'];
  return [];
}

function stepFaults(
  step: Step,
  index: number,
  steps: readonly Step[],
  names: AutomationNames,
): Omit<AutomationFault, 'at'>[] {
  const isLast = index === steps.length - 1;
  switch (step.do) {
    case 'wait':
      return isLast ? [hint('Nothing comes after this wait.')] : [];
    case 'tag':
      return names.tag(step.tagId) === null ? [grave('This tag was deleted. Choose another.')] : [];
    case 'send': {
      const mail = names.mail(step.emailId);
      if (mail === null) return [grave('This email was deleted. Choose another.')];
      const before = steps
        .slice(steps.slice(0, index).findLastIndex((other) => other.do === 'wait') + 1, index)
        .findLast((other) => other.do === 'send');
      return [
        ...(mail.subject.trim() === ''
          ? [grave(`${upperFirst(mailWords(step.emailId, names))} has no subject yet. Write the email first.`)]
          : []),
        ...(before
          ? [
              hint(
                `It would be sent in the same minute as ${mailWords(before.emailId, names)}. Add a wait between them.`,
              ),
            ]
          : []),
      ];
    }
    case 'condition':
      return [
        ...testFaults(step.test, index, steps, names),
        ...(step.otherwise === 'skip-next' && isLast ? [hint('There is no next step to skip.')] : []),
      ];
  }
}

function testFaults(
  test: Extract<Step, { do: 'condition' }>['test'],
  index: number,
  steps: readonly Step[],
  names: AutomationNames,
): Omit<AutomationFault, 'at'>[] {
  if (test.about === 'contact') return ruleFaults(test.rule, names);
  const asked = steps.findIndex(({ id }) => id === test.stepId);
  const sent = steps[asked];
  if (sent?.do !== 'send') return [grave('It checks an email that is no longer sent. Choose another.')];
  if (!sendsBefore(steps, index).includes(sent))
    return [grave(`It checks ${mailWords(sent.emailId, names)}, which is sent later. Move one of the two steps.`)];
  if (steps.slice(asked, index).some((between) => between.do === 'wait')) return [];
  return [
    hint(
      `It is checked right after ${mailWords(sent.emailId, names)} is sent. Add a wait between them so people have time to read it.`,
    ),
  ];
}

function ruleFaults(rule: SegmentRule, names: AutomationNames): Omit<AutomationFault, 'at'>[] {
  if (rule.about === 'tag' && names.tag(rule.tagId) === null)
    return [grave('It checks a tag that was deleted. Choose another.')];
  if (rule.about === 'field' && names.field(rule.fieldId) === null)
    return [grave('It checks a field that was deleted. Choose another.')];
  return [];
}

const grave = (sentence: string) => ({ sentence, grave: true });
const hint = (sentence: string) => ({ sentence, grave: false });
const upperFirst = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

export interface AutomationFault {
  /** A step's id, or the card: trigger, steps, goal. */
  at: string;
  sentence: string;
  grave: boolean;
}
