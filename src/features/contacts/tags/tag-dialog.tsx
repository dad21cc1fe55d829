import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { messageOf } from '../../../api/api-error';
import { contactsContract } from '../../../contracts/contacts';
import type { ContactTag } from '../../../contracts/contact-tags';
import { contactLimits } from '../../../domain/contact';
import { pluralise } from '../../../lib/pluralise';
import { useContractForm } from '../../../hooks/use-contract-form';
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
  const [update] = useUpdateContactTagMutation();
  const [remove, removing] = useDeleteContactTagMutation();
  const { ref, values, bind, faults, busy, onSubmit, ...form } = useContractForm({
    endpoint: contactsContract.updateContactTag,
    from: { name: tag.name },
    input: ({ name }) => ({ tagId: tag.id, name }),
    send: update,
    onSaved: onClose,
    guarded: false,
  });
  const [sure, setSure] = useState(false);
  const refusal = form.refusal ?? (removing.error && messageOf(removing.error));

  const takeAway = async () => {
    if (!sure) return setSure(true);
    const { data } = await remove({ tagId: tag.id });
    if (!data) return;
    onClose();
    dispatch(filterEdited({ tag: null }));
    show({ text: `The tag “${tag.name}” was deleted. The contacts who had it are still here.` });
  };

  return (
    <Form ref={ref} onSubmit={onSubmit} noValidate>
      {refusal && <Banner title="The tag was not changed.">{refusal}</Banner>}
      <Field label="Name" error={faults.name} required>
        <TextInput dir="auto" {...bind('name')} maxLength={contactLimits.tag} />
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
            busy={busy}
            {...(values.name.trim() === '' && { disabledReason: 'Enter a name first.' })}
          >
            Rename
          </Button>
        </Row>
      </Row>
    </Form>
  );
}
