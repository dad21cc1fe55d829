import * as z from 'zod/mini';
import { job } from '../../queue/job';

/**
 * Writes an email about an invoice, whose number is only known once it is stored, and puts it into the outbox
 * under `mailId`: a job that runs twice writes one. `operatorId` is the recipient if that is not the buyer.
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

/** Refunds allowance units whose work was cut off, and deletes old entries. */
export const settleUsage = job({
  name: 'settle-usage',
  payload: z.object({}),
  retries: 2,
  retryDelay: 60,
  atOnce: 1,
  cron: '*/5 * * * *',
});

/**
 * Issues the invoices of periods that end soon, starts periods that were prepaid, sends one reminder for what is
 * overdue. Every hour, because days begin at different hours in different zones; it does nothing where that is
 * done.
 */
export const renewPlans = job({
  name: 'renew-plans',
  payload: z.object({}),
  retries: 3,
  retryDelay: 120,
  atOnce: 1,
  cron: '23 * * * *',
});
