import { and, eq, inArray, type SQL } from 'drizzle-orm';
import type { NewActivity } from '../../../../src/domain/activity';
import type { CampaignStatus } from '../../../../src/domain/campaign';
import { logActivity } from '../../../records/activity/activity-log';
import { holdMembers, noteMembers } from '../../../records/automations/automation-members';
import { stopRuns } from '../../../records/automations/automation-stop';
import { noteNewsletterStarted } from '../../../records/publishing/posting-release';
import { inWorkspace, type Transaction } from '../../../database/client';
import { campaigns } from '../../../database/schema/campaigns';
import { tookTooLong } from '../../../database/statement-timeout';
import { enqueue } from '../../../queue/enqueue';
import { sendCampaign } from '../../sending/sending-jobs';

export type CampaignRunRepository = typeof campaignRunRepository;

/** Turns of a campaign: each only out of the states that lead there, in one transaction with the job that it makes necessary. */
export const campaignRunRepository = {
  /**
   * Draft → active. False when it was no draft any more, or its automation is another than the one that was checked. Whoever
   * fulfils the trigger of an automation by now is noted, unless they are to come in, too; 'too-long' when that cannot be
   * done in time.
   */
  start: (
    workspaceId: string,
    id: string,
    now: Date,
    activity: NewActivity,
    revision: number,
    { withExisting, largeConfirmed }: { withExisting: boolean; largeConfirmed: boolean },
  ): Promise<boolean | 'too-long'> =>
    turn(
      {
        workspaceId,
        id,
        from: ['draft'],
        change: { status: 'active', startedAt: now, largeConfirmed, cause: null, updatedAt: now },
        activity,
        only: eq(campaigns.revision, revision),
      },
      async (tx, { type, trigger, sendAt }) => {
        if (type !== 'automation') {
          await noteNewsletterStarted(tx, id, now);
          await enqueue(tx, sendCampaign, { workspaceId, campaignId: id });
          return sendAt && sendAt > now ? sendAtItsTime(tx, { workspaceId, campaignId: id }, sendAt) : undefined;
        }
        // Nobody waits yet: the first people come in with the next minute.
        await tx
          .update(campaigns)
          .set({ triggerSince: now })
          .where(and(eq(campaigns.workspaceId, workspaceId), eq(campaigns.id, id)));
        if (trigger && !withExisting) await noteMembers(tx, { workspaceId, campaignId: id, trigger }, now);
      },
    ).catch((error: unknown) => {
      if (tookTooLong(error)) return 'too-long';
      throw error;
    }),

  /** Active → paused: whoever sends looks before each handful of mails. */
  pause: (workspaceId: string, id: string, now: Date, activity: NewActivity) =>
    turn({ workspaceId, id, from: ['active'], change: { status: 'paused', updatedAt: now }, activity }),

  /** Paused → active. */
  resume: (workspaceId: string, id: string, now: Date, activity: NewActivity) =>
    turn(
      { workspaceId, id, from: ['paused'], change: { status: 'active', cause: null, updatedAt: now }, activity },
      async (tx, { sendAt }) => {
        await enqueue(tx, sendCampaign, { workspaceId, campaignId: id });
        if (sendAt && sendAt > now) await sendAtItsTime(tx, { workspaceId, campaignId: id }, sendAt);
      },
    ),

  /** Active or paused → completed. Whoever is on the way through an automation leaves it here; of very many, the rest with the next minute. */
  stop: (workspaceId: string, id: string, now: Date, activity: NewActivity) =>
    turn(
      {
        workspaceId,
        id,
        from: ['active', 'paused'],
        change: { status: 'completed', endedAt: now, cause: null, updatedAt: now },
        activity,
      },
      async (tx, { type }) => {
        if (type !== 'automation') return;
        await holdMembers(tx, id); // whoever is let in at this moment leaves with the others
        await stopRuns(tx, { workspaceId, campaignId: id }, now);
      },
    ),
};

const turn = (
  { workspaceId, id, from, change, activity, only }: Turn,
  more?: (tx: Transaction, turned: Turned) => Promise<void>,
): Promise<boolean> =>
  inWorkspace(workspaceId, async (tx) => {
    const [turned] = await tx
      .update(campaigns)
      .set(change)
      .where(and(eq(campaigns.workspaceId, workspaceId), eq(campaigns.id, id), inArray(campaigns.status, from), only))
      .returning({ type: campaigns.type, trigger: campaigns.trigger, sendAt: campaigns.sendAt });
    if (!turned) return false;
    await logActivity(tx, activity);
    await more?.(tx, turned);
    return true;
  });

/** The schedule that looks every minute is the net below it. */
const sendAtItsTime = (
  tx: Transaction,
  campaign: { workspaceId: string; campaignId: string },
  sendAt: Date,
): Promise<void> => enqueue(tx, sendCampaign, campaign, sendAt);

type Turned = Pick<typeof campaigns.$inferSelect, 'type' | 'trigger' | 'sendAt'>;

interface Turn {
  workspaceId: string;
  id: string;
  from: CampaignStatus[];
  change: Partial<typeof campaigns.$inferInsert>;
  activity: NewActivity;
  only?: SQL;
}
