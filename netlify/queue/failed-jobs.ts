import { sql } from 'drizzle-orm';
import { fromDrizzle, PgBoss, type DrizzleTransactionLike } from 'pg-boss';
import { jobEnqueued } from './notice-jobs';

/**
 * Retries a failed job with one more attempt; false when it is no longer failed. `tx` must be a transaction of
 * the role that owns the queues: requests and jobs may only add and read.
 */
export async function retryFailedJob(tx: DrizzleTransactionLike, jobId: string): Promise<boolean> {
  const queue = await lockFailedJob(tx, jobId);
  if (!queue) return false;
  await queues(tx).retry(queue, jobId);
  jobEnqueued(); // where functions do the work, starts one now
  return true;
}

/** Deletes a failed job; false when it is no longer failed. `tx` as above. */
export async function deleteFailedJob(tx: DrizzleTransactionLike, jobId: string): Promise<boolean> {
  const queue = await lockFailedJob(tx, jobId);
  if (!queue) return false;
  await queues(tx).deleteJob(queue, jobId); // would also delete a running job, hence the lock on a failed one
  return true;
}

/**
 * Why a job failed, from the error that pg-boss stores: its innermost cause, because an outer one may contain
 * SQL and its parameters.
 */
export function causeOf(output: unknown): string {
  let current = output;
  for (let depth = 0; depth < MAX_DEPTH; depth += 1) {
    const inner = isRecord(current) ? (current.cause ?? current.value) : undefined;
    if (inner == null) break;
    current = inner;
  }
  const message = isRecord(current) ? current.message : current;
  const text = typeof message === 'string' ? message.split(/\nparams: /)[0]!.trim() : '';
  return (
    SAID_BETTER.get(text) ??
    (text || 'The job failed without saying why. The log of the worker has more.')
  ).slice(0, MAX_CAUSE);
}

async function lockFailedJob(tx: DrizzleTransactionLike, jobId: string): Promise<string | null> {
  const { rows } = (await tx.execute(
    sql`select name from pgboss.job where name in (select name from pgboss.queue) and id = ${jobId} and state = 'failed' for update`,
  )) as { rows: { name: string }[] };
  return rows[0]?.name ?? null;
}

const queues = (tx: DrizzleTransactionLike): PgBoss =>
  new PgBoss({ db: fromDrizzle(tx, sql), supervise: false, schedule: false });

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const MAX_DEPTH = 8;
const MAX_CAUSE = 500;

/** Replaces pg-boss's own sentences for jobs that ended without an error. */
const SAID_BETTER: ReadonlyMap<string, string> = new Map(
  Object.entries({
    'job heartbeat timeout': 'The worker stopped while it was at this job: it was killed, or lost the database.',
    'job timed out': 'The job took longer than a job may take and was stopped.',
  }),
);
