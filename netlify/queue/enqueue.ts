import { sql } from 'drizzle-orm';
import type { DrizzleTransactionLike } from 'pg-boss';
import type { z } from 'zod/mini';
import type { Job } from './job';
import { jobEnqueued } from './notice-jobs';

/**
 * Adds a job in the transaction that makes it necessary, so that a rollback removes it. Among waiting jobs, a
 * higher `priority` runs first.
 */
export async function enqueue<P extends z.core.$ZodType>(
  tx: DrizzleTransactionLike,
  job: Job<P>,
  payload: z.core.output<P>,
  startAfter?: Date,
  priority = 0,
): Promise<void> {
  // With luxon and a reader of cron lines it is a fifth of what a function would load before its first reply.
  const { fromDrizzle, PgBoss } = await import('pg-boss');
  const db = fromDrizzle(tx, sql);
  jobEnqueued();
  await new PgBoss({ db, supervise: false, schedule: false }).send(job.name, payload as object, {
    db,
    startAfter,
    priority,
  });
}

/** Several jobs of one kind in two statements. */
export async function enqueueAll<P extends z.core.$ZodType>(
  tx: DrizzleTransactionLike,
  job: Job<P>,
  jobs: readonly { payload: z.core.output<P>; startAfter: Date; priority?: number }[],
): Promise<void> {
  if (jobs.length === 0) return;
  const { fromDrizzle, PgBoss } = await import('pg-boss');
  const db = fromDrizzle(tx, sql);
  jobEnqueued();
  await new PgBoss({ db, supervise: false, schedule: false }).insert(
    job.name,
    jobs.map(({ payload, startAfter, priority = 0 }) => ({ data: payload as object, startAfter, priority })),
    { db },
  );
}
