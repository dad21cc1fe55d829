import { sql } from 'drizzle-orm';
import { ENDED_CAUSE } from '../../../src/domain/campaign';
import { acrossWorkspaces, inWorkspace } from '../../database/client';
import { SKIPPED_AT_ONCE, skipWaiting } from '../../records/deliveries/delivery-ledger';

export type TidyCampaignsRepository = typeof tidyCampaignsRepository;

export const tidyCampaignsRepository = {
  /** Deletes at most `atOnce` events of earlier emails; returns how many. */
  deleteEvents: (before: Date, atOnce: number): Promise<number> =>
    acrossWorkspaces(
      'forget openings of mails',
      async (tx) =>
        (
          await tx.execute(
            sql`DELETE FROM delivery_events WHERE ctid = ANY(ARRAY(SELECT ctid FROM delivery_events WHERE at < ${before.toISOString()}::timestamptz LIMIT ${atOnce}))`,
          )
        ).rowCount ?? 0,
    ),

  /** Workspaces whose counts have many increments, those with most first. */
  listManySteps: (atLeast: number, limit: number): Promise<string[]> =>
    acrossWorkspaces('add up counts of campaigns', async (tx) =>
      (
        await tx.execute<{ id: string }>(
          sql`SELECT workspace_id AS id FROM campaign_steps GROUP BY workspace_id HAVING count(*) >= ${atLeast} ORDER BY count(*) DESC LIMIT ${limit}`,
        )
      ).rows.map(({ id }) => id),
    ),

  /**
   * Merges each count's increments into one. In a single statement, so that a concurrent reader sees the
   * increments or their sum, never both.
   */
  addUp: (workspaceId: string): Promise<void> =>
    inWorkspace(
      workspaceId,
      async (tx) => {
        await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`campaign counts ${workspaceId}`}))`);
        await tx.execute(sql`
        WITH taken AS (DELETE FROM campaign_steps WHERE workspace_id = ${workspaceId} RETURNING campaign_id, email_id, kind, step)
        INSERT INTO campaign_steps (workspace_id, campaign_id, email_id, kind, step) SELECT ${workspaceId}::uuid, campaign_id, email_id, kind, sum(step) FROM taken GROUP BY 1, 2, 3, 4 HAVING sum(step) <> 0`);
      },
      'worker',
    ),

  /** Ended campaigns with waiting emails: the run that should have skipped them crashed. */
  listEndedWaiting: (limit: number): Promise<{ workspaceId: string; campaignId: string }[]> =>
    acrossWorkspaces(
      'skip mails of campaigns that were ended',
      async (tx) =>
        (
          await tx.execute<{ workspaceId: string; campaignId: string }>(sql`
        SELECT c.workspace_id AS "workspaceId", c.id AS "campaignId" FROM campaigns c WHERE c.status = 'completed'
          AND EXISTS (SELECT 1 FROM deliveries d WHERE d.workspace_id = c.workspace_id AND d.campaign_id = c.id AND d.state = 'waiting') LIMIT ${limit}`)
        ).rows,
    ),

  /** Skips some of one campaign; true when there may be more. */
  skipWaiting: ({ workspaceId, campaignId }: { workspaceId: string; campaignId: string }): Promise<boolean> =>
    inWorkspace(
      workspaceId,
      async (tx) => (await skipWaiting(tx, workspaceId, campaignId, ENDED_CAUSE)) === SKIPPED_AT_ONCE,
      'worker',
    ),
};
