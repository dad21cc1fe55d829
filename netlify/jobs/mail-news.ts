import * as z from 'zod/mini';
import { job } from './job';

/** Every ten minutes: mails people what happened in their workspaces while they were away. */
export const mailNews = job({
  name: 'mail-news',
  payload: z.object({}),
  retries: 0,
  retryDelay: 1,
  atOnce: 1,
  cron: '*/10 * * * *',
});
