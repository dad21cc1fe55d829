import * as z from 'zod/mini';
import { job } from '../../queue/job';

/** Sets a receipt aside as a failure, when every attempt of the job itself has failed. */
export const failReceipt = job({
  name: 'fail-receipt',
  payload: z.object({ receiptId: z.uuid() }),
  retries: 10,
  retryDelay: 60,
  atOnce: 1,
});

/** Reads what came in from outside. Nothing when it was read before. */
export const readReceipt = job({
  name: 'read-receipt',
  payload: z.object({ receiptId: z.uuid() }),
  retries: 5,
  retryDelay: 15,
  atOnce: 8,
  isAwaited: true,
  whenGivenUp: failReceipt.name,
});

/** Says of a message that it did not go out, when every attempt of the job itself has failed. */
export const failMessage = job({
  name: 'fail-message',
  payload: z.object({ workspaceId: z.uuid(), messageId: z.uuid() }),
  retries: 10,
  retryDelay: 60,
  atOnce: 1,
});

/** Sends an answer. What it does depends on the row: nothing when it is not due, was sent or is somebody else's. */
export const sendMessage = job({
  name: 'send-message',
  payload: z.object({ workspaceId: z.uuid(), messageId: z.uuid() }),
  retries: 5,
  retryDelay: 30,
  atOnce: 8,
  isAwaited: true,
  whenGivenUp: failMessage.name,
});

/** Ends a conversation's snooze. */
export const wakeConversation = job({
  name: 'wake-conversation',
  payload: z.object({ workspaceId: z.uuid(), conversationId: z.uuid() }),
  retries: 5,
  retryDelay: 30,
  atOnce: 2,
});

/** Every hour: finds again what no job asks for any more, and forgets what is old. */
export const tidyInbox = job({
  name: 'tidy-inbox',
  payload: z.object({}),
  retries: 2,
  retryDelay: 300,
  atOnce: 1,
  cron: '23 * * * *',
});
