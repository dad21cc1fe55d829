import {
  invitationLetter,
  passwordChangedLetter,
  resetPasswordLetter,
  verifyEmailLetter,
} from '../../src/documents/mail/letters';
import { renderMail } from './render-mail';

/** Renders the account emails for the outbox. Uses no database; call it before a transaction. */
export const accountMail = {
  resetPassword: (about: Parameters<typeof resetPasswordLetter>[0]) => ({
    kind: 'reset-password',
    ...renderMail(resetPasswordLetter(about)),
  }),
  verifyEmail: (about: Parameters<typeof verifyEmailLetter>[0]) => ({
    kind: 'verify-email',
    ...renderMail(verifyEmailLetter(about)),
  }),
  invitation: (about: Parameters<typeof invitationLetter>[0]) => ({
    kind: 'invitation',
    ...renderMail(invitationLetter(about)),
  }),
  passwordChanged: (about: Parameters<typeof passwordChangedLetter>[0]) => ({
    kind: 'password-changed',
    ...renderMail(passwordChangedLetter(about)),
  }),
};

export type AccountMail = typeof accountMail;
