import { and, asc, eq, getTableColumns, isNotNull, or, sql, type SQL } from 'drizzle-orm';
import type { Audience, CampaignCountKind, CampaignStatus, DeliveryState } from '../../../../src/domain/campaign';
import { countAudience } from '../../../records/campaigns/campaign-audience';
import { byId, keyset } from '../../../database/keyset';
import { inWorkspace } from '../../../database/client';
import { campaignEmails, campaigns, deliveries } from '../../../database/schema/campaigns';
import { giveUpAfter, tookTooLong } from '../../../database/statement-timeout';
import { HONEYPOT } from '../../../ports/mail-links';
import { patience } from '../../../ports/patience';

export type CampaignReportRepository = typeof campaignReportRepository;

/** The ledger as people look at it: who got a campaign, and what became of it. */
export const campaignReportRepository = {
  /** In the order of the ledger; null when there is no such campaign. */
  list: (
    workspaceId: string,
    campaignId: string,
    { state, cursor, limit }: { state: DeliveryFilter | undefined; cursor: string | undefined; limit: number },
  ): Promise<{ rows: DeliveryRow[]; nextCursor: string | null } | null> =>
    inWorkspace(workspaceId, async (tx) => {
      const [campaign] = await tx
        .select({ status: campaigns.status, type: campaigns.type })
        .from(campaigns)
        .where(and(eq(campaigns.workspaceId, workspaceId), eq(campaigns.id, campaignId)));
      if (!campaign) return null;
      const found = await tx
        .select({ ...getTableColumns(deliveries), listPlace: AS_IN_LEDGER.listPlace })
        .from(deliveries)
        .where(
          and(
            eq(deliveries.workspaceId, workspaceId),
            eq(deliveries.campaignId, campaignId),
            state && filterOf(state, campaign.status),
            AS_IN_LEDGER.beyond(cursor),
          ),
        )
        .orderBy(...AS_IN_LEDGER.order)
        .limit(limit + 1);
      const { rows: page, nextCursor } = AS_IN_LEDGER.cut(found, limit);
      const { rows: people } = await tx.execute<Person>(sql`
        select c.id, c.name, c.company, (select shown from contact_points where workspace_id = c.workspace_id and contact_id = c.id and kind = 'email' order by position limit 1) as email
        from contacts c where c.workspace_id = ${workspaceId} and c.id = any(${sql.param(page.flatMap(({ contactId }) => contactId ?? []))}::uuid[])`);
      const personOf = new Map(people.map((person) => [person.id, person]));
      const mails =
        campaign.type === 'automation'
          ? await tx
              .select({ id: campaignEmails.id, name: campaignEmails.name, subject: campaignEmails.subject })
              .from(campaignEmails)
              .where(and(eq(campaignEmails.workspaceId, workspaceId), eq(campaignEmails.campaignId, campaignId)))
          : [];
      const names = new Map(
        mails.map(({ id, name, subject }) => [id, name.trim() || subject.trim() || 'Untitled email']),
      );
      return {
        rows: page.map((row) => ({
          ...row,
          person: personOf.get(row.contactId ?? '') ?? null,
          mail: names.get(row.emailId) ?? null,
          isOver: campaign.status === 'completed' && row.state === 'waiting',
        })),
        nextCursor,
      };
    }),

  read: (workspaceId: string, campaignId: string): Promise<CampaignReport | null> =>
    inWorkspace(workspaceId, async (tx) => {
      const [campaign] = await tx
        .select({ id: campaigns.id })
        .from(campaigns)
        .where(and(eq(campaigns.workspaceId, workspaceId), eq(campaigns.id, campaignId)));
      if (!campaign) return null;
      const emails = await tx
        .select({ id: campaignEmails.id, name: campaignEmails.name, subject: campaignEmails.subject })
        .from(campaignEmails)
        .where(and(eq(campaignEmails.workspaceId, workspaceId), eq(campaignEmails.campaignId, campaignId)))
        .orderBy(asc(campaignEmails.createdAt), asc(campaignEmails.id));
      const { rows: counts } = await tx.execute<{ emailId: string; kind: CampaignCountKind; n: string }>(
        sql`select email_id as "emailId", kind, sum(step) as n from campaign_steps where workspace_id = ${workspaceId} and campaign_id = ${campaignId} group by 1, 2`,
      );
      const { rows: links } = await tx.execute<LinkRow>(sql`
        select t.links ->> f.link as url, f.people, f.machine from (
          select d.email_id, d.revision, e.link, (count(distinct e.delivery_id) filter (where not e.machine))::int as people, (count(distinct e.delivery_id) filter (where e.machine))::int as machine
          from delivery_events e join deliveries d on d.workspace_id = e.workspace_id and d.id = e.delivery_id
          where e.workspace_id = ${workspaceId} and e.campaign_id = ${campaignId} and e.kind = 'click' and e.link <> ${HONEYPOT} group by 1, 2, 3) f
        join campaign_texts t on t.workspace_id = ${workspaceId} and t.email_id = f.email_id and t.revision = f.revision`);
      const { rows: hours } = await tx.execute<HourRow>(sql`
        select hour, sum(opens)::int as opens, sum(clicks)::int as clicks from (
          select floor(extract(epoch from opened_at - sent_at) / 3600)::int as hour, 1 as opens, 0 as clicks from deliveries where workspace_id = ${workspaceId} and campaign_id = ${campaignId} and opened_at >= sent_at
          union all select floor(extract(epoch from clicked_at - sent_at) / 3600)::int, 0, 1 from deliveries where workspace_id = ${workspaceId} and campaign_id = ${campaignId} and clicked_at >= sent_at) h
        where hour < ${HOURS} group by 1 order by 1`);
      const causesOf = (state: DeliveryState): Promise<Cause[]> =>
        tx
          .select({ cause: sql<string>`coalesce(${deliveries.cause}, '')`, people: sql<number>`count(*)::int` })
          .from(deliveries)
          .where(
            and(
              eq(deliveries.workspaceId, workspaceId),
              eq(deliveries.campaignId, campaignId),
              eq(deliveries.state, state),
            ),
          )
          .groupBy(sql`1`)
          .orderBy(sql`2 desc, 1`)
          .limit(CAUSES);
      return {
        emails,
        counts,
        links,
        hours,
        bounces: await causesOf('bounced'),
        refusals: await causesOf('failed'),
        uncertainties: await causesOf('uncertain'),
      };
    }),

  /** 'too-long' when a statement had to be ended. */
  countAudience: (
    workspaceId: string,
    audience: Audience,
    now: Date,
  ): Promise<Awaited<ReturnType<typeof countAudience>> | 'too-long'> =>
    inWorkspace(workspaceId, async (tx) => {
      await giveUpAfter(tx, PATIENCE_MS);
      return countAudience(tx, audience, now);
    }).catch((error: unknown) => {
      if (tookTooLong(error)) return 'too-long';
      throw error;
    }),
};

/** What waits in a campaign that has ended is not sent any more: it counts as skipped. */
function filterOf(state: DeliveryFilter, status: CampaignStatus): SQL {
  switch (state) {
    case 'opened':
      return isNotNull(deliveries.openedAt);
    case 'clicked':
      return isNotNull(deliveries.clickedAt);
    case 'converted':
      return isNotNull(deliveries.convertedAt);
    case 'unsubscribed':
      return isNotNull(deliveries.unsubscribedAt);
    case 'waiting':
      return and(eq(deliveries.state, 'waiting'), status === 'completed' ? sql`false` : undefined)!;
    case 'skipped':
      return status === 'completed'
        ? or(eq(deliveries.state, 'skipped'), eq(deliveries.state, 'waiting'))!
        : eq(deliveries.state, 'skipped');
    default:
      return eq(deliveries.state, state);
  }
}

const AS_IN_LEDGER = keyset('deliveries', 'up', byId(deliveries.id));
const HOURS = 48;
const CAUSES = 20;
/** Somebody chooses an audience and looks at the count. */
const PATIENCE_MS = patience(6_000);

export type DeliveryFilter = DeliveryState | 'opened' | 'clicked' | 'converted' | 'unsubscribed';
export type DeliveryRow = typeof deliveries.$inferSelect & {
  person: Person | null;
  mail: string | null;
  isOver: boolean;
};

interface Person extends Record<string, unknown> {
  id: string;
  name: string;
  company: string;
  email: string | null;
}

interface LinkRow extends Record<string, unknown> {
  url: string | null;
  people: number;
  machine: number;
}

interface HourRow extends Record<string, unknown> {
  hour: number;
  opens: number;
  clicks: number;
}

interface CampaignReport {
  emails: { id: string; name: string; subject: string }[];
  counts: { emailId: string; kind: CampaignCountKind; n: string }[];
  links: LinkRow[];
  hours: HourRow[];
  bounces: Cause[];
  refusals: Cause[];
  uncertainties: Cause[];
}

interface Cause {
  cause: string;
  people: number;
}
