import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import type { ApiError } from '../api/api-error';
import { contactsContract } from '../contracts/contacts';
import { Field } from '../ui/field';
import { TextInput } from '../ui/text-input';
import { useContractForm } from './use-contract-form';
import { UnsavedContext } from './use-unsaved';

const endpoint = contactsContract.createContactNote;
const contactId = '0190b1c0-0000-7000-8000-000000000001';

test('what the contract refuses is told at its field, takes the cursor there and is not sent', async () => {
  const { user, sent } = open();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(sent).toEqual([]);
  expect(screen.getByLabelText('Note')).toHaveAccessibleDescription(/required/);
  expect(screen.getByLabelText('Note')).toHaveFocus();
  await user.type(screen.getByLabelText('Note'), 'B');
  expect(screen.getByLabelText('Note')).not.toHaveAccessibleDescription(/required/);
});

test('what the server says of a field stands there, and what was typed stays', async () => {
  const { user, answer } = open();
  await write(user, 'Bread');
  await answer({ error: refused('Check the marked field.', { text: 'Write more.' }) });
  expect(screen.getByLabelText('Note')).toHaveAccessibleDescription('Write more.');
  expect(screen.getByLabelText('Note')).toHaveFocus();
  expect(screen.getByLabelText('Note')).toHaveValue('Bread');
  expect(screen.queryByText('Check the marked field.')).toBeNull();
});

test('what the server says of nothing in the form stands above it until the next try', async () => {
  const { user, answer } = open();
  await write(user, 'Bread');
  await answer({ error: refused('This contact was erased.', { contactId: 'It is gone.' }) });
  expect(screen.getByText('This contact was erased.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(screen.queryByText('This contact was erased.')).toBeNull();
});

test('a fault of a field that is not on screen stands above, whoever found it', async () => {
  const { user, sent, answer } = open();
  await write(user, 'Bread');
  await answer({ error: refused('Check the marked field.', { source: 'Choose another way.' }) });
  expect(screen.getByText('Check the marked field.')).toBeVisible();
  await write(user, ' by nobody');
  expect(sent).toHaveLength(1);
  expect(screen.getByText('Say who wrote it.')).toBeVisible();
});

test('is sent once at a time; what was typed meanwhile outlives the answer', async () => {
  const { user, sent, answer, unsaved } = open();
  expect(unsaved()).toBe(false);
  await write(user, 'Bread');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(sent).toEqual([{ contactId, text: 'Bread' }]);
  await user.type(screen.getByLabelText('Note'), ' and cake');
  await answer({});
  expect(screen.getByLabelText('Note')).toHaveValue('Bread and cake');
  expect(screen.getByText('saved')).toBeVisible();
  expect(unsaved()).toBe(true);
});

test('begins anew once all of it is taken', async () => {
  const { user, answer, unsaved } = open();
  await write(user, 'Bread');
  expect(unsaved()).toBe(true);
  await answer({});
  expect(screen.getByLabelText('Note')).toHaveValue('');
  expect(unsaved()).toBe(false);
});

test('an answer that asks for more neither saves nor refuses', async () => {
  const { user, answer } = open();
  await write(user, 'Bread');
  await answer(null);
  expect(screen.getByLabelText('Note')).toHaveValue('Bread');
  expect(screen.queryByText('saved')).toBeNull();
});

function open() {
  const sent: unknown[] = [];
  const dirty = new Set<string>();
  let settle: (answer: Answer) => void;
  const send = (input: unknown) => {
    sent.push(input);
    return new Promise<Answer>((resolve) => (settle = resolve));
  };
  render(
    <UnsavedContext value={({ id }, isDirty) => void (isDirty ? dirty.add(id) : dirty.delete(id))}>
      <NoteForm send={send} />
    </UnsavedContext>,
  );
  return {
    user: userEvent.setup(),
    sent,
    unsaved: () => dirty.size > 0,
    answer: (given: Answer) => act(async () => settle(given)),
  };
}

function NoteForm({ send }: { send: (input: unknown) => Promise<Answer> }) {
  const [from] = useState({ text: '', source: '' });
  const { ref, refusal, faults, bind, saved, onSubmit } = useContractForm({
    endpoint,
    from,
    input: ({ text }) => ({ contactId, text }),
    check: (found, { text }) => (text.endsWith('nobody') ? { source: 'Say who wrote it.' } : found),
    send,
  });
  return (
    <form ref={ref} onSubmit={onSubmit} noValidate>
      <p>{refusal}</p>
      <Field label="Note" error={faults.text}>
        <TextInput {...bind('text')} />
      </Field>
      <button type="submit">Save</button>
      {saved && <p>saved</p>}
    </form>
  );
}

async function write(user: ReturnType<typeof userEvent.setup>, text: string) {
  await user.type(screen.getByLabelText('Note'), text);
  await user.click(screen.getByRole('button', { name: 'Save' }));
}

const refused = (message: string, fields: Record<string, string>): ApiError => ({
  kind: 'api',
  code: 'invalid_request',
  message,
  fields,
});

type Answer = { data?: undefined; error?: ApiError } | null;
