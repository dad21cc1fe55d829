import { PgBoss } from 'pg-boss';
import type { z } from 'zod/mini';
import { env } from '../config/env';
import { log } from '../http/log';
import { allJobs } from './all-jobs';
import { beginWeeks } from './begin-weeks';
import { expireDemos } from './expire-demos';
import type { Job } from './job';
import { proposeIdeas } from './propose-ideas';
import { publishPiece } from './publish-piece';

/** Works all queues in this process until stopped; `stop` waits for the jobs in hand. */
export async function startWorker(): Promise<{ stop(): Promise<void> }> {
  const boss = new PgBoss({ connectionString: env().databaseUrl, max: 4, application_name: 'fourbeat-worker' });
  boss.on('error', (error) => log().error({ detail: error.message }, 'queue error'));
  await boss.start();
  for (const { job, run } of handlers) {
    await boss.work(job.name, { pollingIntervalSeconds: job.cron ? CRON_POLL_SECONDS : POLL_SECONDS, localConcurrency: job.atOnce }, async ([delivery]) => {
      if (!delivery) return;
      const started = performance.now();
      try {
        await run(job.payload.parse(delivery.data ?? {})); // what a schedule sends has no data
        log().info({ job: job.name, id: delivery.id, ms: Math.round(performance.now() - started) }, 'job done');
      } catch (error) {
        log().error({ job: job.name, id: delivery.id, detail: error instanceof Error ? error.message : String(error) }, 'job failed');
        throw error;
      }
    });
  }
  for (const job of allJobs) if (job.cron) await boss.schedule(job.name, job.cron);
  return { stop: () => boss.stop({ graceful: true, timeout: STOP_MS }) };
}

/** What runs when a job comes; loaded when the first one does. */
const handlers = [
  handler(publishPiece, async (payload) => (await import('../features/engine/engine-wiring')).engineJobs().publishPiece(payload)),
  handler(proposeIdeas, async (payload) => (await import('../features/engine/engine-wiring')).engineJobs().proposeIdeas(payload)),
  handler(beginWeeks, async () => (await import('../features/engine/engine-wiring')).engineJobs().beginWeeks()),
  handler(expireDemos, async () => (await import('../features/auth/auth-wiring')).authService().expireDemos()),
];

function handler<P extends z.ZodMiniType>(job: Job<P>, run: (payload: z.core.output<P>) => Promise<void>) {
  return { job: job as unknown as Job<z.ZodMiniType>, run: run as (payload: unknown) => Promise<void> };
}

/** What a person waits for is looked for every second; what a schedule sends can wait. */
const POLL_SECONDS = 1;
const CRON_POLL_SECONDS = 10;
const STOP_MS = 20_000;
