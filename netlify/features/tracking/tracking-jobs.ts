import * as z from 'zod/mini';
import { job } from '../../queue/job';

/** Every hour: adds counts of campaigns up, forgets single openings and clicks of mails, and reports of mail servers. */
export const tidyCampaigns = job({
  name: 'tidy-campaigns',
  payload: z.object({}),
  retries: 2,
  retryDelay: 60,
  atOnce: 1,
  cron: '47 * * * *',
});
