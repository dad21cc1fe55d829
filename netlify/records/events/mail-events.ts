import { sql, type SQL } from 'drizzle-orm';
import { eventLimits, type EventKind } from '../../../src/domain/analytics-event';
import type { Transaction } from '../../database/client';
import { eventIdIn } from './event-id';

/**
 * Events that rows of the delivery ledger and its conversions tell, noted in the caller's transaction, bound to the
 * workspace: one statement, however many rows. What a row says now is noted, so each is called after the row was
 * changed; `dropMailEvents` before, while the row still says when it was.
 */
export const noteMailEvents = (tx: Transaction, workspaceId: string, rows: MailRows): Promise<void> =>
  note(tx, workspaceId, 'put', rows);

export const dropMailEvents = (tx: Transaction, workspaceId: string, rows: MailRows): Promise<void> =>
  note(tx, workspaceId, 'drop', rows);

/**
 * A sale counts as soon as its amount does; while it waits for an owner, or after it was refused, there is no event.
 */
export async function noteConversions(tx: Transaction, workspaceId: string, ids: readonly string[]): Promise<void> {
  if (ids.length > 0)
    await tx.execute(sql`${insertConversions(workspaceId)} and v.id = any(${sql.param([...ids])}::uuid[])`);
}

/** Everything that a workspace's deliveries told after one id, in order of their ids; the last of them, null at the end. */
export async function noteEarlierMails(
  tx: Transaction,
  workspaceId: string,
  { after, limit, since }: { after: string | null; limit: number; since: Date },
): Promise<string | null> {
  const behind = after ? sql`and id > ${after}::uuid` : sql``;
  const { rows } = await tx.execute<{ last: string | null; n: number }>(sql`
    with few as materialized (select * from deliveries where workspace_id = ${workspaceId} ${behind} order by id limit ${limit}),
    noted as (
      ${insertMails(workspaceId, 'put', sql`few`, ALL)} and v.at >= ${since.toISOString()}::timestamptz
    )
    select (select id from few order by id desc limit 1)::text as last, (select count(*)::int from few) as n`);
  return rows[0]!.n < limit ? null : rows[0]!.last;
}

export async function noteEarlierConversions(tx: Transaction, workspaceId: string, since: Date): Promise<void> {
  await tx.execute(sql`${insertConversions(workspaceId)} and v.at >= ${since.toISOString()}::timestamptz`);
}

async function note(
  tx: Transaction,
  workspaceId: string,
  change: 'put' | 'drop',
  { ids, kinds }: MailRows,
): Promise<void> {
  if (ids.length === 0 || kinds.length === 0) return;
  await tx.execute(
    sql`${insertMails(workspaceId, change, sql`deliveries`, kinds)} and d.id = any(${sql.param([...ids])}::uuid[])`,
  );
}

const INBOX = sql.raw(
  'insert into event_inbox (workspace_id, change, id, at, kind, channel, person, medium, campaign, subject_id, value)',
);
const insertMails = (workspaceId: string, change: 'put' | 'drop', from: SQL, kinds: readonly MailEventKind[]): SQL =>
  sql`${INBOX} ${selectMails(workspaceId, { change, from, kinds })}`;
const insertConversions = (workspaceId: string): SQL => sql`${INBOX} ${selectConversions(workspaceId)}`;

/** A query that ends in its conditions; `also`: more columns of the delivery `d`. An email that bounced was sent, but did not arrive. */
export const selectMails = (
  workspaceId: string,
  {
    change = 'put',
    from = sql`deliveries`,
    kinds = ALL,
    also = sql``,
  }: { change?: 'put' | 'drop'; from?: SQL; kinds?: readonly MailEventKind[]; also?: SQL } = {},
): SQL => sql`
  select d.workspace_id, ${change}::text as change, ${eventIdIn(sql`v.kind`, sql`d.id::text`)} as id, v.at, v.kind, 'email' as channel, d.contact_id::text as person,
    'email' as medium, left(c.name, ${eventLimits.campaign}) as campaign, d.campaign_id as subject_id, 0::bigint as value${also}
  from ${from} d join campaigns c on c.workspace_id = d.workspace_id and c.id = d.campaign_id
  cross join lateral (values ('delivered', case when d.state = 'sent' then d.sent_at end), ('open', d.opened_at), ('click', d.clicked_at), ('unsubscribe', d.unsubscribed_at)) as v (kind, at)
  where d.workspace_id = ${workspaceId} and v.at is not null and v.kind = any(${sql.param([...kinds])}::text[])`;

/** Of the same columns. */
export const selectConversions = (workspaceId: string, also = sql``): SQL => sql`
  select v.workspace_id, case when v.claim is null or v.claim = 'counted' then 'put' else 'drop' end as change, ${eventIdIn(sql`'conversion'`, sql`v.id::text`)} as id, v.at, 'conversion' as kind, 'email' as channel,
    d.contact_id::text as person, 'email' as medium, left(c.name, ${eventLimits.campaign}) as campaign, v.campaign_id as subject_id, v.value${also}
  from conversions v join campaigns c on c.workspace_id = v.workspace_id and c.id = v.campaign_id left join deliveries d on d.workspace_id = v.workspace_id and d.id = v.delivery_id
  where v.workspace_id = ${workspaceId}`;

const ALL = ['delivered', 'open', 'click', 'unsubscribe'] as const;

export type MailEventKind = Extract<EventKind, (typeof ALL)[number]>;

interface MailRows {
  /** Of deliveries. */
  ids: readonly string[];
  kinds: readonly MailEventKind[];
}
