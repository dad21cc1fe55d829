import { and, asc, eq } from 'drizzle-orm';
import type { Transaction } from '../../../database/client';
import {
  addConsents,
  addSuppressions,
  findSuppressions,
  liftSuppression,
} from '../../../records/consent/consent-ledger';
import { addContactEvents } from '../../../records/contacts/contact-timeline';
import { lockContact, lockDelivery, type LockedDelivery } from '../../../records/deliveries/delivery-row';
import { dropMailEvents, noteMailEvents } from '../../../records/events/mail-events';
import { endSubscription, renewSubscription } from '../../../records/newsletter/newsletter-subscription';
import { deliveries } from '../../../database/schema/campaigns';
import { contactPoints } from '../../../database/schema/contacts';

/**
 * What readers choose through the link in an email, in the caller's transaction, bound to the workspace. The
 * link never expires: it works after its campaign was deleted, and for erased people.
 */

/**
 * Whose email it is and whether they still get more. `undo`: it was ended by this email's own link, and nothing
 * else stands against it.
 */
export async function readMailWish(tx: Transaction, reader: Reader): Promise<MailWish> {
  const [delivery] = await tx
    .select({ contactId: deliveries.contactId, address: deliveries.address, unsubscribedAt: deliveries.unsubscribedAt })
    .from(deliveries)
    .where(and(eq(deliveries.workspaceId, reader.workspaceId), eq(deliveries.id, reader.deliveryId)));
  return present(tx, reader, delivery ?? null);
}

/**
 * Withdraws consent to marketing email, suppresses the address and ends its newsletter. People who get nothing
 * any more are left as they are. `proof` makes the ledger's sentence from the campaign's name, '' when it is
 * deleted.
 */
export async function recordUnsubscribe(
  tx: Transaction,
  named: Reader,
  { proof, address, at }: Wish,
  newId: () => string,
): Promise<MailWish> {
  const { workspaceId, deliveryId } = named;
  const reader = { ...named, contactId: named.contactId ?? (await findContact(tx, named)) };
  const [delivery, hasContact] = await lock(tx, reader);
  const wish = await present(tx, reader, delivery);
  if (wish.state !== 'on') return wish;
  if (hasContact && reader.contactId) {
    const contactId = reader.contactId;
    const text = proof(delivery?.mailTitle ?? '');
    await addConsents(
      tx,
      [
        {
          workspaceId,
          id: newId(),
          contactId,
          channel: 'email',
          state: 'withdrawn',
          proof: text,
          point: wish.address,
          address,
          at,
        },
      ],
      at,
    );
    await addContactEvents(tx, [
      { workspaceId, id: newId(), contactId, kind: 'consent', title: 'Unsubscribed from marketing emails', text, at },
    ]);
  }
  await addSuppressions(tx, [
    { workspaceId, id: newId(), channel: 'email', value: wish.address, reason: 'unsubscribed', at },
  ]);
  await endSubscription(tx, workspaceId, wish.address, at);
  if (delivery) {
    await tx
      .update(deliveries)
      .set({ unsubscribedAt: at })
      .where(and(eq(deliveries.workspaceId, workspaceId), eq(deliveries.id, deliveryId)));
    await noteMailEvents(tx, workspaceId, { ids: [deliveryId], kinds: ['unsubscribe'] });
  }
  return { ...wish, state: 'off', undo: delivery !== null && hasContact };
}

/** For people who unsubscribed by mistake with this very email: a new consent, with the text beside the button. */
export async function recordRenewal(
  tx: Transaction,
  reader: Reader,
  { proof, address, at, wording }: Wish & { wording: string },
  newId: () => string,
): Promise<MailWish> {
  const { workspaceId, deliveryId, contactId } = reader;
  const [delivery] = await lock(tx, reader);
  const wish = await present(tx, reader, delivery);
  if (!wish.undo || !delivery || !contactId) return wish;
  const text = proof(delivery.mailTitle);
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
        proof: text,
        point: wish.address,
        address,
        at,
      },
    ],
    at,
  );
  await liftSuppression(tx, workspaceId, { channel: 'email', value: wish.address, reason: 'unsubscribed' });
  await renewSubscription(tx, workspaceId, wish.address, delivery.unsubscribedAt!, { wording, address, now: at });
  await addContactEvents(tx, [
    {
      workspaceId,
      id: newId(),
      contactId,
      kind: 'consent',
      title: 'Unsubscribed by mistake and agreed to marketing emails again',
      text,
      at,
    },
  ]);
  await dropMailEvents(tx, workspaceId, { ids: [deliveryId], kinds: ['unsubscribe'] });
  await tx
    .update(deliveries)
    .set({ unsubscribedAt: null })
    .where(and(eq(deliveries.workspaceId, workspaceId), eq(deliveries.id, deliveryId)));
  return { ...wish, state: 'on', undo: false };
}

async function findContact(tx: Transaction, { workspaceId, deliveryId }: Reader): Promise<string | null> {
  const [row] = await tx
    .select({ contactId: deliveries.contactId })
    .from(deliveries)
    .where(and(eq(deliveries.workspaceId, workspaceId), eq(deliveries.id, deliveryId)));
  return row?.contactId ?? null;
}

/** The contact first, whether or not the email still exists. */
async function lock(
  tx: Transaction,
  { workspaceId, deliveryId, contactId }: Reader,
): Promise<[LockedDelivery | null, hasContact: boolean]> {
  const hasContact = contactId !== null && (await lockContact(tx, workspaceId, contactId, 'update'));
  return [await lockDelivery(tx, workspaceId, deliveryId, 'update'), hasContact];
}

async function present(
  tx: Transaction,
  { workspaceId, contactId }: Reader,
  delivery: { address: string; unsubscribedAt: Date | null } | null,
): Promise<MailWish> {
  const [point] = contactId
    ? await tx
        .select({ value: contactPoints.value })
        .from(contactPoints)
        .where(
          and(
            eq(contactPoints.workspaceId, workspaceId),
            eq(contactPoints.contactId, contactId),
            eq(contactPoints.kind, 'email'),
          ),
        )
        .orderBy(asc(contactPoints.position))
        .limit(1)
    : [];
  const address = delivery?.address || point?.value || '';
  if (address === '') return { address, state: 'gone', undo: false };
  const reasons = (await findSuppressions(tx, workspaceId, [{ kind: 'email', value: address }]))
    .filter(({ channel }) => channel === 'email')
    .map(({ reason }) => reason);
  const wished = reasons.filter((reason) => reason !== 'bounced' && reason !== 'blocked');
  const isOff = wished.length > 0;
  return {
    address,
    state: isOff ? 'off' : 'on',
    undo:
      isOff &&
      contactId !== null &&
      delivery?.unsubscribedAt != null &&
      wished.every((reason) => reason === 'unsubscribed'),
  };
}

/** `contactId`: null where only the email is known. */
export interface Reader {
  workspaceId: string;
  deliveryId: string;
  contactId: string | null;
}

interface Wish {
  proof(mailTitle: string): string;
  /** The network address of the request. */
  address: string | null;
  at: Date;
}

export interface MailWish {
  /** '' when it was erased. */
  address: string;
  /** gone: no data about them is stored. */
  state: 'on' | 'off' | 'gone';
  undo: boolean;
}
