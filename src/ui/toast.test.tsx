import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from './button';
import { TextInput } from './text-input';
import { TOAST_MS, UNDO_MS } from './toast-times';
import { UiProvider } from './ui-provider';
import { useToast } from './use-toast';
import type { ToastMessage } from './use-toast';

function open(message: ToastMessage) {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  render(
    <UiProvider>
      <Shower message={message} />
      <TextInput aria-label="Reply" />
    </UiProvider>,
  );
  return { user, show: () => user.click(screen.getByRole('button', { name: 'Close conversation' })) };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('the first toast loads its code: the region appears first, then the words, and only then its time begins', async () => {
  const { show } = open({ text: 'Conversation closed' });
  expect(screen.queryByRole('region', { name: 'Notifications' })).not.toBeInTheDocument();
  await show();
  expect(await screen.findByRole('region', { name: 'Notifications' })).toBeEmptyDOMElement();
  expect(await screen.findByRole('dialog', { name: 'Conversation closed' })).toBeInTheDocument();
  await act(() => jest.advanceTimersByTimeAsync(TOAST_MS - 100));
  expect(screen.getByText('Conversation closed')).toBeInTheDocument();
  await act(() => jest.advanceTimersByTimeAsync(1000));
  expect(screen.queryByText('Conversation closed')).not.toBeInTheDocument();
});

test('Undo undoes once and closes the toast', async () => {
  const undo = jest.fn();
  const { user, show } = open({ text: 'Conversation closed', undo });
  await show();
  expect(screen.getByRole('dialog', { name: 'Conversation closed' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(undo).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument());
});

test('the key Z undoes too, but not while something is typed', async () => {
  const undo = jest.fn();
  const { user, show } = open({ text: 'Conversation closed', undo });
  await show();
  await user.type(screen.getByRole('textbox', { name: 'Reply' }), 'pizza');
  expect(undo).not.toHaveBeenCalled();
  act(() => screen.getByRole('textbox', { name: 'Reply' }).blur());
  await user.keyboard('z');
  expect(undo).toHaveBeenCalledTimes(1);
});

test('where one-letter keys are turned off, Z does nothing and is not offered', async () => {
  localStorage.setItem('shortcuts', 'off');
  const undo = jest.fn();
  const { user, show } = open({ text: 'Conversation closed', undo });
  await show();
  act(() => (document.activeElement as HTMLElement).blur());
  await user.keyboard('z');
  expect(undo).not.toHaveBeenCalled();
  expect(screen.queryByText('Z')).not.toBeInTheDocument();
  localStorage.clear();
});

test.each([
  ['a success', undefined, TOAST_MS],
  ['what can be undone', () => undefined, UNDO_MS],
])('%s closes by itself', async (_what, undo, lasts) => {
  const { show } = open({ text: 'Conversation closed', ...(undo && { undo }) });
  await show();
  await act(() => jest.advanceTimersByTimeAsync(lasts - 500));
  expect(screen.getByText('Conversation closed')).toBeInTheDocument();
  await act(() => jest.advanceTimersByTimeAsync(1000));
  expect(screen.queryByText('Conversation closed')).not.toBeInTheDocument();
});

test('it stays while the pointer rests on it', async () => {
  const { user, show } = open({ text: 'Conversation closed' });
  await show();
  await user.hover(screen.getByText('Conversation closed'));
  await act(() => jest.advanceTimersByTimeAsync(TOAST_MS * 3));
  expect(screen.getByText('Conversation closed')).toBeInTheDocument();
});

test('a failure stays until it is dismissed, and offers its action', async () => {
  const onClick = jest.fn();
  const { user, show } = open({
    kind: 'failure',
    text: 'Facebook refused the picture. The draft is kept.',
    action: { label: 'Crop and retry', onClick },
  });
  await show();
  await act(() => jest.advanceTimersByTimeAsync(UNDO_MS * 2));
  expect(screen.getByRole('button', { name: 'Crop and retry' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Dismiss' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Crop and retry' })).not.toBeInTheDocument());
  expect(onClick).not.toHaveBeenCalled();
});

function Shower({ message }: { message: ToastMessage }) {
  const { show } = useToast();
  return <Button onClick={() => show(message)}>Close conversation</Button>;
}
