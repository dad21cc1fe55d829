import { and, asc, eq, notLike } from 'drizzle-orm';
import type { InboxChannel } from '../../../../src/domain/conversation';
import { inWorkspace, type Transaction } from '../../../database/client';
import { inboxChannels } from '../../../database/schema/inbox';
import type { MadeUpChannel, SimulatedChannel } from './simulator-service';

export const simulatorRepository = {
  findOrAdd: (
    workspaceId: string,
    channel: InboxChannel,
    madeUp: MadeUpChannel,
    now: Date,
  ): Promise<SimulatedChannel | null> =>
    inWorkspace(workspaceId, async (tx) => {
      const found = await find(tx, workspaceId, channel);
      if (found) return found;
      const isOneThere = (await tx.$count(inboxChannels, ofKind(workspaceId, channel))) > 0;
      if (isOneThere) return null;
      await tx
        .insert(inboxChannels)
        .values({ ...madeUp, workspaceId, channel, state: 'connected', createdAt: now })
        .onConflictDoNothing();
      return find(tx, workspaceId, channel);
    }),
};

async function find(tx: Transaction, workspaceId: string, channel: InboxChannel): Promise<SimulatedChannel | null> {
  const [found] = await tx
    .select({ address: inboxChannels.address, settings: inboxChannels.settings })
    .from(inboxChannels)
    .where(
      and(
        ofKind(workspaceId, channel),
        eq(inboxChannels.state, 'connected'),
        // A mailbox that is read by IMAP gets its mail elsewhere.
        channel === 'email' ? notLike(inboxChannels.address, '%@%') : undefined,
      ),
    )
    .orderBy(asc(inboxChannels.createdAt), asc(inboxChannels.id))
    .limit(1);
  return found ? { workspaceId, address: found.address, hosts: found.settings.hosts ?? [] } : null;
}

const ofKind = (workspaceId: string, channel: InboxChannel) =>
  and(eq(inboxChannels.workspaceId, workspaceId), eq(inboxChannels.channel, channel));
