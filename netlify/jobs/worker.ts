import { setTimeout as sleep } from 'node:timers/promises';
import { PgBoss, type ConstructorOptions } from 'pg-boss';
import { env } from '../config/env';
import { onBehalfOf } from '../heavy/work-share';
import { errorInLog } from '../http/error-in-log';
import { log } from '../http/log';
import { countJob } from '../http/metrics';
import { hasDueJobs, queuesWithDueJobs } from './due-jobs-repository';
import { allJobs } from './jobs-wiring';

/**
 * Works all queues in this process until stopped; `stop` waits for running jobs. A new job is begun at once, because the
 * database tells of it; of jobs that are due later nothing tells, and poolers swallow notices, so one query looks for
 * them in all queues: a query for each of seventy would keep a small machine busy that has nothing to do.
 */
export async function startWorker(): Promise<{ stop(): Promise<void> }> {
  const { boss, workers, stop } = await openQueues({ useListenNotify: true });
  const looking = new AbortController();
  const looked = wakeForDueJobs(boss, workers, looking.signal);
  return {
    stop: async () => {
      looking.abort();
      await looked;
      await stop(STOP_MS);
    },
  };
}

async function wakeForDueJobs(boss: PgBoss, workers: Workers, signal: AbortSignal): Promise<void> {
  const names = [...workers.keys()];
  while (!signal.aborted) {
    try {
      for (const name of await queuesWithDueJobs(names)) for (const id of workers.get(name)!) boss.notifyWorker(id);
    } catch (error) {
      log().error(errorInLog(error), 'queue error');
    }
    await sleep(DUE_MS, undefined, { signal }).catch(() => undefined); // cut short by the end
  }
}

/**
 * For hosts without a worker: works due jobs until there are none or the budget is used; then gives running jobs
 * `stopMs` to end. With `aheadMs` it waits for jobs that become due within that time. `left` says whether more
 * is due now. Jobs that were cut off run again.
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
    // Scheduled jobs arrive in two steps: the queue must stay empty for a while to count as empty.
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
): Promise<{ boss: PgBoss; workers: Workers; stop(timeout: number): Promise<void> }> {
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
  const workers: Workers = new Map();
  for (const { job, run } of allJobs) {
    const options = {
      pollingIntervalSeconds: job.cron ? cronPollSeconds : job.isAwaited ? POLL_SECONDS / 2 : POLL_SECONDS,
      notifyPollingIntervalSeconds: CRON_POLL_SECONDS,
    };
    const work = async ([delivery]: { id: string; data: unknown }[]): Promise<void> => {
      if (!delivery) return;
      const started = performance.now();
      try {
        const payload = job.payload.parse(delivery.data ?? {}); // scheduled jobs have no data
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
    };
    const ids: string[] = [];
    for (let n = 0; n < job.atOnce; n += 1) ids.push(await boss.work(job.name, options, work)); // each can be woken
    workers.set(job.name, ids);
  }
  const stop = (timeout: number): Promise<void> => {
    stopping.abort(); // a job that could run for minutes stops at a safe point
    return boss.stop({ graceful: true, timeout });
  };
  return { boss, workers, stop };
}

/** A workspace's jobs wait in a different queue from its requests, which people are waiting for. */
const workspaceOf = (payload: unknown): string =>
  typeof payload === 'object' && payload !== null && 'workspaceId' in payload ? String(payload.workspaceId) : 'all';

/** Polling interval for work that a person waits for; scheduled work can wait longer. */
const POLL_SECONDS = 1;
const CRON_POLL_SECONDS = 10;
const STOP_MS = 20_000;
const LOOK_MS = 250;
const DUE_MS = 500;
const IDLE_MS = 2_500;
/** With the heartbeat and the longest first retry pause, a killed worker's jobs run again in less than two minutes. */
const SUPERVISE_SECONDS = 20;

/** The workers of each queue. */
type Workers = Map<string, string[]>;
