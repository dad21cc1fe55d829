import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';
import { JUDGED_CHARACTERS, type PasswordScore } from '../domain/password';

/**
 * Scores passwords in the browser by common passwords and keyboard patterns: 230 KB of gzip, so only ever
 * imported on demand. The server also knows English words and names (620 KB more) and has the final say.
 */
export function createPasswordJudge(): PasswordJudge {
  const zxcvbn = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs, maxLength: JUDGED_CHARACTERS });
  return (password, guesses) => {
    const { score, feedback } = zxcvbn.check(password, guesses);
    return { score, weakness: feedback.warning };
  };
}

/**
 * `guesses` are lower-case words that somebody who knows the person would try first. `weakness` is zxcvbn's
 * warning key.
 */
export type PasswordJudge = (password: string, guesses: string[]) => { score: PasswordScore; weakness: string | null };
