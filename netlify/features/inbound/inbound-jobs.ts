import * as z from 'zod/mini';
import { job } from '../../queue/job';

/** Every minute: asks for the reading of each mailbox that is connected. */
export const readMailboxes = job({
  name: 'read-mailboxes',
  payload: z.object({}),
  retries: 0,
  retryDelay: 30,
  atOnce: 1,
  cron: '* * * * *',
});

/** Reads what is new in one mailbox, a portion at a time. */
export const readMailbox = job({
  name: 'read-mailbox',
  payload: z.object({ workspaceId: z.uuid(), channelId: z.uuid() }),
  retries: 1,
  retryDelay: 30,
  atOnce: 4,
});
