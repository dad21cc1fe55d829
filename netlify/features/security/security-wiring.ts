import { securityMail } from '../../documents/security-mail';
import { identity } from '../../http/identity-wiring';
import { secondFactor } from '../../http/second-factor-wiring';
import { listMemberships } from '../../http/session-repository';
import { systemClock } from '../../providers/system/clock';
import { sha256 } from '../../providers/system/digest';
import { systemIds } from '../../providers/system/ids';
import { zxcvbnStrength } from '../../providers/zxcvbn/password-strength';
import { signInGuesses } from '../auth/sign-in-guesses-wiring';
import { makeConfirmPerson } from './security-confirmation';
import { wordsAbout } from './person-words-repository';
import { makeRecoveryEmail } from './security-recovery-email';
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

/** For code that accepts a recovery code. */
export const recoveryEmail = makeRecoveryEmail({
  mail: securityMail,
  zoneOf: async (userId) => (await listMemberships(userId))[0]?.workspace.zone ?? 'UTC',
  clock: systemClock,
  ids: systemIds,
});

/** For other features: asks the signed-in person to prove who they are. */
export const confirmPerson = makeConfirmPerson({
  identity,
  secondFactor,
  recoveryEmail,
  guessesOf: (email, call) => signInGuesses().of(email, call),
});

export { wordsAbout, wordsOfWorkspaces } from './person-words-repository';

/** For the confirmation page: what a link leads to. */
export const readEmailChange = (hash: string) => securityService().readEmailChange(hash);

/** For the confirmation page: uses up the link to a new address. */
export const changeEmail = (hash: string, origin: string) => securityService().changeEmail(hash, origin);
