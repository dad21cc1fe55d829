import * as z from 'zod/mini';
import { job } from '../../queue/job';

/** Reports that an import stopped, when every attempt has failed; what it imported stays and can be undone. */
export const failImport = job({
  name: 'fail-import',
  payload: z.object({ workspaceId: z.uuid(), importId: z.uuid() }),
  retries: 10,
  retryDelay: 60,
  atOnce: 1,
});

/**
 * Checks, imports or undoes, depending on the import's state. A run that was cut off continues after the last
 * committed batch.
 */
export const importContacts = job({
  name: 'import-contacts',
  payload: z.object({ workspaceId: z.uuid(), importId: z.uuid() }),
  retries: 4,
  retryDelay: 10,
  atOnce: 1,
  whenGivenUp: failImport.name,
});
