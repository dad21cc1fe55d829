import { useState } from 'react';
import { automationLimits } from '../../../../domain/automation';
import { Field } from '../../../../ui/field';
import { FormPair } from '../../../../ui/form';
import { Segmented } from '../../../../ui/segmented';
import { Select } from '../../../../ui/select';
import { TextInput } from '../../../../ui/text-input';
import { hourWords } from '../../automation-words';
import type { DayChoice } from '../hooks/use-day-choice';

/** A day of each person's own: which, how far from it, at what hour, and whether every year. `tried`: what is missing is said. */
export function DateTriggerFields({ choice, tried }: { choice: DayChoice; tried: boolean }) {
  const { trigger, fields, fieldLack, daysLack, edit } = choice;
  // Kept beside the number: an empty field has no sign.
  const [side, setSide] = useState<Side>(trigger.offsetDays < 0 ? 'before' : trigger.offsetDays === 0 ? 'on' : 'after');
  const days = Math.abs(trigger.offsetDays);
  const onSide = (next: Side) => {
    setSide(next);
    edit({ ...trigger, offsetDays: offsetOf(next, days || 1) });
  };
  return (
    <>
      {choice.isNew ? (
        <Field
          label="New field name"
          required
          error={tried ? (fieldLack ?? choice.fault) : null}
          help="Your contacts have no date field yet. Press Done to create this one, then fill it in on Contacts, by hand or by import."
        >
          <TextInput
            dir="auto"
            value={choice.label}
            maxLength={60}
            onChange={({ target }) => choice.type(target.value)}
          />
        </Field>
      ) : (
        <Field label="Field" required error={tried ? fieldLack : null}>
          <Select
            placeholder="Choose a field"
            options={fields.map(({ id, label }) => ({ value: id, label }))}
            value={fieldLack === null ? trigger.fieldId : null}
            onChange={(fieldId) => edit({ ...trigger, fieldId })}
          />
        </Field>
      )}
      <FormPair>
        <Field label="When">
          <Select options={SIDES} value={side} onChange={onSide} />
        </Field>
        {side !== 'on' && (
          <Field label="How many days" required error={tried ? daysLack : null}>
            <TextInput
              type="number"
              min={0}
              max={automationLimits.offsetDays}
              value={Number.isNaN(days) ? '' : days}
              onChange={({ target }) => edit({ ...trigger, offsetDays: offsetOf(side, target.valueAsNumber) })}
            />
          </Field>
        )}
      </FormPair>
      <Field label="At">
        <Select
          options={HOURS}
          value={String(trigger.hour)}
          onChange={(hour) => edit({ ...trigger, hour: Number(hour) })}
        />
      </Field>
      <Segmented
        label="How often"
        value={trigger.yearly ? 'yearly' : 'once'}
        onChange={(often) => edit({ ...trigger, yearly: often === 'yearly' })}
        options={OFTEN}
      />
    </>
  );
}

/** Zero has no sign. */
const offsetOf = (side: Side, days: number): number =>
  side === 'on' || days === 0 ? 0 : side === 'before' ? -days : days;

const SIDES = [
  { value: 'on', label: 'on the day' },
  { value: 'before', label: 'days before it' },
  { value: 'after', label: 'days after it' },
] as const;
const HOURS = Array.from({ length: 24 }, (_, hour) => ({ value: String(hour), label: hourWords(hour) }));
const OFTEN = [
  { value: 'yearly', label: 'Every year' },
  { value: 'once', label: 'Once' },
] as const;

type Side = (typeof SIDES)[number]['value'];
