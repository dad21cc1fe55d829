import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm';
import type { LeftOut } from '../../../../src/domain/campaign';
import { audienceCondition } from '../../../records/campaigns/campaign-audience';
import { readCampaignText } from '../../../records/campaigns/campaign-text';
import { inWorkspace } from '../../../database/client';
import { mayContactMany } from '../../../records/consent/contact-permission';
import { addDeliveries, type CampaignLease, type NewDelivery } from '../../../records/deliveries/delivery-ledger';
import { campaignEmails, campaigns } from '../../../database/schema/campaigns';
import { contacts } from '../../../database/schema/contacts';
import { segments } from '../../../database/schema/segments';

export type CampaignFreezeRepository = typeof campaignFreezeRepository;

/**
 * Writes a campaign's audience into the ledger in batches: each completely or not at all, and the next starts
 * after it.
 */
export const campaignFreezeRepository = {
  /**
   * The email of a campaign or broadcast, whether its current words are fixed, and how many segments of its
   * audience were deleted.
   */
  findMail: (workspaceId: string, campaignId: string): Promise<FoundMail | null> =>
    inWorkspace(
      workspaceId,
      async (tx) => {
        const [email] = await tx
          .select({ id: campaignEmails.id, revision: campaignEmails.revision, audience: campaigns.audience })
          .from(campaignEmails)
          .innerJoin(
            campaigns,
            and(eq(campaigns.workspaceId, campaignEmails.workspaceId), eq(campaigns.id, campaignEmails.campaignId)),
          )
          .where(and(eq(campaignEmails.workspaceId, workspaceId), eq(campaignEmails.campaignId, campaignId)))
          .orderBy(asc(campaignEmails.createdAt), asc(campaignEmails.id))
          .limit(1);
        if (!email) return null;
        const wanted = [...new Set(email.audience.segmentIds)];
        const there =
          wanted.length === 0
            ? 0
            : await tx.$count(segments, and(eq(segments.workspaceId, workspaceId), inArray(segments.id, wanted)));
        return {
          emailId: email.id,
          revision: email.revision,
          isFixed: (await readCampaignText(tx, email.id, email.revision)) !== null,
          segmentsGone: wanted.length - there,
        };
      },
      'worker',
    ),

  /** Freezes one more batch. 'gone' when the run no longer holds the campaign or it was paused. */
  freeze: (
    lease: CampaignLease,
    { now, limit, toDelivery }: { now: Date; limit: number; toDelivery(person: FrozenPerson): NewDelivery },
  ): Promise<'more' | 'whole' | 'gone'> =>
    inWorkspace(
      lease.workspaceId,
      async (tx) => {
        const mine = and(
          eq(campaigns.workspaceId, lease.workspaceId),
          eq(campaigns.id, lease.campaignId),
          eq(campaigns.sender, lease.run),
          eq(campaigns.status, 'active'),
          sql`${campaigns.senderUntil} > now()`,
        );
        const [campaign] = await tx
          .select({ audience: campaigns.audience, leftOut: campaigns.leftOut, frozenTo: campaigns.frozenTo })
          .from(campaigns)
          .where(mine)
          .for('no key update');
        if (!campaign) return 'gone';
        const people = await tx
          .select({ id: contacts.id })
          .from(contacts)
          .where(and(await audienceCondition(tx, campaign.audience, now), gt(contacts.id, campaign.frozenTo ?? NOBODY)))
          .orderBy(asc(contacts.id))
          .limit(limit);
        const ids = people.map(({ id }) => id);
        const permissions = await mayContactMany(tx, ids, 'email', 'marketing');
        const leftOut: LeftOut = { ...campaign.leftOut };
        for (const permission of permissions.values())
          if (!permission.allowed) leftOut[permission.refusal] = (leftOut[permission.refusal] ?? 0) + 1;
        const allowed = sql.param(ids.filter((id) => permissions.get(id)?.allowed));
        const { rows } = await tx.execute<FrozenPerson & Record<string, unknown>>(sql`
        select contact_id as "contactId", (array_agg(value order by position, value) filter (where kind = 'email'))[1] as address, (array_agg(value order by position, value) filter (where kind = 'phone'))[1] as phone
        from contact_points where workspace_id = ${lease.workspaceId} and contact_id = any(${allowed}::uuid[]) group by contact_id`);
        await addDeliveries(tx, rows.map(toDelivery));
        const isWhole = ids.length < limit;
        await tx
          .update(campaigns)
          .set({ leftOut, frozenTo: isWhole ? null : ids[ids.length - 1], ...(isWhole && { frozenAt: now }) })
          .where(mine);
        return isWhole ? 'whole' : 'more';
      },
      'worker',
    ),
};

const NOBODY = '00000000-0000-0000-0000-000000000000';

interface FoundMail {
  emailId: string;
  revision: number;
  isFixed: boolean;
  segmentsGone: number;
}

export interface FrozenPerson {
  contactId: string;
  address: string;
  phone: string | null;
}
