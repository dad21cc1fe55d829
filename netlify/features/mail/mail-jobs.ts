import * as z from 'zod/mini';
import { job } from '../../queue/job';

export { sendMail } from '../../records/mails/mails-jobs';

/**
 * Every hour: erases the text of emails whose links have expired, closes attempts of dead workers, deletes old
 * rows.
 */
export const tidyMails = job({
  name: 'tidy-mails',
  payload: z.object({}),
  retries: 2,
  retryDelay: 60,
  atOnce: 1,
  cron: '41 * * * *',
});
