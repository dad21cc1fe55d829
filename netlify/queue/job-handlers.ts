import type { z } from 'zod/mini';
import type { Job } from './job';

/**
 * Joins the jobs of a `-jobs.ts` file (`import * as jobs`) with their handlers. A job without a handler does not
 * compile. Handlers import the code that does the work when the first job arrives.
 */
export const withHandlers = <J extends Record<string, Job>>(jobs: J, handlers: JobHandlers<J>): HandledJob[] =>
  Object.entries(handlers).map(([name, run]) => ({ job: jobs[name], run }) as HandledJob);

type JobHandlers<J> = {
  [Name in keyof J]: J[Name] extends Job<infer P>
    ? (payload: z.core.output<P>, stops: AbortSignal) => Promise<void>
    : never;
};

export interface HandledJob {
  job: Job<z.ZodMiniType>;
  /** `payload` as parsed by `job.payload`; `stops` says when the worker is about to end. */
  run(payload: unknown, stops: AbortSignal): Promise<void>;
}
