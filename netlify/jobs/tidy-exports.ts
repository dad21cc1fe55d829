import * as z from 'zod/mini';
import { job } from './job';

/** Every hour: takes exports away whose time is over, files first. */
export const tidyExports = job({
  name: 'tidy-exports',
  payload: z.object({}),
  retries: 2,
  retryDelay: 60,
  atOnce: 1,
  cron: '41 * * * *',
});
