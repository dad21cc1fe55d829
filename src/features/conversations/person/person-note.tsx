import { contactsContract } from '../../../contracts/contacts';
import { contactLimits } from '../../../domain/contact';
import { useContractForm } from '../../../hooks/use-contract-form';
import { Button } from '../../../ui/button';
import { Field } from '../../../ui/field';
import { Form } from '../../../ui/form';
import { TextArea } from '../../../ui/text-area';
import { useToast } from '../../../ui/use-toast';
import { useCreateContactNoteMutation } from '../../contacts/contacts-api';
import { Section } from './section';

/** A note about the person, kept with the contact and not with this conversation. */
export function PersonNote({ contactId }: { contactId: string }) {
  const { show } = useToast();
  const [create] = useCreateContactNoteMutation();
  const { ref, values, bind, faults, refusal, busy, onSubmit } = useContractForm({
    endpoint: contactsContract.createContactNote,
    from: { text: '' },
    input: ({ text }) => ({ contactId, text }),
    send: create,
    guarded: false,
    onSaved: () => show({ text: 'Note added to the contact.' }),
  });
  return (
    <Section title="Note">
      <Form ref={ref} onSubmit={onSubmit} noValidate>
        <Field label="About this person" hideLabel error={faults.text ?? refusal}>
          <TextArea
            dir="auto"
            rows={2}
            placeholder="What should everyone here know about them?"
            {...bind('text')}
            maxLength={contactLimits.note}
          />
        </Field>
        {values.text.trim() !== '' && (
          <Button type="submit" size="sm" busy={busy}>
            Save note
          </Button>
        )}
      </Form>
    </Section>
  );
}
