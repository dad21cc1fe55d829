import { useState, type FormEvent } from 'react';
import { contactLimits } from '../../../domain/contact';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/dialog';
import { Field } from '../../../ui/field';
import { Form } from '../../../ui/form';
import { Select } from '../../../ui/select';
import { Row } from '../../../ui/stack';
import { SuggestInput } from '../../../ui/suggest-input';
import type { ContactsChange } from '../contact-filter';
import { useGetContactBookQuery } from '../contacts-api';

export interface TagContactsDialogProps {
  open: boolean;
  onClose: () => void;
  kind: 'tag' | 'untag';
  /** "12 people" */
  whom: string;
  /** Says whether it was done. */
  onChange: (change: ContactsChange) => Promise<boolean>;
}

/** Gives a tag to everybody who was picked, or takes one off them. */
export function TagContactsDialog({ open, onClose, kind, whom, onChange }: TagContactsDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title={kind === 'tag' ? `Tag ${whom}` : `Remove a tag from ${whom}`}>
      {open &&
        (kind === 'tag' ? (
          <AddForm onClose={onClose} onChange={onChange} />
        ) : (
          <RemoveForm onClose={onClose} onChange={onChange} />
        ))}
    </Dialog>
  );
}

function AddForm({ onClose, onChange }: FormProps) {
  const { data: book } = useGetContactBookQuery();
  const [tag, setTag] = useState('');
  const { busy, submit } = useSubmit(() => onChange({ kind: 'tag', tag }), onClose);
  return (
    <Form onSubmit={submit} noValidate>
      <Field label="Tag" help="Choose an existing tag or type a new one." required>
        <SuggestInput
          dir="auto"
          suggestions={book?.tags.map(({ name }) => name) ?? []}
          value={tag}
          maxLength={contactLimits.tag}
          onChange={setTag}
        />
      </Field>
      <Row between>
        <Button onClick={onClose}>Cancel</Button>
        <Button
          type="submit"
          variant="primary"
          busy={busy}
          {...(tag.trim() === '' && { disabledReason: 'Enter a tag first.' })}
        >
          Add tag
        </Button>
      </Row>
    </Form>
  );
}

function RemoveForm({ onClose, onChange }: FormProps) {
  const { data: book } = useGetContactBookQuery();
  const tags = book?.tags ?? [];
  const [tagId, setTagId] = useState<string | null>(null);
  const { busy, submit } = useSubmit(async () => tagId !== null && onChange({ kind: 'untag', tagId }), onClose);
  return (
    <Form onSubmit={submit} noValidate>
      <Field label="Tag">
        <Select
          options={tags.map(({ id, name }) => ({ value: id, label: name }))}
          value={tagId ?? ''}
          placeholder="Choose a tag"
          onChange={setTagId}
        />
      </Field>
      <Row between>
        <Button onClick={onClose}>Cancel</Button>
        <Button
          type="submit"
          variant="primary"
          busy={busy}
          {...(tagId === null && {
            disabledReason: tags.length === 0 ? 'There are no tags yet.' : 'Choose a tag first.',
          })}
        >
          Remove tag
        </Button>
      </Row>
    </Form>
  );
}

function useSubmit(act: () => Promise<boolean>, onDone: () => void) {
  const [busy, setBusy] = useState(false);
  const run = async () => {
    setBusy(true);
    const done = await act();
    setBusy(false);
    if (done) onDone();
  };
  return {
    busy,
    submit: (submission: FormEvent) => {
      submission.preventDefault();
      void run();
    },
  };
}

type FormProps = Pick<TagContactsDialogProps, 'onClose' | 'onChange'>;
