import { HOUR_MS } from '../../../../src/domain/duration';
import { activityEvents } from '../../../../src/domain/activity-events';
import { allowanceSpentSentence, returnsSentence } from '../../../../src/domain/sending-allowance';
import { AppError } from '../../../errors/app-error';
import { makeCampaignCourier } from './campaign-courier';
import { makeEnds, type Ends, type MailLine, type SenderDependencies } from './campaign-run';
import type { TakenCampaign } from './campaign-lease-repository';
import type { CampaignLease } from './campaign-sender-repository';
import { makeDeliverySource } from '../delivery-source';
import { pauseUntil } from '../sending-pause';
import { makeSentLines } from '../lines/sent-lines';

/**
 * The job that sends campaigns. One run at a time holds a campaign: it renews its lease every second, in the
 * statement that checks whether the campaign is still active, and each handful of emails is claimed in a
 * transaction that checks both. What was in progress when a run was killed becomes uncertain and is never resent
 * automatically.
 */
export function makeCampaignSender(dependencies: SenderDependencies) {
  const { repository, sources, freezer, lineOf, hasServer, senderOf, perMinute, timing, clock, ids, log } =
    dependencies;
  const tell = ({ workspaceId }: CampaignLease, event: ReturnType<typeof activityEvents.campaignCompleted>) => ({
    ...event,
    id: ids.id(),
    workspaceId,
    at: clock.now(),
  });

  /** Renews the lease until the run ends; reports when it is lost. */
  function keep(lease: CampaignLease, end: Ends): void {
    let silentSince = performance.now();
    const beat = async (): Promise<void> => {
      try {
        if (!(await repository.beat(lease))) end.because('gone');
        silentSince = performance.now();
      } catch {
        if (performance.now() - silentSince > timing.leaseMs / 2) end.because('gone'); // by then another run may hold it
      }
    };
    void (async () => {
      while (!end.signal.aborted) {
        await pauseUntil(performance.now() + timing.beatMs, end.signal);
        if (!end.signal.aborted) await beat();
      }
    })();
  }

  /** Sends everything due, repeatedly, as long as more becomes due soon. */
  async function goThrough(
    lease: CampaignLease,
    line: MailLine,
    taken: TakenCampaign,
    end: Ends,
    debt: Debt,
    rest: (spent: 'day' | 'hour') => void,
  ): Promise<void> {
    const { campaign, limit } = taken;
    const stopped = returnsSentence(await repository.readReturns(lease, campaign.updatedAt));
    if (stopped) throw new AppError('conflict', stopped);
    const spent = limit && (await repository.findSpent(lease.workspaceId, limit, clock.now()));
    if (spent) return rest(spent);
    const source = makeDeliverySource({
      repository: sources,
      workspaceId: lease.workspaceId,
      campaignId: lease.campaignId,
      // A pace protects the standing of the server that sends.
      perMinute: line.ownAddress === null ? perMinute : 0,
      clock,
      batch: timing.batch,
    });
    const courier = makeCampaignCourier({
      lease,
      line,
      campaign,
      sender: senderOf(taken, line.ownAddress),
      tracking: taken.identity.tracking,
      limit,
      source,
      end,
      spent: rest,
      ...dependencies,
    });
    debt.isOpen = () => courier.owesLines();
    if (taken.fellOverAt) await courier.recordSentSince(new Date(taken.fellOverAt.getTime() - LOOK_BACK_MS));
    while (!end.signal.aborted) {
      await courier.sendDue();
      if (end.signal.aborted) return;
      const { completed, nextDue } = await repository.complete(lease, {
        now: clock.now(),
        activity: tell(lease, activityEvents.campaignCompleted(campaign)),
      });
      if (completed) log({ ...lease }, 'campaign completed');
      const wait = nextDue ? nextDue.getTime() - clock.now().getTime() : null;
      if (completed || wait === null || wait > timing.soonMs) return;
      await pauseUntil(performance.now() + Math.max(timing.leastWaitMs, wait), end.signal);
    }
  }

  /** Whether its audience is frozen, so that there is something to send. */
  async function freeze(lease: CampaignLease, { campaign, zone }: TakenCampaign, end: Ends): Promise<boolean> {
    if (campaign.type === 'automation' || campaign.frozenAt) return true;
    const outcome = await freezer.freeze(
      lease,
      { sendAt: campaign.sendAt, startedAt: campaign.startedAt, localHour: campaign.localHour, zone },
      end.signal,
    );
    if (outcome === 'gone') end.because('gone');
    return outcome === 'whole';
  }

  async function run(asked: Asked, stops: AbortSignal): Promise<void> {
    const line = await lineOf(asked.workspaceId);
    if (!line) return;
    try {
      await runThrough(line, asked, stops);
    } finally {
      line.close();
    }
  }

  async function runThrough(line: MailLine, { workspaceId, campaignId }: Asked, stops: AbortSignal): Promise<void> {
    const lease = { workspaceId, campaignId, run: ids.id() };
    const taken = await repository.take(lease, clock.now());
    if (!taken) return;
    const end = makeEnds(stops, timing.runMs);
    const debt: Debt = { isOpen: () => false };
    keep(lease, end);
    let resting: string | null = null;
    const rest = (spent: 'day' | 'hour'): void => {
      resting = taken.limit && allowanceSpentSentence(taken.limit.allowance, spent);
      end.because('spent');
    };
    try {
      if (await freeze(lease, taken, end)) await goThrough(lease, line, taken, end, debt, rest);
      if (resting !== null && resting !== taken.campaign.cause) await repository.tell(lease, resting);
    } catch (error) {
      // A failure that a retry would not fix needs a person's attention.
      if (!(error instanceof AppError)) throw error;
      await repository.halt(lease, {
        cause: error.message,
        now: clock.now(),
        activity: tell(lease, activityEvents.campaignHalted(taken.campaign)),
        owes: debt.isOpen(),
      });
    } finally {
      end.because('done');
      // With timeline events still unwritten it is not released: the next run then treats it like a crashed one and
      // writes them.
      if (!debt.isOpen()) await repository.release(lease, end.reason() === 'time');
    }
  }

  return {
    async send(asked: Asked, stops: AbortSignal): Promise<void> {
      await run(asked, stops);
      // For an ended campaign: nobody had time to skip everything, or emails in progress came back to wait.
      while (!stops.aborted && (await repository.skipEnded(asked)));
    },

    /** Runs every minute. */
    async start(): Promise<void> {
      await repository.startDue(clock.now(), { ownServerOnly: !hasServer });
      for (const left of await repository.listLeft()) {
        const lines = makeSentLines({ add: (sent) => repository.addLines(left.workspaceId, sent), ids });
        for (const sent of await repository.listUnrecorded(
          left.workspaceId,
          left.campaignId,
          new Date(left.until.getTime() - LOOK_BACK_MS),
        ))
          lines.add(sent);
        await lines.flush();
        await repository.closeLeft(left);
      }
    },
  };
}

/** A run writes its timeline events within two minutes; while they cannot be written, no run sends anything more. */
const LOOK_BACK_MS = HOUR_MS;

/** Whether recipients' timelines still lack emails. */
interface Debt {
  isOpen(): boolean;
}

export type CampaignSender = ReturnType<typeof makeCampaignSender>;

interface Asked {
  workspaceId: string;
  campaignId: string;
}
