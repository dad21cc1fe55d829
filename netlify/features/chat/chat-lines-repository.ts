import { and, asc, eq, exists, gt, inArray, or, sql, type SQL } from 'drizzle-orm';
import type { Transaction } from '../../database/client';
import { chatVisitors } from '../../database/schema/chat';
import { conversations, conversationViewers, messageFiles, messages } from '../../database/schema/conversations';
import { CHAT_MESSAGE } from './chat-message-id';

/** null parts for a visitor who has not written yet. */
export async function readVisitor(tx: Transaction, workspaceId: string, visitorId: string) {
  const [visitor] = await tx
    .select({
      id: chatVisitors.id,
      name: chatVisitors.name,
      email: chatVisitors.email,
      polledAt: chatVisitors.polledAt,
      seenSeq: chatVisitors.seenSeq,
      conversationId: sql<string | null>`${THREAD}`,
    })
    .from(chatVisitors)
    .leftJoin(
      conversations,
      and(eq(conversations.workspaceId, chatVisitors.workspaceId), eq(conversations.id, chatVisitors.conversationId)),
    )
    .where(itself(workspaceId, visitorId));
  return visitor;
}

/** For each visitor: whether a member is writing, and a text that is another one after every change they may see. */
export async function readStamps(tx: Transaction, workspaceId: string, visitorIds: string[], now: Date) {
  const writing = exists(
    tx
      .select({ one: sql`1` })
      .from(conversationViewers)
      .where(
        and(
          eq(conversationViewers.workspaceId, workspaceId),
          eq(conversationViewers.conversationId, THREAD),
          eq(conversationViewers.typing, true),
          gt(conversationViewers.seenAt, new Date(now.getTime() - TYPING_MS)),
        ),
      ),
  );
  const rows = await tx
    .select({
      id: chatVisitors.id,
      typing: sql<boolean>`${writing}`,
      newest: sql<string>`coalesce((select max(${messages.seq}) from ${messages} where ${messages.workspaceId} = ${workspaceId} and ${messages.conversationId} = ${THREAD} and (${isOurs()} or (${chatVisitors.email} <> '' and ${isMailOf(sql`lower(${chatVisitors.email})`)}))), 0)`,
    })
    .from(chatVisitors)
    .innerJoin(
      conversations,
      and(eq(conversations.workspaceId, chatVisitors.workspaceId), eq(conversations.id, chatVisitors.conversationId)),
    )
    .where(and(eq(chatVisitors.workspaceId, workspaceId), inArray(chatVisitors.id, visitorIds)));
  return new Map(
    rows.map(({ id, typing, newest }) => [id, { typing, stamp: `${newest}.${typing ? 'typing' : ''}` }] as const),
  );
}

/** Our messages that a visitor may see: on their way through this chat, or taken by it. */
export const isOurs = () =>
  and(
    eq(messages.kind, 'message'),
    inArray(messages.sender, ['user', 'ai']),
    or(
      // What is on its way in a thread of mail that the chat was merged into is mail.
      and(eq(messages.state, 'sending'), IN_CHAT),
      and(
        inArray(messages.state, ['sent', 'delivered', 'read']),
        sql`${messages.externalId} in (${CHAT_MESSAGE} || ${messages.id}, 'demo:' || ${messages.id})`,
      ),
    ),
  );

/** Their own messages of this chat, their answers to what we mailed them, and ours. */
export const isSeenBy = ({ id, email }: { id: string; email: string }) =>
  or(
    and(eq(messages.kind, 'message'), eq(messages.sender, 'contact'), sql`${messages.externalId} like ${`${id}:%`}`),
    email === '' ? undefined : isMailOf(sql`${email.toLowerCase()}`),
    isOurs(),
  );

/** A person's mail in a thread; absence notices are nothing that they said. */
const isMailOf = (email: SQL) =>
  and(
    eq(messages.kind, 'message'),
    eq(messages.sender, 'contact'),
    eq(messages.fromAddress, email),
    sql`${messages.mail} ->> 'automatic' = 'false'`,
  );

/** Our messages up to `newest` have reached the visitor, and those up to `seen` were read. */
export async function markArrived(
  tx: Transaction,
  workspaceId: string,
  conversationId: string,
  { newest, seen }: { newest: number; seen: number },
): Promise<void> {
  const ours = and(inThread(workspaceId, conversationId), isOurs());
  if (newest > 0)
    await tx
      .update(messages)
      .set({ state: 'delivered' })
      .where(and(ours, eq(messages.state, 'sent'), sql`${messages.seq} <= ${newest}`));
  if (seen > 0)
    await tx
      .update(messages)
      .set({ state: 'read' })
      .where(and(ours, inArray(messages.state, ['sent', 'delivered']), sql`${messages.seq} <= ${seen}`));
}

export async function newestSeq(tx: Transaction, workspaceId: string, conversationId: string): Promise<number> {
  const [row] = await tx
    .select({ newest: sql<string>`coalesce(max(${messages.seq}), 0)` })
    .from(messages)
    .where(inThread(workspaceId, conversationId));
  return Number(row!.newest);
}

export async function findTaken(tx: Transaction, workspaceId: string, visitorId: string, externalId: string) {
  const visitor = await readVisitor(tx, workspaceId, visitorId);
  if (!visitor?.conversationId) return null;
  const lines = await tx
    .select(LINE)
    .from(messages)
    .where(and(inThread(workspaceId, visitor.conversationId), eq(messages.externalId, externalId)));
  return (await withFiles(tx, workspaceId, lines))[0] ?? null;
}

export async function withFiles(
  tx: Transaction,
  workspaceId: string,
  lines: Omit<ChatLine, 'files'>[],
): Promise<ChatLine[]> {
  if (lines.length === 0) return [];
  const files = await tx
    .select({
      id: messageFiles.id,
      messageId: messageFiles.messageId,
      name: messageFiles.name,
      contentType: messageFiles.contentType,
      bytes: messageFiles.bytes,
    })
    .from(messageFiles)
    .where(
      and(
        eq(messageFiles.workspaceId, workspaceId),
        inArray(
          messageFiles.messageId,
          lines.map(({ id }) => id),
        ),
      ),
    )
    .orderBy(asc(messageFiles.createdAt), asc(messageFiles.id));
  return lines.map((line) => ({
    ...line,
    files: line.byMail ? [] : files.filter(({ messageId }) => messageId === line.id),
  }));
}

export const itself = (workspaceId: string, id: string) =>
  and(eq(chatVisitors.workspaceId, workspaceId), eq(chatVisitors.id, id));
export const isConversation = (workspaceId: string, id: string) =>
  and(eq(conversations.workspaceId, workspaceId), eq(conversations.id, id));
export const inThread = (workspaceId: string, conversationId: string) =>
  and(eq(messages.workspaceId, workspaceId), eq(messages.conversationId, conversationId));

const BY_MAIL = sql<boolean>`(${messages.sender} = 'contact' and ${messages.mail} is not null)`;
export const LINE = {
  id: messages.id,
  seq: messages.seq,
  sender: messages.sender,
  author: messages.author,
  content: sql<string>`case when ${BY_MAIL} then '' else ${messages.content} end`,
  byMail: BY_MAIL,
  at: messages.at,
};
const IN_CHAT = sql`exists (select 1 from ${conversations} c where c.workspace_id = ${messages.workspaceId} and c.id = ${messages.conversationId} and c.channel = 'livechat')`;
/** A thread that was merged into another goes on there. */
const THREAD = sql<string>`coalesce(${conversations.mergedInto}, ${conversations.id})`;
/** How long a member counts as writing after their page said so. */
const TYPING_MS = 12_000;

export interface ChatLine {
  id: string;
  seq: number;
  sender: 'contact' | 'ai' | 'user';
  author: string;
  content: string;
  /** They answered by mail. What they wrote is not told: whoever chats may have typed another person's address. */
  byMail: boolean;
  at: Date;
  files: { id: string; name: string; contentType: string; bytes: number }[];
}
