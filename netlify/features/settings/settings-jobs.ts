import * as z from 'zod/mini';
import { job } from '../../queue/job';

/** Brings what a person shows on public pages in line with what they say of themselves, and where they belong. */
export const copyPerson = job({
  name: 'copy-person',
  payload: z.object({ userId: z.uuid() }),
  retries: 5,
  retryDelay: 10,
  atOnce: 2,
});

/** Every ten minutes: mails people what happened in their workspaces while they were away. */
export const mailNews = job({
  name: 'mail-news',
  payload: z.object({}),
  retries: 0,
  retryDelay: 1,
  atOnce: 1,
  cron: '*/10 * * * *',
});

/** Every quarter of an hour: mails last week's figures wherever Monday 08:00 has come. Quarters, because some zones are 45 minutes off. */
export const sendWeeklyReports = job({
  name: 'send-weekly-reports',
  payload: z.object({}),
  retries: 0,
  retryDelay: 1,
  atOnce: 1,
  cron: '*/15 * * * *',
});
