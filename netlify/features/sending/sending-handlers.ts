import type { sendingContract } from '../../../src/contracts/sending';
import type { Handlers } from '../../http/call';
import type { SendingService } from './sending-service';

export const sendingHandlers = (service: SendingService): Handlers<typeof sendingContract> => ({
  getSendingSettings: (_input, { workspace }) => service.read(workspace),
  updateSendingSettings: (input, { workspace }) => service.update(workspace, input),
  createSendingDomain: ({ domain }, { workspace, user }) => service.createDomain(workspace.id, user, domain),
  checkSendingDomain: ({ domainId }, { workspace }) => service.checkDomain(workspace.id, domainId),
  deleteSendingDomain: ({ domainId }, { workspace }) => service.removeDomain(workspace.id, domainId),
  createConversionKey: (_input, { workspace }) => service.createConversionKey(workspace),
});
