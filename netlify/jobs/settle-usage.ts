import * as z from 'zod/mini';
import { job } from './job';

/** Gives back units of allowances whose work was cut off, and forgets entries of long ago. */
export const settleUsage = job({
  name: 'settle-usage',
  payload: z.object({}),
  retries: 2,
  retryDelay: 60,
  atOnce: 1,
  cron: '*/5 * * * *',
});
