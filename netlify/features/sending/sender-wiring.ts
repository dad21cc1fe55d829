import { env } from '../../config/env';
import { AppError } from '../../errors/app-error';
import { log } from '../../http/log';
import { senderOf, throughOwnServer, type Sender } from './sending-sender';
import { senderRepository, type KnownSender } from './sender-repository';
import { sendingBox } from './sending-wiring';

/** The sender for this email. An unreadable key is logged: the operator has replaced the root secret. */
export const signingSender = ({ campaign, workspaceName, identity }: KnownSender): Sender =>
  senderOf({
    campaign,
    workspaceName,
    identity,
    installation: env().mail.from,
    bounceHost: env().mail.bounceHost,
    open: (sealed, domainId) => sendingBox().open(sealed, [campaign.workspaceId, domainId]),
    lost: (domain) =>
      log().warn(
        { workspaceId: campaign.workspaceId, domain },
        'the signing key of a sending domain cannot be opened: its mail goes out from MAIL_FROM',
      ),
  });

/**
 * The sender of a campaign; `ownAddress`: of the workspace's own mail server, if it has one. Throws `conflict` when it
 * would be the installation's own address and that is reserved for notices.
 */
export function campaignSignature(known: KnownSender, ownAddress: string | null): Sender {
  const sender = signingSender(known);
  if (ownAddress !== null) return throughOwnServer(sender, ownAddress);
  if (sender.signature === null && env().mail.sharedSender === 'notices')
    throw new AppError('conflict', known.identity.domain ? KEY_LOST : NO_OWN_SENDER);
  return sender;
}

/** The sender of a notice or a test; by campaign id, or for the workspace alone; null when it is gone. */
export async function senderFor(workspaceId: string, campaignId: string | null): Promise<Sender | null> {
  const known = await senderRepository.read(workspaceId, campaignId);
  return known && signingSender(known);
}

const NO_OWN_SENDER =
  'Campaigns and automations are sent from your own domain, and none is verified yet. Verify one in Sender and domains, then press “Resume”. Everyone waiting will get it then.';
const KEY_LOST =
  'The key that signs your emails can no longer be read. Delete your domain in Sender and domains, add it again, then press “Resume”. Everyone waiting will get it then.';
