import { sql, type SQL } from 'drizzle-orm';
import type { DeliveryState, ResendableState } from '../../../src/domain/campaign';
import { mailDomain } from '../../../src/domain/mail-domain';
import type { Transaction } from '../../database/client';
import { noteMailEvents } from '../events/mail-events';

/**
 * The ledger of campaign emails, which makes sure that each is sent once per person: a row is taken (waiting →
 * sending) in a committed transaction before its email is passed to the server, by the one run that holds the
 * campaign, and settled with the answer. A row still `sending` when its run is gone becomes `uncertain` and is
 * never resent automatically. Triggers maintain the counts. Every statement names the workspace, because the
 * worker's policy alone does not use an index.
 */

/**
 * Adds emails to be sent, except those that a person already has for the same occasion, and those to people who
 * are being erased. Returns how many were added.
 */
export async function addDeliveries(tx: Transaction, rows: readonly NewDelivery[]): Promise<number> {
  if (rows.length === 0) return 0;
  const of = <T>(read: (row: NewDelivery) => T) => sql.param(rows.map(read));
  const added = await tx.execute(sql`
    insert into deliveries (workspace_id, id, campaign_id, email_id, revision, contact_id, occasion, address, domain, state, not_before)
    select n.workspace_id, n.id, n.campaign_id, n.email_id, n.revision, n.contact_id, n.occasion, n.address, n.domain, 'waiting', n.not_before
    from unnest(${of(({ workspaceId }) => workspaceId)}::uuid[], ${of(({ id }) => id)}::uuid[], ${of(({ campaignId }) => campaignId)}::uuid[], ${of(({ emailId }) => emailId)}::uuid[], ${of(({ revision }) => revision)}::int[],
      ${of(({ contactId }) => contactId)}::uuid[], ${of(({ occasion }) => occasion ?? '')}::text[], ${of(({ address }) => address)}::text[], ${of(({ address }) => mailDomain(address))}::text[], ${of(({ notBefore }) => notBefore.toISOString())}::timestamptz[])
      as n (workspace_id, id, campaign_id, email_id, revision, contact_id, occasion, address, domain, not_before)
      join contacts c on c.workspace_id = n.workspace_id and c.id = n.contact_id and c.id = any(${of(({ contactId }) => contactId)}::uuid[])
    for key share of c
    on conflict (workspace_id, email_id, contact_id, occasion) do nothing`);
  return added.rowCount ?? 0;
}

/** The emails that are due, in order of their time, after `after`. */
export async function readDue(
  tx: Transaction,
  {
    workspaceId,
    campaignId,
    now,
    after,
    limit,
  }: { workspaceId: string; campaignId: string; now: Date; after: DuePlace | null; limit: number },
): Promise<DueDelivery[]> {
  const behind = after ? sql`and (not_before, id) > (${after.notBefore}::timestamptz, ${after.id}::uuid)` : sql``;
  const { rows } = await tx.execute<DueDelivery & Record<string, unknown>>(sql`
    select id, email_id as "emailId", revision, contact_id as "contactId", address, attempts, not_before::text as "notBefore" from deliveries
    where workspace_id = ${workspaceId} and campaign_id = ${campaignId} and state = 'waiting' and not_before <= ${now.toISOString()}::timestamptz ${behind}
    order by not_before, id limit ${limit}`);
  return rows;
}

/** When the next email is due; null when none is waiting. */
export async function readNextDue(tx: Transaction, workspaceId: string, campaignId: string): Promise<Date | null> {
  const { rows } = await tx.execute<{ at: Date | string }>(
    sql`select not_before as at from deliveries where workspace_id = ${workspaceId} and campaign_id = ${campaignId} and state = 'waiting' order by not_before, id limit 1`,
  );
  return rows[0] ? new Date(rows[0].at) : null;
}

/**
 * Takes due rows for sending, as long as the run holds the campaign, the campaign is active, and the person has
 * not withdrawn consent since it was checked. A run that takes over the campaign waits for this transaction.
 * `held` is false when the run must stop.
 */
export async function takeDeliveries(
  tx: Transaction,
  { workspaceId, campaignId, run }: CampaignLease,
  takes: readonly DeliveryTake[],
  now: Date,
): Promise<{ held: boolean; taken: Set<string> }> {
  const of = <T>(read: (take: DeliveryTake) => T) => sql.param(takes.map(read));
  const ids = of(({ id }) => id);
  const { rows } = await tx.execute<{ held: boolean; taken: string[] }>(sql`
    with held as materialized (
      select 1 from campaigns where workspace_id = ${workspaceId} and id = ${campaignId} and sender = ${run} and sender_until > now() and status = 'active' for share
    ), taken as (
      update deliveries d set state = 'sending', attempts = d.attempts + 1, address = n.address, domain = n.domain, revision = n.revision
      from unnest(${ids}::uuid[], ${of(({ address }) => address)}::text[], ${of(({ address }) => mailDomain(address))}::text[], ${of(({ revision }) => revision)}::int[]) as n (id, address, domain, revision)
      where d.workspace_id = ${workspaceId} and d.id = any(${ids}::uuid[]) and d.id = n.id and d.state = 'waiting' and d.not_before <= ${now.toISOString()}::timestamptz and exists (select 1 from held)
        and exists (select 1 from contacts c where c.workspace_id = d.workspace_id and c.id = d.contact_id and c.email_consent = 'granted' and c.archived_at is null)
      returning d.id
    )
    select exists (select 1 from held) as held, coalesce((select array_agg(id) from taken), '{}')::text[] as taken`);
  return { held: rows[0]!.held, taken: new Set(rows[0]!.taken) };
}

/**
 * Records the results of emails that were taken. A late answer for a row that is already uncertain is accepted;
 * for one that has bounced meanwhile, only if it was sent. A row that goes back to waiting says when it is next
 * due.
 */
export async function settleDeliveries(
  tx: Transaction,
  workspaceId: string,
  results: readonly DeliveryResult[],
): Promise<void> {
  if (results.length === 0) return;
  const of = <T>(read: (result: DeliveryResult) => T) => sql.param(results.map(read));
  const ids = of(({ id }) => id);
  await tx.execute(sql`
    with ${inOrder(sql`workspace_id = ${workspaceId} and id = any(${ids}::uuid[])`)}
    update deliveries d set state = case when d.state = 'bounced' then d.state else n.state end, cause = case when d.state = 'bounced' then d.cause else n.cause end,
      sent_at = coalesce(d.sent_at, n.sent_at), not_before = coalesce(n.not_before, d.not_before), attempts = d.attempts - n.uncounted
    from unnest(${ids}::uuid[], ${of(({ state }) => state)}::text[], ${of(({ cause }) => cause?.slice(0, 500) ?? null)}::text[], ${of(({ sentAt }) => sentAt?.toISOString() ?? null)}::timestamptz[],
      ${of(({ notBefore }) => notBefore?.toISOString() ?? null)}::timestamptz[], ${of(({ uncounted }) => (uncounted ? 1 : 0))}::int[]) as n (id, state, cause, sent_at, not_before, uncounted)
    where d.workspace_id = ${workspaceId} and d.id in (select id from in_order) and d.id = n.id and (d.state in ('sending', 'uncertain') or (d.state = 'bounced' and n.state = 'sent'))`);
  const sent = results.filter(({ state }) => state === 'sent').map(({ id }) => id);
  await noteMailEvents(tx, workspaceId, { ids: sent, kinds: ['delivered'] });
}

/** Gives up waiting emails, with the cause. */
export async function dropDeliveries(
  tx: Transaction,
  workspaceId: string,
  drops: readonly { id: string; state: 'skipped' | 'failed'; cause: string }[],
): Promise<void> {
  if (drops.length === 0) return;
  const ids = sql.param(drops.map(({ id }) => id));
  await tx.execute(sql`
    update deliveries d set state = n.state, cause = n.cause from unnest(${ids}::uuid[], ${sql.param(drops.map(({ state }) => state))}::text[], ${sql.param(drops.map(({ cause }) => cause.slice(0, 500)))}::text[]) as n (id, state, cause)
    where d.workspace_id = ${workspaceId} and d.id = any(${ids}::uuid[]) and d.id = n.id and d.state = 'waiting'`);
}

/** Postpones waiting emails to a later time. */
export async function postponeDeliveries(
  tx: Transaction,
  workspaceId: string,
  rows: readonly { id: string; notBefore: Date }[],
): Promise<void> {
  if (rows.length === 0) return;
  const ids = sql.param(rows.map(({ id }) => id));
  await tx.execute(sql`
    update deliveries d set not_before = n.not_before from unnest(${ids}::uuid[], ${sql.param(rows.map(({ notBefore }) => notBefore.toISOString()))}::timestamptz[]) as n (id, not_before)
    where d.workspace_id = ${workspaceId} and d.id = any(${ids}::uuid[]) and d.id = n.id and d.state = 'waiting'`);
}

/**
 * Puts refused or uncertain emails back in the queue because somebody chose to: at most RESENT_AT_ONCE; returns
 * how many. Never to erased people. Nothing automatic may call this.
 */
export async function resendDeliveries(
  tx: Transaction,
  workspaceId: string,
  campaignId: string,
  state: ResendableState,
  now: Date,
): Promise<number> {
  const resent = await tx.execute(sql`
    update deliveries set state = 'waiting', attempts = 0, cause = null, not_before = ${now.toISOString()}::timestamptz where workspace_id = ${workspaceId}
      and id = any(array(select id from deliveries where workspace_id = ${workspaceId} and campaign_id = ${campaignId} and state = ${state} and contact_id is not null order by id limit ${RESENT_AT_ONCE} for update))`);
  return resent.rowCount ?? 0;
}

/** Marks what a dead run left in progress: nobody knows whether the server accepted it. */
export async function leaveUncertain(
  tx: Transaction,
  workspaceId: string,
  campaignId: string,
  cause: string,
): Promise<number> {
  const left = await tx.execute(
    sql`with ${inOrder(sql`workspace_id = ${workspaceId} and campaign_id = ${campaignId} and state = 'sending'`)}
      update deliveries set state = 'uncertain', cause = ${cause} where workspace_id = ${workspaceId} and id in (select id from in_order) and state = 'sending'`,
  );
  return left.rowCount ?? 0;
}

/** Locks rows by their ids, so that a run that settles some and another that takes the campaign over never wait for each other. */
const inOrder = (which: SQL): SQL =>
  sql`in_order as materialized (select id from deliveries where ${which} order by id for update)`;

/** Deletes at most `limit` rows that were never sent, and subtracts them from the counts. Returns how many. */
export async function takeBackDeliveries(
  tx: Transaction,
  workspaceId: string,
  campaignId: string,
  limit: number,
): Promise<number> {
  // Deleting a row does not change the counts, which normally outlive the ledger.
  const { rows } = await tx.execute<{ n: number }>(sql`
    with gone as (
      delete from deliveries where workspace_id = ${workspaceId} and id = any(array(select id from deliveries where workspace_id = ${workspaceId} and campaign_id = ${campaignId} and state in ('waiting', 'skipped') limit ${limit} for update))
      returning email_id, state
    ), counted as (
      insert into campaign_steps (workspace_id, campaign_id, email_id, kind, step)
      select ${workspaceId}::uuid, ${campaignId}::uuid, g.email_id, v.kind, -count(*) from gone g cross join lateral (values ('total'), (case when g.state = 'skipped' then 'skipped' end)) as v (kind) where v.kind is not null group by g.email_id, v.kind
    )
    select count(*)::int as n from gone`);
  return rows[0]!.n;
}

/**
 * Skips the waiting emails of a campaign that has ended, with the cause. At most SKIPPED_AT_ONCE; returns how
 * many. The counting trigger joins old and new rows, and a connection keeps the plan that it made for a few
 * rows: for many thousands that would exceed the statement timeout.
 */
export async function skipWaiting(
  tx: Transaction,
  workspaceId: string,
  campaignId: string,
  cause: string,
): Promise<number> {
  const skipped = await tx.execute(sql`
    update deliveries set state = 'skipped', cause = ${cause} where workspace_id = ${workspaceId}
      and id = any(array(select id from deliveries where workspace_id = ${workspaceId} and campaign_id = ${campaignId} and state = 'waiting' limit ${SKIPPED_AT_ONCE} for update))`);
  return skipped.rowCount ?? 0;
}

export const SKIPPED_AT_ONCE = 1_000;
export const RESENT_AT_ONCE = 1_000;

/** A campaign held by one run. */
export interface CampaignLease {
  workspaceId: string;
  campaignId: string;
  run: string;
}

export interface NewDelivery {
  workspaceId: string;
  id: string;
  campaignId: string;
  emailId: string;
  revision: number;
  contactId: string;
  /** For automations: the run and the step that sends. */
  occasion?: string;
  address: string;
  notBefore: Date;
}

/** `notBefore` in PostgreSQL's format, to the microsecond. */
export interface DuePlace {
  notBefore: string;
  id: string;
}

export interface DueDelivery extends DuePlace {
  emailId: string;
  revision: number;
  /** Null once erased. */
  contactId: string | null;
  address: string;
  attempts: number;
}

export interface DeliveryTake {
  id: string;
  /** The current one; it may differ from when the audience was frozen. */
  address: string;
  /** The revision of the text that is sent. */
  revision: number;
}

export interface DeliveryResult {
  id: string;
  state: Extract<DeliveryState, 'sent' | 'failed' | 'uncertain' | 'waiting'>;
  cause?: string | null;
  sentAt?: Date;
  notBefore?: Date;
  /** The attempt does not count against this email's attempts, because its failure was not about the email. */
  uncounted?: boolean;
}
