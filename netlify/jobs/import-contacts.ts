import * as z from 'zod/mini';
import { failImport } from './fail-import';
import { job } from './job';

/** Checks, imports or undoes, as the import's state says. One that was cut off goes on behind the last batch that was committed. */
export const importContacts = job({
  name: 'import-contacts',
  payload: z.object({ workspaceId: z.uuid(), importId: z.uuid() }),
  retries: 4,
  retryDelay: 10,
  atOnce: 1,
  whenGivenUp: failImport.name,
});
