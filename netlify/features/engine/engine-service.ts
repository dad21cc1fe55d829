import type { Cycle } from '../../../src/contracts/engine-cycle';
import type { Profile } from '../../../src/contracts/engine-profile';
import type { BusinessReading } from '../../../src/contracts/engine-trades';
import type { ProfileInput } from '../../../src/contracts/profile-input';
import type { Actor, ActivityEvent, NewActivity } from '../../../src/domain/activity';
import {
  beatProgress,
  beats,
  beatStates,
  beatSummary,
  beatTime,
  IDEA_ROUNDS_A_WEEK,
  type CycleFacts,
  type CycleTimes,
} from '../../../src/domain/cycle';
import type { Analysis } from '../../../src/domain/cycle-analysis';
import { photoAskedFor, type Dismissal, type IdeaDraft } from '../../../src/domain/idea';
import { defaultSlot } from '../../../src/domain/default-slot';
import { activityEvents } from '../../../src/domain/activity-events';
import { WEEKLY_GOAL } from '../../../src/domain/piece';
import type { PostingRhythm } from '../../../src/domain/posting-rhythm';
import { tongueOf } from '../../../src/domain/text-language';
import { addWeeks, weekAt, type Week } from '../../../src/domain/week';
import { toInstant, weekday } from '../../../src/domain/zoned-time';
import { AppError, notFound } from '../../errors/app-error';
import type { Clock } from '../../ports/clock';
import type { Ids } from '../../ports/ids';
import type { PlannerPort } from '../../ports/planner';
import type { TradesPort } from '../../ports/trades';
import type { WorkspacePart } from '../../ports/workspace-scope';
import type { EngineRepository, IdeaRow } from './engine-repository';
import { describeFirst, type IdeaSets } from './idea-sets-service';

/** Profile, weekly cycle, and what its owner does with ideas. */
export function makeEngineService({
  repository,
  sets: { propose, proposeFirst, proposeFor, draftIdeas, hasNews },
  trades,
  planner,
  clock,
  ids,
}: Dependencies) {
  const tell = (workspaceId: string, event: ActivityEvent, actor?: Actor): NewActivity => ({
    ...event,
    id: ids.id(),
    workspaceId,
    actor,
    at: clock.now(),
  });

  async function getCycle({ id, zone }: Workspace): Promise<Cycle> {
    const now = clock.now();
    const week = weekAt(now, zone);
    const begins = ({ startsOn }: Week): Date => toInstant({ date: startsOn, time: '00:00' }, zone);
    const lastWeek = { since: begins(addWeeks(week, -1)), until: begins(week) };
    const read = await repository.readCycle(id, { week, lastWeek, now });
    const rounds = read.ideas.map(({ idea }) => idea.round);
    const lastRound = Math.max(-1, ...rounds);
    const own = read.pieces.filter((piece) => read.ideas.some(({ idea }) => idea.id === piece.ideaId));
    const facts: CycleFacts = {
      hasProfile: read.hasProfile,
      ideas: read.ideas.length,
      pickedIdeas: read.ideas.filter(({ idea }) => idea.status === 'picked').length,
      pieces: own.map((piece) => piece.status),
      publishedLastWeek: read.publishedLastWeek,
      asksFirst: read.asksFirst,
      paused: !read.running,
    };
    const states = beatStates(facts);
    const times: CycleTimes = {
      now,
      proposedAt: earliest(read.ideas.map(({ idea }) => idea.createdAt)),
      publishedAt: earliest(own.flatMap(({ publishedAt }) => publishedAt ?? [])),
      scheduledFor: earliest(own.flatMap(({ status, scheduledFor }) => (status === 'scheduled' && scheduledFor) || [])),
      slot: slotOf(now, zone, read.rhythm),
      paused: !read.running,
    };
    return {
      week,
      zone,
      running: read.running,
      ...read.rhythm,
      held: read.held,
      hasProfile: read.hasProfile,
      beats: beats.map((beat) => ({
        beat,
        state: states[beat],
        progress: states[beat] === 'now' ? beatProgress(beat, facts) : states[beat] === 'done' ? 1 : 0,
        when: beatTime(beat, states[beat], week, zone, times)?.toISOString() ?? null,
        summary: beatSummary(beat, facts),
      })),
      ideas: setOf(read.ideas, lastRound),
      earlierIdeas: [...new Set(rounds)]
        .filter((round) => round < lastRound)
        .sort((one, other) => one - other)
        .map((round) => setOf(read.ideas, round)),
      setsLeft: read.hasProfile ? Math.max(0, IDEA_ROUNDS_A_WEEK - askedRounds(read.ideas)) : 0,
      hasNews: await hasNews(id, {
        lastRound,
        newestAt: latest(read.ideas.map(({ idea }) => idea.createdAt)),
        isChosen: facts.pickedIdeas > 0,
      }),
      asksFirst: read.asksFirst,
      goal: {
        done: read.pieces.filter(({ status }) => status === 'published').length,
        waiting: read.pieces.filter(({ status }) => status === 'review').length,
        target: WEEKLY_GOAL,
      },
    };
  }

  return {
    /** A step of a week's run: its first ideas, at most once. */
    propose: (place: Workspace, analysis: Analysis | null, actor?: Actor) =>
      propose(place, 'first round', actor, analysis),

    getProfile: (place: Workspace): Promise<Profile | null> => repository.findProfile(place.id),

    getCycle,

    async getTradeReading({ zone }: Workspace, { offers: lines, ...said }: AskedOfTrade): Promise<BusinessReading> {
      const offers = lines
        .split('\n')
        .map((offer) => offer.trim())
        .filter(Boolean);
      const language = planner.languageOf({ what: said.what, audience: '', offers }, zone);
      return { ...(await trades.understand({ ...said, offers })), language };
    },

    listTrades: async (name: string) => ({ trades: await trades.search(name) }),

    /**
     * The trade is stored after its ideas, so that whoever tries again after a failure gets them. Nothing happens where it
     * was chosen before.
     */
    async updateTrade(
      place: Workspace,
      trade: string,
      canCreate: boolean,
      actor: Actor,
    ): Promise<{ renewed: boolean }> {
      if (!(await trades.find(trade))) throw tradeGone();
      const profile = await repository.findProfile(place.id);
      if (!profile) throw describeFirst();
      if (profile.trade === trade) return { renewed: false };
      const renewed = canCreate && (await proposeFor(trade, place, actor));
      await repository.saveBrand(place.id, { trade }, clock.now());
      return { renewed };
    },

    /** The first time, ideas follow; with `asksFirst` not before the owner has been asked. */
    async updateProfile(
      place: Workspace,
      { asksFirst = false, ...profile }: ProfileInput & { asksFirst?: boolean | undefined },
      canCreate: boolean,
      actor: Actor,
    ): Promise<Profile> {
      if (profile.trade && !(await trades.find(profile.trade))) throw tradeGone();
      // A price is one of an offer: what is offered no longer has none.
      const details = profile.details && {
        ...profile.details,
        prices: profile.details.prices.filter(({ offer }) => profile.offers.includes(offer)),
      };
      const saved = await repository.saveProfile(
        place.id,
        { ...profile, details },
        clock.now(),
        tell(place.id, activityEvents.profileSaved(profile.name), actor),
      );
      if (!saved) throw new AppError('invalid_request', LOGO_GONE, { fields: { logoFileId: LOGO_GONE } });
      const isAsking = asksFirst && (await repository.isAskingFirst(place.id, clock.now()));
      if (canCreate && !isAsking) await proposeFirst(place, actor);
      return saved;
    },

    async updateBrand(place: Workspace, change: Partial<ProfileInput>): Promise<Profile> {
      const saved = await repository.saveBrand(place.id, change, clock.now());
      if (saved === 'logo') throw new AppError('invalid_request', LOGO_GONE, { fields: { logoFileId: LOGO_GONE } });
      if (!saved)
        throw new AppError(
          'not_found',
          'Describe your business in the Content Engine first; its brand kit belongs to it.',
        );
      return saved;
    },

    async updateCycle(
      place: Workspace,
      { running, held = 'review' }: { running: boolean; held?: 'publish' | 'review' | undefined },
    ): Promise<Cycle> {
      await repository.setRunning(place.id, running, held, clock.now());
      return getCycle(place);
    },

    async dismissIdea(place: Workspace, ideaId: string, reason: Dismissal | null): Promise<Cycle> {
      if (!(await repository.dismissIdea(place.id, ideaId, reason, clock.now()))) {
        const idea = await repository.findIdea(place.id, ideaId);
        if (!idea) throw notFound('idea');
        if (idea.status === 'picked') throw new AppError('conflict', 'You already made a post from this idea.');
      }
      return getCycle(place);
    },

    async createIdeas(place: Workspace, actor: Actor): Promise<Cycle> {
      await propose(place, 'any round', actor);
      return getCycle(place);
    },

    /** Adds one idea to this week because of the figures: of the ideas that could come next, the one that fits. */
    async addIdea(
      place: Workspace,
      { feature, evidence }: IdeaAsked,
      actor: Actor,
    ): Promise<{ id: string; title: string }> {
      await proposeFirst(place, actor);
      const { round, draft, toRow } = await draftIdeas(place);
      const drafts = await draft();
      const fits = ({ effort, title, kind }: IdeaDraft) =>
        feature === 'photo' ? photoAskedFor(effort) !== null : title.endsWith('?') || kind === 'Question answered';
      const chosen = drafts.find(fits) ?? drafts[0];
      const said = chosen.evidence.concat({ source: 'history', text: evidence });
      const idea = { ...toRow(chosen), evidence: said, reason: `${evidence} ${chosen.reason}`, round: round - 1 };
      await repository.addIdea(idea, tell(place.id, activityEvents.ideaAdded(idea.title), actor));
      return { id: idea.id, title: idea.title };
    },
  };
}

const setOf = (ideas: { idea: IdeaRow; pieceId: string | null; support: number | null }[], round: number) =>
  ideas
    .filter(({ idea }) => idea.round === round)
    .map(({ idea, pieceId, support }) => ({
      ...idea,
      language: tongueOf(`${idea.title}. ${idea.hook}`),
      pieceId,
      support: support ?? idea.confidence,
    }));

/** How many of a week's sets were asked for: not those that came because the owner told us something. */
const askedRounds = (rows: { idea: IdeaRow }[]): number => {
  const told = new Set(rows.filter(({ idea }) => idea.told).map(({ idea }) => idea.round));
  return new Set(rows.map(({ idea }) => idea.round)).size - told.size;
};

const latest = (instants: Date[]): Date | null =>
  instants.length > 0 ? new Date(Math.max(...instants.map(Number))) : null;

const earliest = (instants: Date[]): Date | null =>
  instants.length > 0 ? new Date(Math.min(...instants.map(Number))) : null;

/** When a week's post comes out: in the weekly rhythm its own time, in any other the next one. */
function slotOf(now: Date, zone: string, rhythm: PostingRhythm) {
  if (rhythm.frequency === 'weekly') return rhythm.slot;
  const { date, time } = defaultSlot(now, zone, new Set(), null, rhythm);
  return { weekday: weekday(date), time };
}

const tradeGone = () => new AppError('invalid_request', TRADE_GONE, { fields: { trade: TRADE_GONE } });
const TRADE_GONE = 'We do not know this trade. Choose it again.';
const LOGO_GONE = 'This logo is no longer here. Upload it again.';
export type Workspace = WorkspacePart<'id' | 'zone'>;

export type EngineService = ReturnType<typeof makeEngineService>;

/** What an idea must have, and why. */
export interface IdeaAsked {
  feature: 'photo' | 'question' | 'short-title';
  evidence: string;
}

/** `offers`: one on each line. */
type AskedOfTrade = Record<'name' | 'what' | 'offers' | 'trade', string>;

interface Dependencies {
  repository: EngineRepository;
  sets: IdeaSets;
  trades: TradesPort;
  planner: Pick<PlannerPort, 'languageOf'>;
  clock: Clock;
  ids: Ids;
}
