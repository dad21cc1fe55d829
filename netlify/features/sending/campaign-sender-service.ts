import { happenings } from '../../../src/domain/happenings';
import { AppError } from '../../errors/app-error';
import { makeCampaignCourier } from './campaign-courier';
import { makeEnds, type Ends, type SenderDependencies } from './campaign-run';
import type { Held, TakenCampaign } from './campaign-sender-repository';
import { makeDeliverySource } from './delivery-source';
import { pauseUntil } from './pause-until';

/**
 * The job that sends campaigns. One run at a time has a campaign: it holds a lease that it renews every second, in the
 * statement that looks whether the campaign is still under way, and each handful of mails is taken in a transaction that
 * looks at both. What was in hand when a run was killed is uncertain afterwards and never sent again.
 */
export function makeCampaignSender(dependencies: SenderDependencies) {
  const { repository, sources, freezer, port, senderOf, perMinute, timing, clock, ids, log } = dependencies;
  const tell = ({ workspaceId }: Held, happening: ReturnType<typeof happenings.campaignCompleted>) => ({ ...happening, id: ids.id(), workspaceId, at: clock.now() });

  /** Renews the lease until the run ends; says when it is lost. */
  function keep(held: Held, end: Ends): void {
    let silentSince = performance.now();
    const beat = async (): Promise<void> => {
      try {
        if (!(await repository.beat(held))) end.because('gone');
        silentSince = performance.now();
      } catch {
        if (performance.now() - silentSince > timing.leaseMs / 2) end.because('gone'); // by then another may have it
      }
    };
    void (async () => {
      while (!end.signal.aborted) {
        await pauseUntil(performance.now() + timing.beatMs, end.signal);
        if (!end.signal.aborted) await beat();
      }
    })();
  }

  /** Sends all that is due, again and again, as long as more becomes due soon. */
  async function goThrough(held: Held, taken: TakenCampaign, end: Ends): Promise<void> {
    const { campaign } = taken;
    const source = makeDeliverySource({ repository: sources, workspaceId: held.workspaceId, campaignId: held.campaignId, perMinute, clock, batch: timing.batch });
    const courier = makeCampaignCourier({ held, campaign, sender: senderOf(taken), source, end, ...dependencies });
    if (taken.fellOver) await courier.tellLastSent();
    while (!end.signal.aborted) {
      await courier.sendDue();
      if (end.signal.aborted) return;
      const { completed, nextDue } = await repository.complete(held, { now: clock.now(), told: tell(held, happenings.campaignCompleted(campaign)) });
      if (completed) log({ ...held }, 'campaign completed');
      const wait = nextDue ? nextDue.getTime() - clock.now().getTime() : null;
      if (completed || wait === null || wait > timing.soonMs) return;
      await pauseUntil(performance.now() + Math.max(timing.leastWaitMs, wait), end.signal);
    }
  }

  async function freeze(held: Held, { campaign, zone }: TakenCampaign, end: Ends): Promise<void> {
    if (campaign.type === 'automation' || campaign.frozenAt) return;
    if ((await freezer.freeze(held, { sendAt: campaign.sendAt, localHour: campaign.localHour, zone }, end.signal)) === 'gone') end.because('gone');
  }

  return {
    async send({ workspaceId, campaignId }: { workspaceId: string; campaignId: string }, stops: AbortSignal): Promise<void> {
      const held = { workspaceId, campaignId, run: ids.id() };
      const taken = port && (await repository.take(held, clock.now()));
      if (!taken) return;
      const end = makeEnds(stops, timing.runMs);
      keep(held, end);
      try {
        await freeze(held, taken, end);
        await goThrough(held, taken, end);
      } catch (error) {
        // What trying again would not mend somebody has to look at.
        if (!(error instanceof AppError)) throw error;
        await repository.halt(held, { cause: error.message, now: clock.now(), told: tell(held, happenings.campaignHalted(taken.campaign)) });
      } finally {
        end.because('done');
        await repository.release(held, end.reason() === 'time');
      }
    },

    /** Every minute. */
    async start(): Promise<void> {
      if (port) await repository.startDue(clock.now());
    },
  };
}

export type CampaignSender = ReturnType<typeof makeCampaignSender>;
