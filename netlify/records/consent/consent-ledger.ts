import { and, eq, inArray, sql } from 'drizzle-orm';
import {
  consentChannels,
  gravest,
  pointOf,
  suppressionReasons,
  type ConsentBasis,
  type ConsentChannel,
  type ConsentState,
  type SuppressionReason,
} from '../../../src/domain/consent';
import type { Transaction } from '../../database/client';
import { makePointHash, type Point } from '../../keys/point-hash';
import { type FormerSuppression, suppressions } from '../../database/schema/consent';
import { contacts } from '../../database/schema/contacts';

/**
 * The consent ledger and the list of suppressed addresses. Everything here runs in the caller's transaction,
 * bound to the workspace, as `app` or `worker`, in a constant number of statements however many entries are
 * given.
 */

/**
 * Adds rows to the ledger and updates each contact's latest state per channel, by the time `at` of all its rows:
 * a late report about long ago never overrides what was said since. `now` becomes the contacts' `updatedAt`.
 */
export async function addConsents(tx: Transaction, entries: NewConsent[], now: Date): Promise<void> {
  if (entries.length === 0) return;
  const ids = sql.param([...new Set(entries.map(({ contactId }) => contactId))]);
  // Locked first, in a fixed order: of two concurrent writers, the second must see the first one's row when it
  // looks for the latest state.
  await tx.execute(
    sql`select 1 from ${contacts} where ${contacts.workspaceId} = ${BOUND} and ${contacts.id} = any(${ids}::uuid[]) order by ${contacts.id} for update`,
  );
  await tx.execute(sql`insert into consents (workspace_id, id, contact_id, channel, state, basis, wording, proof, point, address, import_id, actor_id, actor_name, at)
    select * from unnest(${sql.param(entries.map((entry) => entry.workspaceId))}::uuid[], ${sql.param(entries.map((entry) => entry.id))}::uuid[], ${sql.param(entries.map((entry) => entry.contactId))}::uuid[],
      ${sql.param(entries.map((entry) => entry.channel))}::text[], ${sql.param(entries.map((entry) => entry.state))}::text[], ${sql.param(entries.map((entry) => entry.basis ?? null))}::text[],
      ${sql.param(entries.map((entry) => entry.wording ?? ''))}::text[], ${sql.param(entries.map((entry) => entry.proof ?? ''))}::text[], ${sql.param(entries.map((entry) => entry.point ?? ''))}::text[],
      ${sql.param(entries.map((entry) => entry.address ?? null))}::text[], ${sql.param(entries.map((entry) => entry.importId ?? null))}::uuid[], ${sql.param(entries.map((entry) => entry.actor?.id ?? null))}::uuid[],
      ${sql.param(entries.map((entry) => entry.actor?.name ?? ''))}::text[], ${sql.param(entries.map((entry) => entry.at.toISOString()))}::timestamptz[])`);
  await tx.execute(sql`update contacts c
    set email_consent = coalesce(said.email, c.email_consent), sms_consent = coalesce(said.sms, c.sms_consent), voice_consent = coalesce(said.voice, c.voice_consent), updated_at = ${now.toISOString()}::timestamptz
    from (
      select workspace_id, contact_id, max(state) filter (where channel = 'email') as email, max(state) filter (where channel = 'sms') as sms, max(state) filter (where channel = 'voice') as voice
      from (select distinct on (contact_id, channel) workspace_id, contact_id, channel, state from consents where workspace_id = ${BOUND} and contact_id = any(${ids}::uuid[]) order by contact_id, channel, at desc, id desc) last
      group by workspace_id, contact_id
    ) said
    where c.workspace_id = said.workspace_id and c.id = said.contact_id`);
}

/**
 * Suppresses addresses, each once per channel: a graver reason wins, otherwise the first stays. Returns how many
 * are new or graver. Addresses of erased people are not stored in clear. An imported list can be removed, what
 * happened here cannot: a list's row remembers what it replaced, and an event here is stored beside a list's
 * row, or instead of it.
 */
export async function addSuppressions(tx: Transaction, entries: NewSuppression[]): Promise<number> {
  if (entries.length === 0) return 0;
  const hash = makePointHash();
  const once = new Map<string, typeof suppressions.$inferInsert>();
  for (const { workspaceId, id, channel, value, reason, cause = '', importId = null, former = null, at } of entries) {
    const pointHash = hash(workspaceId, { kind: pointOf[channel], value })[0]!;
    const row = {
      workspaceId,
      id,
      channel,
      pointHash,
      point: reason === 'erased' ? null : value,
      reason,
      cause: reason === 'erased' ? '' : cause.slice(0, LONGEST_CAUSE),
      importId,
      former,
      at,
    };
    const key = `${channel} ${pointHash}`;
    const twin = once.get(key);
    if (!twin || (twin.reason !== reason && gravest([twin.reason, reason]) === reason)) once.set(key, row);
  }
  const rows = [...once.values()];
  const written =
    await tx.execute(sql`insert into suppressions as held (workspace_id, id, channel, point_hash, point, reason, cause, at, import_id, former)
    select * from unnest(${sql.param(rows.map((row) => row.workspaceId))}::uuid[], ${sql.param(rows.map((row) => row.id))}::uuid[], ${sql.param(rows.map((row) => row.channel))}::text[],
      ${sql.param(rows.map((row) => row.pointHash))}::text[], ${sql.param(rows.map((row) => row.point ?? null))}::text[], ${sql.param(rows.map((row) => row.reason))}::text[], ${sql.param(rows.map((row) => row.cause))}::text[], ${sql.param(rows.map((row) => row.at.toISOString()))}::timestamptz[],
      ${sql.param(rows.map((row) => row.importId ?? null))}::uuid[], ${sql.param(rows.map((row) => (row.former ? JSON.stringify(row.former) : null)))}::jsonb[])
    on conflict (workspace_id, channel, point_hash) do update set
      reason = case when ${REPLACES} then excluded.reason else held.reason end,
      cause = case when ${REPLACES} then excluded.cause else held.cause end,
      point = case when ${REPLACES} then excluded.point else held.point end,
      at = case when ${REPLACES} then excluded.at else held.at end,
      import_id = case when ${REPLACES} then excluded.import_id else held.import_id end,
      former = case
        when not (${REPLACES}) then ${asFormer('excluded')}
        when excluded.import_id is null then excluded.former
        when excluded.import_id = held.import_id then held.former
        else ${asFormer('held')} end
      where ${REPLACES} or (${HAPPENED_TO_LISTED} and (held.former is null or ${gravity('excluded.reason')} >= ${gravity("held.former->>'reason'")}))`);
  return written.rowCount ?? 0;
}

/** What suppresses these addresses now: at most one answer per address and channel, the gravest. */
export async function findSuppressions(
  tx: Transaction,
  workspaceId: string,
  points: readonly Point[],
): Promise<FoundSuppression[]> {
  const found = await selectSuppressions(
    tx,
    points.map((point) => ({ workspaceId, ...point })),
  );
  return found.map(({ kind, value, channel, reason, at }) => ({ kind, value, channel, reason, at }));
}

/** Like findSuppressions, for addresses that each state the bound workspace. */
export async function selectSuppressions<P extends Point & { workspaceId: string }>(
  tx: Transaction,
  points: readonly P[],
): Promise<(P & { channel: ConsentChannel; reason: SuppressionReason; at: Date })[]> {
  if (points.length === 0) return [];
  const hash = makePointHash();
  const hashed = points.map((point) => ({ point, hashes: hash(point.workspaceId, point) }));
  const all = sql.param([...new Set(hashed.flatMap(({ hashes }) => hashes))]);
  const rows = await tx
    .select({
      pointHash: suppressions.pointHash,
      channel: suppressions.channel,
      reason: suppressions.reason,
      at: suppressions.at,
    })
    .from(suppressions)
    .where(
      and(
        sql`${suppressions.workspaceId} = ${BOUND}`,
        inArray(suppressions.channel, consentChannels),
        sql`${suppressions.pointHash} = any(${all}::text[])`,
      ),
    );
  const byHash = Map.groupBy(rows, ({ pointHash }) => pointHash);
  return hashed.flatMap(({ point, hashes }) => {
    const byChannel = Map.groupBy(
      hashes.flatMap((one) => byHash.get(one) ?? []),
      ({ channel }) => channel,
    );
    return [...byChannel.values()].map((same) => {
      const { channel, reason, at } = same.find(({ reason }) => reason === gravest(same.map((row) => row.reason)))!;
      return { ...point, channel, reason, at };
    });
  });
}

/** Removes a reason from an address, because its owner has just said otherwise. Other reasons stay. */
export async function liftSuppression(
  tx: Transaction,
  workspaceId: string,
  { channel, value, reason }: { channel: ConsentChannel; value: string; reason: SuppressionReason },
): Promise<void> {
  const hashes = makePointHash()(workspaceId, { kind: pointOf[channel], value });
  await tx
    .delete(suppressions)
    .where(
      and(
        eq(suppressions.workspaceId, workspaceId),
        eq(suppressions.channel, channel),
        inArray(suppressions.pointHash, hashes),
        eq(suppressions.reason, reason),
      ),
    );
}

/** The worker's policy alone does not use an index; the transaction's workspace as a value does. */
const BOUND = sql`(select current_workspace())`;
const LONGEST_CAUSE = 500;
const GRAVITY = sql.param([...suppressionReasons]);
const gravity = (reason: string) => sql`array_position(${GRAVITY}::text[], ${sql.raw(reason)})`;
const HAPPENED_TO_LISTED = sql`held.import_id is not null and excluded.import_id is null`;
const REPLACES = sql`${gravity('excluded.reason')} > ${gravity('held.reason')} or (${HAPPENED_TO_LISTED} and excluded.reason = held.reason)`;
/** The replaced row in the form in which its replacement stores it (FormerSuppression). */
const asFormer = (row: 'held' | 'excluded') => {
  const of = (column: string) => sql.raw(`${row}.${column}`);
  return sql`jsonb_build_object('reason', ${of('reason')}, 'cause', ${of('cause')}, 'at', ${of('at')}, 'importId', ${of('import_id')}, 'former', ${of('former')})`;
};

export interface NewConsent {
  workspaceId: string;
  id: string;
  contactId: string;
  channel: ConsentChannel;
  state: ConsentState;
  basis?: ConsentBasis | null;
  wording?: string;
  proof?: string;
  /** The email or number that it was given for, in the form of contact_points. */
  point?: string;
  /** The network address of the request. */
  address?: string | null;
  importId?: string | null;
  actor?: { id: string; name: string } | null;
  /** When they said so. */
  at: Date;
}

export interface NewSuppression {
  workspaceId: string;
  id: string;
  channel: ConsentChannel;
  /** In the form of contact_points. */
  value: string;
  reason: SuppressionReason;
  /** The mail server's answer. */
  cause?: string;
  /** The list that it was imported with. */
  importId?: string | null;
  former?: FormerSuppression | null;
  at: Date;
}

export interface FoundSuppression extends Point {
  channel: ConsentChannel;
  reason: SuppressionReason;
  at: Date;
}
