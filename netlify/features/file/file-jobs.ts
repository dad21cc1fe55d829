import * as z from 'zod/mini';
import { job } from '../../queue/job';

/** Once a day: removes files from the media store that no row refers to any more. */
export const removeOrphans = job({
  name: 'remove-orphans',
  payload: z.object({}),
  retries: 1,
  retryDelay: 600,
  atOnce: 1,
  cron: '41 3 * * *',
});
