import * as z from 'zod/mini';
import { job } from './job';

/** Deletes links and invitations whose time is over. */
export const tidyAccounts = job({
  name: 'tidy-accounts',
  payload: z.object({}),
  retries: 2,
  retryDelay: 60,
  atOnce: 1,
  cron: '41 * * * *',
});
