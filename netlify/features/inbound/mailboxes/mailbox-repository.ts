import { and, eq, inArray, lt, or, isNull, sql } from 'drizzle-orm';
import { activityEvents } from '../../../../src/domain/activity-events';
import { acrossWorkspaces, inWorkspace } from '../../../database/client';
import { inboxChannels } from '../../../database/schema/inbox';
import { workspaces } from '../../../database/schema/workspace';
import type { MailboxCursor } from '../../../ports/mailbox';
import { enqueue, enqueueAll } from '../../../queue/enqueue';
import { logActivity } from '../../../records/activity/activity-log';
import { storeReceipt } from '../../../records/inbox/inbound-receipts';
import { readMailbox } from '../inbound-jobs';

export type MailboxRepository = typeof mailboxRepository;
export type MailboxRow = typeof inboxChannels.$inferSelect;

export const mailboxRepository = {
  /**
   * Asks for the reading of every connected mailbox that nobody read since `before`, and marks it as asked for, so that
   * a slow one is not asked for again and again.
   */
  askForDue: (before: Date, now: Date): Promise<number> =>
    acrossWorkspaces('read mailboxes', async (tx) => {
      const due = await tx
        .select({ workspaceId: inboxChannels.workspaceId, id: inboxChannels.id })
        .from(inboxChannels)
        .innerJoin(workspaces, eq(workspaces.workspaceId, inboxChannels.workspaceId))
        .where(
          and(
            eq(inboxChannels.channel, 'email'),
            eq(inboxChannels.state, 'connected'),
            sql`${inboxChannels.settings} ->> 'source' = 'imap'`,
            or(isNull(inboxChannels.checkedAt), lt(inboxChannels.checkedAt, before)),
          ),
        )
        .limit(AT_ONCE)
        .for('update', { of: inboxChannels, skipLocked: true });
      if (due.length === 0) return 0;
      await tx
        .update(inboxChannels)
        .set({ checkedAt: now })
        .where(
          inArray(
            inboxChannels.id,
            due.map(({ id }) => id),
          ),
        );
      await enqueueAll(
        tx,
        readMailbox,
        due.map(({ workspaceId, id }) => ({ payload: { workspaceId, channelId: id }, startAfter: now })),
      );
      return due.length;
    }),

  find: (workspaceId: string, channelId: string): Promise<MailboxRow | null> =>
    inWorkspace(
      workspaceId,
      async (tx) => {
        const [row] = await tx.select().from(inboxChannels).where(its(workspaceId, channelId));
        return row ?? null;
      },
      'worker',
    ),

  /**
   * Stores what was read and how far, together; false when somebody else read further meanwhile. With `more`, asks for
   * the next portion; where something came in since `livelySince`, asks again at `soon`.
   */
  keep: (
    { workspaceId, id, cursor }: Pick<MailboxRow, 'workspaceId' | 'id' | 'cursor'>,
    read: { cursor: MailboxCursor; mails: readonly { id: string; uid: number; bytes: Uint8Array }[]; more: boolean },
    { now, soon, livelySince }: { now: Date; soon: Date; livelySince: Date },
  ): Promise<boolean> =>
    inWorkspace(
      workspaceId,
      async (tx) => {
        const [row] = await tx
          .select({ cursor: inboxChannels.cursor, heardAt: inboxChannels.heardAt })
          .from(inboxChannels)
          .where(its(workspaceId, id))
          .for('update');
        if (!row || row.cursor?.validity !== cursor?.validity || row.cursor?.uid !== cursor?.uid) return false;
        for (const mail of read.mails)
          await storeReceipt(tx, {
            id: mail.id,
            workspaceId,
            channelId: id,
            source: 'imap',
            eventId: `${id}:${read.cursor.validity}:${mail.uid}`,
            headers: { 'content-type': 'message/rfc822' },
            bytes: mail.bytes,
            receivedAt: now,
          });
        await tx
          .update(inboxChannels)
          .set({ cursor: read.cursor, cause: null, checkedAt: now })
          .where(its(workspaceId, id));
        const isLively = read.mails.length > 0 || (row.heardAt !== null && row.heardAt > livelySince);
        // One successor at most, so that a mailbox is asked by one chain of jobs; the schedule leaves it out meanwhile.
        if (read.more || isLively)
          await enqueue(tx, readMailbox, { workspaceId, channelId: id }, read.more ? undefined : soon);
        return true;
      },
      'worker',
    ),

  /** What went wrong; `broken` waits for a person, everything else is tried again by itself. */
  note: (
    { workspaceId, id, name, channel }: Pick<MailboxRow, 'workspaceId' | 'id' | 'name' | 'channel'>,
    { cause, broken, activityId }: { cause: string; broken: boolean; activityId: string },
    now: Date,
  ): Promise<void> =>
    inWorkspace(
      workspaceId,
      async (tx) => {
        const noted = await tx
          .update(inboxChannels)
          .set({ cause: cause.slice(0, 500), checkedAt: now, ...(broken && { state: 'broken' as const }) })
          .where(and(its(workspaceId, id), eq(inboxChannels.state, 'connected')))
          .returning({ id: inboxChannels.id });
        if (broken && noted.length > 0)
          await logActivity(tx, {
            id: activityId,
            workspaceId,
            ...activityEvents.inboxChannelBroken({ name, channel }),
            at: now,
          });
      },
      'worker',
    ),
};

const its = (workspaceId: string, channelId: string) =>
  and(eq(inboxChannels.workspaceId, workspaceId), eq(inboxChannels.id, channelId));

const AT_ONCE = 2_000;
