import { contactLetter } from '../../src/documents/mail/contact-letters';
import { renderMail } from './render-mail';

/** What somebody writes to a contact, ready for the outbox. Takes no database; call it before a transaction. */
export const renderContactMail = (about: Parameters<typeof contactLetter>[0]) => ({
  kind: 'contact',
  ...renderMail(contactLetter(about)),
});
