import * as z from 'zod/mini';
import { job } from '../../queue/job';

/** Every minute: moves noted events to the store and sums their days. */
export const foldEvents = job({
  name: 'fold-events',
  payload: z.object({}),
  retries: 0, // the next minute's goes on
  retryDelay: 10,
  atOnce: 1,
  cron: '* * * * *',
});

/** Every day: drops single events past their retention, month by month. */
export const dropOldEvents = job({
  name: 'drop-old-events',
  payload: z.object({}),
  retries: 3,
  retryDelay: 300,
  atOnce: 1,
  cron: '23 3 * * *',
});
