import * as z from 'zod/mini';
import { job } from './job';

/** Every hour: looks at sending domains that were not looked at for a day. */
export const checkDomains = job({
  name: 'check-domains',
  payload: z.object({}),
  retries: 2,
  retryDelay: 60,
  atOnce: 1,
  cron: '41 * * * *',
});
