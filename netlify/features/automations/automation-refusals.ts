import type { Automation } from '../../../src/contracts/automations';
import type { Named } from './automations-repository';

/**
 * What is wrong with an automation, at the field where it is. A draft may be unfinished. Rules of conditions are those
 * of segments: a tag or field in them that is gone is one that nobody has.
 */
export function automationFaults(
  { trigger, steps, goal }: Automation,
  { isRunning, emailIds, named }: Known,
): Record<string, string> {
  const faults: Record<string, string> = {};
  if (isRunning && !trigger) faults.trigger = 'A running automation needs a trigger.';
  if (trigger?.on === 'tag' && !named.has(trigger.tagId)) faults.trigger = GONE.tag;
  if (trigger?.on === 'segment' && !named.has(trigger.segmentId))
    faults.trigger = 'This segment was deleted. Choose another.';
  if (trigger?.on === 'date' && !named.has(trigger.fieldId))
    faults.trigger = 'This field was deleted or is not a date field. Choose another.';
  if (isRunning && steps.length === 0) faults.steps = 'A running automation needs at least one step.';
  const seen = new Set<string>();
  const sent = new Set<string>();
  steps.forEach((step, n) => {
    const fault = (sentence: string): void => void (faults[`steps.${n}`] ??= sentence);
    if (seen.has(step.id)) fault('Two steps have the same id. Each needs its own.');
    if (step.do === 'send') {
      if (!emailIds.has(step.emailId)) fault('This email belongs to another campaign or was deleted. Choose another.');
      else if (sent.has(step.emailId)) fault('Another step already sends this email. Each step needs its own email.');
      sent.add(step.emailId);
    }
    if (step.do === 'condition' && step.test.about === 'mail') {
      const { stepId } = step.test;
      if (!steps.slice(0, n).some((earlier) => earlier.id === stepId && earlier.do === 'send'))
        fault('This condition asks about an email that is not sent before it. Choose an earlier one.');
    }
    if (step.do === 'tag' && !named.has(step.tagId)) fault(GONE.tag);
    seen.add(step.id);
  });
  if (goal?.is === 'tag' && !named.has(goal.tagId)) faults.goal = GONE.tag;
  return faults;
}

/** What it names that has to be there. */
export const namedBy = ({ trigger, steps, goal }: Automation): Named => ({
  tagIds: [
    ...new Set([
      ...(trigger?.on === 'tag' ? [trigger.tagId] : []),
      ...steps.flatMap((step) => (step.do === 'tag' ? [step.tagId] : [])),
      ...(goal?.is === 'tag' ? [goal.tagId] : []),
    ]),
  ],
  segmentIds: trigger?.on === 'segment' ? [trigger.segmentId] : [],
  fieldIds: trigger?.on === 'date' ? [trigger.fieldId] : [],
});

const GONE = { tag: 'This tag was deleted. Choose another.' } as const;

interface Known {
  /** Started and not over. */
  isRunning: boolean;
  /** Mails of this automation. */
  emailIds: ReadonlySet<string>;
  /** Of what namedBy() says, what is there. */
  named: ReadonlySet<string>;
}
