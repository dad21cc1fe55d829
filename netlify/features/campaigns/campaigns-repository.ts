import { and, asc, eq, getTableColumns, gt, inArray, sql } from 'drizzle-orm';
import type { NewActivity } from '../../../src/domain/activity';
import {
  campaignCountKinds,
  campaignLimits,
  type CampaignCountKind,
  type CampaignCounts,
  type CampaignFilter,
  type CampaignStatus,
} from '../../../src/domain/campaign';
import { segmentLimits, type SegmentGroup } from '../../../src/domain/segment';
import { logActivity } from '../../records/activity/activity-log';
import { inWorkspace, type Transaction } from '../../database/client';
import { byId, byMoment, keyset } from '../../database/keyset';
import { campaignEmails, campaigns } from '../../database/schema/campaigns';
import { segments } from '../../database/schema/segments';

export type CampaignsRepository = typeof campaignsRepository;
export type CampaignRow = typeof campaigns.$inferSelect;
export type NewCampaign = typeof campaigns.$inferInsert;
export type NewEmail = typeof campaignEmails.$inferInsert;

/** Campaigns with what is counted of them, which is never read off the ledger: a trigger keeps it in steps. */
export const campaignsRepository = {
  /** Newest first. `monday`: since when revenue is asked for; `scheduled`: those of the active ones that wait for their time. */
  list: (
    workspaceId: string,
    { filter, cursor, limit }: { filter: CampaignFilter; cursor?: string | undefined; limit: number },
    { monday, now }: { monday: Date; now: Date },
  ): Promise<CampaignList> =>
    inWorkspace(workspaceId, async (tx) => {
      const found = await tx
        .select({ ...getTableColumns(campaigns), listPlace: NEWEST.listPlace })
        .from(campaigns)
        .where(
          and(
            eq(campaigns.workspaceId, workspaceId),
            filter === 'all' ? undefined : inArray(campaigns.status, statusesOf(filter)),
            NEWEST.beyond(cursor),
          ),
        )
        .orderBy(...NEWEST.order)
        .limit(limit + 1);
      const { rows, nextCursor } = NEWEST.cut(found, limit);
      const byStatus = await tx
        .select({
          status: campaigns.status,
          count: sql<number>`count(*)::int`,
          ahead: sql<number>`count(*) filter (where ${gt(campaigns.sendAt, now)})::int`,
        })
        .from(campaigns)
        .where(eq(campaigns.workspaceId, workspaceId))
        .groupBy(campaigns.status);
      return {
        rows: await complete(tx, workspaceId, rows),
        nextCursor,
        byStatus: new Map(byStatus.map(({ status, count }) => [status, count])),
        scheduled: byStatus.find(({ status }) => status === 'active')?.ahead ?? 0,
        revenueSince: await sumRevenue(tx, workspaceId, monday),
      };
    }),

  find: (workspaceId: string, id: string): Promise<FoundCampaign | null> =>
    inWorkspace(workspaceId, async (tx) => {
      const [row] = await complete(tx, workspaceId, await tx.select().from(campaigns).where(oneOf(workspaceId, id)));
      if (!row) return null;
      const emails = await tx
        .select({
          id: campaignEmails.id,
          name: campaignEmails.name,
          subject: campaignEmails.subject,
          revision: campaignEmails.revision,
        })
        .from(campaignEmails)
        .where(and(eq(campaignEmails.workspaceId, workspaceId), eq(campaignEmails.campaignId, id)))
        .orderBy(asc(campaignEmails.createdAt), asc(campaignEmails.id));
      return { ...row, emails };
    }),

  /** With what its mails hold, for a copy. */
  findWhole: (
    workspaceId: string,
    id: string,
  ): Promise<{ campaign: CampaignRow; emails: (typeof campaignEmails.$inferSelect)[] } | null> =>
    inWorkspace(workspaceId, async (tx) => {
      const [campaign] = await tx.select().from(campaigns).where(oneOf(workspaceId, id));
      if (!campaign) return null;
      return {
        campaign,
        emails: await tx
          .select()
          .from(campaignEmails)
          .where(and(eq(campaignEmails.workspaceId, workspaceId), eq(campaignEmails.campaignId, id)))
          .orderBy(asc(campaignEmails.createdAt), asc(campaignEmails.id)),
      };
    }),

  /** Neither when there are as many as a workspace can have. A segment that is named so already is taken as it is. */
  add: (row: NewCampaign, emails: NewEmail[], segment?: NewSegment): Promise<'added' | 'full' | 'segments-full'> =>
    inWorkspace(row.workspaceId, async (tx) => {
      await hold(tx, 'campaigns', row.workspaceId);
      if ((await tx.$count(campaigns, eq(campaigns.workspaceId, row.workspaceId))) >= campaignLimits.campaigns)
        return 'full';
      const segmentId = segment && (await ensureSegment(tx, row, segment));
      if (segmentId === null) return 'segments-full';
      await tx.insert(campaigns).values({ ...row, ...(segmentId && segment?.use(segmentId)) });
      if (emails.length > 0) await tx.insert(campaignEmails).values(emails);
      return 'added';
    }),

  /** 'started': what was to be changed stands since it started. */
  change: (
    workspaceId: string,
    id: string,
    change: CampaignChange,
    isFixed: boolean,
  ): Promise<'changed' | 'missing' | 'started'> =>
    inWorkspace(workspaceId, async (tx) => {
      const [row] = await tx
        .select({ status: campaigns.status })
        .from(campaigns)
        .where(oneOf(workspaceId, id))
        .for('update');
      if (!row) return 'missing';
      if (isFixed && row.status !== 'draft') return 'started';
      await tx.update(campaigns).set(change).where(oneOf(workspaceId, id));
      return 'changed';
    }),

  /** Which of these segments are there. */
  countSegments: (workspaceId: string, ids: string[]): Promise<number> =>
    ids.length === 0
      ? Promise.resolve(0)
      : inWorkspace(workspaceId, (tx) =>
          tx.$count(segments, and(eq(segments.workspaceId, workspaceId), inArray(segments.id, ids))),
        ),

  /**
   * Deletes what is neither active nor paused; its ledger some at a time, since the cascade from a campaign to many
   * people would take longer than a statement may. Killed on the way, it can be deleted again.
   */
  async remove(workspaceId: string, id: string, activity: NewActivity): Promise<boolean> {
    const ended = and(oneOf(workspaceId, id), inArray(campaigns.status, ['draft', 'completed']));
    for (const table of LEDGER) {
      for (let gone = AT_ONCE; gone === AT_ONCE;) {
        gone = await inWorkspace(workspaceId, async (tx) => {
          if ((await tx.select({ id: campaigns.id }).from(campaigns).where(ended)).length === 0) return 0;
          return (
            (
              await tx.execute(
                sql`delete from ${table} where workspace_id = ${workspaceId} and ctid = any(array(select ctid from ${table} where workspace_id = ${workspaceId} and campaign_id = ${id} limit ${AT_ONCE}))`,
              )
            ).rowCount ?? 0
          );
        });
      }
    }
    return inWorkspace(workspaceId, async (tx) => {
      if ((await tx.delete(campaigns).where(ended).returning({ id: campaigns.id })).length === 0) return false;
      await logActivity(tx, activity);
      return true;
    });
  },
};

const oneOf = (workspaceId: string, id: string) => and(eq(campaigns.workspaceId, workspaceId), eq(campaigns.id, id))!;
const statusesOf = (filter: Exclude<CampaignFilter, 'all'>): CampaignStatus[] =>
  filter === 'active' ? ['active', 'paused'] : [filter];

/** One at a time in a workspace: they are counted before one is written. Segments are held as their own feature holds them. */
const hold = (tx: Transaction, what: 'campaigns' | 'segments', workspaceId: string) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`${what} ${workspaceId}`}))`);

async function ensureSegment(
  tx: Transaction,
  { workspaceId, createdAt }: NewCampaign,
  { id, name, rules }: NewSegment,
): Promise<string | null> {
  await hold(tx, 'segments', workspaceId);
  const [found] = await tx
    .select({ id: segments.id })
    .from(segments)
    .where(and(eq(segments.workspaceId, workspaceId), sql`lower(${segments.name}) = lower(${name})`));
  if (found) return found.id;
  if ((await tx.$count(segments, eq(segments.workspaceId, workspaceId))) >= segmentLimits.segments) return null;
  await tx.insert(segments).values({ workspaceId, id, name, rules, createdAt, updatedAt: createdAt });
  return id;
}

async function complete(tx: Transaction, workspaceId: string, rows: CampaignRow[]): Promise<CountedCampaign[]> {
  const counts = await readCounts(
    tx,
    workspaceId,
    rows.map(({ id }) => id),
  );
  const begun = rows.filter(({ status }) => status !== 'draft');
  const runs = await readRuns(
    tx,
    workspaceId,
    begun.filter(({ type }) => type === 'automation').map(({ id }) => id),
  );
  const returned = await readReturned(
    tx,
    workspaceId,
    begun.filter(({ type, status }) => type !== 'automation' && status !== 'completed').map(({ id }) => id),
  );
  return rows.map((row) => ({
    ...row,
    counts: counts.get(row.id) ?? noCounts(),
    returned: returned.get(row.id) ?? 0,
    runs: runs.get(row.id) ?? { looked: 0, ended: 0 },
  }));
}

/** Mails of what is under way that came back after the server had taken them: the one thing that no count says. They are few. */
async function readReturned(tx: Transaction, workspaceId: string, ids: string[]): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map();
  const { rows } = await tx.execute<{ id: string; n: number }>(sql`
    select campaign_id as id, count(*)::int as n from deliveries where workspace_id = ${workspaceId} and campaign_id = any(${sql.param(ids)}::uuid[]) and state = 'bounced' and sent_at is not null group by 1`);
  return new Map(rows.map(({ id, n }) => [id, n]));
}

/** One statement for the page. */
async function readCounts(tx: Transaction, workspaceId: string, ids: string[]): Promise<Map<string, CampaignCounts>> {
  if (ids.length === 0) return new Map();
  const { rows } = await tx.execute<{ id: string; kind: CampaignCountKind; n: string }>(sql`
    select campaign_id as id, kind, sum(step) as n from campaign_steps where workspace_id = ${workspaceId} and campaign_id = any(${sql.param(ids)}::uuid[]) group by 1, 2`);
  const found = new Map<string, CampaignCounts>();
  for (const { id, kind, n } of rows) {
    if (!found.has(id)) found.set(id, noCounts());
    found.get(id)![kind] = Math.max(0, Number(n));
  }
  return found;
}

/** Of those who entered last: counting everybody would cost the more, the longer an automation runs. */
async function readRuns(tx: Transaction, workspaceId: string, ids: string[]): Promise<Map<string, RunCounts>> {
  if (ids.length === 0) return new Map();
  const { rows } = await tx.execute<{ id: string } & RunCounts>(sql`
    select w.id, count(*)::int as looked, (count(*) filter (where r.state <> 'active'))::int as ended
    from unnest(${sql.param(ids)}::uuid[]) as w (id) cross join lateral (
      select state from automation_runs where workspace_id = ${workspaceId} and campaign_id = w.id order by entered_at desc, id desc limit ${RUNS}) r group by 1`);
  return new Map(rows.map(({ id, looked, ended }) => [id, { looked, ended }]));
}

/** One look into the index per campaign, whatever was sold before. */
async function sumRevenue(tx: Transaction, workspaceId: string, since: Date): Promise<number> {
  const { rows } = await tx.execute<{ sum: string | null }>(sql`
    select sum(c.value) as sum from campaigns k cross join lateral (
      select value from conversions where workspace_id = k.workspace_id and campaign_id = k.id and at >= ${since.toISOString()}::timestamptz offset 0) c
    where k.workspace_id = ${workspaceId} and k.status <> 'draft'`);
  return Number(rows[0]?.sum ?? 0);
}

const noCounts = (): CampaignCounts =>
  Object.fromEntries(campaignCountKinds.map((kind) => [kind, 0])) as CampaignCounts;

const LEDGER = [
  sql`delivery_events`,
  sql`conversions`,
  sql`deliveries`,
  sql`automation_log`,
  sql`automation_runs`,
  sql`automation_members`,
];
const AT_ONCE = 20_000;
const RUNS = 1_000;

interface RunCounts extends Record<string, unknown> {
  looked: number;
  ended: number;
}

export type CountedCampaign = CampaignRow & {
  counts: CampaignCounts;
  /** Of those bounced, which count as sent, too; only of what is under way. */ returned: number;
  runs: RunCounts;
};
export type FoundCampaign = CountedCampaign & {
  emails: { id: string; name: string; subject: string; revision: number }[];
};
export type CampaignChange = Partial<
  Pick<CampaignRow, 'name' | 'audience' | 'sendAt' | 'localHour' | 'senderName' | 'replyTo'>
> & { updatedAt: Date };

export interface WantedSegment {
  name: string;
  rules: SegmentGroup;
}

export interface NewSegment extends WantedSegment {
  id: string;
  /** What of the campaign names it. */
  use(segmentId: string): Partial<Pick<NewCampaign, 'audience' | 'trigger'>>;
}

interface CampaignList {
  rows: CountedCampaign[];
  nextCursor: string | null;
  byStatus: Map<CampaignStatus, number>;
  scheduled: number;
  revenueSince: number;
}

/** Newest first. */
const NEWEST = keyset('campaigns', 'down', byMoment(campaigns.createdAt), byId(campaigns.id));
