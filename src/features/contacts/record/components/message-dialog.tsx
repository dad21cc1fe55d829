import { Send } from 'lucide-react';
import type { ContactDetail } from '../../../../contracts/contact-record';
import { contactsContract } from '../../../../contracts/contacts';
import { CONFIRM_FIRST, mayReachOthers } from '../../../../domain/confirmed-address';
import { useContractForm } from '../../../../hooks/use-contract-form';
import { Button } from '../../../../ui/button';
import { Dialog } from '../../../../ui/dialog';
import { Field } from '../../../../ui/field';
import { Form } from '../../../../ui/form';
import { Row } from '../../../../ui/stack';
import { TextArea } from '../../../../ui/text-area';
import { TextInput } from '../../../../ui/text-input';
import { useToast } from '../../../../ui/use-toast';
import { RefusalBanner, UnconfirmedBanner } from '../../../account/account-parts';
import { useSession } from '../../../auth/auth-parts';
import { useSendContactMessageMutation } from '../../contacts-api';

/** One mail, written by hand. Answers go to whoever wrote it. */
export function MessageDialog({
  contact,
  open,
  onClose,
}: {
  contact: Pick<ContactDetail, 'id' | 'name' | 'email'>;
  open: boolean;
  onClose: () => void;
}) {
  const { user, workspace } = useSession();
  const isDemo = workspace.kind === 'demo';
  const confirmed = mayReachOthers(user, workspace);
  const sentence = isDemo
    ? 'Nothing is sent from a demo. Register to write to people.'
    : user.emailVerified
      ? `Sent as a single email. Replies go to ${user.email}.`
      : `Replies will go to ${user.email} once you have confirmed it in Settings.`;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={<span dir="auto">Message to {contact.name || contact.email}</span>}
      sentence={sentence}
    >
      {open && !confirmed && (
        <UnconfirmedBanner title="Your email address is not confirmed yet." sentence={CONFIRM_FIRST} />
      )}
      {open && (
        <MessageForm
          contactId={contact.id}
          notAllowed={
            isDemo ? 'Nothing is sent from a demo.' : confirmed ? undefined : 'Confirm your own email address first.'
          }
          onClose={onClose}
        />
      )}
    </Dialog>
  );
}

function MessageForm({
  contactId,
  notAllowed,
  onClose,
}: {
  contactId: string;
  /** Why this contact may not be written to. */
  notAllowed: string | undefined;
  onClose: () => void;
}) {
  const { show } = useToast();
  const [send] = useSendContactMessageMutation();
  const { ref, values, bind, faults, refusal, error, busy, onSubmit } = useContractForm({
    endpoint: contactsContract.sendContactMessage,
    from: { subject: '', text: '' },
    input: (typed) => ({ contactId, ...typed }),
    send,
    onSaved: () => {
      onClose();
      show({ text: 'Your email is on its way. You’ll find it in the timeline.' });
    },
  });
  const missing =
    notAllowed ??
    (values.subject.trim() === ''
      ? 'Write a subject first.'
      : values.text.trim() === ''
        ? 'Write a message first.'
        : undefined);

  return (
    <Form ref={ref} onSubmit={onSubmit} noValidate>
      {refusal !== null && <RefusalBanner title="The email was not sent." error={error} />}
      <Field label="Subject" error={faults.subject}>
        <TextInput dir="auto" {...bind('subject')} maxLength={200} />
      </Field>
      <Field label="Message" error={faults.text}>
        <TextArea dir="auto" rows={8} {...bind('text')} maxLength={10_000} />
      </Field>
      <Row between>
        <Button onClick={onClose}>Cancel</Button>
        <Button
          type="submit"
          variant="primary"
          icon={<Send />}
          busy={busy}
          {...(missing && { disabledReason: missing })}
        >
          Send
        </Button>
      </Row>
    </Form>
  );
}
