import { and, eq, getTableColumns } from 'drizzle-orm';
import { refusalSentence } from '../../../../src/domain/consent';
import type { ContactEventKind } from '../../../../src/domain/contact';
import type { Acquaintance } from '../../../../src/domain/hand-message';
import { inWorkspace, type Transaction } from '../../../database/client';
import { readAcquaintance } from '../../../records/contacts/acquaintance';
import { mayContactOne } from '../../../records/consent/contact-permission';
import { addContactEvents, type NewContactEvent } from '../../../records/contacts/contact-timeline';
import { byId, byMoment, keyset } from '../../../database/keyset';
import { addMail, type NewMail } from '../../../records/mails/outbox';
import { contactEvents, contactPoints, contacts } from '../../../database/schema/contacts';
import { readSendingIdentity } from '../../../records/sending/sending-identity';

export type TimelineRepository = typeof timelineRepository;

/** What is told of one contact. */
export const timelineRepository = {
  /** Newest first; null when there is no such contact. */
  list: (
    workspaceId: string,
    {
      contactId,
      kind,
      cursor,
      limit,
    }: { contactId: string; kind?: ContactEventKind | undefined; cursor?: string | undefined; limit: number },
  ) =>
    inWorkspace(workspaceId, async (tx) => {
      if (!(await isThere(tx, workspaceId, contactId))) return null;
      const rows = await tx
        .select({ ...getTableColumns(contactEvents), listPlace: NEWEST.listPlace })
        .from(contactEvents)
        .where(
          and(
            eq(contactEvents.workspaceId, workspaceId),
            eq(contactEvents.contactId, contactId),
            kind && eq(contactEvents.kind, kind),
            NEWEST.beyond(cursor),
          ),
        )
        .orderBy(...NEWEST.order)
        .limit(limit + 1);
      return NEWEST.cut(rows, limit);
    }),

  /** False when there is no such contact. */
  add: (event: NewContactEvent): Promise<boolean> =>
    inWorkspace(event.workspaceId, async (tx) => (await addContactEvents(tx, [event])).length > 0),

  /** Only notes can be deleted; false when there is none. */
  removeNote: (workspaceId: string, contactId: string, eventId: string): Promise<boolean> =>
    inWorkspace(
      workspaceId,
      async (tx) =>
        (
          await tx
            .delete(contactEvents)
            .where(
              and(
                eq(contactEvents.workspaceId, workspaceId),
                eq(contactEvents.id, eventId),
                eq(contactEvents.contactId, contactId),
                eq(contactEvents.kind, 'note'),
              ),
            )
            .returning({ id: contactEvents.id })
        ).length > 0,
    ),

  /**
   * Whether the contact may be written to is decided in the transaction that sends: what was said a moment before counts.
   * Answers the sentence that refuses it, null when it is on its way, undefined when there is no such contact.
   */
  send: (
    event: NewContactEvent,
    mail: Omit<NewMail, 'recipient'>,
    refuse: (person: Acquaintance & { hasOwnDomain: boolean }) => string | null,
  ): Promise<string | null | undefined> =>
    inWorkspace(event.workspaceId, async (tx) => {
      const permission = await mayContactOne(tx, event.contactId, 'email', 'reply');
      if (!permission) return undefined;
      const refusal = permission.allowed
        ? refuse({
            ...(await readAcquaintance(tx, event)),
            hasOwnDomain: (await readSendingIdentity(tx, event.workspaceId)).domain !== null,
          })
        : refusalSentence(permission.refusal, 'email');
      if (refusal !== null) return refusal;
      const [to] = await tx
        .select({ value: contactPoints.value })
        .from(contactPoints)
        .where(
          and(
            eq(contactPoints.workspaceId, event.workspaceId),
            eq(contactPoints.contactId, event.contactId),
            eq(contactPoints.kind, 'email'),
          ),
        )
        .orderBy(contactPoints.position)
        .limit(1);
      await addMail(tx, { ...mail, recipient: to!.value });
      await addContactEvents(tx, [event]);
      return null;
    }),
};

const isThere = async (tx: Transaction, workspaceId: string, contactId: string): Promise<boolean> =>
  (
    await tx
      .select({ id: contacts.id })
      .from(contacts)
      .where(and(eq(contacts.workspaceId, workspaceId), eq(contacts.id, contactId)))
  ).length > 0;

/** Newest first. */
const NEWEST = keyset('timeline', 'down', byMoment(contactEvents.at), byId(contactEvents.id));
