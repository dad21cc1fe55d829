import * as z from 'zod/mini';
import { job } from '../../queue/job';

/** Every minute: moves noted events to the store and sums their days. */
export const foldEvents = job({
  name: 'fold-events',
  payload: z.object({}),
  retries: 0, // the next minute's goes on
  retryDelay: 10,
  atOnce: 1,
  cron: '* * * * *',
});

/** Every day: drops single events past their retention, month by month. */
export const dropOldEvents = job({
  name: 'drop-old-events',
  payload: z.object({}),
  retries: 3,
  retryDelay: 300,
  atOnce: 1,
  cron: '23 3 * * *',
});

/** Every quarter of an hour: asks for insights wherever Monday 06:30 has come, half an hour before the ideas. */
export const beginInsights = job({
  name: 'begin-insights',
  payload: z.object({}),
  retries: 0,
  retryDelay: 1,
  atOnce: 1,
  cron: '*/15 * * * *',
});

/** What a workspace's week says, and how the insights applied four weeks ago did; the same week again adds nothing. */
export const findInsights = job({
  name: 'find-insights',
  payload: z.object({ workspaceId: z.uuid() }),
  retries: 3,
  retryDelay: 60,
  atOnce: 2,
});
