import * as z from 'zod/mini';
import { job } from '../../queue/job';

/** Makes the post that somebody chose by email, by text message or on the phone; once, however often it runs. */
export const createChosen = job({
  name: 'create-chosen',
  payload: z.object({ workspaceId: z.uuid(), decisionId: z.uuid() }),
  retries: 5,
  retryDelay: 20,
  atOnce: 2,
});

/** Every minute: emails about choices that wait, and the end of those that nobody made. */
export const lookAfterDecisions = job({
  name: 'look-after-decisions',
  payload: z.object({}),
  retries: 0, // the next one goes on
  retryDelay: 1,
  atOnce: 1,
  cron: '* * * * *',
});
