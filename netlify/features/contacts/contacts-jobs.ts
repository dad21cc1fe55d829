import * as z from 'zod/mini';
import { job } from '../../queue/job';

/** Goes on with a change of many contacts, or with its undoing, behind the last one that is done. */
export const changeContacts = job({
  name: 'change-contacts',
  payload: z.object({ workspaceId: z.uuid(), batchId: z.uuid() }),
  retries: 4,
  retryDelay: 10,
  atOnce: 2,
});

/** Says of an export of contacts that it will not come, when every attempt has failed. */
export const failContactExport = job({
  name: 'fail-contact-export',
  payload: z.object({ workspaceId: z.uuid(), exportId: z.uuid() }),
  retries: 10,
  retryDelay: 60,
  atOnce: 1,
});

/** Writes an export of contacts part by part. Does nothing when it was cancelled or is ready; one that was cut off is begun anew. */
export const exportContacts = job({
  name: 'export-contacts',
  payload: z.object({ workspaceId: z.uuid(), exportId: z.uuid() }),
  retries: 4,
  retryDelay: 20,
  atOnce: 1,
  whenGivenUp: failContactExport.name,
});

/** Every hour: adds counts up, forgets what can no longer be undone, files of imports and exports whose time is over, sign-ups that nobody confirmed; brings blocked addresses under the current key. */
export const tidyContacts = job({
  name: 'tidy-contacts',
  payload: z.object({}),
  retries: 2,
  retryDelay: 60,
  atOnce: 1,
  cron: '17 * * * *',
});
