import { and, eq, inArray } from 'drizzle-orm';
import type { NewActivity } from '../../../src/domain/activity';
import type { CampaignStatus } from '../../../src/domain/campaign';
import { logActivity } from '../../database/activity-log';
import { inWorkspace } from '../../database/client';
import { automationRuns } from '../../database/schema/automations';
import { campaigns } from '../../database/schema/campaigns';
import { enqueue } from '../../jobs/enqueue';
import { sendCampaign } from '../../jobs/send-campaign';

export type CampaignRunRepository = typeof campaignRunRepository;

/** Turns of a campaign: each only out of the states that lead there, in one transaction with the job that it makes necessary. */
export const campaignRunRepository = {
  /** Draft → active. False when it was no draft any more. */
  start: (workspaceId: string, id: string, now: Date, told: NewActivity) => turn(workspaceId, id, ['draft'], { status: 'active', startedAt: now, cause: null, updatedAt: now }, told),

  /** Active → paused: whoever sends looks before each handful of mails. */
  pause: (workspaceId: string, id: string, now: Date, told: NewActivity) => turn(workspaceId, id, ['active'], { status: 'paused', updatedAt: now }, told),

  /** Paused → active. */
  resume: (workspaceId: string, id: string, now: Date, told: NewActivity) => turn(workspaceId, id, ['paused'], { status: 'active', cause: null, updatedAt: now }, told),

  /** Active or paused → completed. Whoever is on the way through an automation leaves it here. */
  stop: (workspaceId: string, id: string, now: Date, told: NewActivity) => turn(workspaceId, id, ['active', 'paused'], { status: 'completed', endedAt: now, updatedAt: now }, told),
};

const turn = (workspaceId: string, id: string, from: CampaignStatus[], change: Partial<typeof campaigns.$inferInsert>, told: NewActivity): Promise<boolean> =>
  inWorkspace(workspaceId, async (tx) => {
    const [turned] = await tx.update(campaigns).set(change).where(and(eq(campaigns.workspaceId, workspaceId), eq(campaigns.id, id), inArray(campaigns.status, from))).returning({ type: campaigns.type });
    if (!turned) return false;
    await logActivity(tx, told);
    if (change.status === 'active') {
      // Of an automation that begins nobody waits yet.
      if (turned.type !== 'automation' || from.includes('paused')) await enqueue(tx, sendCampaign, { workspaceId, campaignId: id });
    }
    if (change.status === 'completed' && turned.type === 'automation') {
      await tx.update(automationRuns).set({ state: 'stopped', wakesAt: null, endedAt: change.endedAt }).where(and(eq(automationRuns.workspaceId, workspaceId), eq(automationRuns.campaignId, id), eq(automationRuns.state, 'active')));
    }
    return true;
  });
