import { useDeferredValue, useEffect, useMemo, useSyncExternalStore } from 'react';
import {
  loadPasswordJudge,
  passwordJudgeStore,
  passwordStrength,
  type PasswordStrength,
} from '../lib/password-strength';

/**
 * The strength of a password while it is typed; null when it is empty and until the dictionary, which the first
 * letter loads, has arrived. Deferred, so that typing never waits for it.
 */
export function usePasswordStrength(password: string, about: readonly string[] = []): PasswordStrength | null {
  const typed = password !== '';
  useEffect(() => void (typed && loadPasswordJudge()), [typed]);
  const ready = useSyncExternalStore(passwordJudgeStore.subscribe, passwordJudgeStore.isThere, () => false);
  const settled = useDeferredValue(password);
  const person = useDeferredValue(about.join('\n'));
  return useMemo(() => (ready ? passwordStrength(settled, person.split('\n')) : null), [ready, settled, person]);
}
