import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { Button } from './button';
import { Field } from './field';
import { Popover } from './popover';
import { Select } from './select';
import { TextInput } from './text-input';
import { UiProvider } from './ui-provider';

const show = (node: ReactNode) => render(<UiProvider>{node}</UiProvider>);

// Only one test per component is possible: afterwards its code is loaded.

test('a select that is pressed before its list has loaded opens when it has', async () => {
  show(<Ratio />);
  const standIn = screen.getByRole('combobox', { name: 'Aspect ratio' });
  expect(standIn).toHaveTextContent('Square');
  expect(standIn).toHaveAccessibleDescription('Stories are tall.');
  act(() => standIn.focus());
  fireEvent.click(standIn);
  const user = userEvent.setup();
  await user.click(await screen.findByRole('option', { name: 'Tall' }));
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Aspect ratio' })).toHaveFocus());
  expect(screen.getByRole('combobox', { name: 'Aspect ratio' })).toHaveTextContent('Tall');
  expect(screen.getByRole('combobox', { name: 'Aspect ratio' })).toHaveAccessibleDescription('Stories are tall.');
});

test('a popover that is pressed before it has loaded opens when it has, and gives the focus back', async () => {
  const onClick = jest.fn();
  show(
    <Popover title="Filters" trigger={<Button onClick={onClick}>Filters</Button>}>
      <TextInput aria-label="Written since" />
    </Popover>,
  );
  const standIn = screen.getByRole('button', { name: 'Filters' });
  expect(standIn).toHaveAttribute('aria-haspopup', 'dialog');
  act(() => standIn.focus());
  fireEvent.click(standIn);
  expect(onClick).toHaveBeenCalledTimes(1);
  expect(await screen.findByRole('dialog', { name: 'Filters' })).toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Written since' })).toHaveFocus());
  await userEvent.setup().keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await waitFor(() => expect(screen.getByRole('button', { name: 'Filters' })).toHaveFocus());
});

function Ratio() {
  const [ratio, setRatio] = useState<'1:1' | '9:16'>('1:1');
  return (
    <Field label="Aspect ratio" help="Stories are tall.">
      <Select
        options={[
          { value: '1:1', label: 'Square' },
          { value: '9:16', label: 'Tall' },
        ]}
        value={ratio}
        onChange={setRatio}
      />
    </Field>
  );
}
