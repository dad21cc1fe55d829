import { Send } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import { fieldsOf } from '../../../../api/api-error';
import type { ContactDetail } from '../../../../contracts/contact-record';
import { CONFIRM_FIRST, mayReachOthers } from '../../../../domain/confirmed-address';
import { useUnsaved } from '../../../../hooks/use-unsaved';
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
          refusal={
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
  refusal,
  onClose,
}: {
  contactId: string;
  refusal: string | undefined;
  onClose: () => void;
}) {
  const { show } = useToast();
  const [send, { error, isLoading }] = useSendContactMessageMutation();
  const [subject, setSubject] = useState('');
  const [text, setText] = useState('');
  const faults = fieldsOf(error);
  useUnsaved(subject !== '' || text !== '');

  const submit = async (submission: FormEvent) => {
    submission.preventDefault();
    const { data } = await send({ contactId, subject, text });
    if (!data) return;
    onClose();
    show({ text: 'Your email is on its way. You’ll find it in the timeline.' });
  };
  const missing =
    refusal ??
    (subject.trim() === '' ? 'Write a subject first.' : text.trim() === '' ? 'Write a message first.' : undefined);

  return (
    <Form onSubmit={(submission) => void submit(submission)} noValidate>
      {error && Object.keys(faults).length === 0 && <RefusalBanner title="The email was not sent." error={error} />}
      <Field label="Subject" error={faults.subject}>
        <TextInput dir="auto" value={subject} maxLength={200} onChange={({ target }) => setSubject(target.value)} />
      </Field>
      <Field label="Message" error={faults.text}>
        <TextArea
          dir="auto"
          rows={8}
          value={text}
          maxLength={10_000}
          onChange={({ target }) => setText(target.value)}
        />
      </Field>
      <Row between>
        <Button onClick={onClose}>Cancel</Button>
        <Button
          type="submit"
          variant="primary"
          icon={<Send />}
          busy={isLoading}
          {...(missing && { disabledReason: missing })}
        >
          Send
        </Button>
      </Row>
    </Form>
  );
}
