import { and, asc, eq, gt, ilike, inArray, or, type SQL, sql } from 'drizzle-orm';
import { liftableReasons, pointOf, type ConsentChannel, type SuppressionReason } from '../../../../src/domain/consent';
import type { Transaction } from '../../../database/client';
import { inWorkspace } from '../../../database/client';
import { addSuppressions, type NewSuppression } from '../../../records/consent/consent-ledger';
import { addContactEvents } from '../../../records/contacts/contact-timeline';
import { findByPoints } from '../../../records/contacts/contact-writing';
import { byId, byMoment, keyset } from '../../../database/keyset';
import { likeText } from '../../../database/folded-text';
import { makePointHash, type Point } from '../../../keys/point-hash';
import { suppressions } from '../../../database/schema/consent';
import type { ContactEventDraft } from '../consents/consent-repository';

export type SuppressionListRepository = typeof suppressionListRepository;

/** Many blocked addresses at a time. */
export const suppressionListRepository = {
  /** Newest first. `exact` is what was looked for as an address: it is found by its hash, too, when its words are erased. */
  list: (
    workspaceId: string,
    { cursor, limit, ...narrowed }: Narrowed & { cursor: string | undefined; limit: number },
  ) =>
    inWorkspace(workspaceId, async (tx) => {
      const rows = await tx
        .select({ ...SHOWN, listPlace: NEWEST.listPlace })
        .from(suppressions)
        .where(and(narrowedTo(workspaceId, narrowed), NEWEST.beyond(cursor)))
        .orderBy(...NEWEST.order)
        .limit(limit + 1);
      return NEWEST.cut(rows, limit);
    }),

  /** In the order of ids, for a file: some behind `after`. */
  read: (workspaceId: string, narrowed: Narrowed, after: string | null, limit: number) =>
    inWorkspace(workspaceId, (tx) =>
      tx
        .select(SHOWN)
        .from(suppressions)
        .where(and(narrowedTo(workspaceId, narrowed), after ? gt(suppressions.id, after) : undefined))
        .orderBy(asc(suppressions.id))
        .limit(limit),
    ),

  /** Unblocks what may be, and tells it in the timelines of those who have the addresses. Answers how many rows went. */
  unblock: (
    workspaceId: string,
    which: { ids: readonly string[] } | Narrowed,
    limit: number,
    toContactEvent: (kind: Point['kind'], value: string) => ContactEventDraft,
  ): Promise<number> =>
    inWorkspace(workspaceId, async (tx) => {
      const wanted =
        'ids' in which
          ? and(eq(suppressions.workspaceId, workspaceId), inArray(suppressions.id, [...which.ids]))
          : narrowedTo(workspaceId, which);
      const found = await tx
        .select({ id: suppressions.id })
        .from(suppressions)
        .where(and(wanted, inArray(suppressions.reason, [...liftableReasons])))
        .orderBy(asc(suppressions.id))
        .limit(limit)
        .for('update');
      if (found.length === 0) return 0;
      const gone = await tx
        .delete(suppressions)
        .where(
          and(
            eq(suppressions.workspaceId, workspaceId),
            inArray(
              suppressions.id,
              found.map(({ id }) => id),
            ),
          ),
        )
        .returning({ channel: suppressions.channel, point: suppressions.point });
      await tell(tx, pointsOf(gone), toContactEvent);
      return gone.length;
    }),

  /** Takes a list back: what it blocked is open, and what it replaced stands again. Answers how many rows it was. */
  undoImport: (
    workspaceId: string,
    importId: string,
    limit: number,
    toContactEvent: (kind: Point['kind'], value: string) => ContactEventDraft,
  ): Promise<number> =>
    inWorkspace(workspaceId, async (tx) => {
      const found = await tx
        .select({ id: suppressions.id, former: suppressions.former })
        .from(suppressions)
        .where(and(eq(suppressions.workspaceId, workspaceId), eq(suppressions.importId, importId)))
        .orderBy(asc(suppressions.id))
        .limit(limit)
        .for('update');
      const among = (ids: string[]) => and(eq(suppressions.workspaceId, workspaceId), inArray(suppressions.id, ids));
      const replaced = found.filter(({ former }) => former !== null).map(({ id }) => id);
      const added = found.filter(({ former }) => former === null).map(({ id }) => id);
      if (replaced.length > 0)
        await tx
          .update(suppressions)
          .set({
            reason: sql`former->>'reason'`,
            cause: sql`former->>'cause'`,
            at: sql`(former->>'at')::timestamptz`,
            importId: sql`(former->>'importId')::uuid`,
            former: sql`nullif(former->'former', 'null'::jsonb)`,
          })
          .where(among(replaced));
      if (added.length > 0) {
        const gone = await tx
          .delete(suppressions)
          .where(among(added))
          .returning({ channel: suppressions.channel, point: suppressions.point });
        await tell(tx, pointsOf(gone), toContactEvent);
      }
      return found.length;
    }),

  /** Blocks addresses and tells it to those who have them. Answers how many entries are new or graver now. */
  add: (
    workspaceId: string,
    entries: NewSuppression[],
    points: readonly Point[],
    toContactEvent: (kind: Point['kind'], value: string) => ContactEventDraft,
  ): Promise<number> =>
    inWorkspace(workspaceId, async (tx) => {
      const before = await tx
        .select({ pointHash: suppressions.pointHash })
        .from(suppressions)
        .where(
          and(
            eq(suppressions.workspaceId, workspaceId),
            inArray(
              suppressions.pointHash,
              points.flatMap((point) => makePointHash()(workspaceId, point)),
            ),
          ),
        );
      const there = new Set(before.map(({ pointHash }) => pointHash));
      const added = await addSuppressions(tx, entries);
      await tell(
        tx,
        points.filter((point) => !makePointHash()(workspaceId, point).some((hash) => there.has(hash))),
        toContactEvent,
      );
      return added;
    }),
};

function narrowedTo(workspaceId: string, { search, exact, reason }: Narrowed): SQL | undefined {
  return and(
    eq(suppressions.workspaceId, workspaceId),
    reason ? eq(suppressions.reason, reason) : undefined,
    search
      ? or(
          ilike(suppressions.point, `%${likeText(search)}%`),
          ilike(suppressions.cause, `%${likeText(search)}%`),
          exact ? inArray(suppressions.pointHash, makePointHash()(workspaceId, exact)) : undefined,
        )
      : undefined,
  );
}

const pointsOf = (rows: { channel: ConsentChannel; point: string | null }[]): Point[] =>
  rows.flatMap(({ channel, point }) => (point === null ? [] : [{ kind: pointOf[channel], value: point }]));

async function tell(
  tx: Transaction,
  points: readonly Point[],
  toContactEvent: (kind: Point['kind'], value: string) => ContactEventDraft,
): Promise<void> {
  const valuesOf = (kind: Point['kind']) => [
    ...new Set(points.filter((point) => point.kind === kind).map(({ value }) => value)),
  ];
  const owners = await findByPoints(tx, { emails: valuesOf('email'), phones: valuesOf('phone') });
  await addContactEvents(
    tx,
    owners.map(({ contactId, kind, value }) => {
      const event = toContactEvent(kind, value);
      return { ...event, id: event.id(), contactId };
    }),
  );
}

const SHOWN = {
  id: suppressions.id,
  channel: suppressions.channel,
  point: suppressions.point,
  reason: suppressions.reason,
  cause: suppressions.cause,
  importId: suppressions.importId,
  at: suppressions.at,
};

export interface Narrowed {
  search: string;
  exact: Point | null;
  reason?: SuppressionReason | undefined;
}

/** Newest first. */
const NEWEST = keyset('suppressions', 'down', byMoment(suppressions.at), byId(suppressions.id));
