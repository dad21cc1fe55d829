import { and, eq, ne } from 'drizzle-orm';
import { inWorkspace } from '../../database/client';
import { addMail, type NewMail } from '../../database/outbox';
import { newsletterSubscriptions as subscriptions } from '../../database/schema/site';

export type NewsletterRepository = typeof newsletterRepository;

export const newsletterRepository = {
  findByEmail: (workspaceId: string, email: string) =>
    inWorkspace(workspaceId, async (tx) => (await tx.select({ id: subscriptions.id }).from(subscriptions).where(eq(subscriptions.email, email)))[0] ?? null),

  find: (workspaceId: string, id: string) =>
    inWorkspace(workspaceId, async (tx) => (await tx.select({ email: subscriptions.email, state: subscriptions.state }).from(subscriptions).where(eq(subscriptions.id, id)))[0] ?? null),

  /**
   * Notes that somebody asked and puts the mail with the link to confirm into the outbox. Does nothing when the address
   * is confirmed, when it was mailed since `quietSince`, or when another request made its row first (and its mail).
   */
  ask: (asked: { id: string; workspaceId: string; email: string; consentWording: string; now: Date }, mail: NewMail, quietSince: Date): Promise<void> =>
    inWorkspace(asked.workspaceId, async (tx) => {
      const { now, ...row } = asked;
      const fresh = { ...row, state: 'pending' as const, consentedAt: now, mailedAt: now };
      const made = await tx.insert(subscriptions).values(fresh).onConflictDoNothing().returning({ id: subscriptions.id });
      if (made.length === 0) {
        const [former] = await tx.select({ id: subscriptions.id, state: subscriptions.state, mailedAt: subscriptions.mailedAt }).from(subscriptions).where(eq(subscriptions.email, row.email)).for('update');
        if (!former || former.id !== row.id || former.state === 'confirmed' || former.mailedAt > quietSince) return;
        await tx.update(subscriptions).set({ ...fresh, consentAddress: null, confirmedAt: null, unsubscribedAt: null }).where(eq(subscriptions.id, row.id));
      }
      await addMail(tx, mail);
    }),

  /** Turns an open request into a subscription and puts the welcome into the outbox; false when there is nothing open. Two clicks at once: one of them finds nothing. */
  confirm: (workspaceId: string, id: string, { address, now }: { address: string; now: Date }, mail: NewMail): Promise<boolean> =>
    inWorkspace(workspaceId, async (tx) => {
      const confirmed = await tx
        .update(subscriptions)
        .set({ state: 'confirmed', confirmedAt: now, consentAddress: address || null })
        .where(and(eq(subscriptions.id, id), eq(subscriptions.state, 'pending')))
        .returning({ id: subscriptions.id });
      if (confirmed.length === 0) return false;
      await addMail(tx, mail);
      return true;
    }),

  /** Ends a subscription. What is left is the address that wants no more mail, and since when. */
  unsubscribe: (workspaceId: string, id: string, now: Date): Promise<void> =>
    inWorkspace(workspaceId, async (tx) => {
      await tx
        .update(subscriptions)
        .set({ state: 'unsubscribed', unsubscribedAt: now, consentAddress: null, consentWording: '', confirmedAt: null })
        .where(and(eq(subscriptions.id, id), ne(subscriptions.state, 'unsubscribed')));
    }),
};
