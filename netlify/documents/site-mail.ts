import {
  confirmNewsletterEmail,
  contactMessageEmail,
  newsletterWelcomeEmail,
} from '../../src/documents/mail/site-emails';
import { renderMail } from './render-mail';

/** Renders the emails of the public site, for the outbox. Uses no database; call it before a transaction. */
export const siteMail = {
  contactMessage: (about: Parameters<typeof contactMessageEmail>[0]) => ({
    kind: 'contact-message',
    ...renderMail(contactMessageEmail(about)),
  }),
  confirmNewsletter: (about: Parameters<typeof confirmNewsletterEmail>[0]) => ({
    kind: 'confirm-newsletter',
    ...renderMail(confirmNewsletterEmail(about)),
  }),
  newsletterWelcome: (about: Parameters<typeof newsletterWelcomeEmail>[0]) => ({
    kind: 'newsletter-welcome',
    ...renderMail(newsletterWelcomeEmail(about)),
  }),
};

export type SiteMail = typeof siteMail;
