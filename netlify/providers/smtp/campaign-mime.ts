import { deliveryMessageId } from '../../../src/domain/bounce-address';
import type { CampaignMessage } from '../../ports/campaign-mail';
import type { HeaderField } from './mail-headers';
import { mailMime, type Mime } from './mail-mime';

/**
 * All bytes of a campaign's mail; `fault` when its reader's address is none. Throws for what is wrong with the sender.
 * `reporters`: the services that report what became of it; each finds the name of the mail in a header of its own.
 * `unsubscribeAddress` is where a mail that asks to unsubscribe is read; null where nothing reads one.
 */
export async function campaignMime(
  { id, workspaceId, campaignId, unsubscribeUrl, ...message }: CampaignMessage,
  {
    reporters = [],
    unsubscribeAddress = null,
  }: { reporters?: readonly MailReporter[]; unsubscribeAddress?: string | null } = {},
): Promise<Mime | { fault: string }> {
  if (!/^https?:\/\/[!-;=?-~]+$/.test(unsubscribeUrl)) throw new Error('the address to unsubscribe at is none');
  const domain = message.from.address.slice(message.from.address.lastIndexOf('@') + 1);
  return mailMime({
    ...message,
    messageId: deliveryMessageId({ workspaceId, deliveryId: id }, domain),
    more: [
      ['Precedence', { token: 'bulk' }], // no out-of-office reply comes back
      ['Feedback-ID', { token: `${bare(campaignId)}:${bare(workspaceId)}:campaign:fourbeat` }], // what Gmail's figures about complaints are told apart by
      ['List-Id', { token: `<${bare(workspaceId)}.${domain}>` }], // what mailboxes sort by (RFC 2919)
      // Neither folded nor encoded: some mail programs do not join a folded address, and services give back as it stands what names the mail.
      [
        'List-Unsubscribe',
        {
          token: `<${unsubscribeUrl}>${unsubscribeAddress === null ? '' : `, <mailto:${encodeURIComponent(unsubscribeAddress).replace('%40', '@')}?subject=unsubscribe>`}`,
        },
      ],
      ['List-Unsubscribe-Post', { token: 'List-Unsubscribe=One-Click' }],
      ...reporters.map((reporter) => MARKS[reporter](`${bare(id)}.${bare(workspaceId)}`)),
    ],
  });
}

/** What names a mail for one service is no other's to read: a server known to be somebody's gets that one's header alone; any other may hand on to any. */
export function reportersAt(host: string, reporters: readonly MailReporter[]): readonly MailReporter[] {
  const vendor = Object.entries(HOSTS).find(([, name]) => name.test(host))?.[0];
  return vendor === undefined ? reporters : reporters.filter((reporter) => reporter === vendor);
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

const HOSTS = {
  sendgrid: /(^|\.)sendgrid\.(net|com)$/i,
  postmark: /(^|\.)postmarkapp\.com$/i,
  brevo: /(^|\.)(brevo|sendinblue)\.com$/i,
  resend: /(^|\.)resend\.com$/i,
  mailgun: /(^|\.)mailgun\.org$/i,
  ses: /(^|\.)amazonaws\.com(\.cn)?$/i,
} satisfies Record<MailReporter | 'ses', RegExp>;

export type MailReporter = 'sendgrid' | 'postmark' | 'brevo' | 'resend' | 'mailgun';
