import { useState, type FormEvent } from 'react';
import { fieldsOf, messageOf } from '../../../../api/api-error';
import type { ContactDetail } from '../../../../contracts/contact-record';
import type { ConsentBasis, ConsentChannel } from '../../../../domain/consent';
import { Banner } from '../../../../ui/banner';
import { Button } from '../../../../ui/button';
import { Dialog } from '../../../../ui/dialog';
import { Field } from '../../../../ui/field';
import { Form } from '../../../../ui/form';
import { Row } from '../../../../ui/stack';
import { Segmented } from '../../../../ui/segmented';
import { Select } from '../../../../ui/select';
import { TextArea } from '../../../../ui/text-area';
import { useToast } from '../../../../ui/use-toast';
import { useCreateConsentMutation } from '../../contacts-api';
import { channelWords } from './channel-words';

/** Writes into the ledger what somebody of the workspace knows: they agreed, or took it back. `channel` null closes it. */
export function ConsentDialog({
  contact,
  channel,
  onClose,
}: {
  contact: ContactDetail;
  channel: ConsentChannel | null;
  onClose: () => void;
}) {
  const [last, setLast] = useState(channel);
  if (channel && channel !== last) setLast(channel); // its words stay while it closes
  return (
    <Dialog
      open={channel !== null}
      onClose={onClose}
      title={`Consent to ${channelWords[last ?? 'email'].what}`}
      sentence="We save what you write here, with your name and the time, as proof."
    >
      {channel && <ConsentForm contact={contact} channel={channel} onClose={onClose} />}
    </Dialog>
  );
}

function ConsentForm({
  contact,
  channel,
  onClose,
}: {
  contact: ContactDetail;
  channel: ConsentChannel;
  onClose: () => void;
}) {
  const { show } = useToast();
  const [create, { error, isLoading }] = useCreateConsentMutation();
  const stands = contact.consents.find((one) => one.channel === channel)?.state === 'granted';
  const [state, setState] = useState<'granted' | 'withdrawn'>(stands ? 'withdrawn' : 'granted');
  const [basis, setBasis] = useState<ConsentBasis>('express');
  const [wording, setWording] = useState('');
  const [proof, setProof] = useState('');
  const faults = fieldsOf(error);
  const granting = state === 'granted';

  const submit = async (submission: FormEvent) => {
    submission.preventDefault();
    const { data } = await create({
      contactId: contact.id,
      channel,
      state,
      wording,
      proof,
      ...(granting && { basis }),
    });
    if (!data) return;
    onClose();
    show({ text: granting ? 'Consent recorded.' : 'They will get no more marketing on this channel.' });
  };

  return (
    <Form onSubmit={(submission) => void submit(submission)} noValidate>
      {error && Object.keys(faults).length === 0 && (
        <Banner title="The consent was not saved.">{messageOf(error)}</Banner>
      )}
      <Segmented
        label="Their answer"
        value={state}
        onChange={setState}
        options={[
          { value: 'granted', label: 'They agreed' },
          { value: 'withdrawn', label: 'They withdrew it' },
        ]}
      />
      {granting && (
        <>
          <Field label="Basis for consent" error={faults.basis}>
            <Select options={BASES} value={basis} onChange={setBasis} />
          </Field>
          <Field
            label="What they agreed to"
            help="The wording on the form, or what you asked them."
            error={faults.wording}
            optional
          >
            <TextArea
              dir="auto"
              rows={2}
              value={wording}
              maxLength={1_000}
              onChange={({ target }) => setWording(target.value)}
            />
          </Field>
        </>
      )}
      <Field
        label="How you know"
        help={
          granting
            ? 'For example: asked for the newsletter at the counter on Saturday.'
            : 'For example: told us on the phone.'
        }
        error={faults.proof}
        optional={!granting}
      >
        <TextArea
          dir="auto"
          rows={2}
          value={proof}
          maxLength={1_000}
          onChange={({ target }) => setProof(target.value)}
        />
      </Field>
      <Row between>
        <Button onClick={onClose}>Cancel</Button>
        <Button
          type="submit"
          variant="primary"
          busy={isLoading}
          {...(granting && proof.trim() === '' && { disabledReason: 'Say how you know, then save.' })}
        >
          Save consent
        </Button>
      </Row>
    </Form>
  );
}

const BASES: { value: ConsentBasis; label: string }[] = [
  { value: 'express', label: 'They said yes' },
  { value: 'existing-customer', label: 'Existing customer who had the chance to opt out' },
];
