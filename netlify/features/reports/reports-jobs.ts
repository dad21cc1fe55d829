import * as z from 'zod/mini';
import { job } from '../../queue/job';

/** Every quarter of an hour: mails the report wherever it is eight on the morning after a week or a month. */
export const sendReportMails = job({
  name: 'send-report-mails',
  payload: z.object({}),
  retries: 0,
  retryDelay: 1,
  atOnce: 1,
  cron: '*/15 * * * *',
});

/** Every day: deletes links to reports that ended long enough ago. */
export const deleteOldShares = job({
  name: 'delete-old-report-links',
  payload: z.object({}),
  retries: 3,
  retryDelay: 300,
  atOnce: 1,
  cron: '47 3 * * *',
});
