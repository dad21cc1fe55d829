import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import { messagePreview, type MessageState } from '../../../src/domain/conversation';
import type { Transaction } from '../../database/client';
import { conversations, messageFiles, messages } from '../../database/schema/conversations';
import { inBound, type ConversationRow } from './conversation-row';

/**
 * The only way to write lines of a thread. The conversation must be locked (`lockConversation`), so that the numbers of a
 * thread's lines go up in the order in which others see them. False when the line was there before.
 */
export async function addLine(tx: Transaction, line: NewLine): Promise<boolean> {
  const { files = [], ...row } = line;
  const added = await tx.insert(messages).values(row).onConflictDoNothing().returning({ id: messages.id });
  if (added.length === 0) return false;
  if (files.length > 0)
    await tx.insert(messageFiles).values(
      files.map((file) => ({
        ...file,
        workspaceId: line.workspaceId,
        conversationId: line.conversationId,
        messageId: line.id,
        createdAt: line.at,
      })),
    );
  return true;
}

/** What the list shows of a line that is the newest of its thread; nothing of an older one, of a note or a later answer. */
export function asNewest(
  conversation: Pick<ConversationRow, 'lastMessageAt'>,
  line: Pick<NewLine, 'at' | 'content' | 'sender' | 'kind'> & { state: MessageState; files?: readonly KeptFile[] },
): Partial<ConversationRow> {
  if (line.kind === 'note' || line.state === 'scheduled' || line.at < conversation.lastMessageAt) return {};
  return {
    lastMessage: messagePreview(line.content) || filesPreview(line.files ?? []),
    lastSender: line.sender,
    lastMessageAt: line.at,
  };
}

/** Writes a change of a conversation; its version goes up. */
export const changeConversation = (
  tx: Transaction,
  conversation: Pick<ConversationRow, 'id'>,
  change: Partial<ConversationRow>,
  now: Date,
) =>
  tx
    .update(conversations)
    .set({ ...change, version: sql`${conversations.version} + 1`, updatedAt: now })
    .where(and(inBound(conversations.workspaceId), eq(conversations.id, conversation.id)));

/** After lines were taken out of a thread: the list shows the newest that is left. */
export async function showNewest(tx: Transaction, conversationId: string, now: Date): Promise<void> {
  const [newest] = await tx
    .select({ id: messages.id, content: messages.content, sender: messages.sender, at: messages.at })
    .from(messages)
    .where(
      and(
        inBound(messages.workspaceId),
        eq(messages.conversationId, conversationId),
        inArray(messages.kind, ['message', 'event']),
        sql`${messages.state} <> 'scheduled'`,
      ),
    )
    .orderBy(desc(messages.at), desc(messages.seq))
    .limit(1);
  if (!newest) return changeConversation(tx, { id: conversationId }, { lastMessage: '' }, now).then(() => undefined);
  const files = await tx
    .select({ name: messageFiles.name })
    .from(messageFiles)
    .where(and(sql`${messageFiles.workspaceId} = (select current_workspace())`, eq(messageFiles.messageId, newest.id)));
  await changeConversation(
    tx,
    { id: conversationId },
    {
      lastMessage: messagePreview(newest.content) || filesPreview(files),
      lastSender: newest.sender,
      lastMessageAt: newest.at,
    },
    now,
  );
}

const filesPreview = (files: readonly { name: string }[]): string =>
  files.length === 0 ? '' : files.length === 1 ? `📎 ${files[0]!.name}` : `📎 ${files.length} files`;

export type NewLine = Omit<typeof messages.$inferInsert, 'seq' | 'words'> & {
  at: Date;
  files?: readonly KeptFile[] | undefined;
};

/** A file that storage has. */
export interface KeptFile {
  id: string;
  name: string;
  contentType: string;
  bytes: number;
  storageKey: string;
}
