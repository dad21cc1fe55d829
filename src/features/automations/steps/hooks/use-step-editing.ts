import { useState } from 'react';
import { useToast } from '../../../../ui/use-toast';
import { stepSentence, type AutomationNames } from '../../automation-words';
import { insertStep, moveStep, removeStep, replaceStep, type Step } from '../step-list';
import type { AutomationDraft } from '../../hooks/use-automation-draft';

/** All that is done with steps on the timeline. `said` is read out after what cannot be seen otherwise; `focused` gets the focus. */
export function useStepEditing(
  { automation, edit }: Pick<AutomationDraft, 'automation' | 'edit'>,
  names: AutomationNames,
) {
  const { show } = useToast();
  const [said, setSaid] = useState('');
  const [focused, setFocused] = useState<{ id: string } | null>(null);
  const { steps } = automation;
  const put = (change: (steps: Step[]) => Step[]) => edit((now) => ({ steps: change(now.steps) }));
  return {
    said,
    focused,
    focus: (id: string) => setFocused({ id }),
    add: (step: Step, at: number) => {
      put((now) => insertStep(now, step, at));
      setFocused({ id: step.id });
    },
    change: (step: Step) => {
      put((now) => replaceStep(now, step));
      setFocused({ id: step.id });
    },
    move: (id: string, by: -1 | 1) => {
      const next = moveStep(steps, id, by);
      put(() => next);
      setSaid(`Moved to position ${next.findIndex((step) => step.id === id) + 1} of ${next.length}.`);
      setFocused({ id });
    },
    remove: (step: Step) => {
      const at = steps.findIndex(({ id }) => id === step.id);
      const words = stepSentence(step, steps, names);
      put((now) => removeStep(now, step.id));
      const undo = () => {
        put((now) => (now.some(({ id }) => id === step.id) ? now : insertStep(now, step, Math.min(at, now.length))));
        setFocused({ id: step.id });
      };
      show({ text: `Deleted: ${words}.`, undo });
    },
  };
}

export type StepEditing = ReturnType<typeof useStepEditing>;
