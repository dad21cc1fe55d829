import { useState } from 'react';
import { automationLimits } from '../../../../domain/automation';
import { Field } from '../../../../ui/field';
import { Form, FormPair } from '../../../../ui/form';
import { Select } from '../../../../ui/select';
import { Text } from '../../../../ui/text';
import { TextInput } from '../../../../ui/text-input';
import { waitMinutes, waitParts, waitUnits } from '../../automation-words';
import { useCardForm } from '../hooks/use-card-form';
import type { Step } from '../step-list';
import { FormFoot } from './automation-form-foot';
import type { StepFormProps } from '../step-form-props';

/** How long people wait before what comes next. */
export function WaitForm({ step, label, waiting, onDone, onCancel }: StepFormProps<Extract<Step, { do: 'wait' }>>) {
  const stored = waitParts(step.minutes);
  const [amount, setAmount] = useState(stored.amount);
  const [unit, setUnit] = useState(stored.unit);
  const minutes = waitMinutes(amount, unit);
  const lack = !Number.isInteger(amount)
    ? 'Enter a whole number.'
    : amount < 1
      ? 'Enter at least 1.'
      : minutes > automationLimits.waitMinutes
        ? 'Enter 365 days at most.'
        : null;
  const { form, busy, tried } = useCardForm({
    changed: minutes !== step.minutes,
    take: () => {
      if (lack === null) onDone({ ...step, minutes });
      return lack === null;
    },
  });
  return (
    <Form {...form} aria-label="Wait">
      <FormPair>
        <Field label="How long" required error={tried ? lack : null}>
          <TextInput
            type="number"
            min={1}
            step={1}
            value={Number.isNaN(amount) ? '' : amount}
            onChange={({ target }) => setAmount(target.valueAsNumber)}
          />
        </Field>
        <Field label="Unit">
          <Select options={UNITS} value={unit} onChange={setUnit} />
        </Field>
      </FormPair>
      {waiting > 0 && (
        <Text size="sm" tone={2}>
          People already waiting here keep their waiting time.
        </Text>
      )}
      <FormFoot label={label} busy={busy} onCancel={onCancel} />
    </Form>
  );
}

const UNITS = waitUnits.map((value) => ({ value, label: value.charAt(0).toUpperCase() + value.slice(1) }));
