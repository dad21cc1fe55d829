import { bounceAddress } from '../../../src/domain/bounce-address';
import type { SmtpServer } from '../../config/mail-settings';
import type { CampaignMailPort } from '../../ports/campaign-mail';
import { campaignMime, reportersAt, type MailReporter } from './campaign-mime';
import { campaignOutcome } from './campaign-outcome';
import { smtpPool, type OpenSocket, type SmtpLimits } from './smtp-pool';

/**
 * Sends campaign emails over a pool of its own. `bounces`: where bounces go, under an address per delivery;
 * `readsReplies`: whether what arrives there is read. `reporters`: the services that report on it.
 */
export function smtpCampaignMail({
  server,
  connections,
  bounces,
  readsReplies = false,
  reporters = [],
  limits,
  openSocket,
  settings,
}: CampaignMailOptions): CampaignMailPort {
  const pool = smtpPool({ server, connections, limits, openSocket });
  return {
    connections,
    async prepare(message) {
      const base =
        bounces && message.bounceHost !== null
          ? `${bounces.slice(0, bounces.lastIndexOf('@'))}@${message.bounceHost}`
          : bounces;
      const returnPath = base
        ? bounceAddress(base, { workspaceId: message.workspaceId, deliveryId: message.id })
        : null;
      const mime = await campaignMime(message, {
        reporters: reportersAt(server.host, reporters),
        unsubscribeAddress: readsReplies ? returnPath : null,
      });
      if ('fault' in mime) return mime;
      return returnPath === null ? mime : { ...mime, envelope: { ...mime.envelope, from: returnPath } };
    },
    async send(mail) {
      const sent = await pool.send({ ...mail, raw: mail.raw as Buffer });
      return 'response' in sent ? { state: 'accepted' } : campaignOutcome(sent, settings);
    },
    close: pool.close,
  };
}

interface CampaignMailOptions {
  server: SmtpServer;
  connections: number;
  bounces?: string | undefined;
  readsReplies?: boolean | undefined;
  reporters?: readonly MailReporter[] | undefined;
  limits?: SmtpLimits | undefined;
  openSocket?: OpenSocket | undefined;
  /** Where the server can be changed; SMTP_URL unless a workspace brought it. */
  settings?: string | undefined;
}
