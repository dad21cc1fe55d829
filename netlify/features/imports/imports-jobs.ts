import * as z from 'zod/mini';
import { job } from '../../queue/job';

/** Says of an import that it stopped, when every attempt has failed; what it brought stays and can be undone. */
export const failImport = job({
  name: 'fail-import',
  payload: z.object({ workspaceId: z.uuid(), importId: z.uuid() }),
  retries: 10,
  retryDelay: 60,
  atOnce: 1,
});

/** Checks, imports or undoes, as the import's state says. One that was cut off goes on behind the last batch that was committed. */
export const importContacts = job({
  name: 'import-contacts',
  payload: z.object({ workspaceId: z.uuid(), importId: z.uuid() }),
  retries: 4,
  retryDelay: 10,
  atOnce: 1,
  whenGivenUp: failImport.name,
});
