import type { Automation } from '../../../contracts/automations';

export type Step = Automation['steps'][number];
export type StepKind = Step['do'];
export type SendStep = Extract<Step, { do: 'send' }>;

export const insertStep = (steps: readonly Step[], step: Step, at: number): Step[] => [
  ...steps.slice(0, at),
  step,
  ...steps.slice(at),
];
export const replaceStep = (steps: readonly Step[], step: Step): Step[] =>
  steps.map((other) => (other.id === step.id ? step : other));
export const removeStep = (steps: readonly Step[], id: string): Step[] => steps.filter((step) => step.id !== id);

/** One place up or down; at either end it stays where it is. */
export function moveStep(steps: readonly Step[], id: string, by: -1 | 1): Step[] {
  const from = steps.findIndex((step) => step.id === id);
  const to = from + by;
  if (from < 0 || to < 0 || to >= steps.length) return [...steps];
  return insertStep(removeStep(steps, id), steps[from]!, to);
}

/** The steps that send before a place: what a condition there can ask about. */
export const sendsBefore = (steps: readonly Step[], at: number): SendStep[] =>
  steps.slice(0, at).filter((step): step is SendStep => step.do === 'send');

/** People wait at a step by its id: it is never that of another one, in other automations either. */
export const newStepId = (): string => crypto.randomUUID();

/** A step of a kind, with what is left to choose empty. A condition asks about the last mail before it. */
export function newStep(kind: StepKind, steps: readonly Step[], at: number): Step {
  const id = newStepId();
  const asked = sendsBefore(steps, at).at(-1);
  switch (kind) {
    case 'wait':
      return { id, do: 'wait', minutes: 1_440 };
    case 'send':
      return { id, do: 'send', emailId: '' };
    case 'tag':
      return { id, do: 'tag', tagId: '', change: 'add' };
    case 'condition':
      return {
        id,
        do: 'condition',
        otherwise: 'end',
        test: asked
          ? { about: 'mail', is: 'clicked', stepId: asked.id }
          : { about: 'contact', rule: { about: 'tag', is: 'has', tagId: '' } },
      };
  }
}
