import { useState } from 'react';
import type { Automation } from '../../../../contracts/automations';
import { Form } from '../../../../ui/form';
import { Segmented } from '../../../../ui/segmented';
import { Text } from '../../../../ui/text';
import { useCardForm } from '../hooks/use-card-form';
import { FormFoot } from './automation-form-foot';

/** Whether people may come in again after they left. */
export function ReentryForm({
  reentry,
  onDone,
  onCancel,
}: {
  reentry: Automation['reentry'];
  onDone: (reentry: Automation['reentry']) => void;
  onCancel: () => void;
}) {
  const [rule, setRule] = useState(reentry);
  const { form, busy } = useCardForm({
    changed: rule !== reentry,
    take: () => {
      onDone(rule);
      return true;
    },
  });
  return (
    <Form {...form} aria-label="Re-entry">
      <Segmented label="How often each person can enter" value={rule} onChange={setRule} options={RULES} />
      <Text size="sm" tone={2}>
        {rule === 'once'
          ? 'Once someone has been in it, they never enter again.'
          : 'People who have left enter again when it happens again, at most once a day. A yearly date brings them back every year.'}
      </Text>
      <FormFoot label="Done" busy={busy} onCancel={onCancel} />
    </Form>
  );
}

const RULES = [
  { value: 'once', label: 'Each person once' },
  { value: 'again', label: 'Every time it happens' },
] as const;
