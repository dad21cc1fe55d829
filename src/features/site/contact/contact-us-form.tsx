import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { fieldsOf, messageOf } from '../../../api/api-error';
import { checkInput } from '../../../api/check-input';
import { siteContract } from '../../../contracts/site';
import { focusFirstInvalid } from '../../../lib/focus-first-invalid';
import { Banner } from '../../../ui/banner';
import { Button } from '../../../ui/button';
import { Field } from '../../../ui/field';
import { Form, FormPair } from '../../../ui/form';
import { Panel, PanelBody, PanelFoot } from '../../../ui/panel';
import { TextArea } from '../../../ui/text-area';
import { TextInput } from '../../../ui/text-input';
import { formValues } from '../form-values';
import { useCreateContactMessageMutation } from '../site-api';
import { contactTyped, selectContactDraft } from '../site-slice';
import { ContactSent } from './contact-sent';
import { Honeypot } from '../components/honeypot';

/** Sends a message. Whatever goes wrong, the input stays, even when another page is visited in between. */
export function ContactForm({ formToken }: { formToken: string }) {
  const dispatch = useDispatch();
  const form = useRef<HTMLFormElement>(null);
  const draft = useSelector(selectContactDraft);
  const [send, { isLoading, error, reset }] = useCreateContactMessageMutation();
  const [sent, setSent] = useState(false);
  const [faults, setFaults] = useState<Record<string, string>>({});

  useEffect(() => {
    if (Object.keys(faults).length > 0) focusFirstInvalid(form.current);
  }, [faults]);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isLoading) return;
    const input = { ...formValues(event.currentTarget, [...FIELDS, 'website']), formToken };
    const found = checkInput(siteContract.createContactMessage, input);
    setFaults(found);
    if (Object.keys(found).length > 0) return reset();
    const outcome = await send(input);
    if (outcome.error) setFaults(fieldsOf(outcome.error));
    else setSent(true);
  };
  const another = () => {
    reset();
    setSent(false);
  };

  if (sent) return <ContactSent onAnother={another} />;
  return (
    <Panel title="Write to us">
      <PanelBody>
        {error && <Banner title="Your message was not sent. It is still in the form.">{messageOf(error)}</Banner>}
        <Form
          ref={form}
          onSubmit={(event) => void submit(event)}
          onChange={(event) => dispatch(contactTyped(formValues(event.currentTarget, FIELDS)))}
          noValidate
        >
          <FormPair>
            <Field label="Name" error={faults.name} required>
              <TextInput name="name" autoComplete="name" maxLength={120} defaultValue={draft.name} />
            </Field>
            <Field label="Email" error={faults.email} required>
              <TextInput
                name="email"
                type="email"
                inputMode="email"
                autoComplete="email"
                maxLength={254}
                defaultValue={draft.email}
              />
            </Field>
          </FormPair>
          <Field label="Subject" error={faults.subject} optional>
            <TextInput name="subject" maxLength={200} autoComplete="off" defaultValue={draft.subject} />
          </Field>
          <Field label="Message" error={faults.message} required>
            <TextArea name="message" rows={8} maxLength={5_000} defaultValue={draft.message} />
          </Field>
          <Honeypot />
          <PanelFoot>
            <span>We get back to you within 24 hours.</span>
            <Button type="submit" variant="primary" size="lg" busy={isLoading} busyLabel="Sending…">
              Send Message
            </Button>
          </PanelFoot>
        </Form>
      </PanelBody>
    </Panel>
  );
}

const FIELDS = ['name', 'email', 'subject', 'message'] as const;
