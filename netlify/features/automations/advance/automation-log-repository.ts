import { sql } from 'drizzle-orm';
import type { Transaction } from '../../../database/client';

/** Writes down why steps did or did not fire. */
export async function addLogLines(
  tx: Transaction,
  { workspaceId, campaignId }: { workspaceId: string; campaignId: string },
  lines: readonly NewLogLine[],
): Promise<void> {
  if (lines.length === 0) return;
  const of = <T>(read: (line: NewLogLine) => T) => sql.param(lines.map(read));
  await tx.execute(sql`
    insert into automation_log (workspace_id, id, campaign_id, run_id, step_id, did, sentence, at)
    select ${workspaceId}::uuid, n.id, ${campaignId}::uuid, n.run_id, n.step_id, n.did, n.sentence, n.at
    from unnest(${of(({ id }) => id)}::uuid[], ${of(({ runId }) => runId)}::uuid[], ${of(({ stepId }) => stepId)}::text[], ${of(({ did }) => did)}::boolean[], ${of(({ sentence }) => sentence.slice(0, 400))}::text[], ${of(({ at }) => at.toISOString())}::timestamptz[])
      as n (id, run_id, step_id, did, sentence, at)`);
}

export interface NewLogLine {
  id: string;
  runId: string;
  /** Null of what is about the way as a whole, such as coming in. */
  stepId: string | null;
  /** False where a step did not fire or a way ended early. */
  did: boolean;
  sentence: string;
  at: Date;
}
