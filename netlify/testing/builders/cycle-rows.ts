import { asOwner } from '../database';

/** A week that is done, with one thing that happened in it. */
export async function keepCycleRows(workspaceId: string) {
  const runId = crypto.randomUUID();
  await asOwner(
    `INSERT INTO cycle_runs (workspace_id, id, year, week, starts_on, state, step, mode, begun_by, piece_id, seen_at, created_at, updated_at)
     VALUES ($1, $2, 2026, 1, '2025-12-29', 'done', 3, 'ask', 'engine', gen_random_uuid(), now(), now(), now())`,
    [workspaceId, runId],
  );
  await asOwner(
    `INSERT INTO cycle_events (workspace_id, id, run_id, key, what, sentence, step, at)
     VALUES ($1, gen_random_uuid(), $2, 'step 1', 'began', 'The week began.', 1, now())`,
    [workspaceId, runId],
  );
  return { runId };
}
