import * as z from 'zod/mini';
import { job } from './job';

/** Proposes a workspace's three ideas for the week its clock is in; does nothing when they are there. */
export const proposeIdeas = job({
  name: 'propose-ideas',
  payload: z.object({ workspaceId: z.uuid() }),
  retries: 3,
  retryDelay: 30,
  atOnce: 2,
});
