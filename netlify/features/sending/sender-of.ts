import { ownBounceHost, type DnsRecord } from '../../../src/domain/sending-domain';
import type { CampaignMessage } from '../../ports/campaign-mail';
import type { SealedSecret } from '../../ports/secret-box';

/**
 * In whose name a campaign goes out: an address at the workspace's verified domain, signed with its key, else the
 * installation's own address. What the campaign says of itself goes before what the workspace says. Without a key that
 * opens nothing could be signed, and unsigned mail in the domain's name would harm it: `lost` is told.
 */
export function senderOf({ campaign, workspaceName, identity, installation, bounceHost, open, lost }: Known): Sender {
  const name = campaign.senderName || identity.senderName || workspaceName || installation.name;
  const replyTo = campaign.replyTo || identity.replyTo;
  const privateKey = identity.domain && open(identity.domain.sealed, identity.domain.id);
  if (identity.domain && !privateKey) lost(identity.domain.domain);
  if (!identity.domain || !privateKey)
    return { from: { name, address: installation.address }, replyTo, signature: null, bounceHost: null };
  const { domain, selector, records } = identity.domain;
  return {
    from: { name, address: `${identity.localPart || 'hello'}@${domain}` },
    replyTo,
    signature: { domain, selector, privateKey },
    bounceHost: ownBounceHost(records, bounceHost),
  };
}

export type Sender = Pick<CampaignMessage, 'from' | 'replyTo' | 'signature' | 'bounceHost'>;

interface Known {
  campaign: { senderName: string; replyTo: string };
  workspaceName: string;
  identity: {
    senderName: string;
    localPart: string;
    replyTo: string;
    domain: {
      id: string;
      domain: string;
      selector: string;
      sealed: SealedSecret;
      records: readonly DnsRecord[];
    } | null;
  };
  /** MAIL_FROM. */
  installation: { name: string; address: string };
  /** Where mail comes back to for every domain that leads there; null where it does not. */
  bounceHost: string | null;
  /** The private key of a domain; null when its key is lost. */
  open(sealed: SealedSecret, domainId: string): string | null;
  lost(domain: string): void;
}
