import * as z from 'zod/mini';
import { job } from './job';

/** Says of an import that it stopped, when every attempt has failed; what it brought stays and can be undone. */
export const failImport = job({
  name: 'fail-import',
  payload: z.object({ workspaceId: z.uuid(), importId: z.uuid() }),
  retries: 10,
  retryDelay: 60,
  atOnce: 1,
});
