import { accountDeletionLetter, workspaceDeletionLetter } from '../../src/documents/mail/deletion-letters';
import { renderMail } from './render-mail';

/** Renders the emails about scheduled deletions, for the outbox. Uses no database; call it before a transaction. */
export const privacyMail = {
  workspaceDeletion: (about: Parameters<typeof workspaceDeletionLetter>[0]) => ({
    kind: 'workspace-deletion',
    ...renderMail(workspaceDeletionLetter(about)),
  }),
  accountDeletion: (about: Parameters<typeof accountDeletionLetter>[0]) => ({
    kind: 'account-deletion',
    ...renderMail(accountDeletionLetter(about)),
  }),
};

export type PrivacyMail = typeof privacyMail;
