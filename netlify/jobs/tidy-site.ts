import * as z from 'zod/mini';
import { job } from './job';

/** Once a day: deletes contact messages and unconfirmed subscriptions whose time is over. */
export const tidySite = job({
  name: 'tidy-site',
  payload: z.object({}),
  retries: 2,
  retryDelay: 60,
  atOnce: 1,
  cron: '23 3 * * *',
});
