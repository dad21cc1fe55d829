import * as z from 'zod/mini';
import { job } from './job';

/** Deletes workspaces and accounts whose days of grace are over, and lines of the log that are older than we keep them. */
export const deleteEnded = job({
  name: 'delete-ended',
  payload: z.object({}),
  retries: 2,
  retryDelay: 120,
  atOnce: 1,
  cron: '*/10 * * * *',
});
