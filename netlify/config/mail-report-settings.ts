import { createPublicKey } from 'node:crypto';

/** Who may report what became of mails. Without its secret, nobody may. Throws a sentence for the operator. */
export function mailReportSettings({ eventsPassword, sendgridKey, postmarkPassword }: MailReportSettings): MailReportSettings {
  if (sendgridKey && !isVerificationKey(sendgridKey)) throw new Error('SENDGRID_WEBHOOK_KEY is the verification key that SendGrid shows for its signed event webhook: one line of base64.');
  for (const [name, password] of [['MAIL_EVENTS_PASSWORD', eventsPassword], ['POSTMARK_WEBHOOK_PASSWORD', postmarkPassword]]) if (password && password.length < 16) throw new Error(`${name} needs at least 16 characters.`);
  return { eventsPassword, sendgridKey, postmarkPassword };
}

function isVerificationKey(text: string): boolean {
  try {
    return createPublicKey({ key: Buffer.from(text, 'base64'), format: 'der', type: 'spki' }).asymmetricKeyDetails?.namedCurve === 'prime256v1';
  } catch {
    return false;
  }
}

export interface MailReportSettings {
  /** For whole mails that came back. */
  eventsPassword: string | undefined;
  /** base64 of a SubjectPublicKeyInfo on P-256. */
  sendgridKey: string | undefined;
  postmarkPassword: string | undefined;
}
