import { act, fireEvent, render, renderHook, screen } from '@testing-library/react';
import { useDebounced } from './use-debounced';
import { useMediaQuery } from './use-media-query';
import { useShortcut } from './use-shortcut';
import { useStoredChoice } from './use-stored-choice';

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

const useSize = () => useStoredChoice('size', ['cosy', 'dense']);

test('a choice is remembered, and the default leaves nothing in storage', () => {
  const { result } = renderHook(useSize);
  expect(result.current[0]).toBe('cosy');
  act(() => result.current[1]('dense'));
  expect(result.current[0]).toBe('dense');
  expect(localStorage.getItem('size')).toBe('dense');
  act(() => result.current[1]('cosy'));
  expect(localStorage.getItem('size')).toBeNull();
});

test('an invalid choice in storage is ignored', () => {
  localStorage.setItem('size', 'enormous');
  expect(renderHook(useSize).result.current[0]).toBe('cosy');
});

test('where storage is disabled a choice lasts until the page is left', () => {
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  const { result } = renderHook(useSize);
  act(() => result.current[1]('dense'));
  expect(result.current[0]).toBe('dense');
});

test('another tab’s choice arrives automatically', () => {
  jest.spyOn(Storage.prototype, 'getItem');
  const { result } = renderHook(() => useStoredChoice('pace', ['calm', 'brisk']));
  act(() => {
    localStorage.setItem('pace', 'brisk');
    window.dispatchEvent(new StorageEvent('storage', { key: 'pace' }));
  });
  expect(result.current[0]).toBe('brisk');
});

test('a key acts anywhere but in a field, with the command key even there', () => {
  const plain = jest.fn();
  const command = jest.fn();
  render(<Keys plain={plain} command={command} />);
  const field = screen.getByRole('textbox');
  fireEvent.keyDown(document.body, { key: 'z' });
  fireEvent.keyDown(field, { key: 'z' });
  fireEvent.keyDown(screen.getByRole('checkbox'), { key: 'z' });
  fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true });
  expect(plain).toHaveBeenCalledTimes(2);
  fireEvent.keyDown(field, { key: 'k', metaKey: true });
  fireEvent.keyDown(field, { key: 'k' });
  expect(command).toHaveBeenCalledTimes(1);
});

test('a key that another listener has handled is ignored', () => {
  const plain = jest.fn();
  render(<Keys plain={plain} command={() => {}} />);
  const taken = new KeyboardEvent('keydown', { key: 'z', bubbles: true, cancelable: true });
  taken.preventDefault();
  document.body.dispatchEvent(taken);
  expect(plain).not.toHaveBeenCalled();
});

test('a value settles once it has stopped changing', () => {
  jest.useFakeTimers();
  const { result, rerender } = renderHook(({ value }) => useDebounced(value, 250), { initialProps: { value: 'b' } });
  rerender({ value: 'bu' });
  act(() => jest.advanceTimersByTime(200));
  rerender({ value: 'bur' });
  act(() => jest.advanceTimersByTime(200));
  expect(result.current).toBe('b');
  act(() => jest.advanceTimersByTime(50));
  expect(result.current).toBe('bur');
  jest.useRealTimers();
});

test('a media query is followed live', () => {
  let listener = () => {};
  const list = {
    matches: false,
    addEventListener: (_: string, added: () => void) => {
      listener = added;
    },
    removeEventListener: () => {},
  };
  jest.spyOn(window, 'matchMedia').mockReturnValue(list as unknown as MediaQueryList);
  const { result } = renderHook(() => useMediaQuery('(max-width: 860px)'));
  expect(result.current).toBe(false);
  act(() => {
    list.matches = true;
    listener();
  });
  expect(result.current).toBe(true);
});

function Keys({ plain, command }: { plain: () => void; command: () => void }) {
  useShortcut('z', plain);
  useShortcut('mod+k', command);
  return (
    <>
      <input aria-label="Name" />
      <input type="checkbox" aria-label="Agree" />
    </>
  );
}
