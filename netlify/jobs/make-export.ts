import * as z from 'zod/mini';
import { failExport } from './fail-export';
import { job } from './job';

/** Writes an export part by part. Does nothing when it was cancelled or is ready; one that was cut off is begun anew. */
export const makeExport = job({
  name: 'make-export',
  payload: z.object({ workspaceId: z.uuid(), exportId: z.uuid() }),
  retries: 4,
  retryDelay: 20,
  atOnce: 1, // each holds a whole part in memory
  whenGivenUp: failExport.name,
});
