import { accountDeletionEmail, workspaceDeletionEmail } from '../../src/documents/mail/deletion-emails';
import { renderMail } from './render-mail';

/** Renders the emails about scheduled deletions, for the outbox. Uses no database; call it before a transaction. */
export const privacyMail = {
  workspaceDeletion: (about: Parameters<typeof workspaceDeletionEmail>[0]) => ({
    kind: 'workspace-deletion',
    ...renderMail(workspaceDeletionEmail(about)),
  }),
  accountDeletion: (about: Parameters<typeof accountDeletionEmail>[0]) => ({
    kind: 'account-deletion',
    ...renderMail(accountDeletionEmail(about)),
  }),
};

export type PrivacyMail = typeof privacyMail;
