import { useState, type FormEvent } from 'react';
import { fieldsOf, messageOf } from '../../../api/api-error';
import { contactLimits, type FieldKind } from '../../../domain/contact';
import { Banner } from '../../../ui/banner';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/dialog';
import { DialogFoot } from '../../../ui/dialog-foot';
import { Field } from '../../../ui/field';
import { Form } from '../../../ui/form';
import { Select } from '../../../ui/select';
import { TextInput } from '../../../ui/text-input';
import { useCreateContactFieldMutation } from '../../contacts/contacts-api';
import { proposeField } from '../field-proposal';
import { fieldKindNames } from '../import-words';

export interface NewFieldDialogProps {
  open: boolean;
  /** The file's header for the column, and the values of its first rows. */
  header: string;
  values: readonly string[];
  onClose: () => void;
  onCreated: (fieldId: string) => void;
}

/** A custom field for a column that fits no existing one. */
export function NewFieldDialog({ open, onClose, ...props }: NewFieldDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="New field"
      sentence="Every contact will have this field, filled from this column."
    >
      {open && <FieldForm onClose={onClose} {...props} />}
    </Dialog>
  );
}

function FieldForm({ header, values, onClose, onCreated }: Omit<NewFieldDialogProps, 'open'>) {
  const proposed = proposeField(header, values);
  const [create, { isLoading, error }] = useCreateContactFieldMutation();
  const [label, setLabel] = useState(proposed.label);
  const [kind, setKind] = useState<FieldKind>(proposed.kind);
  const [choices, setChoices] = useState('');
  const faults = fieldsOf(error);
  const missing =
    label.trim() === ''
      ? 'Enter a name first.'
      : kind === 'choice' && choices.trim() === ''
        ? 'Enter its choices first.'
        : undefined;
  const submit = async (submission: FormEvent) => {
    submission.preventDefault();
    if (missing || isLoading) return;
    const { data } = await create({
      label,
      kind,
      choices:
        kind === 'choice'
          ? choices
              .split(',')
              .map((choice) => choice.trim())
              .filter(Boolean)
          : [],
    });
    if (!data) return;
    onCreated(data.id);
    onClose();
  };
  return (
    <Form onSubmit={(submission) => void submit(submission)} noValidate>
      {error && Object.keys(faults).length === 0 && (
        <Banner title="The field was not added.">{messageOf(error)}</Banner>
      )}
      <Field label="Name" error={faults.label}>
        <TextInput dir="auto" value={label} maxLength={60} onChange={({ target }) => setLabel(target.value)} />
      </Field>
      <Field label="Type" help="You can’t change the type later, but you can change the name and choices.">
        <Select options={KINDS} value={kind} onChange={setKind} />
      </Field>
      {kind === 'choice' && (
        <Field
          label="Choices"
          help={`Separate them with commas, up to ${contactLimits.choices}. Values not in the list are left out.`}
          error={faults.choices ?? faults['choices.0']}
        >
          <TextInput dir="auto" value={choices} maxLength={3_000} onChange={({ target }) => setChoices(target.value)} />
        </Field>
      )}
      <DialogFoot>
        <Button onClick={onClose}>Cancel</Button>
        <Button type="submit" variant="primary" busy={isLoading} disabledReason={missing}>
          Add field
        </Button>
      </DialogFoot>
    </Form>
  );
}

const KINDS = (Object.keys(fieldKindNames) as FieldKind[]).map((value) => ({ value, label: fieldKindNames[value] }));
