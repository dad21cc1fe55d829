import { spawn } from 'node:child_process';
import { once } from 'node:events';
import pg from 'pg';
import { workOnSchedule } from '../jobs/work-in-function';
import { startWorker } from '../jobs/worker';
import { asOwner } from './database';
import { until } from './until';

/**
 * Starts a real worker process and kills it (SIGKILL) where a job is blocked by the lock of `hold`, a statement
 * in its own transaction. Then two minutes pass, and another worker runs until `isOver`.
 */
export async function killInTheMiddle({ job, begin, hold, values = [], isOver }: Kill): Promise<void> {
  await asOwner('DELETE FROM pgboss.job'); // removes jobs left over from other tests on this database
  const holder = new pg.Client({ connectionString: process.env.DATABASE_URL });
  await holder.connect();
  const first = spawn(process.execPath, ['--import', 'tsx', 'scripts/worker.ts'], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: { ...process.env, LOG_LEVEL: 'silent' },
  });
  const gone = once(first, 'exit');
  let second: Awaited<ReturnType<typeof startWorker>> | undefined;
  try {
    await holder.query('BEGIN');
    await holder.query(hold, values);
    await begin();
    await until(
      async () =>
        (
          await asOwner(
            'SELECT 1 FROM pg_locks l JOIN pg_stat_activity a USING (pid) WHERE NOT l.granted AND a.datname = current_database()',
          )
        ).length > 0,
    );
    first.kill('SIGKILL');
    await gone;
    await holder.query('ROLLBACK');
    // Until PostgreSQL has noticed that its client is gone, the client's transaction is not rolled back.
    await until(
      async () =>
        (
          await asOwner(
            "SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND state LIKE 'idle in transaction%'",
          )
        ).length === 0,
    );
    if (await isOver()) throw new Error(`${job} was over before its worker was killed`);
    await asOwner(
      "UPDATE pgboss.job SET heartbeat_on = now() - interval '2 minutes' WHERE name = $1 AND state = 'active'",
      [job],
    );
    await asOwner('UPDATE pgboss.queue SET monitor_claim_on = NULL');
    await workOnSchedule(new Request('http://localhost:8888/'));
    await asOwner("UPDATE pgboss.job SET start_after = now() WHERE name = $1 AND state = 'retry'", [job]);
    second = await startWorker();
    await until(isOver);
  } finally {
    first.kill('SIGKILL');
    await second?.stop();
    await holder.end();
  }
}

interface Kill {
  job: string;
  /** Enqueues the job. */
  begin(): Promise<unknown>;
  hold: string;
  values?: unknown[];
  isOver(): Promise<boolean>;
}
