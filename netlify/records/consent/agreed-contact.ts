import { sql } from 'drizzle-orm';
import type { Transaction } from '../../database/client';
import { addConsents, liftSuppression } from './consent-ledger';
import { readContacts } from '../contacts/contact-reading';
import type { StoredContact, WrittenPoint } from '../contacts/contact-row';
import { addContactEvents } from '../contacts/contact-timeline';
import { ensureTags, findByPoints, insertContacts, updateContacts } from '../contacts/contact-writing';

/**
 * Turns a confirmed sign-up into a contact with consent, or updates the contact that has the address: gaps are
 * filled, nothing is overwritten, an archived one is restored, the person's own unsubscription is lifted. In the
 * caller's transaction, bound to the workspace. Fails with a unique violation when somebody adds the same
 * address at the same moment: retry the transaction. `isNew`: they had not agreed before.
 */
export async function keepAgreedContact(
  tx: Transaction,
  agreed: Agreement,
): Promise<{ contactId: string; isNew: boolean }> {
  const { workspaceId, email, name, phone, now, newId } = agreed;
  const tags = await ensureTags(tx, workspaceId, agreed.tags, now);
  const tagIds = [...(tags ?? new Map<string, { id: string }>()).values()].map(({ id }) => id);
  const [owner] = await findByPoints(tx, { emails: [email], phones: [] });
  const former = owner && (await readContacts(tx, [owner.contactId], 'locked')).get(owner.contactId);
  const contactId = former?.id ?? newId();
  if (former)
    await updateContacts(tx, [
      { id: contactId, updatedAt: now, archivedAt: null, addTagIds: tagIds, ...filledIn(former, name, phone) },
    ]);
  else {
    const point: WrittenPoint = { kind: 'email', value: email, shown: email, label: '' };
    await insertContacts(tx, [
      {
        workspaceId,
        id: contactId,
        name,
        company: '',
        status: 'lead',
        source: agreed.source,
        value: null,
        custom: {},
        lastContactAt: null,
        createdAt: now,
        updatedAt: now,
        points: phone ? [point, phone] : [point],
        tagIds,
      },
    ]);
  }
  const isNew = !former || (await said(tx, workspaceId, contactId)) !== 'granted';
  const { wording, proof, address } = agreed.consent;
  await addConsents(
    tx,
    [
      {
        workspaceId,
        id: newId(),
        contactId,
        channel: 'email',
        state: 'granted',
        basis: 'express',
        wording,
        proof,
        point: email,
        address,
        at: now,
      },
    ],
    now,
  );
  await liftSuppression(tx, workspaceId, { channel: 'email', value: email, reason: 'unsubscribed' });
  await addContactEvents(tx, [
    {
      workspaceId,
      id: newId(),
      contactId,
      kind: 'form',
      title: agreed.timeline.title,
      text: `“${wording}”`,
      sourceKey: agreed.timeline.sourceKey,
      at: now,
    },
  ]);
  return { contactId, isNew };
}

/** What people say about themselves fills gaps; it never overwrites what the workspace knows. */
function filledIn(
  { name, points }: StoredContact,
  typedName: string,
  phone: WrittenPoint | null,
): Partial<Pick<StoredContact, 'name' | 'points'>> {
  return {
    ...(name === '' && typedName !== '' && { name: typedName }),
    ...(phone && !points.some(({ kind }) => kind === 'phone') && { points: [...points, phone] }),
  };
}

async function said(tx: Transaction, workspaceId: string, contactId: string): Promise<string | null> {
  const { rows } = await tx.execute<{ said: string | null }>(
    sql`select email_consent as said from contacts where workspace_id = ${workspaceId} and id = ${contactId}`,
  );
  return rows[0]?.said ?? null;
}

export interface Agreement {
  workspaceId: string;
  /** In lower case. */
  email: string;
  name: string;
  phone: WrittenPoint | null;
  /** The source of a new contact. */
  source: string;
  /** Tag names. */
  tags: readonly string[];
  consent: { wording: string; proof: string; /** the network address that confirmed */ address: string | null };
  timeline: { title: string; sourceKey: string };
  now: Date;
  newId(): string;
}
