import { and, eq, gte, ne } from 'drizzle-orm';
import type { Transaction } from '../../database/client';
import { newsletterSubscriptions as subscriptions } from '../../database/schema/site';

/**
 * Ends the newsletter for an address; false when there was no subscription. Only the address, the opt-out and
 * its time are kept.
 */
export async function endSubscription(
  tx: Transaction,
  workspaceId: string,
  email: string,
  now: Date,
): Promise<boolean> {
  const ended = await tx
    .update(subscriptions)
    .set({ state: 'unsubscribed', unsubscribedAt: now, consentAddress: null, consentWording: '', confirmedAt: null })
    .where(
      and(
        eq(subscriptions.workspaceId, workspaceId),
        eq(subscriptions.email, email),
        ne(subscriptions.state, 'unsubscribed'),
      ),
    )
    .returning({ id: subscriptions.id });
  return ended.length > 0;
}

/** Resumes a subscription that was ended by mistake at `endedAt`, with a consent of its own. */
export async function renewSubscription(
  tx: Transaction,
  workspaceId: string,
  email: string,
  endedAt: Date,
  { wording, address, now }: { wording: string; address: string | null; now: Date },
): Promise<void> {
  await tx
    .update(subscriptions)
    .set({
      state: 'confirmed',
      unsubscribedAt: null,
      consentWording: wording,
      consentAddress: address,
      consentedAt: now,
      confirmedAt: now,
    })
    .where(
      and(
        eq(subscriptions.workspaceId, workspaceId),
        eq(subscriptions.email, email),
        eq(subscriptions.state, 'unsubscribed'),
        gte(subscriptions.unsubscribedAt, endedAt),
      ),
    );
}
