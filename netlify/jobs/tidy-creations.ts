import * as z from 'zod/mini';
import { job } from './job';

/** Once a day: deletes pictures and clips that were taken out of the library and not put back in time. */
export const tidyCreations = job({
  name: 'tidy-creations',
  payload: z.object({}),
  retries: 2,
  retryDelay: 60,
  atOnce: 1,
  cron: '23 3 * * *',
});
