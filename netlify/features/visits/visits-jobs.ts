import * as z from 'zod/mini';
import { job } from '../../queue/job';

/** Once a day: deletes old salts, so that nobody who was counted with them can be recognised. */
export const tidyVisits = job({
  name: 'tidy-visits',
  payload: z.object({}),
  retries: 3,
  retryDelay: 300,
  atOnce: 1,
  cron: '11 0 * * *',
});
