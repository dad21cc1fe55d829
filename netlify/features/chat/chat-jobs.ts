import * as z from 'zod/mini';
import { job } from '../../queue/job';

/** Sends answers that a visitor has not seen by mail, once they have left; asks again later while they are there. */
export const mailChatAnswer = job({
  name: 'mail-chat-answer',
  payload: z.object({ workspaceId: z.uuid(), visitorId: z.uuid() }),
  retries: 3,
  retryDelay: 60,
  atOnce: 4,
});

/** Every day: forgets visitors who left an address and never wrote. */
export const tidyChat = job({
  name: 'tidy-chat',
  payload: z.object({}),
  retries: 2,
  retryDelay: 300,
  atOnce: 1,
  cron: '41 3 * * *',
});
