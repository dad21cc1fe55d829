import { confirmSignupLetter } from '../../src/documents/mail/signup-letters';
import { renderMail } from './render-mail';

/** Renders the emails of sign-up pages, for the outbox. Uses no database; call it before a transaction. */
export const signupMail = {
  confirmSignup: (about: Parameters<typeof confirmSignupLetter>[0]) => ({
    kind: 'confirm-signup',
    ...renderMail(confirmSignupLetter(about)),
  }),
};

export type SignupMail = typeof signupMail;
