import { confirmSignupEmail } from '../../src/documents/mail/signup-emails';
import { renderMail } from './render-mail';

/** Renders the emails of sign-up pages, for the outbox. Uses no database; call it before a transaction. */
export const signupMail = {
  confirmSignup: (about: Parameters<typeof confirmSignupEmail>[0]) => ({
    kind: 'confirm-signup',
    ...renderMail(confirmSignupEmail(about)),
  }),
};

export type SignupMail = typeof signupMail;
