import * as z from 'zod/mini';
import { job } from '../queue/job';

/** Deletes rows of the kernel that nobody needs any more: see housekeeping-repository.ts. */
export const forgetOldRows = job({
  name: 'forget-old',
  payload: z.object({}),
  retries: 2,
  retryDelay: 30,
  atOnce: 1,
  cron: '41 * * * *',
});
