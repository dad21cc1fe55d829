import * as z from 'zod/mini';
import { job } from './job';

/** Says of a picture or clip that it could not be made and gives its unit back, when every attempt has failed. */
export const failCreation = job({
  name: 'fail-creation',
  payload: z.object({ workspaceId: z.uuid(), creationId: z.uuid() }),
  retries: 10,
  retryDelay: 60,
  atOnce: 1,
});
