import { PgBoss, type ConstructorOptions } from 'pg-boss';
import { env } from '../config/env';
import { onBehalfOf } from '../heavy/work-share';
import { errorInLog } from '../http/error-in-log';
import { log } from '../http/log';
import { countJob } from '../http/metrics';
import { hasDueJobs } from './due-jobs-repository';
import { allJobs } from './jobs-wiring';

/** Works all queues in this process until stopped; `stop` waits for the jobs in hand. */
export async function startWorker(): Promise<{ stop(): Promise<void> }> {
  const { stop } = await openQueues();
  return { stop: () => stop(STOP_MS) };
}

/**
 * For hosts without a worker: works what is due until nothing is, or the budget is used; then gives the jobs in hand
 * `stopMs` to end. With `aheadMs` it waits for what becomes due so soon. `left` says whether there is more to do now.
 * Jobs that were cut off run again.
 */
export async function workDueJobs({
  budgetMs,
  stopMs,
  aheadMs = 0,
}: {
  budgetMs: number;
  stopMs: number;
  aheadMs?: number;
}): Promise<{ left: boolean }> {
  const ends = performance.now() + budgetMs;
  const { boss, stop } = await openQueues({ cronWorkerIntervalSeconds: 1 }, POLL_SECONDS);
  try {
    await boss.supervise(); // a dead worker's jobs become due again
    // What the schedule sends takes two steps to arrive: empty means empty for a while.
    for (let idleSince = performance.now(); performance.now() < ends && performance.now() - idleSince < IDLE_MS;) {
      await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
      if (await hasDueJobs({ withinMs: aheadMs })) idleSince = performance.now();
    }
  } finally {
    await stop(stopMs);
  }
  return { left: await hasDueJobs() };
}

async function openQueues(
  more: ConstructorOptions = {},
  cronPollSeconds = CRON_POLL_SECONDS,
): Promise<{ boss: PgBoss; stop(timeout: number): Promise<void> }> {
  const stopping = new AbortController();
  const boss = new PgBoss({
    connectionString: env().databaseUrl,
    max: 4,
    application_name: 'fourbeat-worker',
    superviseIntervalSeconds: SUPERVISE_SECONDS,
    monitorIntervalSeconds: SUPERVISE_SECONDS,
    ...more,
  });
  boss.on('error', (error) => log().error(errorInLog(error), 'queue error'));
  await boss.start();
  for (const { job } of allJobs) if (job.cron) await boss.schedule(job.name, job.cron);
  for (const { job, run } of allJobs) {
    await boss.work(
      job.name,
      { pollingIntervalSeconds: job.cron ? cronPollSeconds : POLL_SECONDS, localConcurrency: job.atOnce },
      async ([delivery]) => {
        if (!delivery) return;
        const started = performance.now();
        try {
          const payload = job.payload.parse(delivery.data ?? {}); // what a schedule sends has no data
          await onBehalfOf({ name: `jobs of ${workspaceOf(payload)}`, patient: true }, () =>
            run(payload, stopping.signal),
          );
          countJob(job.name, 'done', performance.now() - started);
          log().info({ job: job.name, id: delivery.id, ms: Math.round(performance.now() - started) }, 'job done');
        } catch (error) {
          countJob(job.name, 'failed', performance.now() - started);
          log().error({ job: job.name, id: delivery.id, ...errorInLog(error) }, 'job failed');
          throw error;
        }
      },
    );
  }
  const stop = (timeout: number): Promise<void> => {
    stopping.abort(); // a job that could go on for minutes ends where it is well ended
    return boss.stop({ graceful: true, timeout });
  };
  return { boss, stop };
}

/** A job waits in another line than the requests of its workspace: those somebody looks at. */
const workspaceOf = (payload: unknown): string =>
  typeof payload === 'object' && payload !== null && 'workspaceId' in payload ? String(payload.workspaceId) : 'all';

/** What a person waits for is looked for every second; what a schedule sends can wait. */
const POLL_SECONDS = 1;
const CRON_POLL_SECONDS = 10;
const STOP_MS = 20_000;
const LOOK_MS = 250;
const IDLE_MS = 2_500;
/** With the heartbeat and the longest first pause of a retry, a killed worker's jobs run again in under two minutes. */
const SUPERVISE_SECONDS = 20;
