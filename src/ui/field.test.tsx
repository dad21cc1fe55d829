import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { focusFirstInvalid } from '../lib/focus-first-invalid';
import { Checkbox } from './checkbox';
import { Field } from './field';
import { Fieldset } from './fieldset';
import { Select } from './select';
import { TextArea } from './text-area';
import { TextInput } from './text-input';

test('a control is named by its label and described by its help', () => {
  render(
    <Field label="Email" help="We never share it.">
      <TextInput />
    </Field>,
  );
  expect(screen.getByRole('textbox', { name: 'Email' })).toHaveAccessibleDescription('We never share it.');
  expect(screen.getByRole('textbox')).not.toHaveAttribute('aria-invalid');
});

test('an error is announced by the control itself, after its help, and the typed text stays', async () => {
  const user = userEvent.setup();
  const { rerender } = render(
    <Field label="Title" help="At most 70 letters.">
      <TextArea />
    </Field>,
  );
  await user.type(screen.getByRole('textbox', { name: 'Title' }), 'Stacked');
  rerender(
    <Field label="Title" help="At most 70 letters." error="Title is taken.">
      <TextArea />
    </Field>,
  );
  const area = screen.getByRole('textbox', { name: 'Title' });
  expect(area).toBeInvalid();
  expect(area).toHaveAccessibleDescription('At most 70 letters. Title is taken.');
  expect(area).toHaveValue('Stacked');
});

test('a control keeps a description of its own beside the field’s', () => {
  render(
    <>
      <p id="rule">Letters and dashes.</p>
      <Field label="Address" error="Address is taken.">
        <TextInput aria-describedby="rule" />
      </Field>
    </>,
  );
  expect(screen.getByRole('textbox')).toHaveAccessibleDescription('Letters and dashes. Address is taken.');
});

test('a hidden label is still announced', () => {
  render(
    <Field label="Reply" hideLabel>
      <TextInput />
    </Field>,
  );
  expect(screen.getByRole('textbox', { name: 'Reply' })).toBeInTheDocument();
});

test('a password can be shown and hidden again', async () => {
  const user = userEvent.setup();
  render(
    <Field label="Password">
      <TextInput type="password" canReveal />
    </Field>,
  );
  const input = screen.getByLabelText('Password');
  await user.type(input, 'burgers!');
  await user.click(screen.getByRole('button', { name: 'Show password' }));
  expect(input).toHaveAttribute('type', 'text');
  expect(screen.getByRole('button', { name: 'Show password' })).toHaveAttribute('aria-pressed', 'true');
  await user.click(screen.getByRole('button', { name: 'Show password' }));
  expect(input).toHaveAttribute('type', 'password');
  expect(input).toHaveValue('burgers!');
});

test('a select takes its name, its error and a choice by keyboard', async () => {
  const user = userEvent.setup();
  render(<StyleField />);
  const select = screen.getByRole('combobox', { name: 'Style' });
  expect(select).toHaveAccessibleDescription('Choose a style.');
  expect(select).toHaveAttribute('aria-invalid', 'true');
  await user.tab();
  await user.keyboard('{ArrowDown}');
  await screen.findByRole('option', { name: 'Cartoon' });
  await user.keyboard('car{Enter}');
  expect(await screen.findByRole('combobox', { name: 'Style' })).toHaveTextContent('Cartoon');
  expect(screen.queryByText('Choose a style.')).not.toBeInTheDocument();
});

test('after a rejected form the cursor goes to the first control with an error', () => {
  const { container } = render(
    <form>
      <Field label="Name">
        <TextInput />
      </Field>
      <Fieldset legend="Channels" error="Choose one.">
        <Checkbox checked={false} onChange={() => {}}>
          Blog
        </Checkbox>
      </Fieldset>
      <Field label="Email" error="Email is required.">
        <TextInput />
      </Field>
    </form>,
  );
  expect(focusFirstInvalid(container)).toBe(true);
  expect(screen.getByRole('checkbox', { name: 'Blog' })).toHaveFocus();
});

test('a group of choices carries its question and its error', () => {
  render(
    <Fieldset legend="Channels" error="Choose one.">
      <Checkbox checked={false} onChange={() => {}}>
        Blog
      </Checkbox>
    </Fieldset>,
  );
  expect(screen.getByRole('group', { name: 'Channels' })).toHaveAccessibleDescription('Choose one.');
});

function StyleField() {
  const [style, setStyle] = useState<string | null>(null);
  return (
    <Field label="Style" error={style === null ? 'Choose a style.' : undefined}>
      <Select
        value={style}
        onChange={setStyle}
        options={['Photorealistic', 'Artistic', 'Cartoon'].map((label) => ({ value: label, label }))}
      />
    </Field>
  );
}
