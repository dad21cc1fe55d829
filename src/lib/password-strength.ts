import { guessesAbout, LEAST_SCORE, passwordLabels, type PasswordScore } from '../domain/password';
import { isOnlyOwnWords } from '../domain/password-own-words';
import { weaknessHint, weakPasswordSentence } from '../domain/password-weakness';
import type { PasswordJudge } from './password-dictionary';

/**
 * How hard a password is to guess, with a helpful sentence; null before the dictionary has loaded, and for an
 * empty password. `about` are texts about the person: address, name, company.
 */
export function passwordStrength(password: string, about: readonly string[] = []): PasswordStrength | null {
  if (!judge || password === '') return null;
  const { score, weakness } = isOnlyOwnWords(password, [...about])
    ? OWN_WORDS
    : judge(password, guessesAbout([...about]));
  return {
    score,
    word: passwordLabels[score],
    weakness,
    advice:
      score < LEAST_SCORE ? weaknessHint(weakness) : score === LEAST_SCORE ? 'Another word would make it strong.' : '',
  };
}

/**
 * The error for a password that is too easy to guess, in the server's words; null when it is strong enough, or
 * cannot be judged here.
 */
export function weakPasswordFault(password: string, about: readonly string[] = []): string | null {
  const strength = passwordStrength(password, about);
  return strength && strength.score < LEAST_SCORE ? weakPasswordSentence(strength.weakness) : null;
}

/** Loads the dictionary once. A failure does not matter: the server checks too, and the next call tries again. */
export async function loadPasswordJudge(): Promise<void> {
  if (judge) return;
  loading ??= import('./password-dictionary').then(({ createPasswordJudge }) => {
    judge = createPasswordJudge();
  });
  await loading.catch(() => undefined);
  loading = null;
  for (const listener of listeners) listener();
}

/** For `useSyncExternalStore`: whether passwords can be scored yet, and a subscription to that. */
export const passwordJudgeStore = {
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  isThere: () => judge !== null,
};

const OWN_WORDS = { score: 0, weakness: 'userInputs' } as const;

let judge: PasswordJudge | null = null;
let loading: Promise<void> | null = null;
const listeners = new Set<() => void>();

export interface PasswordStrength {
  score: PasswordScore;
  word: string;
  /** zxcvbn's warning key. */
  weakness: string | null;
  /** Empty when there is nothing to improve. */
  advice: string;
}
