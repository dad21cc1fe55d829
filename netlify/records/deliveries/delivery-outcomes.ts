import { and, eq, gte, inArray, sql } from 'drizzle-orm';
import { softBounces, type BounceKind } from '../../../src/domain/bounce';
import { conversionLine } from '../../../src/domain/conversion';
import { DAY_MS } from '../../../src/domain/duration';
import { isAboutSender } from '../../../src/domain/refusal';
import type { Transaction } from '../../database/client';
import { addSuppressions } from '../consent/consent-ledger';
import { addContactEvents } from '../contacts/contact-timeline';
import { lockDelivery } from './delivery-row';
import { dropMailEvents, noteConversions } from '../events/mail-events';
import { endSubscription } from '../newsletter/newsletter-subscription';
import { conversions, deliveries } from '../../database/schema/campaigns';

/**
 * What happens to emails after they were sent, in the caller's transaction, bound to the workspace, as `app` or
 * `worker`. Each event takes effect once, however often it is reported.
 */

/**
 * Records bounces. A hard bounce suppresses the address at once, a soft one at the third within 30 days; a
 * refusal of the sender or the text suppresses nobody. A bounced email stays bounced. A constant number of
 * statements, however many; returns the ids of the emails that exist.
 */
export async function recordBounces(
  tx: Transaction,
  bounces: readonly Bounce[],
  newId: () => string,
): Promise<Set<string>> {
  const [first] = bounces;
  if (!first) return new Set();
  const { workspaceId } = first;
  const byId = new Map(bounces.map((bounce) => [bounce.deliveryId, bounce]));
  const ids = sql.param([...byId.keys()]);
  const asked = and(eq(deliveries.workspaceId, workspaceId), sql`${deliveries.id} = any(${ids}::uuid[])`);
  await tx.execute(
    sql`select 1 from contacts where workspace_id = ${workspaceId} and id in (select contact_id from deliveries where workspace_id = ${workspaceId} and id = any(${ids}::uuid[])) order by id for key share`,
  );
  const rows = await tx
    .select({
      id: deliveries.id,
      contactId: deliveries.contactId,
      address: deliveries.address,
      bouncedAt: deliveries.bouncedAt,
    })
    .from(deliveries)
    .where(asked)
    .orderBy(deliveries.id)
    .for('update');
  const fresh = rows
    .filter(({ bouncedAt }) => bouncedAt === null)
    .map((row) => ({ ...row, bounce: byId.get(row.id)! }));
  if (fresh.length > 0) {
    await dropMailEvents(tx, workspaceId, { ids: fresh.map(({ id }) => id), kinds: ['delivered'] });
    const of = <T>(read: (row: (typeof fresh)[number]) => T) => sql.param(fresh.map(read));
    await tx.execute(sql`
      update deliveries d set state = 'bounced', cause = n.cause, bounced_at = n.at
      from unnest(${of(({ id }) => id)}::uuid[], ${of(({ bounce }) => bounce.cause.slice(0, 500))}::text[], ${of(({ bounce }) => bounce.at.toISOString())}::timestamptz[]) as n (id, cause, at)
      where d.workspace_id = ${workspaceId} and d.id = any(${ids}::uuid[]) and d.id = n.id`);
    const blamed = fresh.filter(({ address, bounce }) => address !== '' && !isAboutSender(bounce.cause));
    const gone = new Set(blamed.filter(({ bounce }) => bounce.kind === 'hard'));
    const dead = [
      ...gone,
      ...(await oftenBounced(
        tx,
        workspaceId,
        blamed.filter(({ bounce }) => bounce.kind === 'soft'),
      )),
    ];
    await addSuppressions(
      tx,
      dead.map(({ address, bounce }) => ({
        workspaceId,
        id: newId(),
        channel: 'email',
        value: address,
        reason: 'bounced',
        cause: bounce.cause,
        at: bounce.at,
      })),
    );
    await addContactEvents(
      tx,
      fresh.flatMap((row) =>
        row.contactId
          ? [
              {
                workspaceId,
                id: newId(),
                contactId: row.contactId,
                kind: 'mail-bounced' as const,
                title: gone.has(row) ? 'An email bounced: the address doesn’t exist' : 'An email bounced',
                text: row.bounce.cause,
                sourceKey: `mail-bounced:${row.id}`,
                at: row.bounce.at,
              },
            ]
          : [],
      ),
    );
  }
  return new Set(rows.map(({ id }) => id));
}

/** Those whose address has reached the limit of soft bounces. Each email counts once, including this one. */
async function oftenBounced<R extends { id: string; contactId: string | null; address: string; bounce: Bounce }>(
  tx: Transaction,
  workspaceId: string,
  soft: R[],
): Promise<R[]> {
  const people = [...new Set(soft.flatMap(({ contactId }) => contactId ?? []))];
  if (people.length === 0) return [];
  const since = new Date(Math.min(...soft.map(({ bounce }) => bounce.at.getTime())) - softBounces.days * DAY_MS);
  const rows = await tx
    .select({ address: deliveries.address, cause: deliveries.cause })
    .from(deliveries)
    .where(
      and(
        eq(deliveries.workspaceId, workspaceId),
        inArray(deliveries.contactId, people),
        eq(deliveries.state, 'bounced'),
        gte(deliveries.bouncedAt, since),
      ),
    );
  const times = Map.groupBy(
    rows.filter(({ cause }) => !isAboutSender(cause ?? '')),
    ({ address }) => address,
  );
  return soft.filter(({ address }) => (times.get(address)?.length ?? 0) >= softBounces.most);
}

/**
 * A reader reported the email as spam: nothing is ever sent to that address again. False when the email does not
 * exist.
 */
export async function recordComplaint(
  tx: Transaction,
  { workspaceId, deliveryId, at }: Outcome,
  newId: () => string,
): Promise<boolean> {
  const delivery = await lockDelivery(tx, workspaceId, deliveryId, 'share');
  if (!delivery) return false;
  if (delivery.complainedAt) return true;
  await tx
    .update(deliveries)
    .set({ complainedAt: at })
    .where(and(eq(deliveries.workspaceId, workspaceId), eq(deliveries.id, deliveryId)));
  if (delivery.address === '') return true;
  await addSuppressions(tx, [
    { workspaceId, id: newId(), channel: 'email', value: delivery.address, reason: 'complained', at },
  ]);
  await endSubscription(tx, workspaceId, delivery.address, at);
  if (delivery.contactId)
    await addContactEvents(tx, [
      {
        workspaceId,
        id: newId(),
        contactId: delivery.contactId,
        kind: 'consent',
        title: 'Reported an email as spam',
        text: `The email “${delivery.mailTitle}”.`,
        sourceKey: `mail-complained:${deliveryId}`,
        at,
      },
    ]);
  return true;
}

/**
 * Records a sale or booking that resulted from an email; `value` in hundredths. While an amount waits for an
 * owner, the sale counts and its amount does not. False when the email does not exist, the reference was
 * reported before, or the email has `most` already.
 */
export async function recordConversion(
  tx: Transaction,
  { workspaceId, deliveryId, at, reference, value, waits = false, most }: Conversion,
  newId: () => string,
): Promise<boolean> {
  const delivery = await lockDelivery(tx, workspaceId, deliveryId, 'share');
  if (!delivery) return false;
  if (
    most !== undefined &&
    (await tx.$count(
      conversions,
      and(
        eq(conversions.workspaceId, workspaceId),
        eq(conversions.campaignId, delivery.campaignId),
        eq(conversions.deliveryId, deliveryId),
      ),
    )) >= most
  )
    return false;
  const added = await tx
    .insert(conversions)
    .values({
      workspaceId,
      id: newId(),
      campaignId: delivery.campaignId,
      deliveryId,
      reference,
      at,
      ...(waits ? { value: 0, claimed: value, claim: 'waiting' } : { value }),
    })
    .onConflictDoNothing()
    .returning({ id: conversions.id });
  if (added.length === 0) return false;
  const convertedAt = sql`coalesce(${deliveries.convertedAt}, ${at.toISOString()}::timestamptz)`;
  await tx
    .update(deliveries)
    .set({ revenue: sql`${deliveries.revenue} + ${waits ? 0 : value}`, convertedAt })
    .where(and(eq(deliveries.workspaceId, workspaceId), eq(deliveries.id, deliveryId)));
  if (!waits) await noteConversions(tx, workspaceId, [added[0]!.id]);
  if (delivery.contactId)
    await addContactEvents(tx, [
      {
        workspaceId,
        id: newId(),
        contactId: delivery.contactId,
        kind: 'purchase',
        title: `Came from the email “${delivery.mailTitle}”`,
        text: conversionLine({ reference, value, waits }),
        sourceKey: conversionKeyOf(added[0]!.id),
        at,
      },
    ]);
  return true;
}

/** The source key of a conversion's timeline event. */
export const conversionKeyOf = (conversionId: string): string => `conversion:${conversionId}`;

interface Outcome {
  workspaceId: string;
  deliveryId: string;
  at: Date;
}

/** All of one call belong to the same workspace. */
export interface Bounce extends Outcome {
  kind: BounceKind;
  /** The mail server's answer, as a sentence. */
  cause: string;
}

export interface Conversion extends Outcome {
  reference: string;
  value: number;
  /** The value is a claim that an owner has to confirm. */
  waits?: boolean | undefined;
  most?: number | undefined;
}
