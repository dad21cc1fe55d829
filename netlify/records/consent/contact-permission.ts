import { and, asc, eq, sql } from 'drizzle-orm';
import {
  gravest,
  mayContact,
  pointOf,
  type ConsentChannel,
  type ContactPurpose,
  type Permission,
} from '../../../src/domain/consent';
import type { Transaction } from '../../database/client';
import { selectSuppressions } from './consent-ledger';
import { contactPoints, contacts } from '../../database/schema/contacts';

/**
 * Whether each of these contacts may be reached on a channel for a purpose: everything that sends asks this
 * first, in the transaction that decides to send. Three queries, however many ids. An id that is not a contact
 * of the bound workspace has no entry: nothing may be sent. A wish about one address of a person covers all of
 * that kind; a bounce only counts for the address in use.
 */
export async function mayContactMany(
  tx: Transaction,
  contactIds: readonly string[],
  channel: ConsentChannel,
  purpose: ContactPurpose,
): Promise<Map<string, Permission>> {
  const ids = sql.param([...contactIds]);
  const people = await tx
    .select({ id: contacts.id, archivedAt: contacts.archivedAt, consent: CONSENT[channel] })
    .from(contacts)
    .where(and(eq(contacts.workspaceId, BOUND), sql`${contacts.id} = any(${ids}::uuid[])`));
  const points = await tx
    .select({
      workspaceId: contactPoints.workspaceId,
      contactId: contactPoints.contactId,
      kind: contactPoints.kind,
      value: contactPoints.value,
    })
    .from(contactPoints)
    .where(
      and(
        eq(contactPoints.workspaceId, BOUND),
        sql`${contactPoints.contactId} = any(${ids}::uuid[])`,
        eq(contactPoints.kind, pointOf[channel]),
      ),
    )
    .orderBy(asc(contactPoints.position), asc(contactPoints.value));
  const used = new Map<string, string>();
  for (const { contactId, value } of points) if (!used.has(contactId)) used.set(contactId, value);
  const suppressed = (await selectSuppressions(tx, points)).filter(
    (found) => found.channel === channel && (found.reason !== 'bounced' || used.get(found.contactId) === found.value),
  );
  const byContact = Map.groupBy(suppressed, ({ contactId }) => contactId);
  return new Map(
    people.map(({ id, archivedAt, consent }) => [
      id,
      mayContact(
        {
          archived: archivedAt !== null,
          hasPoint: used.has(id),
          consent,
          suppression: gravest((byContact.get(id) ?? []).map(({ reason }) => reason)),
        },
        purpose,
      ),
    ]),
  );
}

/** For one contact; `undefined` when it does not exist. */
export const mayContactOne = async (
  tx: Transaction,
  contactId: string,
  channel: ConsentChannel,
  purpose: ContactPurpose,
): Promise<Permission | undefined> => (await mayContactMany(tx, [contactId], channel, purpose)).get(contactId);

/** The worker's policy alone does not use an index. */
const BOUND = sql`(select current_workspace())`;
const CONSENT = { email: contacts.emailConsent, sms: contacts.smsConsent, voice: contacts.voiceConsent };
