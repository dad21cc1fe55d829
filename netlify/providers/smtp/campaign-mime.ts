import { deliveryMessageId } from '../../../src/domain/bounce-address';
import type { CampaignMessage } from '../../ports/campaign-mail';
import { mailMime, type Mime } from './mail-mime';
import type { HeaderField } from './mail-headers';

/**
 * All bytes of a campaign's mail; `fault` when its reader's address is none. Throws for what is wrong with the sender.
 * `vendor` is whose server takes it: what names the mail for one is nobody else's to read. `unsubscribeAddress` is where
 * a mail that asks to unsubscribe is read; null where nothing reads one.
 */
export async function campaignMime({ id, workspaceId, campaignId, unsubscribeUrl, ...message }: CampaignMessage, { vendor, unsubscribeAddress }: { vendor: MailVendor | null; unsubscribeAddress: string | null }): Promise<Mime | { fault: string }> {
  if (!/^https?:\/\/[!-;=?-~]+$/.test(unsubscribeUrl)) throw new Error('the address to unsubscribe at is none');
  const domain = message.from.address.slice(message.from.address.lastIndexOf('@') + 1);
  return mailMime({
    ...message,
    messageId: deliveryMessageId({ workspaceId, deliveryId: id }, domain),
    more: [
      ['Precedence', { token: 'bulk' }], // no out-of-office reply comes back
      ['Feedback-ID', { token: `${bare(campaignId)}:${bare(workspaceId)}:campaign:fourbeat` }], // what Gmail's figures about complaints are told apart by
      ['List-Id', { token: `<${bare(workspaceId)}.${domain}>` }], // what mailboxes sort by (RFC 2919)
      // Neither folded nor encoded: some mail programs do not join a folded address, and Postmark and SendGrid give back as it stands what names the mail.
      ['List-Unsubscribe', { token: `<${unsubscribeUrl}>${unsubscribeAddress === null ? '' : `, <mailto:${encodeURIComponent(unsubscribeAddress).replace('%40', '@')}?subject=unsubscribe>`}` }],
      ['List-Unsubscribe-Post', { token: 'List-Unsubscribe=One-Click' }],
      ...vendorHeaders(vendor, `${bare(id)}.${bare(workspaceId)}`),
    ],
  });
}

/** Whose server a host is, of those that hand back what names a mail. */
export function mailVendor(host: string): MailVendor | null {
  if (/(^|\.)sendgrid\.(net|com)$/i.test(host)) return 'sendgrid';
  return /(^|\.)postmarkapp\.com$/i.test(host) ? 'postmark' : null;
}

function vendorHeaders(vendor: MailVendor | null, delivery: string): HeaderField[] {
  if (vendor === 'postmark') return [['X-PM-Metadata-delivery', { token: delivery }]];
  return vendor === 'sendgrid' ? [['X-SMTPAPI', { token: JSON.stringify({ unique_args: { delivery } }) }]] : [];
}

const bare = (id: string): string => id.replaceAll('-', '');

export type MailVendor = 'sendgrid' | 'postmark';
