import { sql } from 'drizzle-orm';
import type { Transaction } from '../../database/client';

/**
 * Ends the runs of an automation that was ended, STOPPED_AT_ONCE per call; their log says so. Returns how many
 * there were.
 */
export async function stopRuns(
  tx: Transaction,
  { workspaceId, campaignId }: { workspaceId: string; campaignId: string },
  now: Date,
): Promise<number> {
  const at = sql`${now.toISOString()}::timestamptz`;
  const stopped = await tx.execute(sql`
    with stopped as (update automation_runs set state = 'stopped', wakes_at = null, ended_at = ${at} where workspace_id = ${workspaceId}
      and id = any(array(select id from automation_runs where workspace_id = ${workspaceId} and campaign_id = ${campaignId} and state = 'active' limit ${STOPPED_AT_ONCE} for update)) returning id)
    insert into automation_log (workspace_id, id, campaign_id, run_id, step_id, did, sentence, at) select ${workspaceId}::uuid, gen_random_uuid(), ${campaignId}::uuid, id, null, false, 'The automation was ended.', ${at} from stopped`);
  return stopped.rowCount ?? 0;
}

/** A hundred thousand take about seven seconds. */
export const STOPPED_AT_ONCE = 20_000;
