import { Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { messageOf } from '../../../api/api-error';
import type { ContactField } from '../../../contracts/contact-fields';
import { contactsContract } from '../../../contracts/contacts';
import { contactLimits, type FieldKind } from '../../../domain/contact';
import { useContractForm } from '../../../hooks/use-contract-form';
import { Banner } from '../../../ui/banner';
import { Button } from '../../../ui/button';
import { ConfirmDialog } from '../../../ui/confirm-dialog';
import { Dialog } from '../../../ui/dialog';
import { DialogFoot } from '../../../ui/dialog-foot';
import { Field } from '../../../ui/field';
import { Form, FormPair } from '../../../ui/form';
import { List, ListRow } from '../../../ui/list';
import { Select } from '../../../ui/select';
import { Stack } from '../../../ui/stack';
import { TextInput } from '../../../ui/text-input';
import { useToast } from '../../../ui/use-toast';
import {
  useCreateContactFieldMutation,
  useDeleteContactFieldMutation,
  useGetContactBookQuery,
  useUpdateContactFieldMutation,
} from '../contacts-api';

/** The workspace's own fields: added, renamed, taken away with what stands in them. */
export function FieldsDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { data: book } = useGetContactBookQuery();
  const [edited, setEdited] = useState<ContactField | null>(null);
  const [doomed, setDoomed] = useState<ContactField | null>(null);
  const [remove, removing] = useDeleteContactFieldMutation();
  const { show } = useToast();
  const takeAway = async () => {
    if (!doomed) return;
    const { error } = await remove({ fieldId: doomed.id });
    setDoomed(null);
    show(error ? { kind: 'failure', text: messageOf(error) } : { text: `The field “${doomed.label}” was deleted.` });
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Custom fields"
      sentence="Anything else you want to know about your contacts: a birthday, a size, a membership."
    >
      {open && (
        <Stack gap={4}>
          {book && book.fields.length > 0 && (
            <List label="Custom fields">
              {book.fields.map((field) => (
                <ListRow
                  key={field.id}
                  title={<span dir="auto">{field.label}</span>}
                  meta={
                    field.kind === 'choice'
                      ? field.choices.join(', ')
                      : KINDS.find(({ value }) => value === field.kind)?.label
                  }
                  onOpen={() => setEdited(field)}
                  side={
                    <Button
                      iconOnly
                      variant="quiet"
                      size="sm"
                      label={`Delete the field ${field.label}`}
                      icon={<Trash2 />}
                      onClick={() => setDoomed(field)}
                    />
                  }
                />
              ))}
            </List>
          )}
          <FieldForm
            key={edited?.id ?? `new-${book?.fields.length ?? 0}`}
            field={edited}
            onDone={() => setEdited(null)}
          />
          <DialogFoot>
            <Button onClick={onClose}>Close</Button>
          </DialogFoot>
        </Stack>
      )}
      <ConfirmDialog
        open={doomed !== null}
        onClose={() => setDoomed(null)}
        onConfirm={() => void takeAway()}
        busy={removing.isLoading}
        variant="danger"
        title={<span dir="auto">Delete the field “{doomed?.label}”?</span>}
        sentence="Its values will be deleted from every contact. This can’t be undone."
        confirmLabel="Delete field"
      />
    </Dialog>
  );
}

function FieldForm({ field, onDone }: { field: ContactField | null; onDone: () => void }) {
  const [create] = useCreateContactFieldMutation();
  const [update] = useUpdateContactFieldMutation();
  const { ref, values, bind, change, faults, refusal, busy, onSubmit } = useContractForm({
    // A change has the same fields, but the type.
    endpoint: contactsContract.createContactField,
    from: { label: field?.label ?? '', kind: field?.kind ?? TEXT, choices: field?.choices.join(', ') ?? '' },
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
    send: ({ kind, ...input }) => (field ? update({ fieldId: field.id, ...input }) : create({ kind, ...input })),
    onSaved: onDone,
    guarded: false,
  });
  const { label, kind, choices } = values;
  const missing =
    label.trim() === ''
      ? 'Enter a name first.'
      : kind === 'choice' && choices.trim() === ''
        ? 'Enter its choices first.'
        : undefined;
  return (
    <Form ref={ref} onSubmit={onSubmit} noValidate>
      {refusal !== null && <Banner title="The field was not saved.">{refusal}</Banner>}
      <FormPair>
        <Field label={field ? 'Name' : 'New field'} error={faults.label}>
          <TextInput dir="auto" {...bind('label')} maxLength={60} />
        </Field>
        <Field label="Type" {...(field && { help: 'The type can’t be changed.' })}>
          <Select
            options={KINDS}
            value={kind}
            onChange={(chosen) => change({ kind: chosen })}
            disabled={field !== null}
          />
        </Field>
      </FormPair>
      {kind === 'choice' && (
        <Field
          label="Choices"
          help={`Separate them with commas, up to ${contactLimits.choices}.`}
          error={faults.choices ?? faults['choices.0']}
        >
          <TextInput dir="auto" {...bind('choices')} maxLength={3_000} />
        </Field>
      )}
      <Button
        type="submit"
        {...(!field && { icon: <Plus /> })}
        busy={busy}
        {...(missing && { disabledReason: missing })}
      >
        {field ? 'Save field' : 'Add field'}
      </Button>
    </Form>
  );
}

const TEXT: FieldKind = 'text';

const KINDS: { value: FieldKind; label: string }[] = [
  { value: 'text', label: 'Text' },
  { value: 'number', label: 'Number' },
  { value: 'date', label: 'Date' },
  { value: 'choice', label: 'Choice from a list' },
  { value: 'yes-no', label: 'Yes or no' },
];
