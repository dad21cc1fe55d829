import * as z from 'zod/mini';
import { job } from '../../queue/job';

/**
 * Every hour: merges campaign counts, deletes individual opens and clicks and mail servers' reports past their
 * retention.
 */
export const tidyCampaigns = job({
  name: 'tidy-campaigns',
  payload: z.object({}),
  retries: 2,
  retryDelay: 60,
  atOnce: 1,
  cron: '47 * * * *',
});
