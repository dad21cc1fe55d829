import * as z from 'zod/mini';
import { failContactExport } from './fail-contact-export';
import { job } from './job';

/** Writes an export of contacts part by part. Does nothing when it was cancelled or is ready; one that was cut off is begun anew. */
export const exportContacts = job({
  name: 'export-contacts',
  payload: z.object({ workspaceId: z.uuid(), exportId: z.uuid() }),
  retries: 4,
  retryDelay: 20,
  atOnce: 1,
  whenGivenUp: failContactExport.name,
});
