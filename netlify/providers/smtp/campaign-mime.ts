import { deliveryMessageId } from '../../../src/domain/bounce-address';
import type { CampaignMessage } from '../../ports/campaign-mail';
import type { HeaderField } from './mail-headers';
import { mailMime, type Mime } from './mail-mime';

/**
 * All bytes of a campaign's mail; `fault` when its reader's address is none. Throws for what is wrong with the sender.
 * `reporters`: the services that report what became of it; each finds the name of the mail in a header of its own.
 */
export async function campaignMime({ id, workspaceId, campaignId, unsubscribeUrl, ...message }: CampaignMessage, reporters: readonly MailReporter[] = []): Promise<Mime | { fault: string }> {
  if (!/^https?:\/\/[!-;=?-~]+$/.test(unsubscribeUrl)) throw new Error('the address to unsubscribe at is none');
  const delivery = `${bare(id)}.${bare(workspaceId)}`;
  return mailMime({
    ...message,
    messageId: deliveryMessageId({ workspaceId, deliveryId: id }, message.from.address.slice(message.from.address.lastIndexOf('@') + 1)),
    more: [
      ['Precedence', { token: 'bulk' }], // no out-of-office reply comes back
      ['Feedback-ID', { token: `${bare(campaignId)}:${bare(workspaceId)}:campaign:fourbeat` }], // what Gmail's figures about complaints are told apart by
      // Neither folded nor encoded: some mail programs do not join a folded address, and services give back as it stands what names the mail.
      ['List-Unsubscribe', { token: `<${unsubscribeUrl}>` }],
      ['List-Unsubscribe-Post', { token: 'List-Unsubscribe=One-Click' }],
      ...reporters.map((reporter) => MARKS[reporter](delivery)),
    ],
  });
}

const bare = (id: string): string => id.replaceAll('-', '');

/** What each hands back with its reports. Amazon SES needs none: it returns our Message-ID. */
const MARKS: Record<MailReporter, (delivery: string) => HeaderField> = {
  sendgrid: (delivery) => ['X-SMTPAPI', { token: JSON.stringify({ unique_args: { delivery } }) }],
  postmark: (delivery) => ['X-PM-Metadata-delivery', { token: delivery }],
  brevo: (delivery) => ['X-Mailin-custom', { token: delivery }],
  resend: (delivery) => ['X-Fourbeat-Delivery', { token: delivery }],
  mailgun: (delivery) => ['X-Mailgun-Variables', { token: JSON.stringify({ delivery }) }],
};

export type MailReporter = 'sendgrid' | 'postmark' | 'brevo' | 'resend' | 'mailgun';
