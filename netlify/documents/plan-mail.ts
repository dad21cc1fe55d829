import {
  invoiceIssuedLetter,
  invoiceLetter,
  invoiceOverdueLetter,
  invoicePaidLetter,
} from '../../src/documents/mail/plan-letters';
import { renderMail } from './render-mail';

/** Renders the emails about invoices, for the outbox. Uses no database; call it before a transaction. */
export const planMail = {
  invoice: (about: Parameters<typeof invoiceLetter>[0]) => ({ kind: 'invoice', ...renderMail(invoiceLetter(about)) }),
  issued: (about: Parameters<typeof invoiceIssuedLetter>[0]) => ({
    kind: 'invoice-issued',
    ...renderMail(invoiceIssuedLetter(about)),
  }),
  overdue: (about: Parameters<typeof invoiceOverdueLetter>[0]) => ({
    kind: 'invoice-overdue',
    ...renderMail(invoiceOverdueLetter(about)),
  }),
  paid: (about: Parameters<typeof invoicePaidLetter>[0]) => ({
    kind: 'invoice-paid',
    ...renderMail(invoicePaidLetter(about)),
  }),
};

export type PlanMail = typeof planMail;
