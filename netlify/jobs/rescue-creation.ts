import * as z from 'zod/mini';
import { job } from './job';

/** Looks after a rough picture that a request draws: while the request's process lives it comes back later, and asks for the creation to be made once that process is gone. */
export const rescueCreation = job({
  name: 'rescue-creation',
  payload: z.object({ workspaceId: z.uuid(), creationId: z.uuid() }),
  retries: 5,
  retryDelay: 5,
  atOnce: 4,
});
