import type { consentContract } from '../../../src/contracts/contacts';
import type { Handlers } from '../../http/call';
import type { ConsentService } from './consent-service';

export const consentHandlers = (service: ConsentService): Handlers<typeof consentContract> => ({
  listConsents: async ({ contactId }, { workspace }) => ({ items: await service.listConsents(workspace.id, contactId) }),
  createConsent: (input, { workspace, user }) => service.createConsent(workspace, user, input),
  listSuppressions: (input, { workspace }) => service.listSuppressions(workspace, input),
  createSuppression: async ({ point }, { workspace, user }) => ({ added: await service.createSuppression(workspace, user, point) }),
  deleteSuppression: ({ suppressionId }, { workspace, user }) => service.deleteSuppression(workspace, user, suppressionId),
});
