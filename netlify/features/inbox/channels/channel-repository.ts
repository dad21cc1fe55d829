import { and, asc, eq, sql } from 'drizzle-orm';
import type { NewActivity } from '../../../../src/domain/activity';
import { inWorkspace } from '../../../database/client';
import { inboundReceipts, inboxChannels } from '../../../database/schema/inbox';
import { isUniqueViolation } from '../../../database/unique-violation';
import { enqueueAll } from '../../../queue/enqueue';
import { logActivity } from '../../../records/activity/activity-log';
import { readReceipt } from '../../../records/inbox/inbox-jobs';

export type ChannelRepository = typeof channelRepository;
export type ChannelRow = typeof inboxChannels.$inferSelect;

/** Connected channels. An address belongs to one channel of its kind in the whole installation. */
export const channelRepository = {
  list: (workspaceId: string): Promise<ChannelRow[]> =>
    inWorkspace(workspaceId, (tx) =>
      tx
        .select()
        .from(inboxChannels)
        .where(eq(inboxChannels.workspaceId, workspaceId))
        .orderBy(asc(inboxChannels.createdAt), asc(inboxChannels.id)),
    ),

  find: (workspaceId: string, id: string): Promise<ChannelRow | null> =>
    inWorkspace(workspaceId, async (tx) => {
      const [row] = await tx
        .select()
        .from(inboxChannels)
        .where(and(eq(inboxChannels.workspaceId, workspaceId), eq(inboxChannels.id, id)));
      return row ?? null;
    }),

  /** 'taken' when the address is somebody's channel already; 'full' when there are `most`. */
  add: (
    row: typeof inboxChannels.$inferInsert,
    most: number,
    activity: NewActivity,
  ): Promise<ChannelRow | 'taken' | 'full'> =>
    inWorkspace(row.workspaceId, async (tx): Promise<ChannelRow | 'taken' | 'full'> => {
      await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`inbox channels ${row.workspaceId}`}))`);
      if ((await tx.$count(inboxChannels, eq(inboxChannels.workspaceId, row.workspaceId))) >= most) return 'full';
      const [added] = await tx.insert(inboxChannels).values(row).returning();
      await logActivity(tx, activity);
      return added!;
    }).catch((error: unknown) => {
      if (isUniqueViolation(error)) return 'taken';
      throw error;
    }),

  /** The channel after the change; what came in while it was paused is read once it is resumed. */
  change: (workspaceId: string, id: string, change: Partial<ChannelRow>): Promise<ChannelRow | null> =>
    inWorkspace(workspaceId, async (tx) => {
      const its = and(eq(inboxChannels.workspaceId, workspaceId), eq(inboxChannels.id, id));
      const [before] = await tx.select({ state: inboxChannels.state }).from(inboxChannels).where(its).for('update');
      const [row] = before ? await tx.update(inboxChannels).set(change).where(its).returning() : [];
      if (before?.state === 'paused' && row && row.state !== 'paused') {
        const waiting = await tx
          .select({ id: inboundReceipts.id })
          .from(inboundReceipts)
          .where(
            and(
              eq(inboundReceipts.workspaceId, workspaceId),
              eq(inboundReceipts.channelId, id),
              eq(inboundReceipts.state, 'waiting'),
            ),
          )
          .limit(5_000);
        await enqueueAll(
          tx,
          readReceipt,
          waiting.map((receipt) => ({ payload: { receiptId: receipt.id }, startAfter: new Date(0) })),
        );
      }
      return row ?? null;
    }),

  remove: (workspaceId: string, id: string, activity: (row: ChannelRow) => NewActivity): Promise<ChannelRow | null> =>
    inWorkspace(workspaceId, async (tx) => {
      const [row] = await tx
        .delete(inboxChannels)
        .where(and(eq(inboxChannels.workspaceId, workspaceId), eq(inboxChannels.id, id)))
        .returning();
      if (row) await logActivity(tx, activity(row));
      return row ?? null;
    }),
};
