import { useState } from 'react';
import { paths } from '../../../config/paths';
import type { Automation } from '../../../contracts/automations';
import type { ContactField } from '../../../contracts/contacts';
import { automationLimits } from '../../../domain/automation';
import { Field } from '../../../ui/field';
import { FormPair } from '../../../ui/form';
import { Link } from '../../../ui/link';
import { Segmented } from '../../../ui/segmented';
import { Select } from '../../../ui/select';
import { Text } from '../../../ui/text';
import { TextInput } from '../../../ui/text-input';
import { hourWords } from '../automation-words';

/** A day of each person's own: which, how far from it, at what hour, and whether every year. */
export function DateTriggerFields({ trigger, fields, lack, onChange }: { trigger: DateTrigger; fields: readonly ContactField[]; lack: string | null; onChange: (trigger: DateTrigger) => void }) {
  // Kept beside the number: an empty field has no sign.
  const [side, setSide] = useState<Side>(trigger.offsetDays < 0 ? 'before' : trigger.offsetDays === 0 ? 'on' : 'after');
  const days = Math.abs(trigger.offsetDays);
  const isFieldMissing = !fields.some(({ id }) => id === trigger.fieldId);
  const onSide = (next: Side) => {
    setSide(next);
    onChange({ ...trigger, offsetDays: offsetOf(next, days || 1) });
  };
  if (fields.length === 0) return <Text size="sm" tone={2}>Your contacts have no field for a date yet. Make one under <Link to={paths.contacts}>Contacts</Link>, for example “Birthday”, then come back.</Text>;
  return (
    <>
      <Field label="Field" required error={isFieldMissing ? lack : null}><Select placeholder="Choose a field" options={fields.map(({ id, label }) => ({ value: id, label }))} value={isFieldMissing ? null : trigger.fieldId} onChange={(fieldId) => onChange({ ...trigger, fieldId })} /></Field>
      <FormPair>
        <Field label="When"><Select options={SIDES} value={side} onChange={onSide} /></Field>
        {side !== 'on' && <Field label="How many days" required error={isFieldMissing ? null : lack}><TextInput type="number" min={0} max={automationLimits.offsetDays} value={Number.isNaN(days) ? '' : days} onChange={({ target }) => onChange({ ...trigger, offsetDays: offsetOf(side, target.valueAsNumber) })} /></Field>}
      </FormPair>
      <Field label="At"><Select options={HOURS} value={String(trigger.hour)} onChange={(hour) => onChange({ ...trigger, hour: Number(hour) })} /></Field>
      <Segmented label="How often" value={trigger.yearly ? 'yearly' : 'once'} onChange={(often) => onChange({ ...trigger, yearly: often === 'yearly' })} options={OFTEN} />
    </>
  );
}

/** What is still to be chosen, as a sentence. */
export function lackOfDate({ fieldId, offsetDays }: DateTrigger, fields: readonly ContactField[]): string | null {
  if (!fields.some(({ id }) => id === fieldId)) return 'Choose a field.';
  return Number.isInteger(offsetDays) && Math.abs(offsetDays) <= automationLimits.offsetDays ? null : `Enter 0 to ${automationLimits.offsetDays} days.`;
}

/** Zero has no sign. */
const offsetOf = (side: Side, days: number): number => (side === 'on' || days === 0 ? 0 : side === 'before' ? -days : days);

const SIDES = [{ value: 'on', label: 'on the day' }, { value: 'before', label: 'days before it' }, { value: 'after', label: 'days after it' }] as const;
const HOURS = Array.from({ length: 24 }, (_, hour) => ({ value: String(hour), label: hourWords(hour) }));
const OFTEN = [{ value: 'yearly', label: 'Every year' }, { value: 'once', label: 'Once' }] as const;

type Side = (typeof SIDES)[number]['value'];
export type DateTrigger = Extract<Automation['trigger'], { on: 'date' }>;
