import * as z from 'zod/mini';
import { job } from './job';

/** Every hour: adds counts up, forgets what can no longer be undone, files of imports and exports whose time is over, sign-ups that nobody confirmed; brings blocked addresses under the current key. */
export const tidyContacts = job({
  name: 'tidy-contacts',
  payload: z.object({}),
  retries: 2,
  retryDelay: 60,
  atOnce: 1,
  cron: '17 * * * *',
});
