import { securityMail } from '../../documents/security-mail';
import { identity } from '../../http/identity-wiring';
import { secondFactor } from '../../http/second-factor-wiring';
import { systemClock } from '../../providers/system/clock';
import { sha256 } from '../../providers/system/digest';
import { systemIds } from '../../providers/system/ids';
import { zxcvbnStrength } from '../../providers/zxcvbn/password-strength';
import { signInGuesses } from '../auth/sign-in-guesses';
import { makeConfirmPerson } from './confirm-person';
import { securityHandlers } from './security-handlers';
import { securityRepository } from './security-repository';
import { makeSecurityService } from './security-service';

const securityService = () =>
  makeSecurityService({ repository: securityRepository, identity, secondFactor, passwords: zxcvbnStrength, mail: securityMail, digest: sha256, clock: systemClock, ids: systemIds });

export const securityWiring = () => securityHandlers(securityService(), confirmPerson);

/** The door for other features: proves once more who is signed in. */
export const confirmPerson = makeConfirmPerson({ identity, secondFactor, signInGuesses });

/** For the page that confirms addresses: uses the link to a new address up. */
export const changeEmail = (hash: string, origin: string) => securityService().changeEmail(hash, origin);
