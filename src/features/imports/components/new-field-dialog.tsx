import { contactsContract } from '../../../contracts/contacts';
import { contactLimits, type FieldKind } from '../../../domain/contact';
import { useContractForm } from '../../../hooks/use-contract-form';
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
  const [create] = useCreateContactFieldMutation();
  const {
    ref,
    values: typed,
    bind,
    change,
    faults,
    refusal,
    busy,
    onSubmit,
  } = useContractForm({
    endpoint: contactsContract.createContactField,
    from: { ...proposeField(header, values), choices: '' },
    input: ({ label, kind, choices }) => ({
      label,
      kind,
      choices:
        kind === 'choice'
          ? choices
              .split(',')
              .map((choice) => choice.trim())
              .filter(Boolean)
          : [],
    }),
    send: create,
    onSaved: ({ id }) => {
      onCreated(id);
      onClose();
    },
    guarded: false,
  });
  const { label, kind, choices } = typed;
  const missing =
    label.trim() === ''
      ? 'Enter a name first.'
      : kind === 'choice' && choices.trim() === ''
        ? 'Enter its choices first.'
        : undefined;
  return (
    <Form ref={ref} onSubmit={onSubmit} noValidate>
      {refusal !== null && <Banner title="The field was not added.">{refusal}</Banner>}
      <Field label="Name" error={faults.label}>
        <TextInput dir="auto" {...bind('label')} maxLength={60} />
      </Field>
      <Field label="Type" help="You can’t change the type later, but you can change the name and choices.">
        <Select options={KINDS} value={kind} onChange={(chosen) => change({ kind: chosen })} />
      </Field>
      {kind === 'choice' && (
        <Field
          label="Choices"
          help={`Separate them with commas, up to ${contactLimits.choices}. Values not in the list are left out.`}
          error={faults.choices ?? faults['choices.0']}
        >
          <TextInput dir="auto" {...bind('choices')} maxLength={3_000} />
        </Field>
      )}
      <DialogFoot>
        <Button onClick={onClose}>Cancel</Button>
        <Button type="submit" variant="primary" busy={busy} disabledReason={missing}>
          Add field
        </Button>
      </DialogFoot>
    </Form>
  );
}

const KINDS = (Object.keys(fieldKindNames) as FieldKind[]).map((value) => ({ value, label: fieldKindNames[value] }));
