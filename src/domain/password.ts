import { withoutLegalForm } from './password-own-words';

/**
 * zxcvbn's score: 0 takes fewer than a thousand guesses, 1 fewer than a million, 2 fewer than a hundred million,
 * 3 fewer than ten billion (github.com/dropbox/zxcvbn).
 */
export type PasswordScore = 0 | 1 | 2 | 3 | 4;

/**
 * Passwords with a lower score are refused. Not 3, because eight random characters, our minimum, score 2.
 * Sign-in attempts are throttled, so that a million guesses take months.
 */
export const LEAST_SCORE: PasswordScore = 2;

/** Only this many characters are scored: a long password would take a second of CPU time, and its beginning decides. */
export const JUDGED_CHARACTERS = 64;

export const passwordLabels: Record<PasswordScore, string> = {
  0: 'Very easy to guess',
  1: 'Easy to guess',
  2: 'Fair',
  3: 'Strong',
  4: 'Very strong',
};

/**
 * What a guesser tries first about a person: the address, its local part, and every name with its words, apart
 * and joined, for companies also without their legal form. In lower case, without duplicates.
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
