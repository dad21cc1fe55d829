import { and, eq, ne } from 'drizzle-orm';
import type { NewActivity } from '../../../../src/domain/activity';
import { ENDED_CAUSE } from '../../../../src/domain/campaign';
import type { Returns } from '../../../../src/domain/sending-allowance';
import { inWorkspace } from '../../../database/client';
import { logActivity } from '../../../records/activity/activity-log';
import { type CampaignText, readCampaignText } from '../../../records/campaigns/campaign-text';
import {
  type DeliveryResult,
  type DeliveryTake,
  dropDeliveries,
  type CampaignLease,
  postponeDeliveries,
  readNextDue,
  settleDeliveries,
  SKIPPED_AT_ONCE,
  skipWaiting,
  takeDeliveries,
} from '../../../records/deliveries/delivery-ledger';
import { recordBounces } from '../../../records/deliveries/delivery-outcomes';
import { countMails, lockAllowance, readReturnsSince } from '../../../records/sending/mail-allowance';
import { campaigns } from '../../../database/schema/campaigns';
import { campaignLeaseRepository, inHand, type SendingLimit } from './campaign-lease-repository';
import { sentLineRepository } from '../lines/sent-line-repository';

export type { CampaignLease };

export type CampaignSenderRepository = typeof campaignSenderRepository;

/** A campaign held by its one run. */
export const campaignSenderRepository = {
  /** Stores what prevents sending for now, as a sentence; null when nothing does. */
  tell: (lease: CampaignLease, cause: string | null): Promise<void> =>
    inWorkspace(
      lease.workspaceId,
      async (tx) => {
        await tx
          .update(campaigns)
          .set({ cause: cause?.slice(0, 500) ?? null })
          .where(and(inHand(lease), eq(campaigns.status, 'active')));
      },
      'worker',
    ),

  /**
   * Pauses it with a cause that somebody has to look at. `owes`: it stays claimed for whoever completes the
   * timelines.
   */
  halt: (
    lease: CampaignLease,
    { cause, now, activity, owes }: { cause: string; now: Date; activity: NewActivity; owes: boolean },
  ): Promise<void> =>
    inWorkspace(
      lease.workspaceId,
      async (tx) => {
        const halted = await tx
          .update(campaigns)
          .set({
            status: 'paused',
            cause: cause.slice(0, 500),
            ...(!owes && { sender: null, senderUntil: null }),
            updatedAt: now,
          })
          .where(and(inHand(lease), eq(campaigns.status, 'active')))
          .returning({ id: campaigns.id });
        if (halted.length > 0) await logActivity(tx, activity);
      },
      'worker',
    ),

  /** Completes it when nothing is left to send; automations continue. Otherwise returns when the next email is due. */
  complete: (
    lease: CampaignLease,
    { now, activity }: { now: Date; activity: NewActivity },
  ): Promise<{ completed: boolean; nextDue: Date | null }> =>
    inWorkspace(
      lease.workspaceId,
      async (tx) => {
        const nextDue = await readNextDue(tx, lease.workspaceId, lease.campaignId);
        if (nextDue) return { completed: false, nextDue };
        const done = await tx
          .update(campaigns)
          .set({ status: 'completed', endedAt: now, cause: null, sender: null, senderUntil: null, updatedAt: now })
          .where(and(inHand(lease), eq(campaigns.status, 'active'), ne(campaigns.type, 'automation')))
          .returning({ id: campaigns.id });
        if (done.length > 0) await logActivity(tx, activity);
        return { completed: done.length > 0, nextDue: null };
      },
      'worker',
    ),

  /** Skips some waiting emails of an ended campaign; true when there may be more. */
  skipEnded: ({ workspaceId, campaignId }: Omit<CampaignLease, 'run'>): Promise<boolean> =>
    inWorkspace(
      workspaceId,
      async (tx) => {
        const [ended] = await tx
          .select({ id: campaigns.id })
          .from(campaigns)
          .where(
            and(
              eq(campaigns.workspaceId, workspaceId),
              eq(campaigns.id, campaignId),
              eq(campaigns.status, 'completed'),
            ),
          );
        return ended !== undefined && (await skipWaiting(tx, workspaceId, campaignId, ENDED_CAUSE)) === SKIPPED_AT_ONCE;
      },
      'worker',
    ),

  /**
   * Results first, so that never more rows are in progress than there are connections. `spent`: a trial's limit is
   * reached for now; claiming and counting share a transaction, so that concurrent campaigns share one limit.
   */
  write: (
    lease: CampaignLease,
    { results, takes }: { results: readonly DeliveryResult[]; takes: readonly DeliveryTake[] },
    now: Date,
    limit: SendingLimit | null,
  ): Promise<{ held: boolean; taken: Set<string>; spent?: 'day' | 'hour' }> =>
    inWorkspace(
      lease.workspaceId,
      async (tx) => {
        await settleDeliveries(tx, lease.workspaceId, results);
        if (takes.length === 0) return { held: true, taken: new Set<string>() };
        if (!limit) return takeDeliveries(tx, lease, takes, now);
        const { left, spent } = await lockAllowance(tx, limit.trialOwner, limit.allowance, now);
        const some = takes.slice(0, left);
        const outcome =
          some.length > 0 ? await takeDeliveries(tx, lease, some, now) : { held: true, taken: new Set<string>() };
        await countMails(tx, limit.trialOwner, outcome.taken.size, now);
        return { ...outcome, ...(left < takes.length && { spent }) };
      },
      'worker',
    ),

  /** Why a trial may send nothing now; null while it may. */
  findSpent: (
    workspaceId: string,
    { trialOwner, allowance }: SendingLimit,
    now: Date,
  ): Promise<'day' | 'hour' | null> =>
    inWorkspace(
      workspaceId,
      async (tx) => {
        const { left, spent } = await lockAllowance(tx, trialOwner, allowance, now);
        return left > 0 ? null : spent;
      },
      'worker',
    ),

  /** The results of its emails since somebody started, changed or resumed it. */
  readReturns: ({ workspaceId, campaignId }: Omit<CampaignLease, 'run'>, since: Date): Promise<Returns> =>
    inWorkspace(workspaceId, (tx) => readReturnsSince(tx, workspaceId, campaignId, since), 'worker'),

  drop: (workspaceId: string, drops: Parameters<typeof dropDeliveries>[2]): Promise<void> =>
    inWorkspace(workspaceId, (tx) => dropDeliveries(tx, workspaceId, drops), 'worker'),

  postpone: (workspaceId: string, rows: Parameters<typeof postponeDeliveries>[2]): Promise<void> =>
    inWorkspace(workspaceId, (tx) => postponeDeliveries(tx, workspaceId, rows), 'worker'),

  /** Addresses that the server refused permanently. */
  bounce: (
    workspaceId: string,
    refused: { id: string; cause: string; at: Date }[],
    newId: () => string,
  ): Promise<void> =>
    inWorkspace(
      workspaceId,
      async (tx) => {
        await recordBounces(
          tx,
          refused.map(({ id, cause, at }) => ({ workspaceId, deliveryId: id, kind: 'hard' as const, cause, at })),
          newId,
        );
      },
      'worker',
    ),

  readText: (workspaceId: string, emailId: string, revision: number): Promise<CampaignText | null> =>
    inWorkspace(workspaceId, (tx) => readCampaignText(tx, emailId, revision), 'worker'),
  ...campaignLeaseRepository,
  ...sentLineRepository,
};
