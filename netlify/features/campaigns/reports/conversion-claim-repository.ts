import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { ClaimState } from '../../../../src/domain/conversion';
import { inWorkspace } from '../../../database/client';
import { decideClaim } from '../../../records/deliveries/conversion-claims';
import { campaigns, conversions } from '../../../database/schema/campaigns';

export type ConversionClaimRepository = typeof conversionClaimRepository;

export const conversionClaimRepository = {
  /** Those that wait, newest first, then those decided last; null when there is no such campaign. The sum in hundredths. */
  list: (
    workspaceId: string,
    campaignId: string,
    limit: number,
  ): Promise<{ rows: ClaimRow[]; waiting: { sales: number; sum: number } } | null> =>
    inWorkspace(workspaceId, async (tx) => {
      const [campaign] = await tx
        .select({ id: campaigns.id })
        .from(campaigns)
        .where(and(eq(campaigns.workspaceId, workspaceId), eq(campaigns.id, campaignId)));
      if (!campaign) return null;
      const { rows } = await tx.execute<ClaimRow>(sql`
        select v.id, v.reference, v.claimed::float8 as amount, v.claim as state, v.at, c.id as "contactId", coalesce(c.name, '') as name, coalesce(c.company, '') as company,
          (select shown from contact_points where workspace_id = c.workspace_id and contact_id = c.id and kind = 'email' order by position limit 1) as email
        from (select id, reference, claimed, claim, at, decided_at, delivery_id from conversions where workspace_id = ${workspaceId} and campaign_id = ${campaignId} and claim is not null
          order by (claim = 'waiting') desc, coalesce(decided_at, at) desc, id desc limit ${limit}) v
        left join deliveries d on d.workspace_id = ${workspaceId} and d.id = v.delivery_id
        left join contacts c on c.workspace_id = ${workspaceId} and c.id = d.contact_id
        order by (v.claim = 'waiting') desc, coalesce(v.decided_at, v.at) desc, v.id desc`);
      const [waiting] = await tx
        .select({
          sales: sql<number>`count(*)::int`,
          sum: sql<number>`coalesce(sum(${conversions.claimed}), 0)::float8`,
        })
        .from(conversions)
        .where(
          and(
            eq(conversions.workspaceId, workspaceId),
            eq(conversions.campaignId, campaignId),
            isNotNull(conversions.claim),
            eq(conversions.claim, 'waiting'),
          ),
        );
      return { rows, waiting: waiting! };
    }),

  decide: (workspaceId: string, decision: Parameters<typeof decideClaim>[2]): Promise<boolean> =>
    inWorkspace(workspaceId, (tx) => decideClaim(tx, workspaceId, decision)),
};

export interface ClaimRow extends Record<string, unknown> {
  id: string;
  reference: string;
  amount: number;
  state: ClaimState;
  at: Date;
  /** Null once erased. */
  contactId: string | null;
  name: string;
  company: string;
  email: string | null;
}
