import * as z from 'zod/mini';
import { job } from '../../queue/job';

/** Deletes demo workspaces whose day is over, with their synthetic owners. */
export const expireDemos = job({
  name: 'expire-demos',
  payload: z.object({}),
  retries: 2,
  retryDelay: 60,
  atOnce: 1,
  cron: '17 * * * *',
});

/** The rest of a demo that has just been opened: calls of its visitor wait for it. */
export const fillDemo = job({
  name: 'fill-demo',
  payload: z.object({ workspaceId: z.uuid() }),
  retries: 3,
  retryDelay: 1,
  atOnce: 2,
  isAwaited: true,
});
