import type { ContactDetail } from '../../../../contracts/contact-record';
import { contactsContract } from '../../../../contracts/contacts';
import { contactLimits, contactStatuses } from '../../../../domain/contact';
import { useContractForm } from '../../../../hooks/use-contract-form';
import { Banner } from '../../../../ui/banner';
import { Button } from '../../../../ui/button';
import { DialogFoot } from '../../../../ui/dialog-foot';
import { Field } from '../../../../ui/field';
import { Form } from '../../../../ui/form';
import { Segmented } from '../../../../ui/segmented';
import { TextInput } from '../../../../ui/text-input';
import { useToast } from '../../../../ui/use-toast';
import { useCreateContactMutation, useGetContactBookQuery, useUpdateContactMutation } from '../../contacts-api';
import { amountFault, draftOf, inputOf, sentRows } from '../contact-draft';
import { CustomFields } from '../../fields/custom-fields';
import { PointsField } from './points-field';
import { TagsField } from '../../tags/tags-field';

/** Adds a contact, or changes `contact`. `onDone` gets a new contact, nothing when it was cancelled or changed. */
export function ContactForm({
  contact,
  onDone,
}: {
  contact?: ContactDetail;
  onDone: (created?: ContactDetail) => void;
}) {
  const { show } = useToast();
  const { data: book } = useGetContactBookQuery();
  const [create] = useCreateContactMutation();
  const [update] = useUpdateContactMutation();
  const {
    ref,
    values: draft,
    faults,
    refusal,
    busy,
    change: edit,
    onSubmit,
  } = useContractForm({
    // A change has the same fields.
    endpoint: contactsContract.createContact,
    from: draftOf(contact),
    input: inputOf,
    check: amountFault,
    send: (input) => (contact ? update({ contactId: contact.id, ...input }) : create(input)),
    onSaved: (created) => {
      show({ text: contact ? 'Contact saved.' : 'Contact added.' });
      onDone(contact ? undefined : created);
    },
  });

  return (
    <Form ref={ref} onSubmit={onSubmit} noValidate>
      {refusal !== null && (
        <Banner title={contact ? 'The contact was not saved.' : 'The contact was not added.'}>{refusal}</Banner>
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
        <Button type="submit" variant="primary" busy={busy}>
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
