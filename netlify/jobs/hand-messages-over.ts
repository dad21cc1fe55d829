import * as z from 'zod/mini';
import { job } from './job';

/** Every minute: gives messages that were written before anybody ran the installation to the first who does. */
export const handMessagesOver = job({
  name: 'hand-messages-over',
  payload: z.object({}),
  retries: 1,
  retryDelay: 30,
  atOnce: 1,
  cron: '* * * * *',
});
