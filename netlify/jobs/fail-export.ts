import * as z from 'zod/mini';
import { job } from './job';

/** Says of an export that it will not come, when every attempt has failed. */
export const failExport = job({
  name: 'fail-export',
  payload: z.object({ workspaceId: z.uuid(), exportId: z.uuid() }),
  retries: 10,
  retryDelay: 60,
  atOnce: 1,
});
