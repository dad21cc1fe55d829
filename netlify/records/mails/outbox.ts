import { enqueue } from '../../queue/enqueue';
import { sendMail } from './mails-jobs';
import type { Transaction } from '../../database/client';
import { mails } from '../../database/schema/mail';

/**
 * Puts an email into the outbox and enqueues its sending, both in the caller's transaction, so that a rollback
 * removes both. For the roles app, auth and worker; the first two may add emails but never read them. A demo
 * sends nothing: never call this for a demo workspace. `id` is a UUID chosen by the caller and becomes the
 * Message-ID; `html` and `text` come from `renderMail`, called before the transaction; they are erased once the
 * email is sent or `expiresAt` (the end of its links) has passed.
 */
export async function addMail(
  tx: Transaction,
  mail: NewMail,
  { campaignId }: { /** the campaign in whose name a test is sent */ campaignId?: string } = {},
): Promise<void> {
  await tx.insert(mails).values({ ...mail, state: 'waiting' });
  await enqueue(tx, sendMail, { mailId: mail.id, ...(campaignId && { campaignId }) });
}

export interface NewMail {
  id: string;
  /** Its purpose in kebab case: reset-password, verify-email, invitation, password-changed. */
  kind: string;
  recipient: string;
  subject: string;
  html: string;
  text: string;
  replyTo?: string;
  /**
   * The hash in auth.one_time_token of the link that it carries: when that row is deleted or ends early, the email
   * ends too.
   */
  tokenHash?: string;
  /** The workspace that it is about, if the transaction is not bound to one: the email is deleted with it. */
  aboutWorkspace?: string;
  /**
   * The person that it is about, reader or not: it is included in that person's export and deleted with their
   * account.
   */
  aboutPerson?: string;
  expiresAt: Date;
  createdAt: Date;
}
