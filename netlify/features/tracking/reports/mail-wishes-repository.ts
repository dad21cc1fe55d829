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
import { endSubscription, renewSubscription } from '../../../records/newsletter/newsletter-subscription';
import { deliveries } from '../../../database/schema/campaigns';
import { contactPoints } from '../../../database/schema/contacts';

/**
 * What readers of mail want, said by the link in it, in the caller's transaction, bound to the workspace. The link works
 * for ever: also when its campaign was deleted, and for whoever was erased.
 */

/** Whose mail it is and whether it still comes. `undo`: it was ended by this very mail's link, and nothing else stands against it. */
export async function readMailWish(tx: Transaction, reader: Reader): Promise<MailWish> {
  const [delivery] = await tx
    .select({ contactId: deliveries.contactId, address: deliveries.address, unsubscribedAt: deliveries.unsubscribedAt })
    .from(deliveries)
    .where(and(eq(deliveries.workspaceId, reader.workspaceId), eq(deliveries.id, reader.deliveryId)));
  return present(tx, reader, delivery ?? null);
}

/**
 * Takes the consent to marketing mail back, blocks the address and ends the newsletter for it. Whoever gets nothing any
 * more is left as they are. `proof` makes the sentence for the ledger of the campaign's name, '' when it is gone.
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
  if (delivery)
    await tx
      .update(deliveries)
      .set({ unsubscribedAt: at })
      .where(and(eq(deliveries.workspaceId, workspaceId), eq(deliveries.id, deliveryId)));
  return { ...wish, state: 'off', undo: delivery !== null && hasContact };
}

/** For whoever unsubscribed by mistake with this very mail: a consent of its own, with the words beside the button. */
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

/** The contact first, whether the mail is still there or not. */
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

/** `contactId`: null where only the mail is known. */
export interface Reader {
  workspaceId: string;
  deliveryId: string;
  contactId: string | null;
}

interface Wish {
  proof(mailTitle: string): string;
  /** The network address it came from. */
  address: string | null;
  at: Date;
}

export interface MailWish {
  /** '' when it was erased. */
  address: string;
  /** gone: nothing is kept of them. */
  state: 'on' | 'off' | 'gone';
  undo: boolean;
}
