import { bounceAddress } from '../../../src/domain/bounce-address';
import type { SmtpServer } from '../../config/mail-settings';
import type { CampaignMailPort } from '../../ports/campaign-mail';
import { campaignMime, mailVendor } from './campaign-mime';
import { campaignOutcome } from './campaign-outcome';
import { smtpPool, type SmtpLimits } from './smtp-pool';

/** Campaign mail over a pool of its own. `bounces`: where mail that comes back goes, under an address per delivery; `readsReplies` where what comes there is read. */
export function smtpCampaignMail({ server, connections, bounces, readsReplies = false, limits }: { server: SmtpServer; connections: number; bounces?: string | undefined; readsReplies?: boolean; limits?: SmtpLimits | undefined }): CampaignMailPort {
  const pool = smtpPool({ server, connections, limits });
  const vendor = mailVendor(server.host);
  return {
    connections,
    async prepare(message) {
      const returnPath = bounces ? bounceAddress(bounces, { workspaceId: message.workspaceId, deliveryId: message.id }) : null;
      const mime = await campaignMime(message, { vendor, unsubscribeAddress: readsReplies ? returnPath : null });
      if ('fault' in mime) return mime;
      return returnPath === null ? mime : { ...mime, envelope: { ...mime.envelope, from: returnPath } };
    },
    async send(mail) {
      const sent = await pool.send({ ...mail, raw: mail.raw as Buffer });
      return 'response' in sent ? { state: 'accepted' } : campaignOutcome(sent);
    },
    close: pool.close,
  };
}
