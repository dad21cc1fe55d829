import * as z from 'zod/mini';
import { job } from '../../queue/job';

/** Reports that an export failed, when every attempt has failed. */
export const failExport = job({
  name: 'fail-export',
  payload: z.object({ workspaceId: z.uuid(), exportId: z.uuid() }),
  retries: 10,
  retryDelay: 60,
  atOnce: 1,
});

/** Writes an export part by part. Does nothing when it was cancelled or is ready; one that was cut off starts again. */
export const makeExport = job({
  name: 'make-export',
  payload: z.object({ workspaceId: z.uuid(), exportId: z.uuid() }),
  retries: 4,
  retryDelay: 20,
  atOnce: 1, // each holds a whole part in memory
  whenGivenUp: failExport.name,
});

/** Every hour: deletes expired exports, files first. */
export const tidyExports = job({
  name: 'tidy-exports',
  payload: z.object({}),
  retries: 2,
  retryDelay: 60,
  atOnce: 1,
  cron: '41 * * * *',
});

/** Deletes workspaces and accounts whose days of grace are over, and log entries past their retention. */
export const deleteEnded = job({
  name: 'delete-ended',
  payload: z.object({}),
  retries: 2,
  retryDelay: 120,
  atOnce: 1,
  cron: '*/10 * * * *',
});
