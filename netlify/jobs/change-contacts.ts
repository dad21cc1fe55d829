import * as z from 'zod/mini';
import { job } from './job';

/** Goes on with a change of many contacts, or with its undoing, behind the last one that is done. */
export const changeContacts = job({
  name: 'change-contacts',
  payload: z.object({ workspaceId: z.uuid(), batchId: z.uuid() }),
  retries: 4,
  retryDelay: 10,
  atOnce: 2,
});
