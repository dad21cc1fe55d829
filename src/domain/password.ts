import { withoutLegalForm } from './password-own-words';

/**
 * How hard a password is to guess, from 0 to 4, as zxcvbn counts it: 0 takes fewer than a thousand guesses, 1 fewer than a
 * million, 2 fewer than a hundred million, 3 fewer than ten billion (github.com/dropbox/zxcvbn).
 */
export type PasswordScore = 0 | 1 | 2 | 3 | 4;

/**
 * Passwords below this are refused. Not 3: eight characters at random, the least that we ask for, count as 2. Wrong
 * passwords are throttled, so that a million guesses take months.
 */
export const LEAST_SCORE: PasswordScore = 2;

/** Beyond this only the beginning is looked at: a long password costs a second of processor, and its beginning decides. */
export const JUDGED_CHARACTERS = 64;

export const passwordLabels: Record<PasswordScore, string> = {
  0: 'Very easy to guess',
  1: 'Easy to guess',
  2: 'Fair',
  3: 'Strong',
  4: 'Very strong',
};

/**
 * What of a person a guesser tries first: the address, its name, and every name with its words, as they are and run
 * together, companies also without their legal form. Texts are lower case and without doubles.
 */
export function guessesAbout(about: (string | undefined)[]): string[] {
  const found = new Set<string>();
  for (const text of ['Fourbeat', ...about.flatMap((each) => (each ? [each, withoutLegalForm(each)] : []))]) {
    const lower = text.toLowerCase();
    const words = lower
      .normalize('NFKD')
      .split(/[^\p{L}\p{N}\p{M}]+/u)
      .filter((word) => word.length > 2);
    const [local = '', host = ''] = lower.split('@');
    for (const guess of [
      lower,
      local,
      host,
      host.replace(/\.[^.]*$/, ''),
      lower.replace(/[^\p{L}\p{N}]/gu, ''),
      ...words,
    ])
      if (guess.length > 2) found.add(guess.slice(0, JUDGED_CHARACTERS));
  }
  return [...found];
}
