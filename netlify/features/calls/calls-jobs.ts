import * as z from 'zod/mini';
import { job } from '../../queue/job';

/** Tells browsers whose dashboard is closed that a call rings. */
export const ringBrowsers = job({
  name: 'ring-browsers',
  payload: z.object({ workspaceId: z.uuid() }),
  retries: 0, // a call that rings late is no call; its row and the email are there
  retryDelay: 1,
  atOnce: 5,
});

/** Every minute: rings what is due, and ends calls that nobody answered or left open. */
export const lookAfterCalls = job({
  name: 'look-after-calls',
  payload: z.object({}),
  retries: 0, // the next minute's goes on
  retryDelay: 1,
  atOnce: 1,
  cron: '* * * * *',
});
