import { useState } from 'react';
import type { Automation } from '../../../contracts/automations';
import { Form } from '../../../ui/form';
import { Segmented } from '../../../ui/segmented';
import { Text } from '../../../ui/text';
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
    <Form {...form} aria-label="Coming back">
      <Segmented label="How often one person enters" value={rule} onChange={setRule} options={RULES} />
      <Text size="sm" tone={2}>
        {rule === 'once'
          ? 'Whoever was in it never enters again.'
          : 'Whoever has left enters anew when it happens again, at most once a day. A yearly day brings them back every year.'}
      </Text>
      <FormFoot label="Done" busy={busy} onCancel={onCancel} />
    </Form>
  );
}

const RULES = [
  { value: 'once', label: 'Each person once' },
  { value: 'again', label: 'Again whenever it happens' },
] as const;
