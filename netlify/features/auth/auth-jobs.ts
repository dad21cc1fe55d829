import * as z from 'zod/mini';
import { job } from '../../queue/job';

/** Deletes demo workspaces whose day is over, with their synthetic owners. */
export const expireDemos = job({
  name: 'expire-demos',
  payload: z.object({}),
  retries: 2,
  retryDelay: 60,
  atOnce: 1,
  cron: '17 * * * *',
});
