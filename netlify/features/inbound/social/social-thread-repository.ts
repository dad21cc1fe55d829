import { and, asc, desc, eq, inArray, isNotNull, lte, ne } from 'drizzle-orm';
import { inWorkspace } from '../../../database/client';
import { conversations, messageFiles, messages } from '../../../database/schema/conversations';
import { connections, postings } from '../../../database/schema/publishing';

/** What readers and senders of Facebook and Instagram have to know of the inbox; all of it as a worker. */
export const socialThreadRepository = {
  /** What we already call somebody; '' for nobody known. */
  knownName: (workspaceId: string, { channel, channelId, address }: Other): Promise<string> =>
    inWorkspace(
      workspaceId,
      async (tx) =>
        (
          await tx
            .select({ name: conversations.name })
            .from(conversations)
            .where(
              and(
                eq(conversations.workspaceId, workspaceId),
                eq(conversations.channel, channel),
                eq(conversations.channelId, channelId),
                eq(conversations.address, address),
                ne(conversations.name, ''),
              ),
            )
            .limit(1)
        )[0]?.name ?? '',
      'worker',
    ),

  /** Our messages to somebody until a time, by the channel's ids, of which no report has come that they were read. */
  sentUntil: (workspaceId: string, { channel, channelId, address }: Other, until: Date): Promise<string[]> =>
    inWorkspace(
      workspaceId,
      async (tx) => {
        const rows = await tx
          .select({ externalId: messages.externalId })
          .from(messages)
          .innerJoin(
            conversations,
            and(eq(conversations.workspaceId, messages.workspaceId), eq(conversations.id, messages.conversationId)),
          )
          .where(
            and(
              eq(messages.workspaceId, workspaceId),
              eq(conversations.workspaceId, workspaceId),
              eq(conversations.channel, channel),
              eq(conversations.channelId, channelId),
              eq(conversations.address, address),
              ne(messages.sender, 'contact'),
              inArray(messages.state, ['sent', 'delivered']),
              lte(messages.at, until),
              isNotNull(messages.externalId),
            ),
          )
          .orderBy(desc(messages.seq))
          .limit(MOST_REPORTED);
        return rows.map(({ externalId }) => externalId!);
      },
      'worker',
    ),

  /** The post that a network names. */
  pieceOf: (workspaceId: string, channel: 'facebook' | 'instagram', remoteId: string): Promise<string | null> =>
    inWorkspace(
      workspaceId,
      async (tx) =>
        (
          await tx
            .select({ pieceId: postings.pieceId })
            .from(postings)
            .where(
              and(
                eq(postings.workspaceId, workspaceId),
                eq(postings.channel, channel),
                eq(postings.remoteId, remoteId),
              ),
            )
            .limit(1)
        )[0]?.pieceId ?? null,
      'worker',
    ),

  /** When the person last wrote, or commented. */
  saidLast: (workspaceId: string, conversationId: string): Promise<Date | null> =>
    inWorkspace(
      workspaceId,
      async (tx) => {
        const [row] = await tx
          .select({ at: conversations.lastInboundAt })
          .from(conversations)
          .where(and(eq(conversations.workspaceId, workspaceId), eq(conversations.id, conversationId)));
        if (!row || row.at) return row?.at ?? null;
        const [line] = await tx
          .select({ at: messages.at })
          .from(messages)
          .where(
            and(
              eq(messages.workspaceId, workspaceId),
              eq(messages.conversationId, conversationId),
              eq(messages.sender, 'contact'),
            ),
          )
          .orderBy(desc(messages.seq))
          .limit(1);
        return line?.at ?? null;
      },
      'worker',
    ),

  filesOf: (workspaceId: string, messageId: string): Promise<string[]> =>
    inWorkspace(
      workspaceId,
      async (tx) =>
        (
          await tx
            .select({ id: messageFiles.id })
            .from(messageFiles)
            .where(and(eq(messageFiles.workspaceId, workspaceId), eq(messageFiles.messageId, messageId)))
            .orderBy(asc(messageFiles.createdAt), asc(messageFiles.id))
        ).map(({ id }) => id),
      'worker',
    ),

  file: (workspaceId: string, fileId: string) =>
    inWorkspace(
      workspaceId,
      async (tx) =>
        (
          await tx
            .select({
              name: messageFiles.name,
              contentType: messageFiles.contentType,
              bytes: messageFiles.bytes,
              storageKey: messageFiles.storageKey,
            })
            .from(messageFiles)
            .where(
              and(
                eq(messageFiles.workspaceId, workspaceId),
                eq(messageFiles.id, fileId),
                isNotNull(messageFiles.messageId),
              ),
            )
        )[0] ?? null,
      'worker',
    ),

  /** Whether posts go out by this account. */
  isConnected: (workspaceId: string, channel: 'facebook' | 'instagram'): Promise<boolean> =>
    inWorkspace(
      workspaceId,
      async (tx) =>
        (
          await tx
            .select({ state: connections.state })
            .from(connections)
            .where(and(eq(connections.workspaceId, workspaceId), eq(connections.channel, channel)))
        ).some(({ state }) => state === 'connected'),
      'worker',
    ),
};

/** More than anybody leaves unread; each is a report of its own. */
const MOST_REPORTED = 200;

/** The person at the other end. */
interface Other {
  channel: 'facebook' | 'instagram';
  channelId: string;
  address: string;
}
