import { passwordChangedLetter } from '../../src/documents/mail/letters';
import {
  emailChangedLetter,
  emailChangeLetter,
  emailChangeNoticeLetter,
  emailTakenLetter,
  recoveryCodeUsedLetter,
  twoFactorLetter,
} from '../../src/documents/mail/security-letters';
import { renderMail } from './render-mail';

/** Renders the emails about an account's protection, for the outbox. Uses no database; call it before a transaction. */
export const securityMail = {
  passwordChanged: (about: Parameters<typeof passwordChangedLetter>[0]) => ({
    kind: 'password-changed',
    ...renderMail(passwordChangedLetter(about)),
  }),
  emailChange: (about: Parameters<typeof emailChangeLetter>[0]) => ({
    kind: 'email-change',
    ...renderMail(emailChangeLetter(about)),
  }),
  emailTaken: (about: Parameters<typeof emailTakenLetter>[0]) => ({
    kind: 'email-taken',
    ...renderMail(emailTakenLetter(about)),
  }),
  emailChangeNotice: (about: Parameters<typeof emailChangeNoticeLetter>[0]) => ({
    kind: 'email-change-notice',
    ...renderMail(emailChangeNoticeLetter(about)),
  }),
  emailChanged: (about: Parameters<typeof emailChangedLetter>[0]) => ({
    kind: 'email-changed',
    ...renderMail(emailChangedLetter(about)),
  }),
  recoveryCodeUsed: (about: Parameters<typeof recoveryCodeUsedLetter>[0]) => ({
    kind: 'recovery-code-used',
    ...renderMail(recoveryCodeUsedLetter(about)),
  }),
  twoFactor: (about: Parameters<typeof twoFactorLetter>[0]) => ({
    kind: 'two-factor',
    ...renderMail(twoFactorLetter(about)),
  }),
};

export type SecurityMail = typeof securityMail;
