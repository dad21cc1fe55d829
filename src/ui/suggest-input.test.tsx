import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { SuggestInput } from './suggest-input';

function Example({ suggestions }: { suggestions: string[] }) {
  const [value, setValue] = useState('');
  return (
    <>
      <SuggestInput aria-label="Tag" suggestions={suggestions} value={value} onChange={setValue} />
      <button type="button">Done</button>
    </>
  );
}

test('suggestions are offered while typing; without any, the rest of the page stays available to screen readers', async () => {
  const user = userEvent.setup();
  render(<Example suggestions={['Regular', 'Catering']} />);
  await user.type(screen.getByRole('combobox', { name: 'Tag' }), 'REG');
  expect(await screen.findAllByRole('option')).toHaveLength(1);
  await user.type(screen.getByRole('combobox', { name: 'Tag' }), 'ina');
  expect(screen.queryByRole('option')).not.toBeInTheDocument();
  expect(await screen.findByRole('button', { name: 'Done' })).toBeVisible();
  await user.clear(screen.getByRole('combobox', { name: 'Tag' }));
  await user.type(screen.getByRole('combobox', { name: 'Tag' }), 'cat');
  await user.click(await screen.findByRole('option', { name: 'Catering' }));
  expect(screen.getByRole('combobox', { name: 'Tag' })).toHaveValue('Catering');
});

test('when the only suggestion is typed in full, the list closes', async () => {
  const user = userEvent.setup();
  render(<Example suggestions={['Regular', 'Irregular', 'Catering']} />);
  const input = screen.getByRole('combobox', { name: 'Tag' });
  await user.type(input, 'caterin');
  expect(await screen.findByRole('option', { name: 'Catering' })).toBeVisible();
  await user.type(input, 'g');
  expect(screen.queryByRole('option')).not.toBeInTheDocument();
  expect(await screen.findByRole('button', { name: 'Done' })).toBeVisible();
  await user.clear(input);
  await user.type(input, 'Regular');
  expect(await screen.findAllByRole('option')).toHaveLength(2);
});
