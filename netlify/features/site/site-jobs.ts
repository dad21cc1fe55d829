import * as z from 'zod/mini';
import { job } from '../../queue/job';

/** Every minute: hands messages from before there was an operator to the first one. */
export const handMessagesOver = job({
  name: 'hand-messages-over',
  payload: z.object({}),
  retries: 1,
  retryDelay: 30,
  atOnce: 1,
  cron: '* * * * *',
});

/** Once a day: deletes expired contact messages and unconfirmed subscriptions. */
export const tidySite = job({
  name: 'tidy-site',
  payload: z.object({}),
  retries: 2,
  retryDelay: 60,
  atOnce: 1,
  cron: '23 3 * * *',
});
