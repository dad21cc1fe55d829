import * as z from 'zod/mini';
import { failCreation } from './fail-creation';
import { job } from './job';

/** Makes a clip, finishes a rough picture or fetches one from a service. Does nothing when it was cancelled or is there; one that was cut off is begun anew. */
export const makeCreation = job({
  name: 'make-creation',
  payload: z.object({ workspaceId: z.uuid(), creationId: z.uuid() }),
  retries: 1,
  retryDelay: 5,
  atOnce: 1, // each takes all that a machine has
  whenGivenUp: failCreation.name,
});
