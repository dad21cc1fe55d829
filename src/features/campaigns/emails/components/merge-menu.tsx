import { Braces } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import { customFieldName, mergeFields, mergeTag } from '../../../../domain/merge-field';
import { Button } from '../../../../ui/button';
import { Dialog } from '../../../../ui/dialog';
import { Field } from '../../../../ui/field';
import { Form } from '../../../../ui/form';
import { LateMenu } from '../../../../ui/late-menu';
import { Row } from '../../../../ui/stack';
import { TextInput } from '../../../../ui/text-input';
import { useGetContactBookQuery } from '../../../contacts/contacts-api';

/** Puts something of each reader into a text, with what stands there for who has none. `into` names the text. */
export function MergeMenu({
  into,
  onInsert,
  iconOnly = false,
}: {
  into: string;
  onInsert: (tag: string) => void;
  iconOnly?: boolean;
}) {
  const { data: book } = useGetContactBookQuery();
  const [asked, setAsked] = useState<Choice | null>(null);
  const choose = (field: Choice) => (field.fallback === null ? onInsert(mergeTag(field.name, null)) : setAsked(field));
  const own = (book?.fields ?? []).map(({ label }) => ({ name: customFieldName(label), label, fallback: '' }));
  const label = `Insert a contact’s field into ${into}`;
  return (
    <>
      <LateMenu
        label={label}
        trigger={
          iconOnly ? (
            <Button size="sm" variant="quiet" iconOnly label={label} icon={<Braces />} />
          ) : (
            <Button size="sm" variant="quiet" icon={<Braces />} aria-label={label}>
              Insert field
            </Button>
          )
        }
        items={[
          ...mergeFields.map((field) => ({ label: field.label, onSelect: () => choose(field) })),
          ...(own.length > 0
            ? [
                { heading: 'Your fields' },
                ...own.map((field) => ({ label: field.label, onSelect: () => choose(field) })),
              ]
            : []),
        ]}
      />
      <Dialog
        open={asked !== null}
        onClose={() => setAsked(null)}
        title={asked ? `Insert “${asked.label}”` : ''}
        sentence="Not every contact has this. Enter what to show for the others."
      >
        {asked && (
          <Fallback
            field={asked}
            onCancel={() => setAsked(null)}
            onDone={(fallback) => {
              setAsked(null);
              onInsert(mergeTag(asked.name, fallback));
            }}
          />
        )}
      </Dialog>
    </>
  );
}

function Fallback({
  field,
  onDone,
  onCancel,
}: {
  field: Choice;
  onDone: (fallback: string) => void;
  onCancel: () => void;
}) {
  const [text, setText] = useState(field.fallback ?? '');
  const [tried, setTried] = useState(false);
  const fault =
    text.trim() === '' ? 'Enter what to show when it is missing.' : /[{}]/.test(text) ? 'Remove { and }.' : undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // A dialog's events rise through the page's own form, too.
    event.stopPropagation();
    setTried(true);
    if (!fault) onDone(text.trim());
  };
  return (
    <Form noValidate onSubmit={submit}>
      <Field
        label="Otherwise"
        required
        error={tried ? fault : undefined}
        help={`As in “Hello ${text.trim() || 'there'}”.`}
      >
        <TextInput dir="auto" value={text} maxLength={80} onChange={({ target }) => setText(target.value)} />
      </Field>
      <Row between>
        <Button onClick={onCancel}>Cancel</Button>
        <Button type="submit" variant="primary">
          Insert field
        </Button>
      </Row>
    </Form>
  );
}

interface Choice {
  name: string;
  label: string;
  /** Proposed; null where everybody has one. */
  fallback: string | null;
}
