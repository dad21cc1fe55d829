import { and, eq, sql } from 'drizzle-orm';
import { keepAgreedContact } from '../../records/consent/agreed-contact';
import { inWorkspace, type Transaction } from '../../database/client';
import { addEvents, plainEvent } from '../../records/events/event-inbox';
import type { WrittenPoint } from '../../records/contacts/contact-row';
import { signupPages, signups } from '../../database/schema/signup';
import { isUniqueViolation } from '../../database/unique-violation';

export type ConfirmSignupRepository = typeof confirmSignupRepository;

export const confirmSignupRepository = {
  /**
   * Turns a wish into a contact that agreed: all or nothing, once. Two clicks at once wait for each other, and the
   * second finds it done. Somebody who adds the same address by hand meanwhile is found at the second try.
   */
  confirm: async (about: Confirmation): Promise<void> => {
    const work = () => inWorkspace(about.workspaceId, (tx) => confirm(tx, about));
    try {
      await work();
    } catch (error) {
      if (!isUniqueViolation(error)) throw error;
      await work();
    }
  },
};

async function confirm(tx: Transaction, about: Confirmation): Promise<void> {
  const { workspaceId, signupId, now, ids } = about;
  const itself = and(eq(signups.workspaceId, workspaceId), eq(signups.id, signupId));
  const [row] = await tx.select().from(signups).where(itself).for('update');
  if (!row || row.state === 'confirmed') return;
  const [page] = await tx
    .select({ tags: signupPages.tags })
    .from(signupPages)
    .where(eq(signupPages.workspaceId, workspaceId));
  const { isNew, contactId } = await keepAgreedContact(tx, {
    workspaceId,
    email: row.email,
    name: row.name,
    phone: about.readPhone(row.phone),
    source: 'Sign-up page',
    tags: page?.tags ?? [],
    now,
    newId: ids,
    consent: { wording: row.wording, proof: about.proof(row), address: about.address ?? row.address },
    timeline: { title: 'Signed up and confirmed by email', sourceKey: `signup:${signupId}:${row.askedAt.getTime()}` },
  });
  await tx.update(signups).set({ state: 'confirmed' }).where(itself);
  // On this website or ours: confirmed once, it counts once.
  await addEvents(tx, workspaceId, [
    plainEvent({ id: ids(), at: now, kind: 'form', channel: 'website', name: 'Newsletter', person: contactId }),
  ]);
  if (isNew)
    await tx
      .update(signupPages)
      .set({ confirmed: sql`${signupPages.confirmed} + 1` })
      .where(eq(signupPages.workspaceId, workspaceId));
}

interface Confirmation {
  workspaceId: string;
  signupId: string;
  /** The network address that confirmed. */
  address: string | null;
  now: Date;
  ids(): string;
  proof(asked: { askedAt: Date; address: string | null }): string;
  /** The typed number as a contact holds it; null for none. */
  readPhone(typed: string): WrittenPoint | null;
}
