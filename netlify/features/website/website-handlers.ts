import type { websiteContract } from '../../../src/contracts/website';
import type { Handlers } from '../../http/call';
import type { WebsiteService } from './website-service';

export const websiteHandlers = (service: WebsiteService): Handlers<typeof websiteContract> => ({
  createWebsiteProposal: ({ address }, { workspace, user }) => service.propose(workspace.id, address, user.id),
});
