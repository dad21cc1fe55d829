import { useState } from 'react';
import type { ContactDetail } from '../../../contracts/contact-record';
import { contactsContract } from '../../../contracts/contacts';
import type { ConsentBasis, ConsentChannel } from '../../../domain/consent';
import { useContractForm } from '../../../hooks/use-contract-form';
import { Banner } from '../../../ui/banner';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/dialog';
import { Field } from '../../../ui/field';
import { Form } from '../../../ui/form';
import { Row } from '../../../ui/stack';
import { Segmented } from '../../../ui/segmented';
import { Select } from '../../../ui/select';
import { TextArea } from '../../../ui/text-area';
import { useToast } from '../../../ui/use-toast';
import { useCreateConsentMutation } from '../contacts-api';
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
  const [create] = useCreateConsentMutation();
  const stands = contact.consents.find((one) => one.channel === channel)?.state === 'granted';
  const { ref, values, bind, change, faults, refusal, busy, onSubmit } = useContractForm({
    endpoint: contactsContract.createConsent,
    from: noted(stands ? 'withdrawn' : 'granted'),
    input: ({ basis, ...typed }) => ({
      ...typed,
      contactId: contact.id,
      channel,
      ...(typed.state === 'granted' && { basis }),
    }),
    send: create,
    onSaved: () => {
      onClose();
      show({ text: granting ? 'Consent recorded.' : 'They will get no more marketing on this channel.' });
    },
    guarded: false,
  });
  const { state, basis, proof } = values;
  const granting = state === 'granted';

  return (
    <Form ref={ref} onSubmit={onSubmit} noValidate>
      {refusal !== null && <Banner title="The consent was not saved.">{refusal}</Banner>}
      <Segmented
        label="Their answer"
        value={state}
        onChange={(answer) => change({ state: answer })}
        options={[
          { value: 'granted', label: 'They agreed' },
          { value: 'withdrawn', label: 'They withdrew it' },
        ]}
      />
      {granting && (
        <>
          <Field label="Basis for consent" error={faults.basis}>
            <Select options={BASES} value={basis} onChange={(chosen) => change({ basis: chosen })} />
          </Field>
          <Field
            label="What they agreed to"
            help="The wording on the form, or what you asked them."
            error={faults.wording}
            optional
          >
            <TextArea dir="auto" rows={2} {...bind('wording')} maxLength={1_000} />
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
        <TextArea dir="auto" rows={2} {...bind('proof')} maxLength={1_000} />
      </Field>
      <Row between>
        <Button onClick={onClose}>Cancel</Button>
        <Button
          type="submit"
          variant="primary"
          busy={busy}
          {...(granting && proof.trim() === '' && { disabledReason: 'Say how you know, then save.' })}
        >
          Save consent
        </Button>
      </Row>
    </Form>
  );
}

const noted = (state: 'granted' | 'withdrawn'): Noted => ({ state, basis: 'express', wording: '', proof: '' });

interface Noted {
  state: 'granted' | 'withdrawn';
  basis: ConsentBasis;
  wording: string;
  proof: string;
}

const BASES: { value: ConsentBasis; label: string }[] = [
  { value: 'express', label: 'They said yes' },
  { value: 'existing-customer', label: 'Existing customer who had the chance to opt out' },
];
