import { useState, type FormEvent } from 'react';
import { fieldsOf, messageOf } from '../../../../api/api-error';
import { contactLimits } from '../../../../domain/contact';
import { useUnsaved } from '../../../../hooks/use-unsaved';
import { Button } from '../../../../ui/button';
import { Field } from '../../../../ui/field';
import { Form } from '../../../../ui/form';
import { Row } from '../../../../ui/stack';
import { TextArea } from '../../../../ui/text-area';
import { useCreateContactNoteMutation } from '../../contacts-api';

export function NoteForm({ contactId }: { contactId: string }) {
  const [create, { error, isLoading }] = useCreateContactNoteMutation();
  const [text, setText] = useState('');
  useUnsaved(text !== '');
  const submit = async (submission: FormEvent) => {
    submission.preventDefault();
    const { data } = await create({ contactId, text });
    if (data) setText('');
  };
  return (
    <Form onSubmit={(submission) => void submit(submission)} noValidate>
      <Field label="Note" error={error && (fieldsOf(error).text ?? messageOf(error))}>
        <TextArea
          dir="auto"
          rows={2}
          placeholder="What should everyone here know about them?"
          value={text}
          maxLength={contactLimits.note}
          onChange={({ target }) => setText(target.value)}
        />
      </Field>
      {text.trim() !== '' && (
        <Row>
          <Button type="submit" size="sm" variant="primary" busy={isLoading}>
            Add note
          </Button>
        </Row>
      )}
    </Form>
  );
}
