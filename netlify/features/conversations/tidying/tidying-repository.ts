import { and, eq, isNull, lt, lte, or, sql } from 'drizzle-orm';
import { acrossWorkspaces, inWorkspace } from '../../../database/client';
import {
  conversationChanges,
  conversations,
  conversationViewers,
  messageFiles,
  messages,
} from '../../../database/schema/conversations';
import { enqueueAll } from '../../../queue/enqueue';
import { changeConversation } from '../../../records/inbox/conversation-lines';
import { lockConversation } from '../../../records/inbox/conversation-row';
import { sendMessage, wakeConversation } from '../../../records/inbox/inbox-jobs';

export type TidyingRepository = typeof tidyingRepository;

export const tidyingRepository = {
  /** Ends a snooze that is over; one that was put off since then goes on. */
  wake: (workspaceId: string, conversationId: string, now: Date): Promise<void> =>
    inWorkspace(
      workspaceId,
      async (tx) => {
        const row = await lockConversation(tx, conversationId);
        if (row?.id !== conversationId || !row.snoozedUntil || row.snoozedUntil > now) return;
        await changeConversation(tx, row, { snoozedUntil: null, unread: true }, now);
      },
      'worker',
    ),

  /** Snoozes that are over and messages that are due, and which no job asks for any more. */
  askAgain: (before: Date, limit: number): Promise<number> =>
    acrossWorkspaces('find what is due in the inbox', async (tx) => {
      const snoozed = await tx
        .select({ workspaceId: conversations.workspaceId, conversationId: conversations.id })
        .from(conversations)
        .where(lt(conversations.snoozedUntil, before))
        .limit(limit);
      const due = await tx
        .select({ workspaceId: messages.workspaceId, messageId: messages.id })
        .from(messages)
        .where(
          or(
            and(eq(messages.state, 'scheduled'), lt(messages.scheduledFor, before)),
            and(eq(messages.state, 'sending'), lte(messages.leaseUntil, before)),
            and(eq(messages.state, 'sending'), isNull(messages.leaseUntil), lt(messages.at, before)),
          ),
        )
        .limit(limit);
      const startAfter = new Date(0);
      await enqueueAll(
        tx,
        wakeConversation,
        snoozed.map((payload) => ({ payload, startAfter })),
      );
      await enqueueAll(
        tx,
        sendMessage,
        due.map((payload) => ({ payload, startAfter })),
      );
      return snoozed.length + due.length;
    }),

  /** What is of no use any more; returns how many rows. */
  forget: ({
    viewersBefore,
    changesBefore,
    filesBefore,
  }: Record<'viewersBefore' | 'changesBefore' | 'filesBefore', Date>) =>
    acrossWorkspaces('tidy up the inbox', async (tx) => {
      await tx.delete(conversationViewers).where(lt(conversationViewers.seenAt, viewersBefore));
      await tx.delete(conversationChanges).where(lt(conversationChanges.createdAt, changesBefore));
      await tx.delete(messageFiles).where(and(isNull(messageFiles.messageId), lt(messageFiles.createdAt, filesBefore)));
    }),

  /** Workspaces whose counts have many steps. */
  findCounts: (atLeast: number, limit: number): Promise<string[]> =>
    acrossWorkspaces('sum the counts of conversations', async (tx) => {
      const { rows } = await tx.execute<{ id: string }>(
        sql`select workspace_id as id from conversation_counts group by workspace_id having count(*) >= ${atLeast} order by count(*) desc limit ${limit}`,
      );
      return rows.map(({ id }) => id);
    }),

  sumCounts: (workspaceId: string): Promise<void> =>
    inWorkspace(
      workspaceId,
      async (tx) =>
        void (await tx.execute(sql`
          with taken as (delete from conversation_counts where workspace_id = ${workspaceId} returning kind, step)
          insert into conversation_counts (workspace_id, kind, step) select ${workspaceId}::uuid, kind, sum(step) from taken group by kind having sum(step) <> 0`)),
      'worker',
    ),
};
