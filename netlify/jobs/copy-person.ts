import * as z from 'zod/mini';
import { job } from './job';

/** Brings what a person shows on public pages in line with what they say of themselves, and where they belong. */
export const copyPerson = job({
  name: 'copy-person',
  payload: z.object({ userId: z.uuid() }),
  retries: 5,
  retryDelay: 10,
  atOnce: 2,
});
