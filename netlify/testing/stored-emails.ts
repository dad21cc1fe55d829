import { linkMail } from '../features/account/link-mail-wiring';
import { asOwner } from './database';

/** A recipient's emails in the outbox, oldest first. */
export const emailsTo = (recipient: string, kind = '%') =>
  asOwner<StoredEmail>(
    'SELECT kind, subject, text, html FROM mails WHERE recipient = $1 AND kind LIKE $2 ORDER BY created_at, id',
    [recipient, kind],
  );

/** The token in an email's link. */
export function linkIn({ text }: StoredEmail): string {
  const token = /#token=([A-Za-z0-9_-]+)/.exec(text)?.[1];
  if (!token) throw new Error('This email has no link with a token.');
  return token;
}

/** Does the worker's part for requested password resets. */
export async function workPasswordResets(): Promise<void> {
  const jobs = await asOwner<{ data: { userId: string; origin: string } }>(
    "DELETE FROM pgboss.job WHERE name = 'send-password-reset' RETURNING data",
  );
  for (const { data } of jobs) await linkMail().sendPasswordReset(data);
}

interface StoredEmail {
  kind: string;
  subject: string;
  text: string;
  html: string;
}
