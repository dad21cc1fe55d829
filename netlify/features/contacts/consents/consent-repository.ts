import { and, asc, desc, eq } from 'drizzle-orm';
import type { ContactDetail } from '../../../../src/contracts/contact-record';
import type { PointKind } from '../../../../src/domain/contact';
import type { SuppressionReason } from '../../../../src/domain/consent';
import { inWorkspace } from '../../../database/client';
import {
  addConsents,
  addSuppressions,
  type NewConsent,
  type NewSuppression,
} from '../../../records/consent/consent-ledger';
import { addContactEvents, type NewContactEvent } from '../../../records/contacts/contact-timeline';
import { findByPoints } from '../../../records/contacts/contact-writing';
import type { Point } from '../../../keys/point-hash';
import { consents, suppressions } from '../../../database/schema/consent';
import { contactPoints, contacts } from '../../../database/schema/contacts';
import { readContactDetail } from '../record/contact-detail-repository';

export type ConsentRepository = typeof consentRepository;

export const consentRepository = {
  /** Null when there is no such contact. */
  listConsents: (workspaceId: string, contactId: string) =>
    inWorkspace(workspaceId, async (tx) => {
      if ((await tx.$count(contacts, and(eq(contacts.workspaceId, workspaceId), eq(contacts.id, contactId)))) === 0)
        return null;
      return tx
        .select({
          id: consents.id,
          channel: consents.channel,
          state: consents.state,
          basis: consents.basis,
          wording: consents.wording,
          proof: consents.proof,
          point: consents.point,
          address: consents.address,
          at: consents.at,
          actor: consents.actorName,
        })
        .from(consents)
        .where(and(eq(consents.workspaceId, workspaceId), eq(consents.contactId, contactId)))
        .orderBy(desc(consents.at), desc(consents.id))
        .limit(MOST_SHOWN);
    }),

  /** Writes one word into the ledger, for the address that is used now, with its line in the timeline. Null when there is no such contact. */
  addConsent: (
    entry: NewConsent,
    kind: PointKind,
    event: ContactEventDraft,
    now: Date,
  ): Promise<ContactDetail | null> =>
    inWorkspace(entry.workspaceId, async (tx) => {
      const [found] = await tx
        .select({ id: contacts.id })
        .from(contacts)
        .where(and(eq(contacts.workspaceId, entry.workspaceId), eq(contacts.id, entry.contactId)))
        .for('update');
      if (!found) return null;
      const [used] = await tx
        .select({ value: contactPoints.value })
        .from(contactPoints)
        .where(
          and(
            eq(contactPoints.workspaceId, entry.workspaceId),
            eq(contactPoints.contactId, entry.contactId),
            eq(contactPoints.kind, kind),
          ),
        )
        .orderBy(asc(contactPoints.position), asc(contactPoints.value))
        .limit(1);
      await addConsents(tx, [{ ...entry, point: used?.value ?? '' }], now);
      await addContactEvents(tx, [{ ...event, id: event.id(), contactId: entry.contactId }]);
      return readContactDetail(tx, entry.workspaceId, entry.contactId);
    }),

  /** Blocks an address and tells it in the timelines of those who have it. Returns how many of the entries are new. */
  addSuppressions: (entries: NewSuppression[], point: Point, event: ContactEventDraft): Promise<number> =>
    inWorkspace(event.workspaceId, async (tx) => {
      const added = await addSuppressions(tx, entries);
      if (added > 0) await addContactEvents(tx, await eventsFor(tx, point, event));
      return added;
    }),

  findSuppression: (workspaceId: string, id: string) =>
    inWorkspace(
      workspaceId,
      async (tx) =>
        (
          await tx
            .select({ channel: suppressions.channel, point: suppressions.point, reason: suppressions.reason })
            .from(suppressions)
            .where(and(eq(suppressions.workspaceId, workspaceId), eq(suppressions.id, id)))
        )[0] ?? null,
    ),

  /** False when it is gone meanwhile, or its owner has said more. */
  deleteSuppression: (
    workspaceId: string,
    id: string,
    reason: SuppressionReason,
    point: Point | null,
    event: ContactEventDraft,
  ): Promise<boolean> =>
    inWorkspace(workspaceId, async (tx) => {
      const gone = await tx
        .delete(suppressions)
        .where(and(eq(suppressions.workspaceId, workspaceId), eq(suppressions.id, id), eq(suppressions.reason, reason)))
        .returning({ id: suppressions.id });
      if (gone.length > 0 && point) await addContactEvents(tx, await eventsFor(tx, point, event));
      return gone.length > 0;
    }),
};

async function eventsFor(
  tx: Parameters<typeof findByPoints>[0],
  { kind, value }: Point,
  event: ContactEventDraft,
): Promise<NewContactEvent[]> {
  const owners = await findByPoints(
    tx,
    kind === 'email' ? { emails: [value], phones: [] } : { emails: [], phones: [value] },
  );
  return owners.map(({ contactId }) => ({ ...event, id: event.id(), contactId }));
}

/** A person agrees and takes it back a few times in their life, not hundreds. */
const MOST_SHOWN = 500;

/** One line for the timeline of everybody it is about. */
export type ContactEventDraft = Omit<NewContactEvent, 'id' | 'contactId'> & { id(): string };
