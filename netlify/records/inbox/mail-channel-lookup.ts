import { and, asc, eq } from 'drizzle-orm';
import type { Transaction } from '../../database/client';
import { conversations } from '../../database/schema/conversations';
import { inboxChannels } from '../../database/schema/inbox';

/**
 * The channel that a conversation's reply address leads to: its own, or another mailbox of the workspace when that
 * was disconnected. Null when there is none any more.
 */
export async function findReplyChannel(
  tx: Transaction,
  { workspaceId, conversationId }: { workspaceId: string; conversationId: string },
): Promise<{ workspaceId: string; id: string } | null> {
  const [conversation] = await tx
    .select({ channelId: conversations.channelId })
    .from(conversations)
    .where(and(eq(conversations.workspaceId, workspaceId), eq(conversations.id, conversationId)));
  if (!conversation) return null;
  const channels = await tx
    .select({ id: inboxChannels.id })
    .from(inboxChannels)
    .where(and(eq(inboxChannels.workspaceId, workspaceId), eq(inboxChannels.channel, 'email')))
    .orderBy(asc(inboxChannels.createdAt), asc(inboxChannels.id));
  const found = channels.find(({ id }) => id === conversation.channelId) ?? channels[0];
  return found ? { workspaceId, id: found.id } : null;
}
