import { useEffect, useRef, useState, type FormEvent } from 'react';
import { fieldsOf, messageOf } from '../../../../api/api-error';
import type { ContactDetail } from '../../../../contracts/contact-record';
import { contactLimits, contactStatuses } from '../../../../domain/contact';
import { useUnsaved } from '../../../../hooks/use-unsaved';
import { focusFirstInvalid } from '../../../../lib/focus-first-invalid';
import { Banner } from '../../../../ui/banner';
import { Button } from '../../../../ui/button';
import { DialogFoot } from '../../../../ui/dialog-foot';
import { Field } from '../../../../ui/field';
import { Form } from '../../../../ui/form';
import { Segmented } from '../../../../ui/segmented';
import { TextInput } from '../../../../ui/text-input';
import { useToast } from '../../../../ui/use-toast';
import { useCreateContactMutation, useGetContactBookQuery, useUpdateContactMutation } from '../../contacts-api';
import { draftOf, faultsOf, inputOf, sentRows, type ContactDraft } from './contact-draft';
import { CustomFields } from './custom-fields';
import { PointsField } from './points-field';
import { TagsField } from './tags-field';

/** Adds a contact, or changes `contact`. `onDone` gets a new contact, nothing when it was cancelled or changed. */
export function ContactForm({
  contact,
  onDone,
}: {
  contact?: ContactDetail;
  onDone: (created?: ContactDetail) => void;
}) {
  const { show } = useToast();
  const form = useRef<HTMLFormElement>(null);
  const { data: book } = useGetContactBookQuery();
  const [create, creating] = useCreateContactMutation();
  const [update, updating] = useUpdateContactMutation();
  const [draft, setDraft] = useState(() => draftOf(contact));
  const [seen, setSeen] = useState<Record<string, string>>({});
  const [attempts, setAttempts] = useState(0);
  const error = creating.error ?? updating.error;
  const faults = Object.keys(seen).length > 0 ? seen : fieldsOf(error);
  // after the errors stand in the page
  useEffect(() => void focusFirstInvalid(form.current), [error, attempts]);
  const edit = (change: Partial<ContactDraft>) => setDraft((before) => ({ ...before, ...change }));
  useUnsaved(JSON.stringify(draft) !== JSON.stringify(draftOf(contact)));

  const submit = async (submission: FormEvent) => {
    submission.preventDefault();
    const wrong = faultsOf(draft);
    const input = inputOf(draft);
    setSeen(wrong);
    setAttempts((made) => made + 1);
    if (!input || Object.keys(wrong).length > 0) return;
    const { data } = contact ? await update({ contactId: contact.id, ...input }) : await create(input);
    if (!data) return;
    show({ text: contact ? 'Contact saved.' : 'Contact added.' });
    onDone(contact ? undefined : data);
  };

  return (
    <Form ref={form} onSubmit={(submission) => void submit(submission)} noValidate>
      {error && Object.keys(faults).length === 0 && (
        <Banner title={contact ? 'The contact was not saved.' : 'The contact was not added.'}>
          {messageOf(error)}
        </Banner>
      )}
      <Field label="Name" error={faults.name}>
        <TextInput
          dir="auto"
          autoComplete="off"
          value={draft.name}
          maxLength={contactLimits.name}
          onChange={({ target }) => edit({ name: target.value })}
        />
      </Field>
      <PointsField
        points={draft.points}
        faults={faults}
        sent={sentRows(draft.points)}
        onChange={(points) => edit({ points })}
      />
      <Field label="Company" error={faults.company} optional>
        <TextInput
          dir="auto"
          autoComplete="off"
          value={draft.company}
          maxLength={contactLimits.company}
          onChange={({ target }) => edit({ company: target.value })}
        />
      </Field>
      <Field label="Status">
        <Segmented label="Status" value={draft.status} onChange={(status) => edit({ status })} options={STATUSES} />
      </Field>
      <Field
        label={`Value${book ? ` in ${book.currency}` : ''}`}
        help="What they have spent with you, or what they might."
        error={faults.value}
        optional
      >
        <TextInput
          inputMode="decimal"
          autoComplete="off"
          value={draft.value}
          maxLength={16}
          onChange={({ target }) => edit({ value: target.value })}
        />
      </Field>
      <TagsField
        tags={draft.tags}
        known={book?.tags.map(({ name }) => name) ?? []}
        error={faults.tags}
        onChange={(tags) => edit({ tags })}
      />
      {book && (
        <CustomFields
          fields={book.fields}
          values={draft.custom}
          faults={faults}
          onChange={(custom) => edit({ custom })}
        />
      )}
      <DialogFoot>
        <Button onClick={() => onDone()}>Cancel</Button>
        <Button type="submit" variant="primary" busy={creating.isLoading || updating.isLoading}>
          {contact ? 'Save' : 'Add Contact'}
        </Button>
      </DialogFoot>
    </Form>
  );
}

const STATUSES = contactStatuses.map((value) => ({
  value,
  label: { customer: 'Customer', lead: 'Lead', prospect: 'Prospect' }[value],
}));
