import { deliveryMessageId } from '../../../src/domain/bounce-address';
import type { CampaignMessage } from '../../ports/campaign-mail';
import type { HeaderField } from './mail-headers';
import { mailMime, type Mime } from './mail-mime';

/**
 * Renders a campaign's email; `fault` when its reader's address is invalid. Throws when something is wrong with
 * the sender. `reporters`: the services that report its result; each finds the delivery's name in its own
 * header. `unsubscribeAddress` is where unsubscribe emails are read; null where nothing reads them.
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
      ['Precedence', { token: 'bulk' }], // avoids out-of-office replies
      ['Feedback-ID', { token: `${bare(campaignId)}:${bare(workspaceId)}:campaign:fourbeat` }], // by which Gmail separates its complaint figures
      ['List-Id', { token: `<${bare(workspaceId)}.${domain}>` }], // by which mailboxes sort (RFC 2919)
      // Neither folded nor encoded: some mail programs do not unfold an address, and services return the delivery's
      // name unchanged.
      [
        'List-Unsubscribe',
        {
          token: `<${unsubscribeUrl}>${unsubscribeAddress === null ? '' : `, <mailto:${encodeURIComponent(unsubscribeAddress).replace('%40', '@')}?subject=unsubscribe>`}`,
        },
      ],
      ['List-Unsubscribe-Post', { token: 'List-Unsubscribe=One-Click' }],
      ...reporterFields(reporters, { workspaceId, id }),
    ],
  });
}

/**
 * A delivery's name for one service should not reach others: a known server gets only its own service's header;
 * any other may relay to any service.
 */
export function reportersAt(host: string, reporters: readonly MailReporter[]): readonly MailReporter[] {
  const vendor = Object.entries(HOSTS).find(([, name]) => name.test(host))?.[0];
  return vendor === undefined ? reporters : reporters.filter((reporter) => reporter === vendor);
}

/** By which services name a mail in their reports. */
export const reporterFields = (
  reporters: readonly MailReporter[],
  { workspaceId, id }: { workspaceId: string; id: string },
): HeaderField[] => reporters.map((reporter) => MARKS[reporter](`${bare(id)}.${bare(workspaceId)}`));

const bare = (id: string): string => id.replaceAll('-', '');

/** The header that each service returns in its reports. Amazon SES needs none: it returns our Message-ID. */
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
