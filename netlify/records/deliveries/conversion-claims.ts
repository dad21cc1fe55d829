import { and, eq, isNotNull, sql, type SQL } from 'drizzle-orm';
import { conversionLine, type ClaimState } from '../../../src/domain/conversion';
import type { Transaction } from '../../database/client';
import { rewordContactEvent } from '../contacts/contact-timeline';
import { noteConversions } from '../events/mail-events';
import { conversionKeyOf } from './delivery-outcomes';
import { lockDelivery } from './delivery-row';
import { conversions, deliveries } from '../../database/schema/campaigns';

/**
 * Amounts above the workspace's limit that clicks reported, in the caller's transaction, bound to the workspace.
 * A decision updates everything that depends on it: the conversion's value, its email's revenue (from which a
 * trigger computes the campaign's) and the timeline event. Each decision may follow any other.
 */

/** Stores an owner's decision. False when the claim does not exist. */
export const decideClaim = (
  tx: Transaction,
  workspaceId: string,
  { campaignId, claimId, counts, at }: ClaimDecision,
): Promise<boolean> =>
  settle(tx, workspaceId, and(eq(conversions.campaignId, campaignId), eq(conversions.id, claimId))!, (claimed) => ({
    value: counts ? claimed : 0,
    claim: counts ? 'counted' : 'refused',
    decidedAt: at,
  }));

/**
 * The business's own server reports the sale: its amount counts, and no decision is needed. False when no claim
 * has this reference.
 */
export const confirmConversion = (
  tx: Transaction,
  workspaceId: string,
  { reference, value }: { reference: string; value: number },
): Promise<boolean> =>
  settle(tx, workspaceId, eq(conversions.reference, reference), () => ({
    value,
    claimed: null,
    claim: null,
    decidedAt: null,
  }));

async function settle(
  tx: Transaction,
  workspaceId: string,
  which: SQL,
  decide: (claimed: number) => Settled,
): Promise<boolean> {
  const itself = and(eq(conversions.workspaceId, workspaceId), which, isNotNull(conversions.claim));
  const [found] = await tx.select({ deliveryId: conversions.deliveryId }).from(conversions).where(itself);
  // Whoever counts or decides locks the email first, so that the current amount is read.
  if (!found || !(await lockDelivery(tx, workspaceId, found.deliveryId, 'share'))) return false;
  const [row] = await tx
    .select({
      id: conversions.id,
      reference: conversions.reference,
      value: conversions.value,
      claimed: conversions.claimed,
    })
    .from(conversions)
    .where(itself);
  if (!row || row.claimed === null) return false;
  const settled = decide(row.claimed);
  await tx
    .update(conversions)
    .set(settled)
    .where(and(eq(conversions.workspaceId, workspaceId), eq(conversions.id, row.id)));
  if (settled.value !== row.value)
    await tx
      .update(deliveries)
      .set({ revenue: sql`${deliveries.revenue} + ${settled.value - row.value}` })
      .where(and(eq(deliveries.workspaceId, workspaceId), eq(deliveries.id, found.deliveryId)));
  await noteConversions(tx, workspaceId, [row.id]);
  await rewordContactEvent(
    tx,
    workspaceId,
    conversionKeyOf(row.id),
    conversionLine({ reference: row.reference, value: settled.value }),
  );
  return true;
}

interface ClaimDecision {
  campaignId: string;
  claimId: string;
  counts: boolean;
  at: Date;
}

interface Settled {
  value: number;
  claimed?: null;
  claim: ClaimState | null;
  decidedAt: Date | null;
}
