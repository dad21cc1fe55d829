import type { z } from 'zod/mini';

/**
 * A job is data: a queue name and its payload's schema (ids only, no content). Jobs are the exports of a
 * feature's `<noun>-jobs.ts`; their handlers are in `<noun>-jobs-wiring.ts`, so that enqueuing a job never loads
 * the code that runs it.
 */
export interface Job<P extends z.core.$ZodType = z.core.$ZodType> {
  name: string;
  payload: P;
  /** Retries after the first attempt, and seconds before the first of them (then doubling). */
  retries: number;
  retryDelay: number;
  /** How many run at a time in one worker. */
  atOnce: number;
  /** Cron expression in UTC for scheduled jobs. */
  cron?: string;
  /** A request waits for it: where nothing tells of new jobs, workers look for it twice as often. */
  isAwaited?: true;
  /** The job that gets the same payload once every attempt has failed. */
  whenGivenUp?: string;
}

export const job = <P extends z.core.$ZodType>(definition: Job<P>): Job<P> => definition;
