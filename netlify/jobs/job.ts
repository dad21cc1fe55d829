import type { z } from 'zod/mini';

/**
 * A job is data: a queue name and what a payload looks like (ids only, no content). The work itself is registered in
 * worker.ts, so that asking for a job never loads the code that does it.
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
  /** The job that gets the same payload when every attempt has failed; it stands before this one in the list of all jobs. */
  whenGivenUp?: string;
}

export const job = <P extends z.core.$ZodType>(definition: Job<P>): Job<P> => definition;
