import type { credentialContract } from '../../../src/contracts/credential';
import type { Handlers } from '../../http/call';
import type { CredentialService } from './credential-service';

export const credentialHandlers = (service: CredentialService): Handlers<typeof credentialContract> => ({
  listCredentials: (_input, { workspace }) => service.list(workspace.id),
  updateCredentials: (input, { workspace, user }) => service.update(workspace.id, user, input),
  testCredentials: ({ vendor }, { workspace }) => service.test(workspace.id, vendor),
});
