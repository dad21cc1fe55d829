import { and, asc, eq, gte, inArray, lte } from 'drizzle-orm';
import { clickSign, HONEYPOT_MS, type MachineSign } from '../../../../src/domain/machine-signs';
import type { Transaction } from '../../../database/client';
import { addContactEvents, takeBackContactEvents } from '../../../records/contacts/contact-timeline';
import { dropMailEvents, noteMailEvents, type MailEventKind } from '../../../records/events/mail-events';
import { lockDelivery, type LockedDelivery } from '../../../records/deliveries/delivery-row';
import { deliveries, deliveryEvents } from '../../../database/schema/campaigns';

/**
 * Records an open or a click, in the caller's transaction, bound to the workspace. Visits of one email are
 * serialised, so that the last click of a burst sees all earlier ones. A person's visit counts on the email and
 * once on the contact's timeline; a program's is only counted as such.
 */
export async function recordVisit(tx: Transaction, visit: Visit): Promise<void> {
  const delivery = await lockDelivery(tx, visit.workspaceId, visit.deliveryId, 'share');
  if (!delivery || !WENT_OUT.includes(delivery.state)) return;
  const ofMail = and(eq(deliveryEvents.workspaceId, visit.workspaceId), eq(deliveryEvents.deliveryId, delivery.id));
  if (
    (await tx.$count(tx.select({ id: deliveryEvents.id }).from(deliveryEvents).where(ofMail).limit(MOST).as('kept'))) >=
    MOST
  )
    return;
  const own = visit.sign(sinceSent(delivery, visit.at));
  const { sign, taken } =
    visit.kind === 'click'
      ? clickSign(own, { link: visit.link, at: visit.at, honeypot: visit.honeypot }, await clicksAround(tx, visit))
      : { sign: own, taken: [] };
  await tx.insert(deliveryEvents).values({
    workspaceId: visit.workspaceId,
    id: visit.id,
    deliveryId: delivery.id,
    campaignId: delivery.campaignId,
    kind: visit.kind,
    link: visit.kind === 'click' ? visit.link : null,
    machine: sign !== '',
    sign,
    at: visit.at,
  });
  if (sign === '') await noteByPerson(tx, delivery, visit);
  else await noteByMachine(tx, delivery, visit, sign, taken);
}

async function noteByPerson(tx: Transaction, delivery: LockedDelivery, visit: Visit): Promise<void> {
  const { workspaceId, at } = visit;
  const isClick = visit.kind === 'click';
  const [opens, clicks] = [delivery.openedAt === null, isClick && delivery.clickedAt === null];
  // Somebody reads it, so it arrived: this replaces the mail server's lost answer.
  const arrived = delivery.state === 'uncertain' ? { state: 'sent' as const, sentAt: delivery.sentAt ?? at } : {};
  const set = { ...arrived, ...(opens && { openedAt: at }), ...(clicks && { clickedAt: at }) };
  if (Object.keys(set).length === 0) return;
  await tx.update(deliveries).set(set).where(itself(delivery));
  const kinds: MailEventKind[] = [
    ...('state' in arrived ? (['delivered'] as const) : []),
    ...(opens ? (['open'] as const) : []),
    ...(clicks ? (['click'] as const) : []),
  ];
  await noteMailEvents(tx, workspaceId, { ids: [delivery.id], kinds });
  const { contactId } = delivery;
  if (!contactId) return;
  await addContactEvents(tx, [
    ...(opens
      ? [
          {
            workspaceId,
            id: visit.newId(),
            contactId,
            kind: 'mail-opened' as const,
            title: `Opened the email “${delivery.mailTitle}”`,
            sourceKey: openedKey(delivery),
            at,
          },
        ]
      : []),
    ...(clicks
      ? [
          {
            workspaceId,
            id: visit.newId(),
            contactId,
            kind: 'mail-clicked' as const,
            title: `Clicked a link in the email “${delivery.mailTitle}”`,
            text: isClick ? visit.target : '',
            sourceKey: clickedKey(delivery),
            at,
          },
        ]
      : []),
  ]);
}

async function noteByMachine(
  tx: Transaction,
  delivery: LockedDelivery,
  visit: Visit,
  sign: MachineSign,
  taken: string[],
): Promise<void> {
  const { kind, at } = visit;
  const set =
    kind === 'open'
      ? { ...(delivery.machineOpenedAt === null && { machineOpenedAt: at }) }
      : { ...(delivery.machineClickedAt === null && { machineClickedAt: at }) };
  const corrected = taken.length > 0 ? await takeBack(tx, delivery, visit, sign, taken) : {};
  const rows = {
    ids: [delivery.id],
    kinds: [
      ...('openedAt' in corrected ? (['open'] as const) : []),
      ...('clickedAt' in corrected ? (['click'] as const) : []),
    ],
  };
  await dropMailEvents(tx, delivery.workspaceId, rows);
  if (Object.keys({ ...set, ...corrected }).length > 0)
    await tx
      .update(deliveries)
      .set({ ...set, ...corrected })
      .where(itself(delivery));
  await noteMailEvents(tx, delivery.workspaceId, rows);
}

/** Clicks that counted as a person's were the program's: they are subtracted again. */
async function takeBack(
  tx: Transaction,
  delivery: LockedDelivery,
  visit: Visit,
  sign: MachineSign,
  taken: string[],
): Promise<{ openedAt?: Date | null; clickedAt?: Date | null }> {
  await tx
    .update(deliveryEvents)
    .set({ machine: true, sign })
    .where(and(eq(deliveryEvents.workspaceId, visit.workspaceId), inArray(deliveryEvents.id, taken)));
  const left = await tx
    .select({ kind: deliveryEvents.kind, at: deliveryEvents.at })
    .from(deliveryEvents)
    .where(
      and(
        eq(deliveryEvents.workspaceId, visit.workspaceId),
        eq(deliveryEvents.deliveryId, delivery.id),
        eq(deliveryEvents.machine, false),
      ),
    )
    .orderBy(asc(deliveryEvents.at));
  // Something first done long ago may have outlived its event, and stays.
  const isOfNow = (at: Date | null): boolean =>
    at !== null && Math.abs(at.getTime() - visit.at.getTime()) <= HONEYPOT_MS;
  const clickedAt = left.find(({ kind }) => kind === 'click')?.at ?? null;
  const openedAt = left[0]?.at ?? null;
  const corrected = {
    ...(isOfNow(delivery.clickedAt) && { clickedAt }),
    ...(isOfNow(delivery.openedAt) && { openedAt }),
  };
  await takeBackContactEvents(tx, visit.workspaceId, [
    ...(corrected.clickedAt === null ? [clickedKey(delivery)] : []),
    ...(corrected.openedAt === null ? [openedKey(delivery)] : []),
  ]);
  return corrected;
}

async function clicksAround(tx: Transaction, { workspaceId, deliveryId, at }: Visit) {
  const [from, to] = [-HONEYPOT_MS, HONEYPOT_MS].map((ms) => new Date(at.getTime() + ms)) as [Date, Date];
  const rows = await tx
    .select({ id: deliveryEvents.id, link: deliveryEvents.link, at: deliveryEvents.at, sign: deliveryEvents.sign })
    .from(deliveryEvents)
    .where(
      and(
        eq(deliveryEvents.workspaceId, workspaceId),
        eq(deliveryEvents.deliveryId, deliveryId),
        eq(deliveryEvents.kind, 'click'),
        gte(deliveryEvents.at, from),
        lte(deliveryEvents.at, to),
      ),
    );
  return rows.map((row) => ({ ...row, link: row.link ?? 0 }));
}

/** 0 while it is being sent; null for an uncertain one. */
const sinceSent = ({ sentAt, state }: LockedDelivery, at: Date): number | null =>
  sentAt ? at.getTime() - sentAt.getTime() : state === 'sending' ? 0 : null;

const itself = ({ workspaceId, id }: LockedDelivery) =>
  and(eq(deliveries.workspaceId, workspaceId), eq(deliveries.id, id));
const openedKey = ({ id }: LockedDelivery): string => `mail-opened:${id}`;
const clickedKey = ({ id }: LockedDelivery): string => `mail-clicked:${id}`;

/** Nobody can have seen an email that was never sent. */
const WENT_OUT: readonly string[] = ['sending', 'sent', 'uncertain', 'bounced'];
/** Per email. More would tell nothing, and keeps a holder of the email from filling the table. */
const MOST = 200;

export type Visit = {
  workspaceId: string;
  deliveryId: string;
  /** The event's id. */
  id: string;
  /** For timeline events. */
  newId(): string;
  at: Date;
  /** The sign in the request itself, given the milliseconds since the email was sent; null when unknown. */
  sign(sinceSentMs: number | null): MachineSign | '';
} & ({ kind: 'open' } | { kind: 'click'; link: number; honeypot: boolean; /** the link's target */ target: string });
