import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';
import { JUDGED_CHARACTERS, type PasswordScore } from '../domain/password';

/**
 * What judges passwords in the browser: common passwords and patterns of keys, 230 KB in gzip, hence never imported but
 * on demand. The server knows English words and names as well (620 KB more) and has the last word.
 */
export function createPasswordJudge(): PasswordJudge {
  const zxcvbn = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs, maxLength: JUDGED_CHARACTERS });
  return (password, guesses) => {
    const { score, feedback } = zxcvbn.check(password, guesses);
    return { score, weakness: feedback.warning };
  };
}

/** `guesses` are lower-case words that somebody who knows the person tries first. `weakness` is zxcvbn's key for what makes it weak. */
export type PasswordJudge = (password: string, guesses: string[]) => { score: PasswordScore; weakness: string | null };
