import { securityMail } from '../../documents/security-mail';
import { identity } from '../../http/identity-wiring';
import { secondFactor } from '../../http/second-factor-wiring';
import { listMemberships } from '../../http/session-repository';
import { systemClock } from '../../providers/system/clock';
import { sha256 } from '../../providers/system/digest';
import { systemIds } from '../../providers/system/ids';
import { zxcvbnStrength } from '../../providers/zxcvbn/password-strength';
import { signInGuesses } from '../auth/sign-in-guesses-wiring';
import { makeConfirmPerson } from './confirm-person';
import { wordsAbout } from './person-words-repository';
import { makeRecoveryLetter } from './recovery-letter';
import { securityHandlers } from './security-handlers';
import { securityRepository } from './security-repository';
import { makeSecurityService } from './security-service';

const securityService = () =>
  makeSecurityService({
    repository: securityRepository,
    identity,
    secondFactor,
    passwords: zxcvbnStrength,
    wordsAbout,
    mail: securityMail,
    digest: sha256,
    clock: systemClock,
    ids: systemIds,
  });

export const securityWiring = () => securityHandlers(securityService(), confirmPerson);

/** For whoever takes a recovery code. */
export const recoveryLetter = makeRecoveryLetter({
  mail: securityMail,
  zoneOf: async (userId) => (await listMemberships(userId))[0]?.workspace.zone ?? 'UTC',
  clock: systemClock,
  ids: systemIds,
});

/** The door for other features: proves once more who is signed in. */
export const confirmPerson = makeConfirmPerson({
  identity,
  secondFactor,
  recoveryLetter,
  guessesOf: (email, call) => signInGuesses().of(email, call),
});

export { wordsAbout, wordsOfWorkspaces } from './person-words-repository';

/** For the page that confirms addresses: what a link leads to. */
export const readEmailChange = (hash: string) => securityService().readEmailChange(hash);

/** For the page that confirms addresses: uses the link to a new address up. */
export const changeEmail = (hash: string, origin: string) => securityService().changeEmail(hash, origin);
