import {
  invoiceIssuedEmail,
  invoiceEmail,
  invoiceOverdueEmail,
  invoicePaidEmail,
} from '../../src/documents/mail/plan-emails';
import { renderMail } from './render-mail';

/** Renders the emails about invoices, for the outbox. Uses no database; call it before a transaction. */
export const planMail = {
  invoice: (about: Parameters<typeof invoiceEmail>[0]) => ({ kind: 'invoice', ...renderMail(invoiceEmail(about)) }),
  issued: (about: Parameters<typeof invoiceIssuedEmail>[0]) => ({
    kind: 'invoice-issued',
    ...renderMail(invoiceIssuedEmail(about)),
  }),
  overdue: (about: Parameters<typeof invoiceOverdueEmail>[0]) => ({
    kind: 'invoice-overdue',
    ...renderMail(invoiceOverdueEmail(about)),
  }),
  paid: (about: Parameters<typeof invoicePaidEmail>[0]) => ({
    kind: 'invoice-paid',
    ...renderMail(invoicePaidEmail(about)),
  }),
};

export type PlanMail = typeof planMail;
