import { and, eq, isNotNull } from 'drizzle-orm';
import type { SealedSecret } from '../ports/secret-box';
import type { Transaction } from './client';
import { sendingDomains, sendingSettings } from './schema/sending';

/** In whose name a workspace writes; what it never set is ''. The domain only while DNS confirms its key. */
export async function readSendingIdentity(tx: Transaction, workspaceId: string): Promise<SendingIdentity> {
  const [settings] = await tx.select().from(sendingSettings).where(eq(sendingSettings.workspaceId, workspaceId));
  const [domain] = settings?.domainId
    ? await tx.select().from(sendingDomains).where(and(eq(sendingDomains.workspaceId, workspaceId), eq(sendingDomains.id, settings.domainId), isNotNull(sendingDomains.verifiedAt)))
    : [];
  return {
    senderName: settings?.senderName ?? '', localPart: settings?.localPart ?? '', replyTo: settings?.replyTo ?? '', postalAddress: settings?.postalAddress ?? '', conversionKeyHash: settings?.conversionKeyHash ?? null,
    domain: domain ? { id: domain.id, domain: domain.domain, selector: domain.selector, sealed: { keyId: domain.privateKeyId, sealed: domain.privateKey } } : null,
  };
}

export interface SendingIdentity {
  senderName: string;
  localPart: string;
  replyTo: string;
  postalAddress: string;
  conversionKeyHash: string | null;
  /** `sealed` holds the private key (PEM, PKCS #8), at the place [workspaceId, id]. */
  domain: { id: string; domain: string; selector: string; sealed: SealedSecret } | null;
}
