import type { securityContract } from '../../../src/contracts/security';
import type { Handlers, SessionCall } from '../../http/call';
import type { ConfirmPerson } from './security-confirmation';
import type { SecurityService } from './security-service';

export function securityHandlers(
  service: SecurityService,
  confirmPerson: ConfirmPerson,
): Handlers<typeof securityContract> {
  const proof =
    (call: SessionCall, { currentPassword, code }: { currentPassword: string; code?: string | undefined }) =>
    () =>
      confirmPerson(call, { password: currentPassword, code, field: 'currentPassword' });
  return {
    getSecurity: (_input, { user }) => service.getSecurity(user.id),
    listSignIns: (_input, { user, sessionId }) => service.listSignIns(user.id, sessionId),
    deleteSignIn: ({ signInId }, { user, sessionId }) => service.deleteSignIn(user.id, sessionId, signInId),
    deleteSignIns: (_input, { user, sessionId }) => service.deleteSignIns(user.id, sessionId),
    changePassword: (input, call) =>
      service.changePassword(call.user, call.sessionId, input, call.origin, proof(call, input)),
    createEmailChange: (input, call) =>
      service.createEmailChange(call.user, input.email, call.origin, proof(call, input)),
    deleteEmailChange: (_input, { user }) => service.deleteEmailChange(user.id),
    createTwoFactor: (input, call) => service.createTwoFactor(call.user, proof(call, input)),
    confirmTwoFactor: ({ code }, { user, origin }) => service.confirmTwoFactor(user, code, origin),
    endTwoFactor: (input, call) => service.endTwoFactor(call.user, call.origin, proof(call, input)),
    createRecoveryCodes: (input, call) => service.createRecoveryCodes(call.user, call.origin, proof(call, input)),
  };
}
