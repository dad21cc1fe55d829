import { mailDomain } from '../../../src/domain/mail-domain';
import { ownBounceHost, type DnsRecord } from '../../../src/domain/sending-domain';
import type { CampaignMessage } from '../../ports/campaign-mail';
import type { SealedSecret } from '../../ports/secret-box';

/**
 * The sender of a campaign: an address at the workspace's verified domain, signed with its key, otherwise the
 * installation's own address. The campaign's own settings override the workspace's. With an unreadable key
 * nothing could be signed, and unsigned email in the domain's name would harm it: `lost` is called.
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

/**
 * The same sender through a workspace's own mail server: from its address there, and signed here only for that address's
 * domain. Bounces go back to it.
 */
export const throughOwnServer = ({ from, replyTo, signature }: Sender, address: string): Sender => ({
  from: { ...from, address },
  replyTo,
  signature: signature?.domain === mailDomain(address) ? signature : null,
  bounceHost: null,
});

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
  /** Where bounces arrive for every domain that points there; null where they do not. */
  bounceHost: string | null;
  /** Decrypts a domain's private key; null when it cannot be decrypted. */
  open(sealed: SealedSecret, domainId: string): string | null;
  lost(domain: string): void;
}
