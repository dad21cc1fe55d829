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
            sql`delete from delivery_events where ctid = any(array(select ctid from delivery_events where at < ${before.toISOString()}::timestamptz limit ${atOnce}))`,
          )
        ).rowCount ?? 0,
    ),

  /** Workspaces whose counts have many increments, those with most first. */
  listManySteps: (atLeast: number, limit: number): Promise<string[]> =>
    acrossWorkspaces('add up counts of campaigns', async (tx) =>
      (
        await tx.execute<{ id: string }>(
          sql`select workspace_id as id from campaign_steps group by workspace_id having count(*) >= ${atLeast} order by count(*) desc limit ${limit}`,
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
        with taken as (delete from campaign_steps where workspace_id = ${workspaceId} returning campaign_id, email_id, kind, step)
        insert into campaign_steps (workspace_id, campaign_id, email_id, kind, step) select ${workspaceId}::uuid, campaign_id, email_id, kind, sum(step) from taken group by 1, 2, 3, 4 having sum(step) <> 0`);
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
        select c.workspace_id as "workspaceId", c.id as "campaignId" from campaigns c where c.status = 'completed'
          and exists (select 1 from deliveries d where d.workspace_id = c.workspace_id and d.campaign_id = c.id and d.state = 'waiting') limit ${limit}`)
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
