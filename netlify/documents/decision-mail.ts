import { decisionEmail } from '../../src/documents/mail/decision-email';
import { renderMail } from './render-mail';

/** Renders the email about the week's ideas for the outbox. Uses no database; call it before a transaction. */
export const decisionMail = {
  choose: (about: Parameters<typeof decisionEmail>[0]) => ({ kind: 'decision', ...renderMail(decisionEmail(about)) }),
};

export type DecisionMail = typeof decisionMail;
