import { and, desc, eq, gte, inArray, isNotNull, ne, sql, type SQL } from 'drizzle-orm';
import type { SegmentGroup } from '../../../../src/domain/segment';
import { rulesAudience } from '../../../records/campaigns/campaign-audience';
import { inWorkspace } from '../../../database/client';
import { countReachableByEmail } from '../../../records/consent/contact-reach';
import { campaigns } from '../../../database/schema/campaigns';
import { contactFields, contacts } from '../../../database/schema/contacts';

export type RecommendationRepository = typeof recommendationRepository;

/** What a workspace's ledger says of its mail so far. Machines are in none of these numbers. */
export const recommendationRepository = {
  readTotals: (workspaceId: string): Promise<MailTotals> =>
    inWorkspace(workspaceId, async (tx) => {
      const { rows: counted } = await tx.execute<{ kind: string; n: string }>(
        sql`select kind, sum(step) as n from campaign_steps where workspace_id = ${workspaceId} and kind in ('sent', 'opens', 'clicks') group by 1`,
      );
      const {
        rows: [sold],
      } = await tx.execute<{ count: number; sum: string; squares: string }>(sql`
        select count(*)::int as count, coalesce(sum(value), 0) as sum, coalesce(sum(value::numeric ^ 2), 0) as squares from (select sum(value) as value from conversions where workspace_id = ${workspaceId} and value > 0 group by delivery_id) d`);
      const count = (kind: string): number => Number(counted.find((row) => row.kind === kind)?.n ?? 0);
      return {
        sent: count('sent'),
        opens: count('opens'),
        clicks: count('clicks'),
        sales: sold!.count,
        revenue: Number(sold!.sum),
        revenueSquares: Number(sold!.squares),
      };
    }),

  /** Mails to many, by the hour of the workspace's day at which they went out: of the newest campaigns, some thousand mails of each. */
  readHours: (workspaceId: string, zone: string): Promise<SendingHour[]> =>
    inWorkspace(workspaceId, async (tx) => {
      const { rows } = await tx.execute<SendingHour>(sql`
        select extract(hour from d.sent_at at time zone ${zone})::int as hour, count(*)::int as sent, (count(*) filter (where d.opened_at is not null))::int as opens
        from (select id from campaigns where workspace_id = ${workspaceId} and type <> 'automation' and started_at is not null order by created_at desc, id desc limit ${CAMPAIGNS}) k
        cross join lateral (select sent_at, opened_at from deliveries where workspace_id = ${workspaceId} and campaign_id = k.id and state = 'sent' and sent_at is not null limit ${MAILS_EACH}) d
        group by 1 order by 1`);
      return rows;
    }),

  /** The newest mail to many that is all out, since then. */
  findLatest: (workspaceId: string, since: Date): Promise<{ id: string; name: string; startedAt: Date } | null> =>
    inWorkspace(workspaceId, async (tx) => {
      const [found] = await tx
        .select({ id: campaigns.id, name: campaigns.name, startedAt: campaigns.startedAt })
        .from(campaigns)
        .where(
          and(
            eq(campaigns.workspaceId, workspaceId),
            eq(campaigns.status, 'completed'),
            inArray(campaigns.type, ['email', 'broadcast']),
            gte(campaigns.endedAt, since),
            isNotNull(campaigns.startedAt),
          ),
        )
        .orderBy(desc(campaigns.endedAt))
        .limit(1);
      return found?.startedAt ? { id: found.id, name: found.name, startedAt: found.startedAt } : null;
    }),

  /** How many of those whom the rules find may get marketing mail. */
  countReachable: (workspaceId: string, rules: SegmentGroup, now: Date): Promise<number> =>
    inWorkspace(workspaceId, async (tx) => countReachableByEmail(tx, await rulesAudience(tx, rules, now))),

  /** How many reachable contacts have this day on one of these month-days ('11-22'); null where an automation begins with it already. */
  countDays: (
    workspaceId: string,
    fieldId: string,
    monthDays: string[],
  ): Promise<{ label: string; people: number } | null> =>
    inWorkspace(workspaceId, async (tx) => {
      const [field] = await tx
        .select({ label: contactFields.label })
        .from(contactFields)
        .where(and(eq(contactFields.workspaceId, workspaceId), eq(contactFields.id, fieldId)));
      const isUsed =
        (await tx.$count(
          campaigns,
          and(
            eq(campaigns.workspaceId, workspaceId),
            eq(campaigns.type, 'automation'),
            ne(campaigns.status, 'completed'),
            sql`${campaigns.trigger} ->> 'fieldId' = ${fieldId}`,
          ),
        )) > 0;
      return !field || isUsed
        ? null
        : { label: field.label, people: await countReachableByEmail(tx, hasDay(workspaceId, fieldId, monthDays)) };
    }),
};

const hasDay = (workspaceId: string, fieldId: string, monthDays: string[]): SQL =>
  and(
    eq(contacts.workspaceId, workspaceId),
    sql`${contacts.archivedAt} is null`,
    sql`substr(${contacts.custom} ->> ${fieldId}, 6) = any(${sql.param(monthDays)}::text[])`,
  )!;

const CAMPAIGNS = 30;
const MAILS_EACH = 2_500;

export interface MailTotals {
  sent: number;
  opens: number;
  clicks: number;
  /** Mails that led to money, what they brought in hundredths, and its squares. */
  sales: number;
  revenue: number;
  revenueSquares: number;
}

export interface SendingHour extends Record<string, unknown> {
  hour: number;
  sent: number;
  opens: number;
}
