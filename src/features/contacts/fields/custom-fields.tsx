import type { ContactField } from '../../../contracts/contact-fields';
import { contactLimits, type FieldValue } from '../../../domain/contact';
import { Checkbox } from '../../../ui/checkbox';
import { Field } from '../../../ui/field';
import { Select } from '../../../ui/select';
import { TextInput } from '../../../ui/text-input';

type Values = Record<string, FieldValue | null>;

/** The workspace's own fields, each with a control of its kind. What is emptied is sent as null. */
export function CustomFields({
  fields,
  values,
  faults,
  onChange,
}: {
  fields: ContactField[];
  values: Values;
  faults: Record<string, string | undefined>;
  onChange: (values: Values) => void;
}) {
  const set = (id: string, value: FieldValue | null) => onChange({ ...values, [id]: value });
  return fields.map((field) => (
    <CustomField
      key={field.id}
      field={field}
      value={values[field.id] ?? null}
      fault={faults[`custom.${field.id}`]}
      onChange={(value) => set(field.id, value)}
    />
  ));
}

function CustomField({
  field: { label, kind, choices },
  value,
  fault,
  onChange,
}: {
  field: ContactField;
  value: FieldValue | null;
  fault: string | undefined;
  onChange: (value: FieldValue | null) => void;
}) {
  const name = <span dir="auto">{label}</span>;
  if (kind === 'yes-no')
    return (
      <Checkbox checked={value === true} onChange={(checked) => onChange(checked ? true : null)}>
        {name}
      </Checkbox>
    );
  const text = value === null || typeof value === 'boolean' ? '' : String(value);
  if (kind === 'choice') {
    return (
      <Field label={name} error={fault} optional>
        <Select
          options={[{ value: '', label: 'Not set' }, ...choices.map((choice) => ({ value: choice, label: choice }))]}
          value={text}
          onChange={(chosen) => onChange(chosen || null)}
        />
      </Field>
    );
  }
  const onType = (typed: string) => {
    if (typed === '') return onChange(null);
    if (kind !== 'number') return onChange(typed);
    // What is no number (yet) stays as it was typed; the server says so at this field.
    onChange(typed.trim() === '' || Number.isNaN(Number(typed)) || /[.,-]$/.test(typed) ? typed : Number(typed));
  };
  return (
    <Field label={name} error={fault} optional>
      <TextInput
        dir="auto"
        type={kind === 'date' ? 'date' : 'text'}
        inputMode={kind === 'number' ? 'decimal' : undefined}
        value={text}
        maxLength={contactLimits.fieldText}
        onChange={({ target }) => onType(target.value)}
      />
    </Field>
  );
}
