import { and, eq, isNull, ne, sql } from 'drizzle-orm';
import { sendingAllowance, type SendingAllowance } from '../../../../src/domain/sending-allowance';
import { acrossWorkspaces, inWorkspace, type Transaction } from '../../../database/client';
import { type CampaignLease, leaveUncertain } from '../../../records/deliveries/delivery-ledger';
import { readSendingTerms } from '../../../records/sending/mail-allowance';
import { campaigns } from '../../../database/schema/campaigns';
import { workspaces } from '../../../database/schema/workspace';
import { readSendingIdentity, type SendingIdentity } from '../../../records/sending/sending-identity';
import { enqueue } from '../../../queue/enqueue';
import { sendCampaign } from '../sending-jobs';

/** Which run holds a campaign. The lease uses the database's clock, which all workers share. */
export const campaignLeaseRepository = {
  /**
   * Claims a campaign that nobody holds; what a dead run left in progress becomes uncertain. Null when another run
   * holds it, it is not active, or its workspace may not send: a demo, or an ended plan.
   */
  take: (lease: CampaignLease, now: Date): Promise<TakenCampaign | null> =>
    inWorkspace(
      lease.workspaceId,
      async (tx) => {
        const [workspace] = await tx
          .select()
          .from(workspaces)
          .where(eq(workspaces.workspaceId, lease.workspaceId))
          .for('key share');
        if (
          !workspace ||
          workspace.kind !== 'real' ||
          workspace.deletesAt !== null ||
          (workspace.endsAt !== null && workspace.endsAt <= now)
        )
          return null;
        const mine = and(eq(campaigns.workspaceId, lease.workspaceId), eq(campaigns.id, lease.campaignId));
        const [before] = await tx
          .select({ sender: campaigns.sender, until: campaigns.senderUntil })
          .from(campaigns)
          .where(
            and(
              mine,
              eq(campaigns.status, 'active'),
              sql`(${campaigns.sender} is null or ${campaigns.senderUntil} < now())`,
            ),
          )
          .for('no key update'); // a stronger lock and a run that settles, whose counts name the campaign, could wait for each other
        if (!before) return null;
        const [campaign] = await tx
          .update(campaigns)
          .set({ sender: lease.run, senderUntil: LEASE })
          .where(mine)
          .returning();
        await leaveUncertain(tx, lease.workspaceId, lease.campaignId, FELL_OVER);
        return {
          campaign: campaign!,
          fellOverAt: before.sender === null ? null : (before.until ?? now),
          zone: workspace.zone,
          workspaceName: workspace.name,
          identity: await readSendingIdentity(tx, lease.workspaceId),
          limit: await readLimit(tx, lease.workspaceId, now),
        };
      },
      'worker',
    ),

  /** Renews the lease; false when the campaign was paused or ended, or another run holds it. */
  beat: (lease: CampaignLease): Promise<boolean> =>
    inWorkspace(
      lease.workspaceId,
      async (tx) =>
        (
          await tx
            .update(campaigns)
            .set({ senderUntil: LEASE })
            .where(and(inHand(lease), eq(campaigns.status, 'active')))
            .returning({ id: campaigns.id })
        ).length > 0,
      'worker',
    ),

  /** Releases it; with `again`, a new job continues it. */
  release: (lease: CampaignLease, again: boolean): Promise<void> =>
    inWorkspace(
      lease.workspaceId,
      async (tx) => {
        const mine = await tx
          .update(campaigns)
          .set({ sender: null, senderUntil: null })
          .where(inHand(lease))
          .returning({ status: campaigns.status });
        if (again && mine[0]?.status === 'active')
          await enqueue(tx, sendCampaign, { workspaceId: lease.workspaceId, campaignId: lease.campaignId });
      },
      'worker',
    ),

  /** Campaigns that no run will claim any more, and whose last run ended without releasing them. */
  listLeft: (): Promise<LeftCampaign[]> =>
    acrossWorkspaces('look for campaigns that a sender left', async (tx) =>
      (
        await tx
          .select({
            workspaceId: campaigns.workspaceId,
            campaignId: campaigns.id,
            run: campaigns.sender,
            until: campaigns.senderUntil,
          })
          .from(campaigns)
          .where(
            and(
              ne(campaigns.status, 'active'),
              sql`${campaigns.sender} is not null and ${campaigns.senderUntil} < now()`,
            ),
          )
          .limit(LEFT_AT_ONCE)
      ).map((left) => ({ ...left, run: left.run!, until: left.until! })),
    ),

  /** Marks what was in progress as uncertain and releases the campaign. */
  closeLeft: ({ workspaceId, campaignId, run }: CampaignLease): Promise<void> =>
    inWorkspace(
      workspaceId,
      async (tx) => {
        const closed = await tx
          .update(campaigns)
          .set({ sender: null, senderUntil: null })
          .where(
            and(
              inHand({ workspaceId, campaignId, run }),
              ne(campaigns.status, 'active'),
              sql`${campaigns.senderUntil} < now()`,
            ),
          )
          .returning({ id: campaigns.id });
        if (closed.length > 0) await leaveUncertain(tx, workspaceId, campaignId, FELL_OVER);
      },
      'worker',
    ),

  /** Enqueues a job for each campaign that has work and no run. Returns how many. */
  startDue: (now: Date, { ownServerOnly }: { ownServerOnly: boolean }): Promise<number> =>
    acrossWorkspaces('look for campaigns to send', async (tx) => {
      const at = sql`${now.toISOString()}::timestamptz`;
      const due = await tx
        .select({ workspaceId: campaigns.workspaceId, campaignId: campaigns.id })
        .from(campaigns)
        .innerJoin(workspaces, eq(workspaces.workspaceId, campaigns.workspaceId))
        .where(
          and(
            eq(campaigns.status, 'active'),
            eq(workspaces.kind, 'real'),
            isNull(workspaces.deletesAt),
            ownServerOnly
              ? sql`exists (select 1 from credentials c where c.workspace_id = ${campaigns.workspaceId} and c.field = 'smtpHost')`
              : undefined,
            sql`(${workspaces.endsAt} is null or ${workspaces.endsAt} > ${at})`,
            sql`(${campaigns.sender} is null or ${campaigns.senderUntil} < now())`,
            sql`((${campaigns.type} <> 'automation' and case when ${campaigns.frozenAt} is null then ${campaigns.sendAt} is null or ${campaigns.sendAt} <= ${at} or not ${hasFixedMail} else not exists (select 1 from deliveries d where d.workspace_id = ${campaigns.workspaceId} and d.campaign_id = ${campaigns.id} and d.state = 'waiting') end)
          or ${campaigns.sender} is not null or exists (select 1 from deliveries d where d.workspace_id = ${campaigns.workspaceId} and d.campaign_id = ${campaigns.id} and d.state = 'waiting' and d.not_before <= ${at}))`,
            sql`not exists (select 1 from pgboss.job j where j.name = ${sendCampaign.name} and j.state in ('created', 'retry', 'active') and j.start_after <= ${at} and j.data->>'campaignId' = ${campaigns.id}::text)`,
          ),
        );
      for (const payload of due) await enqueue(tx, sendCampaign, payload);
      return due.length;
    }),
};

/** Null when there is no limit. */
async function readLimit(tx: Transaction, workspaceId: string, now: Date): Promise<SendingLimit | null> {
  const terms = await readSendingTerms(tx, workspaceId);
  const allowance = terms && sendingAllowance(terms, now);
  return allowance && { trialOwner: terms.trialOwner!, allowance };
}

export const inHand = ({ workspaceId, campaignId, run }: CampaignLease) =>
  and(eq(campaigns.workspaceId, workspaceId), eq(campaigns.id, campaignId), eq(campaigns.sender, run));

/** A scheduled campaign has no other work until its time. */
const hasFixedMail = sql`exists (select 1 from campaign_emails e join campaign_texts t on t.workspace_id = e.workspace_id and t.email_id = e.id and t.revision = e.revision where e.workspace_id = ${campaigns.workspaceId} and e.campaign_id = ${campaigns.id})`;

/** Renewed about every second: a run silent for this long is dead. */
const LEASE = sql`now() + interval '30 seconds'`;
const FELL_OVER = 'Sending stopped before the email server’s answer was recorded.';
const LEFT_AT_ONCE = 100;

export interface TakenCampaign {
  campaign: typeof campaigns.$inferSelect;
  /** When the previous run's lease ended, if it crashed without releasing the campaign. */
  fellOverAt: Date | null;
  zone: string;
  workspaceName: string;
  identity: SendingIdentity;
  limit: SendingLimit | null;
}

/** What a trial may send; its emails count towards its owner. */
export interface SendingLimit {
  trialOwner: string;
  allowance: SendingAllowance;
}

interface LeftCampaign extends CampaignLease {
  /** Of its lease. */
  until: Date;
}
