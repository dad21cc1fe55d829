import * as z from 'zod/mini';
import { job } from '../../queue/job';

/** Sends one mail of the outbox. Does nothing when it is out, in hand or withdrawn already. `campaignId`: a test goes out in that campaign's name. */
export const sendMail = job({
  name: 'send-mail',
  payload: z.object({ mailId: z.uuid(), campaignId: z.optional(z.uuid()) }),
  retries: 5,
  retryDelay: 30,
  atOnce: 4,
});
