import * as z from 'zod/mini';
import { job } from '../../queue/job';

/** Once a day: deletes sample pictures older than two days. */
export const tidySamples = job({
  name: 'tidy-samples',
  payload: z.object({}),
  retries: 1,
  retryDelay: 600,
  atOnce: 1,
  cron: '11 4 * * *',
});
