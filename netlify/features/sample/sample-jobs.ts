import * as z from 'zod/mini';
import { job } from '../../queue/job';

/** Once a day: takes away the pictures that visitors had drawn more than two days ago. */
export const tidySamples = job({
  name: 'tidy-samples',
  payload: z.object({}),
  retries: 1,
  retryDelay: 600,
  atOnce: 1,
  cron: '11 4 * * *',
});
