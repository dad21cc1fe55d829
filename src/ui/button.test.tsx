import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { Button } from './button';
import { UiProvider } from './ui-provider';

const show = (node: ReactNode) => ({ user: userEvent.setup(), ...render(<UiProvider>{node}</UiProvider>) });

test('a blocked button can be reached by keyboard and says why', async () => {
  const onClick = jest.fn();
  const { user } = show(
    <Button disabledReason="Write a description first." onClick={onClick}>
      Generate Image
    </Button>,
  );
  await user.tab();
  const button = screen.getByRole('button', { name: 'Generate Image' });
  expect(button).toHaveFocus();
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(button).toHaveAccessibleDescription('Write a description first.');
  await user.keyboard('{Enter}');
  expect(onClick).not.toHaveBeenCalled();
});

test('the reason is shown on focus', async () => {
  const { user } = show(<Button disabledReason="Write a description first.">Generate Image</Button>);
  await user.tab();
  expect(await screen.findAllByText('Write a description first.')).toHaveLength(2);
});

test('the reason is shown on a press, for people without a pointer', async () => {
  const { user } = show(<Button disabledReason="Write a description first.">Generate Image</Button>);
  expect(screen.getAllByText('Write a description first.')).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Generate Image' }));
  expect(await screen.findAllByText('Write a description first.')).toHaveLength(2);
});

test('a button keeps the focus when it becomes blocked or unblocked', async () => {
  const { user, rerender } = show(<Button>Generate Image</Button>);
  await user.tab();
  rerender(
    <UiProvider>
      <Button disabledReason="This month's pictures are used up.">Generate Image</Button>
    </UiProvider>,
  );
  expect(screen.getByRole('button', { name: 'Generate Image' })).toHaveFocus();
  rerender(
    <UiProvider>
      <Button>Generate Image</Button>
    </UiProvider>,
  );
  expect(screen.getByRole('button', { name: 'Generate Image' })).toHaveFocus();
});

test('a blocked submit button does not send the form when Enter is pressed in a field', async () => {
  const onSubmit = jest.fn((event: { preventDefault: () => void }) => event.preventDefault());
  const { user } = show(
    <form onSubmit={onSubmit}>
      <input aria-label="Title" />
      <Button type="submit" disabledReason="Choose an idea first.">
        Create
      </Button>
    </form>,
  );
  await user.type(screen.getByRole('textbox', { name: 'Title' }), 'Burger{Enter}');
  expect(onSubmit).not.toHaveBeenCalled();
});

test('a busy button says what it does and ignores presses', async () => {
  const onClick = jest.fn();
  const { user, rerender } = show(<Button onClick={onClick}>Generate</Button>);
  await user.click(screen.getByRole('button', { name: 'Generate' }));
  rerender(
    <UiProvider>
      <Button busy busyLabel="Generating..." onClick={onClick}>
        Generate
      </Button>
    </UiProvider>,
  );
  await user.click(screen.getByRole('button', { name: 'Generating...' }));
  expect(onClick).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('button')).toHaveAttribute('aria-busy', 'true');
});

test('a button with only an icon has a name', async () => {
  const onClick = jest.fn();
  const { user } = show(<Button iconOnly label="More" icon={<svg />} onClick={onClick} />);
  await user.click(screen.getByRole('button', { name: 'More' }));
  expect(onClick).toHaveBeenCalledTimes(1);
});

test('a button submits a form only when told to', async () => {
  const onSubmit = jest.fn((event: { preventDefault: () => void }) => event.preventDefault());
  const { user } = show(
    <form onSubmit={onSubmit}>
      <Button>Preview</Button>
      <Button type="submit">Save</Button>
    </form>,
  );
  await user.click(screen.getByRole('button', { name: 'Preview' }));
  expect(onSubmit).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(onSubmit).toHaveBeenCalledTimes(1);
});
