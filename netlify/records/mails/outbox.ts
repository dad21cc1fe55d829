import { enqueue } from '../../queue/enqueue';
import { sendMail } from './mails-jobs';
import type { Transaction } from '../../database/client';
import { mails } from '../../database/schema/mail';

/**
 * Puts one mail into the outbox and asks the worker to send it, both in the caller's transaction: a rollback takes
 * both away. For the roles app, auth and worker; the first two may add mails and never read them. Nothing leaves a
 * demo: a feature never calls this for a demo workspace. `id` is a UUID of the caller's and becomes the Message-ID;
 * `html` and `text` come from `renderMail`, made before the transaction; they are erased when the mail is out or
 * `expiresAt` (the end of its links) has come.
 */
export async function addMail(
  tx: Transaction,
  mail: NewMail,
  { campaignId }: { /** In whose name a test goes out. */ campaignId?: string } = {},
): Promise<void> {
  await tx.insert(mails).values({ ...mail, state: 'waiting' });
  await enqueue(tx, sendMail, { mailId: mail.id, ...(campaignId && { campaignId }) });
}

export interface NewMail {
  id: string;
  /** What it is for, in kebab case: reset-password, verify-email, invitation, password-changed. */
  kind: string;
  recipient: string;
  subject: string;
  html: string;
  text: string;
  replyTo?: string;
  /** The hash in auth.one_time_token of the link that it carries: when that row goes or ends early, the mail ends with it. */
  tokenHash?: string;
  /** The workspace that it tells of, where the transaction is bound to none: the mail goes with it. */
  aboutWorkspace?: string;
  /** Whom it tells of, its reader or somebody else: it is in that person's export and goes with that person's account. */
  aboutPerson?: string;
  expiresAt: Date;
  createdAt: Date;
}
