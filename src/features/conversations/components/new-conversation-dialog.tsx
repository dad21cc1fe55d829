import { useState } from 'react';
import { useDispatch } from 'react-redux';
import type { Contact } from '../../../contracts/contact-record';
import { conversationsContract } from '../../../contracts/conversations';
import { CONFIRM_FIRST, mayReachOthers } from '../../../domain/confirmed-address';
import { contactLabel } from '../../../domain/contact';
import { conversationLimits } from '../../../domain/conversation';
import { useContractForm } from '../../../hooks/use-contract-form';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/dialog';
import { DialogFoot } from '../../../ui/dialog-foot';
import { Field } from '../../../ui/field';
import { Form } from '../../../ui/form';
import { Segmented } from '../../../ui/segmented';
import { Row } from '../../../ui/stack';
import { TextArea } from '../../../ui/text-area';
import { TextInput } from '../../../ui/text-input';
import { RefusalBanner, UnconfirmedBanner } from '../../account/account-parts';
import { useSession } from '../../auth/auth-parts';
import { useCreateConversationMutation } from '../conversations-api';
import { conversationOpened } from '../conversations-slice';
import { ContactSearch } from './contact-search';

/** Writes to a contact first, by email or by text message. */
export function NewConversationDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { user, workspace } = useSession();
  const [contact, setContact] = useState<Contact | null>(null);
  const isDemo = workspace.kind === 'demo';
  const confirmed = mayReachOthers(user, workspace);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="New conversation"
      sentence={
        isDemo
          ? 'Nothing is sent from a demo. Register to write to people.'
          : 'Write to one of your contacts. Their reply will arrive here.'
      }
    >
      {open && !confirmed && (
        <UnconfirmedBanner title="Your email address is not confirmed yet." sentence={CONFIRM_FIRST} />
      )}
      {open && !contact && (
        <>
          <ContactSearch label="To" onChoose={setContact} />
          <DialogFoot>
            <Button onClick={onClose}>Cancel</Button>
          </DialogFoot>
        </>
      )}
      {open && contact && (
        <NewConversationForm
          key={contact.id}
          contact={contact}
          notAllowed={
            isDemo ? 'Nothing is sent from a demo.' : confirmed ? undefined : 'Confirm your own email address first.'
          }
          onOther={() => setContact(null)}
          onClose={onClose}
        />
      )}
    </Dialog>
  );
}

function NewConversationForm({
  contact,
  notAllowed,
  onOther,
  onClose,
}: {
  contact: Contact;
  notAllowed: string | undefined;
  onOther: () => void;
  onClose: () => void;
}) {
  const dispatch = useDispatch();
  const [create] = useCreateConversationMutation();
  const [channel, setChannel] = useState<'email' | 'sms'>(contact.email ? 'email' : 'sms');
  const { ref, values, bind, faults, refusal, error, busy, onSubmit } = useContractForm({
    endpoint: conversationsContract.createConversation,
    from: { subject: '', text: '' },
    input: ({ subject, text }) => ({
      channel,
      contactId: contact.id,
      text,
      ...(channel === 'email' && { subject }),
    }),
    send: create,
    guarded: false,
    onSaved: ({ id }) => {
      onClose();
      dispatch(conversationOpened(id));
    },
  });
  const missing =
    notAllowed ??
    (channel === 'email' && !contact.email
      ? 'This contact has no email address.'
      : channel === 'sms' && !contact.phone
        ? 'This contact has no phone number.'
        : values.text.trim() === ''
          ? 'Write a message first.'
          : undefined);
  return (
    <Form ref={ref} onSubmit={onSubmit} noValidate>
      {refusal !== null && <RefusalBanner title="The message was not sent." error={error} />}
      <Row between>
        <span>
          To <b dir="auto">{contactLabel(contact)}</b>
        </span>
        <Button size="sm" variant="quiet" onClick={onOther}>
          Change
        </Button>
      </Row>
      <Segmented
        label="Send by"
        value={channel}
        onChange={setChannel}
        options={[
          { value: 'email', label: 'Email' },
          { value: 'sms', label: 'SMS' },
        ]}
      />
      {channel === 'email' && (
        <Field label="Subject" error={faults.subject} optional>
          <TextInput dir="auto" {...bind('subject')} maxLength={conversationLimits.subject} />
        </Field>
      )}
      <Field label="Message" error={faults.text}>
        <TextArea dir="auto" rows={6} {...bind('text')} maxLength={conversationLimits.text} />
      </Field>
      <DialogFoot>
        <Button onClick={onClose}>Cancel</Button>
        <Button type="submit" variant="primary" busy={busy} {...(missing !== undefined && { disabledReason: missing })}>
          Send
        </Button>
      </DialogFoot>
    </Form>
  );
}
