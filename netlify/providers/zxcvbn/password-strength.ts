import { guessesAbout, JUDGED_CHARACTERS, LEAST_SCORE } from '../../../src/domain/password';
import { weakPasswordSentence } from '../../../src/domain/password-weakness';
import { AppError } from '../../errors/app-error';
import type { PasswordStrength } from '../../ports/password-strength';

/** zxcvbn with its lists of leaked passwords, English words and names. */
export const zxcvbnStrength: PasswordStrength = {
  async refuseWeak(password, about) {
    const { score, feedback } = (await judge()).check(password.slice(0, JUDGED_CHARACTERS), guessesAbout(about));
    if (score >= LEAST_SCORE) return;
    const sentence = weakPasswordSentence(feedback.warning ?? null);
    throw new AppError('invalid_request', sentence, { fields: { password: sentence } });
  },
};

/** Loaded by whoever chooses a password, and by nobody else. */
function judge(): ReturnType<typeof load> {
  return (loading ??= load().catch((error: unknown) => {
    loading = undefined;
    throw error;
  }));
}

const load = async () => (await import('./make-judge')).makeJudge();

let loading: ReturnType<typeof load> | undefined;
