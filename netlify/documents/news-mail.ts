import { newsLetter, weeklyReportLetter } from '../../src/documents/mail/news-letters';
import { renderMail } from './render-mail';

/**
 * Renders the emails that tell members what happens in their workspace, for the outbox. Uses no database; call
 * it before a transaction.
 */
export const newsMail = {
  news: (about: Parameters<typeof newsLetter>[0]) => ({ kind: 'news', ...renderMail(newsLetter(about)) }),
  weeklyReport: (about: Parameters<typeof weeklyReportLetter>[0]) => ({
    kind: 'weekly-report',
    ...renderMail(weeklyReportLetter(about)),
  }),
};

export type NewsMail = typeof newsMail;
