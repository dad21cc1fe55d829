import type { Client } from 'pg';
import { PgBoss } from 'pg-boss';
import type { Job } from './job';

/**
 * Installs or upgrades pg-boss's schema and creates a queue per job, as the migrating role. Requests may then
 * only add jobs and read the queue list; everything else is reserved for the worker's connection.
 */
export async function installQueues(databaseUrl: string, client: Client, jobs: readonly Job[]): Promise<void> {
  const boss = new PgBoss({ connectionString: databaseUrl, supervise: false, schedule: false, max: 2 });
  boss.on('error', () => {}); // start() rejects with the same error
  await boss.start();
  try {
    for (const { name, retries, retryDelay, whenGivenUp, cron } of heirsFirst(jobs)) {
      const options = {
        retryLimit: retries,
        retryDelay,
        retryBackoff: true,
        heartbeatSeconds: HEARTBEAT_SECONDS,
        notify: !cron,
        ...(whenGivenUp && { deadLetter: whenGivenUp }),
      };
      if (await boss.getQueue(name)) await boss.updateQueue(name, options);
      else await boss.createQueue(name, options);
    }
  } finally {
    await boss.stop({ graceful: false });
  }
  // Queries of health, metrics and the scheduled function must not slow down with the number of finished jobs.
  await client.query(`create index if not exists job_failed on pgboss.job_common (completed_on, id) where state = 'failed';
    create index if not exists job_unfinished on pgboss.job_common (name, state) where state in ('created', 'retry', 'active', 'failed')`);
  await client.query(
    'grant usage on schema pgboss to app, worker, auth; grant select on pgboss.queue to app, worker, auth; grant select, insert on pgboss.job, pgboss.job_common to app, worker, auth',
  );
}

/** A queue can only name a dead letter queue that already exists. */
const heirsFirst = (jobs: readonly Job[]): Job[] => [
  ...jobs.filter(({ whenGivenUp }) => !whenGivenUp),
  ...jobs.filter(({ whenGivenUp }) => whenGivenUp),
];

/** A killed worker is noticed after one missed heartbeat; its jobs run again within two minutes. */
const HEARTBEAT_SECONDS = 30;
