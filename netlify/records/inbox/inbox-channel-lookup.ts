import { and, eq } from 'drizzle-orm';
import type { InboxChannel } from '../../../src/domain/conversation';
import type { Transaction } from '../../database/client';
import { inboxChannels } from '../../database/schema/inbox';
import type { StoredInboxChannel } from '../../ports/inbox-connector';

/** Whose channel an address is: system work across workspaces (`acrossWorkspaces`). */
export async function findInboxChannel(
  tx: Transaction,
  channel: InboxChannel,
  address: string,
): Promise<Pick<StoredInboxChannel, 'workspaceId' | 'id' | 'settings' | 'state'> | null> {
  const [row] = await tx
    .select({
      workspaceId: inboxChannels.workspaceId,
      id: inboxChannels.id,
      settings: inboxChannels.settings,
      state: inboxChannels.state,
    })
    .from(inboxChannels)
    .where(and(eq(inboxChannels.channel, channel), eq(inboxChannels.address, address)));
  return row ?? null;
}
