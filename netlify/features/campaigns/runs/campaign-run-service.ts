import type { CampaignDetail } from '../../../../src/contracts/campaign-record';
import type { CampaignCheck } from '../../../../src/contracts/campaign-runs';
import type { CampaignStatus, ResendableState } from '../../../../src/domain/campaign';
import { activityEvents } from '../../../../src/domain/activity-events';
import { AppError, notFound } from '../../../errors/app-error';
import type { Clock } from '../../../ports/clock';
import type { Ids } from '../../../ports/ids';
import type { CampaignLedgerRepository, RecallRefusal } from './campaign-ledger-repository';
import type { CampaignRunRepository } from './campaign-run-repository';
import type { CampaignsRepository, FoundCampaign } from '../campaigns-repository';
import { presentDetail } from '../present-campaign';

/** Starting, pausing, going on, ending, sending again, back to draft. What does not lead from where a campaign is, is refused with how it is instead. */
export function makeCampaignRunService<W extends { id: string }>({
  repository,
  turns,
  ledger,
  check,
  clock,
  ids,
}: Dependencies<W>) {
  async function find(workspaceId: string, campaignId: string): Promise<FoundCampaign> {
    const found = await repository.find(workspaceId, campaignId);
    if (!found) throw notFound('campaign');
    return found;
  }

  async function turn(
    workspace: W,
    campaignId: string,
    actor: Actor,
    verb: Verb,
    { withExisting = false, largeConfirmed = false }: StartWishes = {},
  ): Promise<CampaignDetail> {
    const before = await find(workspace.id, campaignId);
    if (!FROM[verb].includes(before.status)) throw refusal(verb, before.status);
    if (withExisting && before.trigger?.on !== 'tag' && before.trigger?.on !== 'segment')
      throw new AppError(
        'invalid_request',
        'Only an automation that starts with a tag or a segment can include people who already match.',
      );
    if (verb === 'start') await refuseUnready(workspace, before, largeConfirmed);
    const now = clock.now();
    const isLater = before.sendAt !== null && before.sendAt > now;
    const event = {
      start: activityEvents.campaignStarted(before, isLater),
      pause: activityEvents.campaignPaused(before),
      resume: activityEvents.campaignResumed(before),
      stop: activityEvents.campaignStopped(before),
    }[verb];
    const done = await turns[verb](
      workspace.id,
      campaignId,
      now,
      { ...event, id: ids.id(), workspaceId: workspace.id, actor: { id: actor.id, name: actor.name }, at: now },
      before.revision,
      { withExisting, largeConfirmed },
    );
    if (done === 'too-long')
      throw new AppError(
        'unavailable',
        'Checking who already matches this automation’s trigger takes too long. Choose a segment with fewer or simpler rules.',
      );
    const after = await find(workspace.id, campaignId);
    // Somebody else was faster: said as it is now.
    if (!done) throw refusal(verb, after.status);
    if (verb !== 'stop') return presentDetail(after);
    await ledger.skipWaiting(workspace.id, campaignId);
    return presentDetail(await find(workspace.id, campaignId));
  }

  async function refuseUnready(
    workspace: W,
    { id, type, trigger, steps }: FoundCampaign,
    largeConfirmed: boolean,
  ): Promise<void> {
    const missing =
      type !== 'automation'
        ? []
        : [
            ...(trigger ? [] : ['Choose a trigger for this automation.']),
            ...(steps.length > 0 ? [] : ['Add at least one step to this automation.']),
          ];
    const failing = (await check(workspace, id))
      .filter(({ state, check: what }) => state === 'fail' && !(largeConfirmed && what === 'size'))
      .map(({ sentence }) => sentence);
    const sentences = [...new Set([...missing, ...failing])];
    if (sentences.length > 0)
      throw new AppError(
        'conflict',
        `${sentences.slice(0, SAID).join(' ')}${sentences.length > SAID ? ` And ${sentences.length - SAID} more: see Checks.` : ''}`,
      );
  }

  return {
    start: (workspace: W, campaignId: string, actor: Actor, wishes: StartWishes = {}) =>
      turn(workspace, campaignId, actor, 'start', wishes),
    pause: (workspace: W, campaignId: string, actor: Actor) => turn(workspace, campaignId, actor, 'pause'),
    resume: (workspace: W, campaignId: string, actor: Actor) => turn(workspace, campaignId, actor, 'resume'),
    stop: (workspace: W, campaignId: string, actor: Actor) => turn(workspace, campaignId, actor, 'stop'),

    async resend(
      { id: workspaceId }: W,
      campaignId: string,
      state: ResendableState,
      actor: Actor,
    ): Promise<CampaignDetail> {
      const before = await find(workspaceId, campaignId);
      const now = clock.now();
      const activity = {
        ...activityEvents.campaignResent(before, state),
        id: ids.id(),
        workspaceId,
        actor: { id: actor.id, name: actor.name },
        at: now,
      };
      const outcome = await ledger.resend(workspaceId, campaignId, state, now, activity);
      if (outcome === 'missing') throw notFound('campaign');
      if (outcome !== 'resent')
        throw new AppError(
          'conflict',
          outcome === 'none'
            ? `This campaign no longer has any ${state === 'failed' ? 'refused' : 'uncertain'} emails.`
            : NOT_AGAIN[outcome],
        );
      return presentDetail(await find(workspaceId, campaignId));
    },

    async unschedule({ id: workspaceId }: W, campaignId: string, actor: Actor): Promise<CampaignDetail> {
      const before = await find(workspaceId, campaignId);
      const now = clock.now();
      const outcome = await ledger.hold(workspaceId, campaignId, now);
      if (outcome === 'missing') throw notFound('campaign');
      if (outcome !== 'held') throw new AppError('conflict', NO_WAY_BACK[outcome]);
      const activity = {
        ...activityEvents.campaignUnscheduled(before),
        id: ids.id(),
        workspaceId,
        actor: { id: actor.id, name: actor.name },
        at: now,
      };
      if (!(await ledger.recall(workspaceId, campaignId, now, activity)))
        throw new AppError('conflict', 'Someone else resumed this campaign at the same moment. Pause it first.');
      return presentDetail(await find(workspaceId, campaignId));
    },
  };
}

const refusal = (verb: Verb, status: CampaignStatus): AppError =>
  new AppError('conflict', verb === 'start' && status !== 'completed' ? STARTED[status] : IS[status](verb));

const FROM: Record<Verb, CampaignStatus[]> = {
  start: ['draft'],
  pause: ['active'],
  resume: ['paused'],
  stop: ['active', 'paused'],
};

const STARTED: Record<Exclude<CampaignStatus, 'completed'>, string> = {
  draft: 'Someone else changed this campaign at the same moment. Try again.',
  active: 'This campaign is already running.',
  paused: 'This campaign is paused. Resume it instead of starting it again.',
};

const IS: Record<CampaignStatus, (verb: Verb) => string> = {
  draft: () => 'This campaign has not started yet.',
  active: () => 'This campaign is already running.',
  paused: () => 'This campaign is already paused.',
  completed: (verb) =>
    verb === 'stop' ? 'This campaign has already ended.' : 'This campaign has ended. Make a copy to send it again.',
};

const NO_WAY_BACK: Record<Exclude<RecallRefusal, 'missing'>, string> = {
  draft: 'This campaign is already a draft.',
  completed: 'This campaign has ended. Make a copy to send it again.',
  automation: 'You can edit an automation while it runs, so it never goes back to draft.',
  active: 'This campaign is already being sent. Pause it first.',
  'in-hand': 'This campaign is being prepared for sending. Try again in a few seconds.',
  begun: 'Some emails of this campaign have already been sent, so it can’t go back to draft. Make a copy to change it.',
};

const NOT_AGAIN = {
  draft: 'This campaign has not started yet.',
  ended: 'This automation has ended, so it sends nothing more.',
  ending: 'This campaign is still ending. Try again in a minute.',
} as const;

/** So many sentences fit what is read at a glance. */
const SAID = 3;

type Verb = 'start' | 'pause' | 'resume' | 'stop';

interface StartWishes {
  /** Whoever fulfils the trigger of an automation already comes in, too. */
  withExisting?: boolean;
  /** Mails of which Gmail hides the end go out, too. */
  largeConfirmed?: boolean;
}

export type CampaignRunService<W extends { id: string }> = ReturnType<typeof makeCampaignRunService<W>>;

interface Actor {
  id: string;
  name: string;
}

interface Dependencies<W> {
  repository: CampaignsRepository;
  turns: CampaignRunRepository;
  ledger: CampaignLedgerRepository;
  /** What stands in the way of sending. */
  check(workspace: W, campaignId: string): Promise<CampaignCheck[]>;
  clock: Clock;
  ids: Ids;
}
