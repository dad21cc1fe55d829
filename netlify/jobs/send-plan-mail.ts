import * as z from 'zod/mini';
import { job } from './job';

/**
 * Writes one mail about an invoice, whose number is only known once it is stored, and puts it into the outbox under
 * `mailId`: a job that runs twice writes one. `operatorId` is who gets it when it is not the buyer.
 */
export const sendPlanMail = job({
  name: 'send-plan-mail',
  payload: z.object({
    workspaceId: z.uuid(),
    invoiceId: z.uuid(),
    mailId: z.uuid(),
    letter: z.enum(['invoice', 'issued', 'overdue', 'paid']),
    operatorId: z.optional(z.uuid()),
    origin: z.optional(z.url().check(z.maxLength(300))),
  }),
  retries: 5,
  retryDelay: 30,
  atOnce: 2,
});
