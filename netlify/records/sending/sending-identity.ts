import { and, eq, isNotNull } from 'drizzle-orm';
import { CLAIM_LIMIT } from '../../../src/domain/conversion';
import { ownHosts, type MailTracking } from '../../../src/domain/own-hosts';
import type { DnsRecord } from '../../../src/domain/sending-domain';
import type { SealedSecret } from '../../ports/secret-box';
import { readInboxAddress } from '../inbox/inbox-address';
import type { Transaction } from '../../database/client';
import { profiles } from '../../database/schema/engine';
import { sendingDomains, sendingSettings } from '../../database/schema/sending';

/** A workspace's sender; fields never set are ''. The domain is included only while DNS confirms its key. */
export async function readSendingIdentity(tx: Transaction, workspaceId: string): Promise<SendingIdentity> {
  const [settings] = await tx.select().from(sendingSettings).where(eq(sendingSettings.workspaceId, workspaceId));
  const [domain] = settings?.domainId
    ? await tx
        .select()
        .from(sendingDomains)
        .where(
          and(
            eq(sendingDomains.workspaceId, workspaceId),
            eq(sendingDomains.id, settings.domainId),
            isNotNull(sendingDomains.verifiedAt),
          ),
        )
    : [];
  return {
    senderName: settings?.senderName ?? '',
    localPart: settings?.localPart ?? '',
    // Answers to campaigns come to the inbox where there is one.
    replyTo: settings?.replyTo || (await readInboxAddress(tx, workspaceId)),
    postalAddress: settings?.postalAddress ?? '',
    conversionKeyHash: settings?.conversionKeyHash ?? null,
    tracking: {
      opens: settings?.tracksOpens ?? true,
      clicks: settings?.tracksClicks ?? true,
      conversionHosts:
        settings?.tracksConversions === false ? [] : await readOwnHosts(tx, workspaceId, settings?.ownHosts ?? []),
    },
    domain: domain
      ? {
          id: domain.id,
          domain: domain.domain,
          selector: domain.selector,
          sealed: { keyId: domain.privateKeyId, sealed: domain.privateKey },
          records: domain.records,
        }
      : null,
  };
}

/** The business's own hosts: its website's, its verified domains', and those it lists. */
async function readOwnHosts(tx: Transaction, workspaceId: string, listed: readonly string[]): Promise<string[]> {
  const [profile] = await tx
    .select({ website: profiles.website })
    .from(profiles)
    .where(eq(profiles.workspaceId, workspaceId));
  const verified = await tx
    .select({ domain: sendingDomains.domain })
    .from(sendingDomains)
    .where(and(eq(sendingDomains.workspaceId, workspaceId), isNotNull(sendingDomains.verifiedAt)));
  return ownHosts({ website: profile?.website ?? '', verified: verified.map(({ domain }) => domain), listed });
}

/** The business's sites, whether or not conversions are tracked there. */
export async function readBusinessHosts(tx: Transaction, workspaceId: string): Promise<string[]> {
  const [settings] = await tx
    .select({ listed: sendingSettings.ownHosts })
    .from(sendingSettings)
    .where(eq(sendingSettings.workspaceId, workspaceId));
  return readOwnHosts(tx, workspaceId, settings?.listed ?? []);
}

/** The hosts whose links carry the click's token; none when conversions are not tracked. */
export async function readConversionHosts(tx: Transaction, workspaceId: string): Promise<string[]> {
  const [settings] = await tx
    .select({ tracks: sendingSettings.tracksConversions, listed: sendingSettings.ownHosts })
    .from(sendingSettings)
    .where(eq(sendingSettings.workspaceId, workspaceId));
  return settings?.tracks === false ? [] : readOwnHosts(tx, workspaceId, settings?.listed ?? []);
}

/** The largest amount that a click may report without an owner's approval, in hundredths. */
export async function readClaimLimit(tx: Transaction, workspaceId: string): Promise<number> {
  const [settings] = await tx
    .select({ claimLimit: sendingSettings.claimLimit })
    .from(sendingSettings)
    .where(eq(sendingSettings.workspaceId, workspaceId));
  return settings?.claimLimit ?? CLAIM_LIMIT;
}

export interface SendingIdentity {
  senderName: string;
  localPart: string;
  replyTo: string;
  postalAddress: string;
  conversionKeyHash: string | null;
  tracking: MailTracking;
  /** `sealed` holds the private key (PEM, PKCS #8), sealed for the place [workspaceId, id]. */
  domain: {
    id: string;
    domain: string;
    selector: string;
    sealed: SealedSecret;
    /** DNS's latest answers. */ records: readonly DnsRecord[];
  } | null;
}
