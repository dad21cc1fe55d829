import { useState } from 'react';
import { Form } from '../../../../ui/form';
import { Segmented } from '../../../../ui/segmented';
import { useCardForm } from '../hooks/use-card-form';
import { useTagChoice } from '../hooks/use-tag-choice';
import type { Step } from '../step-list';
import { FormFoot } from './automation-form-foot';
import type { StepFormProps } from '../step-form-props';
import { TagNameField } from './tag-name-field';

/** Puts a tag on whoever comes by, or takes one off. */
export function TagForm({ step, label, onDone, onCancel }: StepFormProps<Extract<Step, { do: 'tag' }>>) {
  const [change, setChange] = useState(step.change);
  const choice = useTagChoice(step.tagId);
  const { form, busy } = useCardForm({
    changed: change !== step.change || choice.isChanged,
    take: async () => {
      const tagId = await choice.settle();
      if (tagId !== null) onDone({ ...step, change, tagId });
      return tagId !== null;
    },
  });
  return (
    <Form {...form} aria-label="Change a tag">
      <Segmented label="Action" value={change} onChange={setChange} options={CHANGES} />
      <TagNameField choice={choice} />
      <FormFoot label={label} busy={busy} onCancel={onCancel} />
    </Form>
  );
}

const CHANGES = [
  { value: 'add', label: 'Add' },
  { value: 'remove', label: 'Remove' },
] as const;
