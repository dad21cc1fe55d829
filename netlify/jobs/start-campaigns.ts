import * as z from 'zod/mini';
import { job } from './job';

/** Every minute: asks for the sending of campaigns whose hour or next mail has come, and of those whose sender fell over. */
export const startCampaigns = job({
  name: 'start-campaigns',
  payload: z.object({}),
  retries: 2,
  retryDelay: 30,
  atOnce: 1,
  cron: '* * * * *',
});
