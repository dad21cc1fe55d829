import * as z from 'zod/mini';
import { job } from '../../queue/job';

/** Every minute: gives messages that were written before anybody ran the installation to the first who does. */
export const handMessagesOver = job({
  name: 'hand-messages-over',
  payload: z.object({}),
  retries: 1,
  retryDelay: 30,
  atOnce: 1,
  cron: '* * * * *',
});

/** Once a day: deletes contact messages and unconfirmed subscriptions whose time is over. */
export const tidySite = job({
  name: 'tidy-site',
  payload: z.object({}),
  retries: 2,
  retryDelay: 60,
  atOnce: 1,
  cron: '23 3 * * *',
});
