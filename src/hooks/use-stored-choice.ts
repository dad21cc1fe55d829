import { useCallback, useSyncExternalStore } from 'react';

/**
 * A choice that this browser remembers, shared by all its tabs. The first value is the default. Where storage is
 * disabled the choice still works until the page is left.
 */
export function useStoredChoice<Value extends string>(
  key: string,
  values: readonly [Value, ...Value[]],
): [Value, (value: Value) => void] {
  const [fallback] = values;
  const stored = useSyncExternalStore(
    subscribe,
    () => read(key),
    () => null,
  );
  const value = values.find((known) => known === stored) ?? fallback;
  const choose = useCallback((next: Value) => write(key, next === fallback ? null : next), [key, fallback]);
  return [value, choose];
}

function read(key: string): string | null {
  const unsaved = memory.get(key);
  if (unsaved !== undefined) return unsaved;
  try {
    return window.localStorage.getItem(key);
  } catch {
    return null;
  }
}

function write(key: string, value: string | null): void {
  try {
    if (value === null) window.localStorage.removeItem(key);
    else window.localStorage.setItem(key, value);
    memory.delete(key);
  } catch {
    memory.set(key, value);
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

const listeners = new Set<() => void>();
/** Choices that storage refused, kept until the page is left. */
const memory = new Map<string, string | null>();
