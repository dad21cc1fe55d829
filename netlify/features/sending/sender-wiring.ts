import { env } from '../../config/env';
import { log } from '../../http/log';
import { senderOf, type Sender } from './sender-of';
import { senderRepository, type KnownSender } from './sender-repository';
import { sendingBox } from './sending-wiring';

/** In whose name this goes out. A key that is lost stands in the log: whoever runs the installation has replaced its root secret. */
export const signingSender = ({ campaign, workspaceName, identity }: KnownSender): Sender =>
  senderOf({
    campaign, workspaceName, identity, installation: env().mail.from, bounceHost: env().mail.bounceHost,
    open: (sealed, domainId) => sendingBox().open(sealed, [campaign.workspaceId, domainId]),
    lost: (domain) => log().warn({ workspaceId: campaign.workspaceId, domain }, 'the signing key of a sending domain cannot be opened: its mail goes out from MAIL_FROM'),
  });

/** The same for a campaign by its id, or for a workspace alone; null when it is gone. */
export async function senderFor(workspaceId: string, campaignId: string | null): Promise<Sender | null> {
  const known = await senderRepository.read(workspaceId, campaignId);
  return known && signingSender(known);
}
