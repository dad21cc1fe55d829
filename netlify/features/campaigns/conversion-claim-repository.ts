import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { ClaimState } from '../../../src/domain/conversion';
import { inWorkspace } from '../../database/client';
import { decideClaim } from '../../records/deliveries/conversion-claims';
import { campaigns, conversions } from '../../database/schema/campaigns';

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
        SELECT v.id, v.reference, v.claimed::float8 AS amount, v.claim AS state, v.at, c.id AS "contactId", coalesce(c.name, '') AS name, coalesce(c.company, '') AS company,
          (SELECT shown FROM contact_points WHERE workspace_id = c.workspace_id AND contact_id = c.id AND kind = 'email' ORDER BY position LIMIT 1) AS email
        FROM (SELECT id, reference, claimed, claim, at, decided_at, delivery_id FROM conversions WHERE workspace_id = ${workspaceId} AND campaign_id = ${campaignId} AND claim IS NOT NULL
          ORDER BY (claim = 'waiting') DESC, coalesce(decided_at, at) DESC, id DESC LIMIT ${limit}) v
        LEFT JOIN deliveries d ON d.workspace_id = ${workspaceId} AND d.id = v.delivery_id
        LEFT JOIN contacts c ON c.workspace_id = ${workspaceId} AND c.id = d.contact_id
        ORDER BY (v.claim = 'waiting') DESC, coalesce(v.decided_at, v.at) DESC, v.id DESC`);
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
