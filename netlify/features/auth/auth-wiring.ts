import { env } from '../../config/env';
import { notFound } from '../../errors/app-error';
import { identity } from '../../http/identity-wiring';
import { fingerprint } from '../../keys/keys';
import { networkOf } from '../../http/limits-wiring';
import { bindSession, emailIsTaken, findPerson, listMemberships } from '../../http/session-repository';
import { toSessionUser, toWorkspaceScope } from '../../http/session-wiring';
import { systemClock } from '../../providers/system/clock';
import { sha256 } from '../../providers/system/digest';
import { systemIds } from '../../providers/system/ids';
import { zxcvbnStrength } from '../../providers/zxcvbn/password-strength';
import { authHandlers } from './auth-handlers';
import { authRepository } from './auth-repository';
import { makeAuthService } from './auth-service';
import { signInGuesses } from './sign-in-guesses-wiring';

export const authService = () =>
  makeAuthService({
    identity,
    passwords: zxcvbnStrength,
    repository: authRepository,
    memberships: async (userId) => (await listMemberships(userId)).map(toWorkspaceScope),
    bind: bindSession,
    emailIsTaken,
    findPerson: async (userId) => {
      const found = await findPerson(userId);
      if (!found) throw notFound('account');
      return toSessionUser(found);
    },
    firstComeOperates: env().operatorEmail === undefined,
    // Imported only here, so that other sign-ins do not load the code that renders email.
    greet: async (person, origin) => (await import('../account/account-wiring')).accountService().greet(person, origin),
    recoveryEmail: async (person, use) => (await import('../security/security-wiring')).recoveryEmail(person, use),
    seedDemo: async (workspace) => (await import('../engine/engine-wiring')).seedEngineDemo(workspace),
    fingerprint: (address) => fingerprint('demo-origin', networkOf(address)),
    digest: sha256,
    clock: systemClock,
    ids: systemIds,
    demoLogin: env().demoLogin,
    registration: env().registration,
  });

export const authWiring = () => authHandlers(authService(), identity.signOut, signInGuesses().of);
