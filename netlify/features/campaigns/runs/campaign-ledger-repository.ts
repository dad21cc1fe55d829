import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { NewActivity } from '../../../../src/domain/activity';
import { ENDED_CAUSE, type CampaignStatus, type ResendableState } from '../../../../src/domain/campaign';
import { logActivity } from '../../../records/activity/activity-log';
import { inWorkspace } from '../../../database/client';
import {
  RESENT_AT_ONCE,
  resendDeliveries,
  SKIPPED_AT_ONCE,
  skipWaiting,
  takeBackDeliveries,
} from '../../../records/deliveries/delivery-ledger';
import { campaignEmails, campaigns, campaignTexts, deliveries } from '../../../database/schema/campaigns';
import { enqueue } from '../../../queue/enqueue';
import { sendCampaign } from '../../sending/sending-jobs';

export type CampaignLedgerRepository = typeof campaignLedgerRepository;

/** What a campaign's turns do to the mails that wait: back to draft and ending. */
export const campaignLedgerRepository = {
  /**
   * Takes it out of the sender's reach: paused, as if its audience had never been decided. A run that has it in hand is not
   * cut off. Whoever takes a row for sending holds the campaign meanwhile, so that none is taken after this has looked.
   */
  hold: (workspaceId: string, id: string, now: Date): Promise<'held' | RecallRefusal> =>
    inWorkspace(workspaceId, async (tx) => {
      const mine = oneOf(workspaceId, id);
      const [campaign] = await tx
        .select({
          type: campaigns.type,
          status: campaigns.status,
          sendAt: campaigns.sendAt,
          inHand: sql<boolean>`coalesce(${campaigns.senderUntil} > now(), false)`,
        })
        .from(campaigns)
        .where(mine)
        .for('no key update');
      if (!campaign) return 'missing';
      if (campaign.type === 'automation') return 'automation';
      if (campaign.status === 'draft' || campaign.status === 'completed') return campaign.status;
      if (campaign.status === 'active' && (campaign.sendAt === null || campaign.sendAt <= now)) return 'active';
      if (campaign.inHand) return 'in-hand';
      const [begun] = await tx
        .select({ id: deliveries.id })
        .from(deliveries)
        .where(
          and(
            ofCampaign(workspaceId, id),
            inArray(deliveries.state, ['sending', 'sent', 'bounced', 'failed', 'uncertain']),
          ),
        )
        .limit(1);
      if (begun) return 'begun';
      await tx
        .update(campaigns)
        .set({
          status: 'paused',
          leftOut: {},
          frozenTo: null,
          frozenAt: null,
          sender: null,
          senderUntil: null,
          cause: null,
          updatedAt: now,
        })
        .where(mine);
      return 'held';
    }),

  /**
   * Deletes what waits of it, some at a time: a cascade over many people would take longer than a statement may. Then it is
   * a draft. False when somebody let it go on meanwhile. Killed on the way it stays paused and can be taken back again, or
   * goes on: whoever is missing in its ledger is written into it again.
   */
  async recall(workspaceId: string, id: string, now: Date, activity: NewActivity): Promise<boolean> {
    const stillHeld = and(
      oneOf(workspaceId, id),
      eq(campaigns.status, 'paused'),
      isNull(campaigns.frozenAt),
      isNull(campaigns.frozenTo),
      isNull(campaigns.sender),
    )!;
    for (;;) {
      const left = await inWorkspace(workspaceId, async (tx) => {
        const [campaign] = await tx.select({ id: campaigns.id }).from(campaigns).where(stillHeld).for('no key update'); // a stronger lock and whoever erases a contact could wait for each other
        if (!campaign) return 'changed';
        if ((await takeBackDeliveries(tx, workspaceId, id, AT_ONCE)) > 0) return 'more';
        // What the words were fixed to says nothing about the next start: the sender's name or the picture's place may be others by then.
        const emails = tx
          .select({ id: campaignEmails.id })
          .from(campaignEmails)
          .where(and(eq(campaignEmails.workspaceId, workspaceId), eq(campaignEmails.campaignId, id)));
        await tx
          .delete(campaignTexts)
          .where(and(eq(campaignTexts.workspaceId, workspaceId), inArray(campaignTexts.emailId, emails)));
        await tx.update(campaigns).set({ status: 'draft', startedAt: null, updatedAt: now }).where(stillHeld);
        await logActivity(tx, activity);
        return 'done';
      });
      if (left !== 'more') return left === 'done';
    }
  },

  /**
   * Sends refused or uncertain mails again, some at a time; a campaign that has ended goes on for them. 'none' when there are
   * no such mails; 'ending' while what waited when it was ended is still being skipped: it would go out with them.
   */
  async resend(
    workspaceId: string,
    id: string,
    state: ResendableState,
    now: Date,
    activity: NewActivity,
  ): Promise<'resent' | 'missing' | 'draft' | 'ended' | 'ending' | 'none'> {
    for (let batch = 1; ; batch += 1) {
      const outcome = await inWorkspace(workspaceId, async (tx) => {
        const [campaign] = await tx
          .select({ type: campaigns.type, status: campaigns.status })
          .from(campaigns)
          .where(oneOf(workspaceId, id))
          .for('no key update');
        if (!campaign) return 'missing';
        if (campaign.status === 'draft') return 'draft';
        if (campaign.status === 'completed' && campaign.type === 'automation') return 'ended';
        if (
          campaign.status === 'completed' &&
          (
            await tx
              .select({ id: deliveries.id })
              .from(deliveries)
              .where(and(ofCampaign(workspaceId, id), eq(deliveries.state, 'waiting')))
              .limit(1)
          ).length > 0
        )
          return 'ending';
        const resent = await resendDeliveries(tx, workspaceId, id, state, now);
        if (resent === 0) return 'none';
        if (campaign.status === 'completed')
          await tx
            .update(campaigns)
            .set({ status: 'active', endedAt: null, cause: null, updatedAt: now })
            .where(oneOf(workspaceId, id));
        if (campaign.status !== 'paused') await enqueue(tx, sendCampaign, { workspaceId, campaignId: id });
        if (batch === 1) await logActivity(tx, activity);
        return resent < RESENT_AT_ONCE ? 'resent' : 'more';
      });
      if (outcome !== 'more') return batch > 1 && outcome === 'none' ? 'resent' : outcome;
    }
  },

  /** What waits of a campaign that was ended is skipped; of many people a job does the rest. */
  async skipWaiting(workspaceId: string, id: string): Promise<void> {
    for (let batch = 1; batch <= SKIPPED_BATCHES; batch += 1) {
      const isWhole = await inWorkspace(workspaceId, async (tx) => {
        if ((await tx.$count(campaigns, and(oneOf(workspaceId, id), eq(campaigns.status, 'completed')))) === 0)
          return true;
        if ((await skipWaiting(tx, workspaceId, id, ENDED_CAUSE)) < SKIPPED_AT_ONCE) return true;
        if (batch === SKIPPED_BATCHES) await enqueue(tx, sendCampaign, { workspaceId, campaignId: id });
        return false;
      });
      if (isWhole) return;
    }
  },
};

const oneOf = (workspaceId: string, id: string) => and(eq(campaigns.workspaceId, workspaceId), eq(campaigns.id, id))!;
const ofCampaign = (workspaceId: string, id: string) =>
  and(eq(deliveries.workspaceId, workspaceId), eq(deliveries.campaignId, id))!;

const AT_ONCE = 10_000;
/** As many as somebody waits for. */
const SKIPPED_BATCHES = 5;

/** in-hand: a run has it at this moment. begun: somebody's mail is in hand or decided. */
export type RecallRefusal = 'missing' | 'automation' | 'in-hand' | 'begun' | Exclude<CampaignStatus, 'paused'>;
