import { useState } from 'react';
import { messageOf } from '../../../../api/api-error';
import { Banner } from '../../../../ui/banner';
import { Field } from '../../../../ui/field';
import { Form } from '../../../../ui/form';
import { Select } from '../../../../ui/select';
import { TextInput } from '../../../../ui/text-input';
import { useCreateAutomationEmailMutation } from '../../automations-api';
import { useCardForm } from '../hooks/use-card-form';
import type { SendStep } from '../step-list';
import { FormFoot } from './automation-form-foot';
import type { StepFormProps } from '../step-form-props';

/** Which mail goes out: one that was written for this automation, or a new one, made when the step is taken. */
export function SendForm({ step, campaignId, mails, label, onMade, onDone, onCancel }: StepFormProps<SendStep>) {
  const [create, { error }] = useCreateAutomationEmailMutation();
  const [emailId, setEmailId] = useState(mails.some(({ id }) => id === step.emailId) ? step.emailId : NEW);
  const [name, setName] = useState('');
  const chosen = mails.find(({ id }) => id === emailId);
  const lack = emailId === NEW && name.trim() === '' ? 'Name the email so you can find it again.' : null;
  const { form, busy, tried } = useCardForm({
    changed: emailId === NEW ? name !== '' : emailId !== step.emailId,
    take: async () => {
      if (lack !== null) return false;
      if (emailId !== NEW) {
        onDone({ ...step, emailId });
        return true;
      }
      const { data } = await create({ campaignId, name: name.trim() });
      if (!data) return false;
      onMade(data);
      onDone({ ...step, emailId: data.id });
      return true;
    },
  });
  return (
    <Form {...form} aria-label="Send an email">
      {error && <Banner title="The email was not created.">{messageOf(error)}</Banner>}
      {mails.length > 0 && (
        <Field
          label="Email"
          {...(chosen && {
            help: chosen.subject
              ? `Subject: ${chosen.subject}`
              : 'It has no subject yet. You can write it from its card.',
          })}
        >
          <Select
            options={[
              ...mails.map((mail) => ({ value: mail.id, label: mail.name || mail.subject || 'Untitled email' })),
              { value: NEW, label: 'A new email' },
            ]}
            value={emailId}
            onChange={setEmailId}
          />
        </Field>
      )}
      {emailId === NEW && (
        <Field
          label="Email name"
          required
          error={tried ? lack : null}
          help="Only your team sees this. You write the email next."
        >
          <TextInput dir="auto" value={name} maxLength={120} onChange={({ target }) => setName(target.value)} />
        </Field>
      )}
      <FormFoot label={label} busy={busy} onCancel={onCancel} />
    </Form>
  );
}

const NEW = 'new';
