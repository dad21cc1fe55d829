import { spawn } from 'node:child_process';
import { once } from 'node:events';
import pg from 'pg';
import { HOUR_MS } from '../../../../src/domain/duration';
import { workOnSchedule } from '../../../jobs/work-in-function';
import { startWorker } from '../../../jobs/worker';
import { asOwner, useDatabase } from '../../../testing/database';
import { register } from '../../../testing/world';
import { makingRepository, type NewCreation } from './making-repository';
import { creativeService } from './picture-wiring';
import { until } from '../../../testing/until';

useDatabase();
beforeEach(() => asOwner('DELETE FROM pgboss.job')); // what other tests on this database left to do

/** A workspace with a picture that its job is to finish, and the unit that it waits with. */
async function refining() {
  const { workspaceId } = await register();
  const id = crypto.randomUUID();
  const now = new Date();
  const { title: _title, ...plan } = creativeService().plan({
    prompt: 'Rye',
    style: 'minimalist',
    aspectRatio: '1:1',
    seed: 3,
  });
  const row: NewCreation = {
    ...plan,
    id,
    workspaceId,
    title: 'Rye',
    altText: 'Rye',
    aspectRatio: '1:1',
    width: 1080,
    height: 1080,
    status: 'refining',
    progress: 0,
    createdAt: now,
  };
  await makingRepository.begin(row, {
    id: crypto.randomUUID(),
    workspaceId,
    kind: 'images',
    noticeId: crypto.randomUUID(),
    now,
    leaseUntil: new Date(now.getTime() + HOUR_MS),
  });
  const one =
    <R extends object>(text: string) =>
    async () =>
      (await asOwner<R>(text, [id]))[0]!;
  return {
    id,
    workspaceId,
    row: one<{ status: string; progress: number; cause: string | null }>(
      'SELECT status, progress, cause FROM creations WHERE id = $1',
    ),
    job: one<{ state: string; retry_count: number }>(
      "SELECT state::text, retry_count FROM pgboss.job WHERE name = 'make-creation' AND data->>'creationId' = $1",
    ),
    units: async () => [
      (await asOwner<{ state: string }>('SELECT state FROM usage_entries WHERE workspace_id = $1', [workspaceId])).map(
        ({ state }) => state,
      ),
      (await makingRepository.readAllowances(workspaceId, new Date())).images.used,
    ],
  };
}

it('is made by another worker after the first was killed in the middle of it, and counts once', async () => {
  const { id, row, job, units } = await refining();
  const holder = new pg.Client({ connectionString: process.env.DATABASE_URL });
  await holder.connect();
  const first = spawn(process.execPath, ['--import', 'tsx', 'scripts/worker.ts'], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: { ...process.env, LOG_LEVEL: 'silent' },
  });
  const gone = once(first, 'exit');
  let second: Awaited<ReturnType<typeof startWorker>> | undefined;
  try {
    // The row is held, so that the job stands still in the middle of its work.
    await holder.query('BEGIN');
    await holder.query('SELECT 1 FROM creations WHERE id = $1 FOR UPDATE', [id]);
    await until(async () => (await job()).state === 'active');
    first.kill('SIGKILL');
    await gone;
    await holder.query('ROLLBACK');
    expect([await row(), await units()]).toEqual([{ status: 'refining', progress: 0, cause: null }, [['reserved'], 1]]);
    await missHeartbeat();
    second = await startWorker();
    await until(async () => (await row()).status === 'completed');
    await second.stop();
    expect([await job(), await row(), await units()]).toEqual([
      { state: 'completed', retry_count: 1 },
      { status: 'completed', progress: 100, cause: null },
      [['spent'], 1],
    ]);
  } finally {
    first.kill('SIGKILL');
    await second?.stop();
    await holder.end();
  }
});

it('leaves its rough picture, said to be one and counted once, when no attempt came to an end', async () => {
  const { row, units, id } = await refining();
  await asOwner("UPDATE creations SET brief = NULL, cause = 'attempt of a worker that is gone' WHERE id = $1", [id]);
  const worker = await startWorker();
  try {
    await until(
      async () =>
        (await asOwner("SELECT 1 FROM pgboss.job WHERE name = 'make-creation' AND state = 'retry'")).length > 0,
    );
    await asOwner("UPDATE pgboss.job SET start_after = now() WHERE name = 'make-creation' AND state = 'retry'");
    await until(async () => (await row()).status === 'completed');
  } finally {
    await worker.stop();
  }
  expect([await row(), await units()]).toEqual([
    { status: 'completed', progress: 100, cause: expect.stringContaining('the first one stays') },
    [['spent'], 1],
  ]);
});

/** Two minutes pass: the heartbeat is missed and the pause before the next try is over. */
async function missHeartbeat(): Promise<void> {
  await asOwner("UPDATE pgboss.job SET heartbeat_on = now() - interval '2 minutes' WHERE name = 'make-creation'");
  await asOwner('UPDATE pgboss.queue SET monitor_claim_on = NULL');
  await workOnSchedule(new Request('http://localhost:8888/'));
  await asOwner("UPDATE pgboss.job SET start_after = now() WHERE name = 'make-creation' AND state = 'retry'");
}
