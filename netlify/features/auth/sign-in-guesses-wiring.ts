import { fingerprint, keyFor } from '../../keys/keys';
import { systemClock } from '../../providers/system/clock';
import { makeSignedTokens } from '../../providers/system/signed-tokens';
import { makeSignInGuesses } from './auth-guesses';

export const signInGuesses = () =>
  makeSignInGuesses({
    passes: makeSignedTokens(keyFor('sign-in-pass')),
    nameOf: (email) => fingerprint('sign-in-pass', email.toLowerCase()),
    clock: systemClock,
  });
