import { reportEmail } from '../../src/documents/mail/report-email';
import { renderMail } from './render-mail';

/** Renders the report of a week or a month for the outbox. Uses no database; call it before a transaction. */
export const reportMail = {
  report: (about: Parameters<typeof reportEmail>[0]) => ({ kind: 'report', ...renderMail(reportEmail(about)) }),
};

export type ReportMail = typeof reportMail;
