import {
  confirmNewsletterLetter,
  contactMessageLetter,
  newsletterWelcomeLetter,
} from '../../src/documents/mail/site-letters';
import { renderMail } from './render-mail';

/** Renders the emails of the public site, for the outbox. Uses no database; call it before a transaction. */
export const siteMail = {
  contactMessage: (about: Parameters<typeof contactMessageLetter>[0]) => ({
    kind: 'contact-message',
    ...renderMail(contactMessageLetter(about)),
  }),
  confirmNewsletter: (about: Parameters<typeof confirmNewsletterLetter>[0]) => ({
    kind: 'confirm-newsletter',
    ...renderMail(confirmNewsletterLetter(about)),
  }),
  newsletterWelcome: (about: Parameters<typeof newsletterWelcomeLetter>[0]) => ({
    kind: 'newsletter-welcome',
    ...renderMail(newsletterWelcomeLetter(about)),
  }),
};

export type SiteMail = typeof siteMail;
