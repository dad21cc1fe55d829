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
    WITH stopped AS (UPDATE automation_runs SET state = 'stopped', wakes_at = NULL, ended_at = ${at} WHERE workspace_id = ${workspaceId}
      AND id = ANY(ARRAY(SELECT id FROM automation_runs WHERE workspace_id = ${workspaceId} AND campaign_id = ${campaignId} AND state = 'active' LIMIT ${STOPPED_AT_ONCE} FOR UPDATE)) RETURNING id)
    INSERT INTO automation_log (workspace_id, id, campaign_id, run_id, step_id, did, sentence, at) SELECT ${workspaceId}::uuid, gen_random_uuid(), ${campaignId}::uuid, id, NULL, false, 'The automation was ended.', ${at} FROM stopped`);
  return stopped.rowCount ?? 0;
}

/** A hundred thousand take about seven seconds. */
export const STOPPED_AT_ONCE = 20_000;
