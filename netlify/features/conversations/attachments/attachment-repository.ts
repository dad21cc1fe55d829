import { and, eq, isNull, sql } from 'drizzle-orm';
import { inWorkspace } from '../../../database/client';
import { messageFiles } from '../../../database/schema/conversations';
import type { KeptFile } from '../../../records/inbox/conversation-lines';
import { lockConversation } from '../../../records/inbox/conversation-row';

export type { KeptFile } from '../../../records/inbox/conversation-lines';

export type AttachmentRepository = typeof attachmentRepository;

export const attachmentRepository = {
  /** A file that waits for its message; false when there is no such conversation, 'full' when too many wait. */
  add: (
    workspaceId: string,
    conversationId: string,
    file: KeptFile,
    { now, most }: { now: Date; most: number },
  ): Promise<boolean | 'full'> =>
    inWorkspace(workspaceId, async (tx) => {
      const conversation = await lockConversation(tx, conversationId);
      if (conversation?.id !== conversationId) return false;
      const waiting = await tx.$count(
        messageFiles,
        and(
          eq(messageFiles.workspaceId, workspaceId),
          eq(messageFiles.conversationId, conversationId),
          isNull(messageFiles.messageId),
          sql`${messageFiles.createdAt} > ${now.toISOString()}::timestamptz - interval '1 day'`,
        ),
      );
      if (waiting >= most) return 'full';
      await tx.insert(messageFiles).values({ ...file, workspaceId, conversationId, createdAt: now });
      return true;
    }),

  find: (workspaceId: string, conversationId: string, fileId: string): Promise<KeptFile | null> =>
    inWorkspace(workspaceId, async (tx) => {
      const [row] = await tx
        .select()
        .from(messageFiles)
        .where(
          and(
            eq(messageFiles.workspaceId, workspaceId),
            eq(messageFiles.conversationId, conversationId),
            eq(messageFiles.id, fileId),
          ),
        );
      return row ?? null;
    }),
};
