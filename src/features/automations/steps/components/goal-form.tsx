import { useState } from 'react';
import type { Automation } from '../../../../contracts/automations';
import { Field } from '../../../../ui/field';
import { Form } from '../../../../ui/form';
import { Select } from '../../../../ui/select';
import { Text } from '../../../../ui/text';
import { useCardForm } from '../hooks/use-card-form';
import { useTagChoice } from '../hooks/use-tag-choice';
import { FormFoot } from './automation-form-foot';
import { TagNameField } from './tag-name-field';

/** What people are brought to: whoever gets there leaves, wherever they are. */
export function GoalForm({
  goal,
  onDone,
  onCancel,
}: {
  goal: Automation['goal'];
  onDone: (goal: Automation['goal']) => void;
  onCancel: () => void;
}) {
  const [is, setIs] = useState<Is>(goal?.is ?? 'none');
  const tag = useTagChoice(goal?.is === 'tag' ? goal.tagId : '');
  const { form, busy } = useCardForm({
    changed: is !== (goal?.is ?? 'none') || tag.isChanged,
    take: async () => {
      if (is !== 'tag') {
        onDone(is === 'none' ? null : { is });
        return true;
      }
      const tagId = await tag.settle();
      if (tagId !== null) onDone({ is, tagId });
      return tagId !== null;
    },
  });
  return (
    <Form {...form} aria-label="Goal">
      <Field label="Leaves early when someone">
        <Select options={GOALS} value={is} onChange={setIs} />
      </Field>
      {is === 'tag' && <TagNameField choice={tag} />}
      <Text size="sm" tone={2}>
        {NOTES[is]}
      </Text>
      <FormFoot label="Done" busy={busy} onCancel={onCancel} />
    </Form>
  );
}

const GOALS = [
  { value: 'none', label: 'Never: everyone goes to the end' },
  { value: 'converted', label: 'buys something after one of its emails' },
  { value: 'tag', label: 'gets a tag' },
] as const;
const NOTES = {
  none: 'Everyone goes through all the steps, unless a condition ends it for them.',
  converted:
    'As soon as a sale from one of this automation’s emails is reported to Fourbeat, whichever step they are at.',
  tag: 'As soon as they have the tag, whichever step they are at.',
} as const;

type Is = (typeof GOALS)[number]['value'];
