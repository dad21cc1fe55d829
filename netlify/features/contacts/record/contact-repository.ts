import { and, eq, inArray, sql } from 'drizzle-orm';
import type { NewActivity } from '../../../../src/domain/activity';
import { contactLabel, contactLimits, type PointKind } from '../../../../src/domain/contact';
import { logActivity } from '../../../records/activity/activity-log';
import { inWorkspace, type Transaction } from '../../../database/client';
import { addSuppressions, type NewSuppression } from '../../../records/consent/consent-ledger';
import { readContacts } from '../../../records/contacts/contact-reading';
import type { ContactRow, StoredContact } from '../../../records/contacts/contact-row';
import {
  ensureTags,
  findByPoints,
  insertContacts,
  updateContacts,
  type ContactPatch,
} from '../../../records/contacts/contact-writing';
import { contactFields, contacts } from '../../../database/schema/contacts';
import { signups } from '../../../database/schema/signup';
import { isUniqueViolation } from '../../../database/unique-violation';

export type ContactRepository = typeof contactRepository;

/** One contact, written. An email that somebody else's contact has comes back as whose it is. */
export const contactRepository = {
  listFields: (workspaceId: string) =>
    inWorkspace(workspaceId, (tx) =>
      tx
        .select({
          id: contactFields.id,
          kind: contactFields.kind,
          label: contactFields.label,
          choices: contactFields.choices,
        })
        .from(contactFields)
        .where(eq(contactFields.workspaceId, workspaceId)),
    ),

  add: (row: Omit<ContactRow, 'tagIds'>, tagNames: readonly string[]): Promise<WriteOutcome> =>
    again(() =>
      inWorkspace(row.workspaceId, async (tx) => {
        const taken = await findTaken(tx, row.points, row.id);
        if (taken) return { kind: 'taken' as const, ...taken };
        await insertContacts(tx, [{ ...row, tagIds: await tagIdsOf(tx, row.workspaceId, tagNames, row.createdAt) }]);
        return { kind: 'written' as const };
      }),
    ),

  /** `refuse` sees the contact as it is and may throw. */
  change: (
    workspaceId: string,
    { tags, ...patch }: Omit<ContactPatch, 'tagIds' | 'addTagIds'> & { tags?: readonly string[] },
    refuse: (before: StoredContact) => void,
  ): Promise<WriteOutcome | { kind: 'missing' }> =>
    again(() =>
      inWorkspace(workspaceId, async (tx) => {
        const before = (await readContacts(tx, [patch.id], 'locked')).get(patch.id);
        if (!before) return { kind: 'missing' as const };
        refuse(before);
        const taken = await findTaken(tx, patch.points ?? [], patch.id);
        if (taken) return { kind: 'taken' as const, ...taken };
        await updateContacts(tx, [
          { ...patch, ...(tags && { tagIds: await tagIdsOf(tx, workspaceId, tags, patch.updatedAt) }) },
        ]);
        return { kind: 'written' as const };
      }),
    ),

  /** With all that hangs on it; what its addresses are blocked by keeps none of their words. False when it was not there. */
  erase: (
    workspaceId: string,
    contactId: string,
    suppressionsOf: (points: { kind: PointKind; value: string }[]) => NewSuppression[],
    activity: NewActivity,
  ): Promise<boolean> =>
    inWorkspace(workspaceId, async (tx) => {
      const found = (await readContacts(tx, [contactId], 'locked')).get(contactId);
      if (!found) return false;
      const emails = found.points.filter(({ kind }) => kind === 'email').map(({ value }) => value);
      await tx.delete(contacts).where(and(eq(contacts.workspaceId, workspaceId), eq(contacts.id, contactId)));
      await addSuppressions(tx, suppressionsOf(found.points));
      if (emails.length > 0)
        await tx
          .delete(signups)
          .where(and(eq(signups.workspaceId, workspaceId), inArray(sql`lower(${signups.email})`, emails)));
      await logActivity(tx, activity);
      return true;
    }),
};

async function tagIdsOf(tx: Transaction, workspaceId: string, names: readonly string[], now: Date): Promise<string[]> {
  const found = await ensureTags(tx, workspaceId, names, now, contactLimits.tags);
  if (!found) throw new TooManyTags(); // takes back those that were just made
  return [...new Set([...found.values()].map(({ id }) => id))];
}

async function findTaken(
  tx: Transaction,
  points: ContactRow['points'],
  ownId: string,
): Promise<{ email: string; label: string } | null> {
  const emails = points.filter(({ kind }) => kind === 'email').map(({ value }) => value);
  const taken = (await findByPoints(tx, { emails, phones: [] })).find(({ contactId }) => contactId !== ownId);
  if (!taken) return null;
  const other = (await readContacts(tx, [taken.contactId])).get(taken.contactId);
  const first = (kind: PointKind) => other?.points.find((point) => point.kind === kind)?.shown ?? null;
  return {
    email: taken.value,
    label: contactLabel({
      name: other?.name ?? '',
      company: other?.company ?? '',
      email: first('email'),
      phone: first('phone'),
    }),
  };
}

/** Somebody else wrote the same address or tag in the same moment: the second look finds theirs. */
async function again<T>(work: () => Promise<T>): Promise<T | { kind: 'full' }> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof TooManyTags) return { kind: 'full' };
    if (!isUniqueViolation(error)) throw error;
    return work();
  }
}

class TooManyTags extends Error {}

export type WriteOutcome = { kind: 'written' | 'full' } | { kind: 'taken'; email: string; label: string };
