import * as z from 'zod/mini';
import { job } from '../../queue/job';

/** Every minute: ends calls that nobody answered or left open. */
export const lookAfterCalls = job({
  name: 'look-after-calls',
  payload: z.object({}),
  retries: 0, // the next minute's goes on
  retryDelay: 1,
  atOnce: 1,
  cron: '* * * * *',
});
