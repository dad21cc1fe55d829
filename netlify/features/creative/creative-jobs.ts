import * as z from 'zod/mini';
import { job } from '../../queue/job';

/** Says of a picture or clip that it could not be made and gives its unit back, when every attempt has failed. */
export const failCreation = job({
  name: 'fail-creation',
  payload: z.object({ workspaceId: z.uuid(), creationId: z.uuid() }),
  retries: 10,
  retryDelay: 60,
  atOnce: 1,
});

/** Makes a clip, finishes a rough picture or fetches one from a service. Does nothing when it was cancelled or is there; one that was cut off is begun anew. */
export const makeCreation = job({
  name: 'make-creation',
  payload: z.object({ workspaceId: z.uuid(), creationId: z.uuid() }),
  retries: 1,
  retryDelay: 5,
  atOnce: 1, // each takes all that a machine has
  whenGivenUp: failCreation.name,
});

/** Looks after a rough picture that a request draws: while the request's process lives it comes back later, and asks for the creation to be made once that process is gone. */
export const rescueCreation = job({
  name: 'rescue-creation',
  payload: z.object({ workspaceId: z.uuid(), creationId: z.uuid() }),
  retries: 5,
  retryDelay: 5,
  atOnce: 4,
});

/** Once a day: deletes pictures and clips that were taken out of the library and not put back in time. */
export const tidyCreations = job({
  name: 'tidy-creations',
  payload: z.object({}),
  retries: 2,
  retryDelay: 60,
  atOnce: 1,
  cron: '23 3 * * *',
});
