import { and, count, eq, getTableColumns, inArray, isNull, sql } from 'drizzle-orm';
import type { NewActivity } from '../../../../src/domain/activity';
import { inWorkspace, type Transaction } from '../../../database/client';
import { byMoment, byNumber, keyset } from '../../../database/keyset';
import { conversationDrafts, messageFiles, messages } from '../../../database/schema/conversations';
import { inboxChannels } from '../../../database/schema/inbox';
import { AppError } from '../../../errors/app-error';
import { enqueue } from '../../../queue/enqueue';
import { logActivity } from '../../../records/activity/activity-log';
import {
  addLine,
  asNewest,
  changeConversation,
  showNewest,
  type NewLine,
} from '../../../records/inbox/conversation-lines';
import {
  findConversation,
  lockConversation,
  type ConversationRow,
  type MessageRow,
} from '../../../records/inbox/conversation-row';
import { findComment, type CommentStanding } from '../../../records/inbox/comment-standing';
import { sendMessage } from '../../../records/inbox/inbox-jobs';

export type MessageRepository = typeof messageRepository;

/** Lines of threads, and what members write. */
export const messageRepository = {
  /** Newest first; null when there is no such conversation. */
  list: (
    workspaceId: string,
    { conversationId, cursor, limit }: { conversationId: string; cursor?: string | undefined; limit: number },
  ) =>
    inWorkspace(workspaceId, async (tx) => {
      const rows = await tx
        .select({ ...columns, hasHtml, listPlace: NEWEST.listPlace })
        .from(messages)
        .where(
          and(
            eq(messages.workspaceId, workspaceId),
            eq(messages.conversationId, conversationId),
            NEWEST.beyond(cursor),
          ),
        )
        .orderBy(...NEWEST.order)
        .limit(limit + 1);
      if (rows.length === 0 && !(await findConversation(tx, conversationId))) return null;
      const page = NEWEST.cut(rows, limit);
      return { rows: await withFiles(tx, workspaceId, page.rows), nextCursor: page.nextCursor };
    }),

  find: (workspaceId: string, conversationId: string, messageId: string): Promise<ShownMessage | null> =>
    inWorkspace(workspaceId, (tx) => findShown(tx, workspaceId, conversationId, messageId)),

  /**
   * Adds an answer or a note, with the files that were uploaded for it; an answer is sent by the job that is asked for in
   * the same transaction. Once for an id, however often it is called: 'taken' when another conversation has it.
   */
  add: (line: NewMessage, decide: (at: Standing) => void): Promise<ShownMessage | 'taken' | null> =>
    inWorkspace(line.workspaceId, async (tx) => {
      const conversation = await lockConversation(tx, line.conversationId);
      if (!conversation || conversation.id !== line.conversationId) return null;
      const known = await findAnywhere(tx, line.workspaceId, line.id);
      if (known)
        return known.conversationId === conversation.id
          ? findShown(tx, line.workspaceId, conversation.id, line.id)
          : 'taken';
      decide(await standing(tx, conversation, line.id));
      const { fileIds: _fileIds, activity, ...row } = line;
      await addLine(tx, row);
      await attach(tx, line);
      const shown = (await findShown(tx, line.workspaceId, conversation.id, line.id))!;
      if (line.kind === 'message') {
        await changeConversation(
          tx,
          conversation,
          // Who writes again is not done: an answer must not go out of a conversation that nobody looks at any more.
          { unread: false, status: 'open', ...asNewest(conversation, { ...row, files: shown.files as never }) },
          line.at,
        );
        await tx
          .delete(conversationDrafts)
          .where(
            and(
              eq(conversationDrafts.workspaceId, line.workspaceId),
              eq(conversationDrafts.conversationId, conversation.id),
              eq(conversationDrafts.userId, line.authorId!),
            ),
          );
        await enqueue(
          tx,
          sendMessage,
          { workspaceId: line.workspaceId, messageId: line.id },
          line.scheduledFor ?? undefined,
        );
      }
      if (activity) await logActivity(tx, activity(conversation));
      return shown;
    }),

  /** Sends once more what failed, or what nobody knows the end of; 'state' for any other. */
  retry: (
    workspaceId: string,
    { conversationId, messageId }: { conversationId: string; messageId: string },
    decide: (at: Standing, message: MessageRow) => void,
  ): Promise<ShownMessage | 'state' | null> =>
    inWorkspace(workspaceId, async (tx) => {
      const conversation = await lockConversation(tx, conversationId);
      if (conversation?.id !== conversationId) return null;
      const its = itsRow(workspaceId, conversationId, messageId);
      const [message] = await tx.select().from(messages).where(its).for('update');
      if (!message) return null;
      if (message.kind !== 'message' || !['failed', 'uncertain'].includes(message.state)) return 'state';
      decide(await standing(tx, conversation, messageId), message);
      await tx
        .update(messages)
        .set({ state: 'sending', cause: null, attempts: 0, leaseUntil: null, scheduledFor: null })
        .where(its);
      await enqueue(tx, sendMessage, { workspaceId, messageId });
      return findShown(tx, workspaceId, conversationId, messageId);
    }),

  /** Takes back what has not gone out, or a note; 'state' for any other. */
  remove: (
    workspaceId: string,
    { conversationId, messageId, now }: { conversationId: string; messageId: string; now: Date },
  ): Promise<'gone' | 'state' | null> =>
    inWorkspace(workspaceId, async (tx) => {
      const conversation = await lockConversation(tx, conversationId);
      if (conversation?.id !== conversationId) return null;
      const its = itsRow(workspaceId, conversationId, messageId);
      const [message] = await tx.select().from(messages).where(its).for('update');
      if (!message) return null;
      if (message.kind !== 'note' && !['scheduled', 'failed'].includes(message.state)) return 'state';
      if (message.sender === 'contact') return 'state';
      const itsFiles = and(eq(messageFiles.workspaceId, workspaceId), eq(messageFiles.messageId, messageId));
      // What was to go out later goes back to who wrote it, with its files.
      if (message.state === 'scheduled')
        await tx.update(messageFiles).set({ messageId: null, createdAt: now }).where(itsFiles);
      else await tx.delete(messageFiles).where(itsFiles);
      await tx.delete(messages).where(its);
      if (message.state === 'failed') await showNewest(tx, conversationId, now);
      return 'gone';
    }),
};

/** Files that were uploaded for it and belong to nothing yet. Throws when one is missing, so that nothing is written. */
async function attach(tx: Transaction, { workspaceId, conversationId, id, fileIds }: NewMessage): Promise<void> {
  if (fileIds.length === 0) return;
  const attached = await tx
    .update(messageFiles)
    .set({ messageId: id })
    .where(
      and(
        eq(messageFiles.workspaceId, workspaceId),
        eq(messageFiles.conversationId, conversationId),
        inArray(messageFiles.id, fileIds),
        isNull(messageFiles.messageId),
      ),
    )
    .returning({ id: messageFiles.id });
  if (attached.length < new Set(fileIds).size)
    throw new AppError('conflict', 'A file of this message is no longer there. Attach it again.');
}

/** What decides whether an answer may be written. */
async function standing(tx: Transaction, conversation: ConversationRow, messageId: string): Promise<Standing> {
  const [{ n } = { n: 0 }] = await tx
    .select({ n: count() })
    .from(inboxChannels)
    .where(
      and(eq(inboxChannels.workspaceId, conversation.workspaceId), eq(inboxChannels.channel, conversation.channel)),
    );
  return { conversation, isConnected: n > 0, comment: await findComment(tx, conversation, messageId) };
}

async function findAnywhere(tx: Transaction, workspaceId: string, messageId: string) {
  const [row] = await tx
    .select({ conversationId: messages.conversationId })
    .from(messages)
    .where(and(eq(messages.workspaceId, workspaceId), eq(messages.id, messageId)));
  return row ?? null;
}

async function findShown(
  tx: Transaction,
  workspaceId: string,
  conversationId: string,
  messageId: string,
): Promise<ShownMessage | null> {
  const rows = await tx
    .select({ ...columns, hasHtml })
    .from(messages)
    .where(itsRow(workspaceId, conversationId, messageId));
  const [shown] = await withFiles(tx, workspaceId, rows);
  return shown ?? null;
}

async function withFiles<R extends { id: string }>(tx: Transaction, workspaceId: string, rows: readonly R[]) {
  const files =
    rows.length === 0
      ? []
      : await tx
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
              sql`${messageFiles.messageId} = any(${sql.param(rows.map(({ id }) => id))}::uuid[])`,
            ),
          )
          .orderBy(messageFiles.createdAt, messageFiles.id);
  const of = Map.groupBy(files, ({ messageId }) => messageId);
  return rows.map((row) => ({ ...row, files: of.get(row.id) ?? [] }));
}

const itsRow = (workspaceId: string, conversationId: string, messageId: string) =>
  and(eq(messages.workspaceId, workspaceId), eq(messages.id, messageId), eq(messages.conversationId, conversationId));

const { html: _html, words: _words, ...columns } = getTableColumns(messages);
const hasHtml = sql<boolean>`${messages.html} is not null`;
const NEWEST = keyset('messages', 'down', byMoment(messages.at), byNumber(messages.seq));

export type ShownMessage = Omit<MessageRow, 'html' | 'words'> & {
  hasHtml: boolean;
  files: { id: string; name: string; contentType: string; bytes: number }[];
};

export interface Standing {
  conversation: ConversationRow;
  /** Whether any channel of its kind is connected. */
  isConnected: boolean;
  /** Of a thread below a comment. */
  comment: CommentStanding | null;
}

export type NewMessage = Omit<NewLine, 'files'> & {
  state: MessageRow['state'];
  fileIds: string[];
  activity: ((conversation: ConversationRow) => NewActivity) | null;
};
