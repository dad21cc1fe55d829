import { contactsContract } from '../../../../contracts/contacts';
import { contactLimits } from '../../../../domain/contact';
import { useContractForm } from '../../../../hooks/use-contract-form';
import { Button } from '../../../../ui/button';
import { Field } from '../../../../ui/field';
import { Form } from '../../../../ui/form';
import { Row } from '../../../../ui/stack';
import { TextArea } from '../../../../ui/text-area';
import { useCreateContactNoteMutation } from '../../contacts-api';

export function NoteForm({ contactId }: { contactId: string }) {
  const [create] = useCreateContactNoteMutation();
  const { ref, values, bind, faults, refusal, busy, onSubmit } = useContractForm({
    endpoint: contactsContract.createContactNote,
    from: { text: '' },
    input: ({ text }) => ({ contactId, text }),
    send: create,
  });
  return (
    <Form ref={ref} onSubmit={onSubmit} noValidate>
      <Field label="Note" error={faults.text ?? refusal}>
        <TextArea
          dir="auto"
          rows={2}
          placeholder="What should everyone here know about them?"
          {...bind('text')}
          maxLength={contactLimits.note}
        />
      </Field>
      {values.text.trim() !== '' && (
        <Row>
          <Button type="submit" size="sm" variant="primary" busy={busy}>
            Add note
          </Button>
        </Row>
      )}
    </Form>
  );
}
