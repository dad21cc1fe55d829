import * as z from 'zod/mini';
import { job } from './job';

/** Every quarter of an hour: mails last week's figures wherever Monday 08:00 has come. Quarters, because some zones are 45 minutes off. */
export const sendWeeklyReports = job({
  name: 'send-weekly-reports',
  payload: z.object({}),
  retries: 0,
  retryDelay: 1,
  atOnce: 1,
  cron: '*/15 * * * *',
});
