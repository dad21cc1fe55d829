import type { privacyContract } from '../../../../src/contracts/privacy';
import type { Handlers, SessionCall } from '../../../http/call';
import type { DeletionService } from './deletion-service';

/** The deletion of the person's current workspace, and of the person's account; both are confirmed by password. */
export const deletionHandlers = ({
  service,
  confirmPerson,
}: DeletionDoors): Pick<Handlers<typeof privacyContract>, DeletionEndpoint> => ({
  getDeletion: (_input, { user, workspace }) => service.getDeletion(user.id, workspace.id),
  createWorkspaceDeletion: async ({ name, ...proof }, call) => {
    service.checkName(call.workspace, name);
    await confirmPerson(call, proof);
    return service.createWorkspaceDeletion(call);
  },
  deleteWorkspaceDeletion: (_input, call) => service.deleteWorkspaceDeletion(call),
  createAccountDeletion: async (proof, call) => {
    await service.checkAccount(call.user);
    await confirmPerson(call, proof);
    return service.createAccountDeletion(call);
  },
  deleteAccountDeletion: (_input, call) => service.deleteAccountDeletion(call),
});

export interface DeletionDoors {
  service: DeletionService;
  /** Throws unless the password, and the code where required, are this person's. */
  confirmPerson(call: SessionCall, proof: { password: string; code?: string | undefined }): Promise<void>;
}

type DeletionEndpoint =
  | 'getDeletion'
  | 'createWorkspaceDeletion'
  | 'deleteWorkspaceDeletion'
  | 'createAccountDeletion'
  | 'deleteAccountDeletion';
