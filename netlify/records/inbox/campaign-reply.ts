import { and, eq, isNull } from 'drizzle-orm';
import { readBounceAddress, readMessageId } from '../../../src/domain/bounce-address';
import type { Transaction } from '../../database/client';
import { deliveries } from '../../database/schema/campaigns';
import type { InboundMail } from '../../ports/inbox';
import { wrapped } from './inbound-thread';

/** The campaign whose email is answered, which counts the person once; null for any other mail. */
export async function noteCampaignReply(
  tx: Transaction,
  workspaceId: string,
  mail: InboundMail,
  at: Date,
): Promise<string | null> {
  const named = [
    ...[...mail.references].reverse().map((reference) => readMessageId(wrapped(reference))),
    ...[...mail.to, ...mail.cc].map(readBounceAddress),
  ].find((delivery) => delivery?.workspaceId === workspaceId);
  if (!named) return null;
  const its = and(eq(deliveries.workspaceId, workspaceId), eq(deliveries.id, named.deliveryId));
  const [delivery] = await tx.select({ campaignId: deliveries.campaignId }).from(deliveries).where(its);
  if (!delivery) return null;
  if (!mail.automatic && !mail.bulk)
    await tx
      .update(deliveries)
      .set({ repliedAt: at })
      .where(and(its, isNull(deliveries.repliedAt)));
  return delivery.campaignId;
}
