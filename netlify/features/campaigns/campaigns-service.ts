import type { CampaignTemplate as ShownTemplate } from '../../../src/contracts/campaign-proposals';
import type { CampaignDetail } from '../../../src/contracts/campaign-record';
import type { campaignsContract } from '../../../src/contracts/campaigns';
import type { Input, Output } from '../../../src/contracts/endpoint';
import { countryOf } from '../../../src/domain/calendar/country';
import { campaignLimits, type CampaignStatus, type CampaignType } from '../../../src/domain/campaign';
import { currencyOf } from '../../../src/domain/currency';
import { DAY_MS, MINUTE_MS } from '../../../src/domain/duration';
import { activityEvents } from '../../../src/domain/activity-events';
import { weekAt } from '../../../src/domain/week';
import { toInstant } from '../../../src/domain/zoned-time';
import { AppError, notFound } from '../../errors/app-error';
import type { Clock } from '../../ports/clock';
import type { Ids } from '../../ports/ids';
import type { WorkspacePart } from '../../ports/workspace-scope';
import type { CampaignBookRepository } from './campaign-book-repository';
import type { CampaignDrafts } from './campaign-drafts';
import { campaignTemplates } from './templates/campaign-templates';
import type { CampaignsRepository, FoundCampaign } from './campaigns-repository';
import { presentCampaign, presentDetail } from './present-campaign';

/** Campaigns as they lie there: the list, one of them, drafts. What is under way is campaign-run-service.ts. */
export function makeCampaignsService({ repository, books, drafts, clock, ids }: Dependencies) {
  async function find(workspaceId: string, campaignId: string): Promise<FoundCampaign> {
    const found = await repository.find(workspaceId, campaignId);
    if (!found) throw notFound('campaign');
    return found;
  }

  const get = async (workspaceId: string, campaignId: string): Promise<CampaignDetail> =>
    presentDetail(await find(workspaceId, campaignId));

  /** What is wrong with a change, at the field where it is. */
  async function refuseFaults(
    workspaceId: string,
    type: CampaignType,
    { audience, sendAt, localHour }: Change,
  ): Promise<void> {
    const faults: Record<string, string> = {};
    if (audience && audience.segmentIds.length > 0) {
      if (type === 'broadcast')
        faults.audience =
          'A broadcast goes to everyone who agreed to your emails. Create an email campaign to choose segments.';
      else if (type === 'automation') faults.audience = 'An automation’s trigger decides who enters it.';
      else if ((await repository.countSegments(workspaceId, audience.segmentIds)) < new Set(audience.segmentIds).size)
        faults.audience = 'One of these segments was deleted. Choose the segments again.';
    }
    if (type === 'automation' && sendAt) faults.sendAt = 'An automation emails each person on their own schedule.';
    if (type === 'automation' && localHour !== undefined && localHour !== null)
      faults.localHour = 'An automation emails each person on their own schedule.';
    if (sendAt && !faults.sendAt) {
      const ahead = Date.parse(sendAt) - clock.now().getTime();
      if (ahead < -MINUTE_MS) faults.sendAt = 'Choose a time in the future.';
      if (ahead > 366 * DAY_MS) faults.sendAt = 'Choose a time within the next year.';
    }
    const [sentence] = Object.values(faults);
    if (sentence) throw new AppError('invalid_request', sentence, { fields: faults });
  }

  return {
    get,

    async list(
      { id: workspaceId, zone }: Workspace,
      query: Input<typeof campaignsContract.listCampaigns>,
    ): Promise<Output<typeof campaignsContract.listCampaigns>> {
      const monday = toInstant({ date: weekAt(clock.now(), zone).startsOn, time: '00:00' }, zone);
      const { rows, nextCursor, byStatus, scheduled, revenueSince } = await repository.list(workspaceId, query, {
        monday,
        now: clock.now(),
      });
      const of = (status: CampaignStatus): number => byStatus.get(status) ?? 0;
      const [active, completed, draft] = [of('active') + of('paused'), of('completed'), of('draft')];
      return {
        items: rows.map(presentCampaign),
        nextCursor,
        counts: { active, completed, draft, all: active + completed + draft },
        underWay: { out: of('active') - scheduled, scheduled, paused: of('paused') },
        currency: currencyOf(countryOf(zone)),
        revenueSinceMonday: revenueSince,
      };
    },

    /** Of a copy, a template, a recommendation or a post, in this order, when more than one is named; else empty. */
    async create(
      workspace: Workspace,
      { type, name, templateId, recommendationId, copyOf, pieceId }: Input<typeof campaignsContract.createCampaign>,
    ): Promise<CampaignDetail> {
      const draft = copyOf
        ? await drafts.ofCampaign(workspace, copyOf)
        : templateId
          ? await drafts.ofTemplate(workspace, templateId)
          : recommendationId
            ? await drafts.ofRecommendation(workspace, recommendationId)
            : pieceId
              ? await drafts.ofPost(workspace, pieceId)
              : await drafts.empty(workspace, type);
      const outcome = await repository.add({ ...draft.campaign, ...(name && { name }) }, draft.emails, draft.segment);
      if (outcome === 'full')
        throw new AppError(
          'conflict',
          `A workspace can have at most ${campaignLimits.campaigns.toLocaleString('en-US')} campaigns. Delete one you don’t need.`,
        );
      if (outcome === 'segments-full')
        throw new AppError(
          'conflict',
          'This needs a segment of its own, and there are as many as a workspace can have. Delete one you don’t need.',
        );
      return get(workspace.id, draft.campaign.id);
    },

    async update(
      { id: workspaceId, role }: Workspace & { role: 'owner' | 'member' },
      { campaignId, ...given }: Input<typeof campaignsContract.updateCampaign>,
    ): Promise<CampaignDetail> {
      const { type, senderName, replyTo } = await find(workspaceId, campaignId);
      // A change of the sender alone is refused: a form that sends all its fields back changes nothing by that.
      const changesSender = (given.senderName ?? senderName) !== senderName || (given.replyTo ?? replyTo) !== replyTo;
      if (changesSender && role !== 'owner')
        throw new AppError(
          'forbidden',
          'Only an owner of this workspace can change the sender of a campaign and where replies go.',
        );
      const change = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) as Change & {
        name?: string;
      };
      await refuseFaults(workspaceId, type, change);
      const { sendAt, ...plain } = change;
      const isFixed = Object.keys(change).some((key) => key !== 'name');
      const outcome = await repository.change(
        workspaceId,
        campaignId,
        {
          ...plain,
          ...(sendAt !== undefined && { sendAt: sendAt === null ? null : new Date(sendAt) }),
          updatedAt: clock.now(),
        },
        isFixed,
      );
      if (outcome === 'missing') throw notFound('campaign');
      if (outcome === 'started')
        throw new AppError(
          'conflict',
          'This campaign has started, so its audience, time and sender can’t be changed. If nothing has been sent yet, move it to draft. Otherwise, make a copy.',
        );
      return get(workspaceId, campaignId);
    },

    async remove(
      workspace: Workspace,
      campaignId: string,
      actor: { id: string; name: string },
    ): Promise<{ id: string }> {
      const { name, status } = await find(workspace.id, campaignId);
      if (status === 'active' || status === 'paused') throw underWay();
      const activity = {
        ...activityEvents.campaignDeleted({ name }),
        id: ids.id(),
        workspaceId: workspace.id,
        actor: { id: actor.id, name: actor.name },
        at: clock.now(),
      };
      if (!(await repository.remove(workspace.id, campaignId, activity))) throw underWay();
      return { id: campaignId };
    },

    /** Those that fit the workspace first. */
    async templates({ id: workspaceId }: Workspace): Promise<{ items: ShownTemplate[] }> {
      const book = await books.read(workspaceId);
      const all = campaignTemplates();
      const asked = all.flatMap(({ id, segment }) => (segment ? [{ id, rules: segment.rules }] : []));
      const answers = await books.findsAnybody(
        workspaceId,
        asked.map(({ rules }) => rules),
        clock.now(),
      );
      const empty = new Set(asked.filter((_, n) => !answers[n]).map(({ id }) => id));
      const fits = ({ id, needs }: (typeof all)[number]): boolean => !empty.has(id) && (needs?.(book) ?? true);
      return {
        items: [...all.filter(fits), ...all.filter((template) => !fits(template))].map(
          ({ id, name, description, type, category }) => ({
            id,
            name,
            description,
            type,
            category,
            aiGenerated: false,
          }),
        ),
      };
    },
  };
}

const underWay = (): AppError => new AppError('conflict', 'This campaign is running. End it first, then delete it.');

export type CampaignsService = ReturnType<typeof makeCampaignsService>;

type Change = Partial<
  Pick<Input<typeof campaignsContract.updateCampaign>, 'audience' | 'sendAt' | 'localHour' | 'senderName' | 'replyTo'>
>;

type Workspace = WorkspacePart<'id' | 'name' | 'zone'>;

interface Dependencies {
  repository: CampaignsRepository;
  books: CampaignBookRepository;
  drafts: CampaignDrafts;
  clock: Clock;
  ids: Ids;
}
