import * as z from 'zod/mini';
import { job } from '../../queue/job';

/**
 * Sends an email of the outbox. Does nothing when it was already sent, is being sent, or was withdrawn.
 * `campaignId`: a test, sent in that campaign's name.
 */
export const sendMail = job({
  name: 'send-mail',
  payload: z.object({ mailId: z.uuid(), campaignId: z.optional(z.uuid()) }),
  retries: 5,
  retryDelay: 30,
  atOnce: 4,
});
