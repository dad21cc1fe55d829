import { sql } from 'drizzle-orm';
import { acrossWorkspaces, inWorkspace } from '../../../database/client';
import { eventIdIn } from '../../../records/events/event-id';
import { noteEarlierConversions, noteEarlierMails } from '../../../records/events/mail-events';

export type BackfillRepository = typeof backfillRepository;

/** Records what happened before there were events. Anything recorded twice has the same id and is one event. */
export const backfillRepository = {
  list: (limit: number): Promise<string[]> =>
    acrossWorkspaces('note earlier events', async (tx) =>
      (
        await tx.execute<{ id: string }>(
          sql`select w.workspace_id as id from workspaces w left join event_folds f on f.workspace_id = w.workspace_id where w.kind = 'real' and f.backfilled_at is null order by 1 limit ${limit}`,
        )
      ).rows.map(({ id }) => id),
    ),

  /**
   * Records some of a workspace's deliveries, and with the last of them its sales and posts; true when all are
   * recorded.
   */
  noteSome: (workspaceId: string, { limit, since }: { limit: number; since: Date }): Promise<boolean> =>
    inWorkspace(
      workspaceId,
      async (tx) => {
        await tx.execute(
          sql`insert into event_folds (workspace_id, zone, until) select workspace_id, zone, now() from workspaces where workspace_id = ${workspaceId} on conflict do nothing`,
        );
        const { rows } = await tx.execute<{ to: string | null; isDone: boolean }>(
          sql`select backfilled_to::text as to, backfilled_at is not null as "isDone" from event_folds where workspace_id = ${workspaceId} for update`,
        );
        const [place] = rows;
        if (!place || place.isDone) return true;
        const last = await noteEarlierMails(tx, workspaceId, { after: place.to, limit, since });
        if (last === null) {
          await noteEarlierConversions(tx, workspaceId, since);
          await tx.execute(sql`
            insert into event_inbox (workspace_id, id, at, kind, channel, subject_id)
            select p.workspace_id, ${eventIdIn(sql`'publish'`, sql`p.piece_id::text`)}, p.published_at, 'publish', 'product', p.piece_id
            from publications p where p.workspace_id = ${workspaceId} and p.published_at >= ${since.toISOString()}::timestamptz`);
        }
        await tx.execute(
          sql`update event_folds set backfilled_to = coalesce(${last}::uuid, backfilled_to), backfilled_at = ${last === null ? sql`now()` : sql`null`} where workspace_id = ${workspaceId}`,
        );
        return last === null;
      },
      'worker',
    ),
};
