import { passwordChangedEmail } from '../../src/documents/mail/account-emails';
import {
  addressChangedEmail,
  addressChangeEmail,
  addressChangeNoticeEmail,
  addressTakenEmail,
  recoveryCodeUsedEmail,
  twoFactorEmail,
} from '../../src/documents/mail/security-emails';
import { renderMail } from './render-mail';

/** Renders the emails about an account's protection, for the outbox. Uses no database; call it before a transaction. */
export const securityMail = {
  passwordChanged: (about: Parameters<typeof passwordChangedEmail>[0]) => ({
    kind: 'password-changed',
    ...renderMail(passwordChangedEmail(about)),
  }),
  emailChange: (about: Parameters<typeof addressChangeEmail>[0]) => ({
    kind: 'email-change',
    ...renderMail(addressChangeEmail(about)),
  }),
  emailTaken: (about: Parameters<typeof addressTakenEmail>[0]) => ({
    kind: 'email-taken',
    ...renderMail(addressTakenEmail(about)),
  }),
  emailChangeNotice: (about: Parameters<typeof addressChangeNoticeEmail>[0]) => ({
    kind: 'email-change-notice',
    ...renderMail(addressChangeNoticeEmail(about)),
  }),
  emailChanged: (about: Parameters<typeof addressChangedEmail>[0]) => ({
    kind: 'email-changed',
    ...renderMail(addressChangedEmail(about)),
  }),
  recoveryCodeUsed: (about: Parameters<typeof recoveryCodeUsedEmail>[0]) => ({
    kind: 'recovery-code-used',
    ...renderMail(recoveryCodeUsedEmail(about)),
  }),
  twoFactor: (about: Parameters<typeof twoFactorEmail>[0]) => ({
    kind: 'two-factor',
    ...renderMail(twoFactorEmail(about)),
  }),
};

export type SecurityMail = typeof securityMail;
