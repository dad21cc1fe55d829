import { newsEmail, weeklyReportEmail } from '../../src/documents/mail/news-emails';
import { renderMail } from './render-mail';

/**
 * Renders the emails that tell members what happens in their workspace, for the outbox. Uses no database; call
 * it before a transaction.
 */
export const newsMail = {
  news: (about: Parameters<typeof newsEmail>[0]) => ({ kind: 'news', ...renderMail(newsEmail(about)) }),
  weeklyReport: (about: Parameters<typeof weeklyReportEmail>[0]) => ({
    kind: 'weekly-report',
    ...renderMail(weeklyReportEmail(about)),
  }),
};

export type NewsMail = typeof newsMail;
