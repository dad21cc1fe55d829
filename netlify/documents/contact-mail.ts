import { contactEmail } from '../../src/documents/mail/contact-emails';
import { renderMail } from './render-mail';

/** Renders a hand-written email to a contact for the outbox. Uses no database; call it before a transaction. */
export const renderContactMail = (about: Parameters<typeof contactEmail>[0]) => ({
  kind: 'contact',
  ...renderMail(contactEmail(about)),
});
