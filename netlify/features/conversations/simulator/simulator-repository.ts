import { and, asc, eq } from 'drizzle-orm';
import type { InboxChannel } from '../../../../src/domain/conversation';
import { inWorkspace } from '../../../database/client';
import { inboxChannels } from '../../../database/schema/inbox';
import type { SimulatedChannel } from './simulator-service';

export const simulatorRepository = {
  findConnected: (workspaceId: string, channel: InboxChannel): Promise<SimulatedChannel | null> =>
    inWorkspace(workspaceId, async (tx) => {
      const [found] = await tx
        .select({ address: inboxChannels.address, settings: inboxChannels.settings })
        .from(inboxChannels)
        .where(
          and(
            eq(inboxChannels.workspaceId, workspaceId),
            eq(inboxChannels.channel, channel),
            eq(inboxChannels.state, 'connected'),
          ),
        )
        .orderBy(asc(inboxChannels.createdAt), asc(inboxChannels.id))
        .limit(1);
      return found ? { workspaceId, address: found.address, hosts: found.settings.hosts ?? [] } : null;
    }),
};
