import { act, renderHook } from '@testing-library/react';
import { useSaved } from './use-saved';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('lasts for three seconds', () => {
  const { result } = renderHook(() => useSaved());
  act(() => result.current[1](true));
  act(() => jest.advanceTimersByTime(2_999));
  expect(result.current[0]).toBe(true);
  act(() => jest.advanceTimersByTime(1));
  expect(result.current[0]).toBe(false);
});

test('can be ended at once', () => {
  const { result } = renderHook(() => useSaved());
  act(() => result.current[1](true));
  act(() => result.current[1](false));
  expect(result.current[0]).toBe(false);
});
