import { deliveryMessageId } from '../../../src/domain/bounce-address';
import type { CampaignMessage } from '../../ports/campaign-mail';
import { mailMime, type Mime } from './mail-mime';

/** All bytes of a campaign's mail; `fault` when its reader's address is none. Throws for what is wrong with the sender. */
export async function campaignMime({ id, workspaceId, campaignId, unsubscribeUrl, ...message }: CampaignMessage): Promise<Mime | { fault: string }> {
  if (!/^https?:\/\/[!-;=?-~]+$/.test(unsubscribeUrl)) throw new Error('the address to unsubscribe at is none');
  const delivery = `${bare(id)}.${bare(workspaceId)}`;
  return mailMime({
    ...message,
    messageId: deliveryMessageId({ workspaceId, deliveryId: id }, message.from.address.slice(message.from.address.lastIndexOf('@') + 1)),
    more: [
      ['Precedence', { token: 'bulk' }], // no out-of-office reply comes back
      ['Feedback-ID', { token: `${bare(campaignId)}:${bare(workspaceId)}:campaign:fourbeat` }], // what Gmail's figures about complaints are told apart by
      // Neither folded nor encoded: some mail programs do not join a folded address, and Postmark and SendGrid give back as it stands what names the mail.
      ['List-Unsubscribe', { token: `<${unsubscribeUrl}>` }],
      ['List-Unsubscribe-Post', { token: 'List-Unsubscribe=One-Click' }],
      ['X-PM-Metadata-delivery', { token: delivery }],
      ['X-SMTPAPI', { token: JSON.stringify({ unique_args: { delivery } }) }],
    ],
  });
}

const bare = (id: string): string => id.replaceAll('-', '');
