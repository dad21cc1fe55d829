import { and, desc, eq, gt, isNotNull, sql } from 'drizzle-orm';
import { inWorkspace } from '../../database/client';
import { listen } from '../../database/listener';
import { chatVisitors } from '../../database/schema/chat';
import { conversations, messageFiles, messages } from '../../database/schema/conversations';
import { profiles } from '../../database/schema/engine';
import { inboxChannels } from '../../database/schema/inbox';
import { workspaces } from '../../database/schema/workspace';
import type { InboundMessage } from '../../ports/inbox';
import type { KeptFile } from '../../records/inbox/conversation-lines';
import { takeInbound } from '../../records/inbox/inbound-arrival';
import { identifyPerson } from '../../records/inbox/inbound-person';
import {
  findTaken,
  inThread,
  isConversation,
  isSeenBy,
  itself,
  LINE,
  markArrived,
  newestSeq,
  readStamps,
  readVisitor,
  withFiles,
  type ChatLine,
} from './chat-lines-repository';

export type ChatRepository = typeof chatRepository;
/** A file that storage has. */
export type ChatFile = KeptFile;

export const chatRepository = {
  /** The channel of a key, with what its workspace says of itself; null when there is none. */
  findChannel: (workspaceId: string, key: string) =>
    inWorkspace(workspaceId, async (tx) => {
      const [found] = await tx
        .select({
          workspaceId: inboxChannels.workspaceId,
          id: inboxChannels.id,
          state: inboxChannels.state,
          settings: inboxChannels.settings,
          zone: workspaces.zone,
          workspaceName: workspaces.name,
          businessName: profiles.name,
          colours: profiles.colours,
          details: profiles.details,
        })
        .from(inboxChannels)
        .innerJoin(workspaces, eq(workspaces.workspaceId, inboxChannels.workspaceId))
        .leftJoin(profiles, eq(profiles.workspaceId, inboxChannels.workspaceId))
        .where(
          and(
            eq(inboxChannels.workspaceId, workspaceId),
            eq(inboxChannels.channel, 'livechat'),
            eq(inboxChannels.address, key),
          ),
        );
      return found ?? null;
    }),

  /** A page of the website loaded the line. Nothing about who opened it. */
  noteSeen: (workspaceId: string, channelId: string, seen: { seenAt: string; seenOn: string }): Promise<void> =>
    inWorkspace(workspaceId, async (tx) => {
      await tx
        .update(inboxChannels)
        .set({ settings: sql`${inboxChannels.settings} || ${JSON.stringify(seen)}::jsonb` })
        .where(and(eq(inboxChannels.workspaceId, workspaceId), eq(inboxChannels.id, channelId)));
    }),

  findVisitor: (workspaceId: string, visitorId: string) =>
    inWorkspace(workspaceId, async (tx) => (await readVisitor(tx, workspaceId, visitorId)) ?? null),

  /**
   * What a visitor sees after a message; notes that they were here, and that our messages have reached them. Of a
   * thread that was merged with others, only what was said in this chat.
   */
  readThread: (workspaceId: string, visitorId: string, after: number, now: Date): Promise<ChatThread> =>
    inWorkspace(workspaceId, async (tx) => {
      const visitor = await readVisitor(tx, workspaceId, visitorId);
      if (!visitor) return NO_THREAD;
      if (now.getTime() - visitor.polledAt.getTime() > HERE_MS)
        await tx.update(chatVisitors).set({ polledAt: now }).where(itself(workspaceId, visitorId));
      const { conversationId } = visitor;
      if (!conversationId) return { ...NO_THREAD, email: visitor.email };
      // Before the messages: one that comes in between is news again.
      const stamps = await readStamps(tx, workspaceId, [visitorId], now);
      const lines = (
        await tx
          .select(LINE)
          .from(messages)
          .where(and(inThread(workspaceId, conversationId), isSeenBy(visitor), gt(messages.seq, after)))
          .orderBy(desc(messages.seq))
          .limit(MOST_LINES)
      ).reverse();
      const newest = lines.findLast(({ sender }) => sender !== 'contact')?.seq ?? after;
      await markArrived(tx, workspaceId, conversationId, { newest, seen: visitor.seenSeq });
      return {
        lines: await withFiles(tx, workspaceId, lines),
        email: visitor.email,
        ...stamps.get(visitorId)!,
      };
    }),

  /** What has changed for visitors: the newest message that they may see, and whether a member is writing. */
  readStamps: (workspaceId: string, visitorIds: string[], now: Date) =>
    inWorkspace(
      workspaceId,
      async (tx) =>
        new Map(
          [...(await readStamps(tx, workspaceId, visitorIds, now))].map(([id, { stamp }]) => [id, stamp] as const),
        ),
    ),

  /** A message of a visitor that came before; null for a new one. */
  findTaken: (workspaceId: string, visitorId: string, externalId: string): Promise<ChatLine | null> =>
    inWorkspace(workspaceId, (tx) => findTaken(tx, workspaceId, visitorId, externalId)),

  /** Puts a message into the inbox. As the worker, as everything that comes in. */
  take: (
    { workspaceId, channelId, visitorId }: { workspaceId: string; channelId: string; visitorId: string },
    message: InboundMessage,
    { page, now, files, messageId }: { page: string; now: Date; files: readonly KeptFile[]; messageId?: string },
  ): Promise<ChatLine | null> =>
    inWorkspace(
      workspaceId,
      async (tx) => {
        const row = { workspaceId, id: visitorId, channelId, page, polledAt: now, createdAt: now };
        await tx
          .insert(chatVisitors)
          .values(row)
          .onConflictDoUpdate({
            target: [chatVisitors.workspaceId, chatVisitors.id],
            set: { page, polledAt: now },
          });
        const taken = await takeInbound(
          tx,
          { workspaceId, channelId, receiptId: null, files, ...(messageId && { messageId }) },
          { kind: 'message', message },
          now,
        );
        if (!taken) return null;
        const { conversationId } = taken;
        await tx.update(chatVisitors).set({ conversationId }).where(itself(workspaceId, visitorId));
        await tx
          .update(conversations)
          .set({ typingAt: null })
          .where(and(isConversation(workspaceId, conversationId), isNotNull(conversations.typingAt)));
        return findTaken(tx, workspaceId, visitorId, message.externalId);
      },
      'worker',
    ),

  /** Stores what a visitor said of themselves; an empty name or address keeps the one before. */
  introduce: (
    { workspaceId, channelId, visitorId }: { workspaceId: string; channelId: string; visitorId: string },
    { name, email }: { name: string; email: string },
    { now, newId }: { now: Date; newId(): string },
  ): Promise<{ email: string }> =>
    inWorkspace(workspaceId, async (tx) => {
      const said = { ...(name && { name }), ...(email && { email }) };
      await tx
        .insert(chatVisitors)
        .values({ workspaceId, id: visitorId, channelId, ...said, polledAt: now, createdAt: now })
        .onConflictDoUpdate({
          target: [chatVisitors.workspaceId, chatVisitors.id],
          set: { ...said, polledAt: now },
        });
      const visitor = (await readVisitor(tx, workspaceId, visitorId))!;
      if (visitor.conversationId)
        await identifyPerson(
          tx,
          { workspaceId, conversationId: visitor.conversationId, name: visitor.name, email: visitor.email, newId },
          now,
        );
      return { email: visitor.email };
    }),

  /** The visitor is writing, or has seen our messages up to one. */
  noteTyping: (
    workspaceId: string,
    visitorId: string,
    { typing, readSeq, now }: { typing: boolean; readSeq: number; now: Date },
  ): Promise<void> =>
    inWorkspace(workspaceId, async (tx) => {
      const visitor = await readVisitor(tx, workspaceId, visitorId);
      if (!visitor?.conversationId) return;
      const { conversationId } = visitor;
      const seen = Math.max(visitor.seenSeq, Math.min(readSeq, await newestSeq(tx, workspaceId, conversationId)));
      const hasRead = seen > visitor.seenSeq;
      if (hasRead) {
        await tx.update(chatVisitors).set({ seenSeq: seen, waitingSince: null }).where(itself(workspaceId, visitorId));
        await markArrived(tx, workspaceId, conversationId, { newest: seen, seen });
      }
      await tx
        .update(conversations)
        .set({ typingAt: typing ? now : null, ...(hasRead && { seenAt: now }) })
        .where(
          and(
            isConversation(workspaceId, conversationId),
            typing || hasRead ? undefined : isNotNull(conversations.typingAt),
          ),
        );
    }),

  /** A file of a message that visitors may see. */
  findFile: (workspaceId: string, fileId: string) =>
    inWorkspace(workspaceId, async (tx) => {
      const [file] = await tx
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
        );
      return file ?? null;
    }),

  listen: (workspaceId: string, onChange: () => void) =>
    listen(workspaceId, (topic) => {
      if (topic === null || topic === 'conversation' || topic === 'chat') onChange();
    }),
};

const HERE_MS = 30_000;
const MOST_LINES = 200;
const NO_THREAD: ChatThread = { lines: [], email: '', typing: false, stamp: '' };

export interface ChatThread {
  /** Oldest first. */
  lines: ChatLine[];
  email: string;
  typing: boolean;
  stamp: string;
}
