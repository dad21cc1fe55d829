import {
  invitationEmail,
  passwordChangedEmail,
  resetPasswordEmail,
  verifyAddressEmail,
} from '../../src/documents/mail/account-emails';
import { renderMail } from './render-mail';

/** Renders the account emails for the outbox. Uses no database; call it before a transaction. */
export const accountMail = {
  resetPassword: (about: Parameters<typeof resetPasswordEmail>[0]) => ({
    kind: 'reset-password',
    ...renderMail(resetPasswordEmail(about)),
  }),
  verifyEmail: (about: Parameters<typeof verifyAddressEmail>[0]) => ({
    kind: 'verify-email',
    ...renderMail(verifyAddressEmail(about)),
  }),
  invitation: (about: Parameters<typeof invitationEmail>[0]) => ({
    kind: 'invitation',
    ...renderMail(invitationEmail(about)),
  }),
  passwordChanged: (about: Parameters<typeof passwordChangedEmail>[0]) => ({
    kind: 'password-changed',
    ...renderMail(passwordChangedEmail(about)),
  }),
};

export type AccountMail = typeof accountMail;
