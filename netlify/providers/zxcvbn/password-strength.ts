import { guessesAbout, JUDGED_CHARACTERS, LEAST_SCORE } from '../../../src/domain/password';
import { isOnlyOwnWords } from '../../../src/domain/password-own-words';
import { weakPasswordSentence } from '../../../src/domain/password-weakness';
import { AppError } from '../../errors/app-error';
import type { PasswordStrength } from '../../ports/password-strength';

/** zxcvbn with its lists of leaked passwords, English words and names. */
export const zxcvbnStrength: PasswordStrength = {
  async refuseWeak(password, about) {
    if (isOnlyOwnWords(password, about)) throw weak('userInputs');
    const { score, feedback } = (await judge()).check(password.slice(0, JUDGED_CHARACTERS), guessesAbout(about));
    if (score < LEAST_SCORE) throw weak(feedback.warning ?? null);
  },
};

function weak(weakness: string | null): AppError {
  const sentence = weakPasswordSentence(weakness);
  return new AppError('invalid_request', sentence, { fields: { password: sentence } });
}

/** Loaded only for somebody who chooses a password. */
function judge(): ReturnType<typeof load> {
  return (loading ??= load().catch((error: unknown) => {
    loading = undefined;
    throw error;
  }));
}

const load = async () => (await import('./make-judge')).makeJudge();

let loading: ReturnType<typeof load> | undefined;
