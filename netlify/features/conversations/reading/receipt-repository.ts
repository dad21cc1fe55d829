import { and, eq, lt, sql } from 'drizzle-orm';
import { acrossWorkspaces, inWorkspace } from '../../../database/client';
import { inboundReceipts, inboxChannels } from '../../../database/schema/inbox';
import type { InboundEvent, InboundSource, StoredReceipt } from '../../../ports/inbox';
import { enqueue, enqueueAll } from '../../../queue/enqueue';
import { takeInbound, type Arrival } from '../../../records/inbox/inbound-arrival';
import { readReceipt } from '../../../records/inbox/inbox-jobs';

export { isReportedEarly, type Arrival } from '../../../records/inbox/inbound-arrival';

export type ReceiptRepository = typeof receiptRepository;

/** What came in raw, as the job reads it. A receipt leaves `waiting` in the transaction that takes its events. */
export const receiptRepository = {
  /** A receipt that waits to be read, unless its channel is paused; null otherwise. */
  find: (receiptId: string): Promise<WaitingReceipt | null> =>
    acrossWorkspaces('read what came in', async (tx) => {
      const [row] = await tx
        .select({ receipt: inboundReceipts, channel: inboxChannels.state })
        .from(inboundReceipts)
        .leftJoin(
          inboxChannels,
          and(
            eq(inboxChannels.workspaceId, inboundReceipts.workspaceId),
            eq(inboxChannels.id, inboundReceipts.channelId),
          ),
        )
        .where(and(eq(inboundReceipts.id, receiptId), eq(inboundReceipts.state, 'waiting')));
      if (!row || row.channel === 'paused') return null;
      const { id, workspaceId, channelId, source, headers, raw, receivedAt, attempts } = row.receipt;
      if (workspaceId === null || channelId === null) return null;
      return {
        id,
        workspaceId,
        channelId,
        source: source as InboundSource,
        headers,
        bytes: new Uint8Array(raw),
        receivedAt,
        attempts,
      };
    }),

  /** Takes everything that a receipt reported, or nothing; false when somebody else has done it. */
  take: (
    { id, workspaceId }: Pick<WaitingReceipt, 'id' | 'workspaceId'>,
    arrivals: readonly { arrival: Arrival; event: InboundEvent }[],
    now: Date,
  ): Promise<boolean> =>
    inWorkspace(
      workspaceId,
      async (tx) => {
        const [held] = await tx
          .select({ id: inboundReceipts.id })
          .from(inboundReceipts)
          .where(
            and(
              eq(inboundReceipts.workspaceId, workspaceId),
              eq(inboundReceipts.id, id),
              eq(inboundReceipts.state, 'waiting'),
            ),
          )
          .for('update');
        if (!held) return false;
        for (const { arrival, event } of arrivals) await takeInbound(tx, arrival, event, now);
        await tx
          .update(inboundReceipts)
          .set({ state: 'read', cause: null, readAt: now })
          .where(and(eq(inboundReceipts.workspaceId, workspaceId), eq(inboundReceipts.id, id)));
        return true;
      },
      'worker',
    ),

  /** Notes why it could not be read: it is tried again at `again`, or set aside. */
  postpone: (
    { id, workspaceId, attempts }: Pick<WaitingReceipt, 'id' | 'workspaceId' | 'attempts'>,
    { cause, again }: { cause: string; again: Date | null },
  ): Promise<void> =>
    inWorkspace(
      workspaceId,
      async (tx) => {
        const noted = await tx
          .update(inboundReceipts)
          .set({
            attempts: attempts + 1,
            cause: cause.slice(0, 500).toWellFormed(),
            ...(again ? {} : { state: 'failed' }),
          })
          .where(
            and(
              eq(inboundReceipts.workspaceId, workspaceId),
              eq(inboundReceipts.id, id),
              eq(inboundReceipts.state, 'waiting'),
            ),
          )
          .returning({ id: inboundReceipts.id });
        if (again && noted.length > 0) await enqueue(tx, readReceipt, { receiptId: id }, again);
      },
      'worker',
    ),

  /** For receipts that no job asks for any more: of a worker that was killed, of a queue that was emptied. */
  askAgain: (before: Date, limit: number): Promise<number> =>
    acrossWorkspaces('read what was left', async (tx) => {
      const rows = await tx
        .select({ id: inboundReceipts.id })
        .from(inboundReceipts)
        .leftJoin(
          inboxChannels,
          and(
            eq(inboxChannels.workspaceId, inboundReceipts.workspaceId),
            eq(inboxChannels.id, inboundReceipts.channelId),
          ),
        )
        .where(
          and(
            eq(inboundReceipts.state, 'waiting'),
            lt(inboundReceipts.receivedAt, before),
            sql`${inboxChannels.state} is distinct from 'paused'`,
          ),
        )
        .orderBy(inboundReceipts.receivedAt)
        .limit(limit);
      await enqueueAll(
        tx,
        readReceipt,
        rows.map(({ id }) => ({ payload: { receiptId: id }, startAfter: new Date(0) })),
      );
      return rows.length;
    }),

  /** Erases what was read some time ago, and what nobody could read for long. */
  forget: ({ readBefore, failedBefore }: { readBefore: Date; failedBefore: Date }, limit: number): Promise<number> =>
    acrossWorkspaces('forget what came in', async (tx) => {
      const { rowCount } = await tx.execute(sql`
        delete from inbound_receipts where id = any(array(
          (select id from inbound_receipts where read_at < ${readBefore.toISOString()}::timestamptz order by read_at limit ${limit})
          union all (select id from inbound_receipts where state in ('failed', 'unrouted') and received_at < ${failedBefore.toISOString()}::timestamptz limit ${limit})))`);
      return rowCount ?? 0;
    }),
};

export interface WaitingReceipt extends StoredReceipt {
  attempts: number;
}
