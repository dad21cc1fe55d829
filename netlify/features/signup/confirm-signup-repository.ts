import { and, eq, sql } from 'drizzle-orm';
import { inWorkspace, type Transaction } from '../../database/client';
import { addConsents, liftSuppression } from '../../database/consent-ledger';
import { readContacts } from '../../database/contact-reading';
import type { StoredContact, WrittenPoint } from '../../database/contact-row';
import { addContactEvents } from '../../database/contact-timeline';
import { ensureTags, findByPoints, insertContacts, updateContacts } from '../../database/contact-writing';
import { signupPages, signups } from '../../database/schema/consent';
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
  const [page] = await tx.select({ tags: signupPages.tags }).from(signupPages).where(eq(signupPages.workspaceId, workspaceId));
  const tags = await ensureTags(tx, workspaceId, page?.tags ?? [], now);
  const tagIds = [...(tags ?? new Map<string, { id: string }>()).values()].map(({ id }) => id);
  const email: WrittenPoint = { kind: 'email', value: row.email, shown: row.email, label: '' };
  const phone = about.readPhone(row.phone);
  const [owner] = await findByPoints(tx, { emails: [row.email], phones: [] });
  const former = owner && (await readContacts(tx, [owner.contactId], 'locked')).get(owner.contactId);
  const contactId = former?.id ?? ids();
  if (former) await updateContacts(tx, [{ id: contactId, updatedAt: now, archivedAt: null, addTagIds: tagIds, ...filledIn(former, row.name, phone) }]);
  else {
    const points = phone ? [email, phone] : [email];
    await insertContacts(tx, [{ workspaceId, id: contactId, name: row.name, company: '', status: 'lead', source: 'Sign-up page', value: null, custom: {}, lastContactAt: null, createdAt: now, updatedAt: now, points, tagIds }]);
  }
  const isNew = !former || (await agreed(tx, workspaceId, contactId)) !== 'granted';
  await addConsents(tx, [{ workspaceId, id: ids(), contactId, channel: 'email', state: 'granted', basis: 'express', wording: row.wording, proof: about.proof(row), point: row.email, address: about.address ?? row.address, at: now }], now);
  await liftSuppression(tx, workspaceId, { channel: 'email', value: row.email, reason: 'unsubscribed' });
  await addContactEvents(tx, [{ workspaceId, id: ids(), contactId, kind: 'form', title: 'Signed up and confirmed by mail', text: `“${row.wording}”`, sourceKey: `signup:${signupId}:${row.askedAt.getTime()}`, at: now }]);
  await tx.update(signups).set({ state: 'confirmed' }).where(itself);
  if (isNew) await tx.update(signupPages).set({ confirmed: sql`${signupPages.confirmed} + 1` }).where(eq(signupPages.workspaceId, workspaceId));
}

/** What somebody wrote of themselves fills gaps; it overwrites nothing that the workspace knows. */
function filledIn({ name, points }: StoredContact, typedName: string, phone: WrittenPoint | null): Partial<Pick<StoredContact, 'name' | 'points'>> {
  return { ...(name === '' && typedName !== '' && { name: typedName }), ...(phone && !points.some(({ kind }) => kind === 'phone') && { points: [...points, phone] }) };
}

async function agreed(tx: Transaction, workspaceId: string, contactId: string): Promise<string | null> {
  const { rows } = await tx.execute<{ said: string | null }>(sql`select email_consent as said from contacts where workspace_id = ${workspaceId} and id = ${contactId}`);
  return rows[0]?.said ?? null;
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
