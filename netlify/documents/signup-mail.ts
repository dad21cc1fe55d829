import { confirmSignupLetter } from '../../src/documents/mail/signup-letters';
import { renderMail } from './render-mail';

/** The mails of sign-up pages, ready for the outbox. Takes no database; call it before a transaction. */
export const signupMail = {
  confirmSignup: (about: Parameters<typeof confirmSignupLetter>[0]) => ({
    kind: 'confirm-signup',
    ...renderMail(confirmSignupLetter(about)),
  }),
};

export type SignupMail = typeof signupMail;
