import { useState, type FormEvent } from 'react';
import { useDispatch } from 'react-redux';
import { fieldsOf, messageOf } from '../../../api/api-error';
import type { ContactTag } from '../../../contracts/contact-tags';
import { contactLimits } from '../../../domain/contact';
import { pluralise } from '../../../lib/pluralise';
import { Banner } from '../../../ui/banner';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/dialog';
import { Field } from '../../../ui/field';
import { Form } from '../../../ui/form';
import { Row } from '../../../ui/stack';
import { TextInput } from '../../../ui/text-input';
import { useToast } from '../../../ui/use-toast';
import { useDeleteContactTagMutation, useUpdateContactTagMutation } from '../contacts-api';
import { filterEdited } from '../contacts-slice';

/** A tag is renamed everywhere, or taken off everybody and away. */
export function TagDialog({ tag, open, onClose }: { tag: ContactTag; open: boolean; onClose: () => void }) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Edit tag"
      sentence={`${pluralise(tag.count, 'person has', 'people have')} it.`}
    >
      {open && <TagForm tag={tag} onClose={onClose} />}
    </Dialog>
  );
}

function TagForm({ tag, onClose }: { tag: ContactTag; onClose: () => void }) {
  const dispatch = useDispatch();
  const { show } = useToast();
  const [update, updating] = useUpdateContactTagMutation();
  const [remove, removing] = useDeleteContactTagMutation();
  const [name, setName] = useState(tag.name);
  const [sure, setSure] = useState(false);
  const error = updating.error ?? removing.error;
  const fault = fieldsOf(error).name;

  const submit = async (submission: FormEvent) => {
    submission.preventDefault();
    const { data } = await update({ tagId: tag.id, name });
    if (data) onClose();
  };
  const takeAway = async () => {
    if (!sure) return setSure(true);
    const { data } = await remove({ tagId: tag.id });
    if (!data) return;
    onClose();
    dispatch(filterEdited({ tag: null }));
    show({ text: `The tag “${tag.name}” was deleted. The contacts who had it are still here.` });
  };

  return (
    <Form onSubmit={(submission) => void submit(submission)} noValidate>
      {error && !fault && <Banner title="The tag was not changed.">{messageOf(error)}</Banner>}
      <Field label="Name" error={fault} required>
        <TextInput
          dir="auto"
          value={name}
          maxLength={contactLimits.tag}
          onChange={({ target }) => setName(target.value)}
        />
      </Field>
      <Row between>
        <Button variant={sure ? 'danger' : 'quiet'} busy={removing.isLoading} onClick={() => void takeAway()}>
          {sure ? `Remove from ${pluralise(tag.count, 'person', 'people')} for good` : 'Delete tag'}
        </Button>
        <Row>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            type="submit"
            variant="primary"
            busy={updating.isLoading}
            {...(name.trim() === '' && { disabledReason: 'Enter a name first.' })}
          >
            Rename
          </Button>
        </Row>
      </Row>
    </Form>
  );
}
