import type { z } from 'zod/mini';

/**
 * A job is data: a queue name and what a payload looks like (ids only, no content). Jobs are the exports of a feature's
 * `<noun>-jobs.ts`; what runs when they come stands in `<noun>-jobs-wiring.ts`, so that asking for a job never loads the
 * code that does it.
 */
export interface Job<P extends z.core.$ZodType = z.core.$ZodType> {
  name: string;
  payload: P;
  /** Attempts after the first, and seconds before the first of them (then doubling). */
  retries: number;
  retryDelay: number;
  /** How many run at a time in one worker; the rest wait. */
  atOnce: number;
  /** Cron in UTC for jobs that come by themselves. */
  cron?: string;
  /** The job that gets the same payload when every attempt has failed. */
  whenGivenUp?: string;
}

export const job = <P extends z.core.$ZodType>(definition: Job<P>): Job<P> => definition;
