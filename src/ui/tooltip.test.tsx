import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { Button } from './button';
import { Dialog } from './dialog';
import { UiProvider } from './ui-provider';

const show = (node: ReactNode) => ({
  user: userEvent.setup({ advanceTimers: jest.advanceTimersByTime }),
  ...render(<UiProvider>{node}</UiProvider>),
});
const button = (name: string) => screen.getByRole('button', { name });
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
const shown = (label: string) => document.querySelector('[data-tooltip][data-open]')?.textContent === label;

const pair = (
  <>
    <Button iconOnly label="Copy" icon={<svg />} />
    <Button iconOnly label="Delete" icon={<svg />} />
  </>
);

beforeEach(() => jest.useFakeTimers());
afterEach(async () => {
  await pass(1000); // longer than the time in which the next tooltip opens without delay
  jest.useRealTimers();
});

test('the first one shows once its code has loaded and the pointer has rested', async () => {
  const { user } = show(pair);
  await user.hover(button('Copy'));
  await pass(400);
  expect(shown('Copy')).toBe(false);
  await pass(200);
  expect(shown('Copy')).toBe(true);
  await user.unhover(button('Copy'));
  await pass(1000);
  expect(shown('Copy')).toBe(false);
});

test('a pointer passing over opens nothing', async () => {
  const { user } = show(pair);
  await user.hover(button('Copy'));
  await pass(300);
  await user.unhover(button('Copy'));
  await pass(2000);
  expect(shown('Copy')).toBe(false);
});

test('it stays while the pointer is on it', async () => {
  const { user } = show(pair);
  await user.hover(button('Copy'));
  await pass(600);
  await user.hover(document.querySelector('[data-tooltip]')!);
  await pass(5000);
  expect(shown('Copy')).toBe(true);
  await user.unhover(document.querySelector('[data-tooltip]')!);
  await pass(1000);
  expect(shown('Copy')).toBe(false);
});

test('next to an open one the next shows at once and replaces it', async () => {
  const { user } = show(pair);
  await user.hover(button('Copy'));
  await pass(600);
  await user.hover(button('Delete'));
  await pass(20);
  expect(shown('Delete')).toBe(true);
  expect(document.querySelectorAll('[data-tooltip][data-open]')).toHaveLength(1);
});

test('keyboard focus shows it at once, and it closes with the focus', async () => {
  const { user } = show(pair);
  await user.tab();
  await pass(20);
  expect(shown('Copy')).toBe(true);
  fireEvent.pointerLeave(button('Copy'), { pointerType: 'mouse' });
  await pass(1000);
  expect(shown('Copy')).toBe(true);
  await user.tab();
  await pass(20);
  expect(shown('Delete')).toBe(true);
  await user.tab();
  await pass(20);
  expect(shown('Delete')).toBe(false);
});

test('Escape closes it and nothing else', async () => {
  const onClose = jest.fn();
  const { user } = show(
    <Dialog open onClose={onClose} title="Rename">
      {pair}
    </Dialog>,
  );
  await waitFor(() => expect(button('Copy')).toHaveFocus());
  await pass(20);
  expect(shown('Copy')).toBe(true);
  await user.keyboard('{Escape}');
  await pass(20);
  expect(shown('Copy')).toBe(false);
  expect(onClose).not.toHaveBeenCalled();
  await user.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('Escape closes what a resting pointer opened, wherever the focus is', async () => {
  const { user } = show(pair);
  await user.hover(button('Copy'));
  await pass(600);
  await user.keyboard('{Escape}');
  await pass(20);
  expect(shown('Copy')).toBe(false);
});

test('pressing the button closes its name', async () => {
  const { user } = show(pair);
  await user.hover(button('Copy'));
  await pass(300);
  await user.click(button('Copy'));
  fireEvent.pointerMove(button('Copy'), { pointerType: 'mouse' });
  await pass(2000);
  expect(shown('Copy')).toBe(false);
});

test('touch does not open it by resting', async () => {
  show(pair);
  fireEvent.pointerEnter(button('Copy'), { pointerType: 'touch' });
  fireEvent.pointerMove(button('Copy'), { pointerType: 'touch' });
  await pass(2000);
  expect(shown('Copy')).toBe(false);
});

test('a reason shown by a press closes on a press outside', async () => {
  const { user } = show(
    <>
      <Button disabledReason="Write a description first.">Generate</Button>
      <p>Beside</p>
    </>,
  );
  await user.click(button('Generate'));
  await pass(20);
  expect(shown('Write a description first.')).toBe(true);
  await user.click(button('Generate'));
  await pass(20);
  expect(shown('Write a description first.')).toBe(true);
  await user.click(screen.getByText('Beside'));
  await pass(20);
  expect(shown('Write a description first.')).toBe(false);
});

test('the element keeps its own event handlers', async () => {
  const heard: string[] = [];
  const { user } = show(
    <Button
      iconOnly
      label="Copy"
      icon={<svg />}
      onFocus={() => heard.push('focus')}
      onPointerEnter={() => heard.push('enter')}
      onKeyDown={() => heard.push('key')}
      onClick={() => heard.push('click')}
      onBlur={() => heard.push('blur')}
    />,
  );
  await user.click(button('Copy'));
  await user.keyboard('{Shift}');
  await user.tab();
  expect(heard).toEqual(['enter', 'focus', 'click', 'key', 'key', 'blur']);
});

test('a tooltip whose element is removed leaves nothing behind', async () => {
  const { user, rerender } = show(pair);
  await user.hover(button('Copy'));
  await pass(600);
  rerender(
    <UiProvider>
      <Button key="another" iconOnly label="Share" icon={<svg />} />
    </UiProvider>,
  );
  await pass(1000);
  expect(document.querySelector('[data-tooltip]')).toBeNull();
  await user.hover(button('Share'));
  await pass(100);
  expect(shown('Share')).toBe(false);
  await pass(500);
  expect(shown('Share')).toBe(true);
});
