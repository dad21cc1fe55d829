import * as z from 'zod/mini';
import { job } from '../../queue/job';

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

/** Gives back units of allowances whose work was cut off, and forgets entries of long ago. */
export const settleUsage = job({
  name: 'settle-usage',
  payload: z.object({}),
  retries: 2,
  retryDelay: 60,
  atOnce: 1,
  cron: '*/5 * * * *',
});

/**
 * Makes the invoices of periods that end soon, begins periods that were paid before, reminds once of what is overdue.
 * Every hour, because a day begins at another hour in every zone; it does nothing where it has been done.
 */
export const renewPlans = job({
  name: 'renew-plans',
  payload: z.object({}),
  retries: 3,
  retryDelay: 120,
  atOnce: 1,
  cron: '23 * * * *',
});
