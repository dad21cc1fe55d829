import type { Cycle } from '../../../src/contracts/engine-cycle';
import type { Profile } from '../../../src/contracts/engine-profile';
import type { ProfileInput } from '../../../src/contracts/profile-input';
import type { Actor, ActivityEvent, NewActivity } from '../../../src/domain/activity';
import {
  beatProgress,
  beats,
  beatStates,
  beatSummary,
  beatTime,
  IDEA_ROUNDS_A_WEEK,
  MAX_IDEA_ROUNDS,
  type CycleFacts,
  type CycleTimes,
} from '../../../src/domain/cycle';
import type { Analysis } from '../../../src/domain/cycle-analysis';
import { photoAskedFor, type Dismissal, type IdeaDraft } from '../../../src/domain/idea';
import { defaultSlot } from '../../../src/domain/default-slot';
import { DAY_MS } from '../../../src/domain/duration';
import { activityEvents } from '../../../src/domain/activity-events';
import { WEEKLY_GOAL } from '../../../src/domain/piece';
import type { PostingRhythm } from '../../../src/domain/posting-rhythm';
import type { TradeReading } from '../../../src/domain/trade';
import { addWeeks, weekAt, type Week } from '../../../src/domain/week';
import { toInstant, toLocal, weekday } from '../../../src/domain/zoned-time';
import { AppError, notFound } from '../../errors/app-error';
import type { Clock } from '../../ports/clock';
import type { Ids } from '../../ports/ids';
import type { OwnerMaterial, PlannerPort } from '../../ports/planner';
import type { TradesPort } from '../../ports/trades';
import type { WorkspacePart } from '../../ports/workspace-scope';
import type { EngineRepository, IdeaRow } from './engine-repository';

/** Profile, weekly cycle and ideas. */
export function makeEngineService({
  repository,
  planner,
  trades,
  told,
  toldSince,
  beginWeek,
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

  /** Whether the owner told us something that the newest set could not know, and that another set could still use. */
  const hasNews = async (workspaceId: string, { lastRound, newestAt, isChosen }: SetsOfWeek): Promise<boolean> =>
    newestAt !== null && isRenewable({ lastRound, isChosen }) && (await toldSince(workspaceId, newestAt));

  /** The next three ideas of the week, not stored yet; `trade`: as if the owner had chosen it already. */
  async function draftIdeas({ id, zone }: Workspace, { analysis = null, trade }: Light = {}) {
    const stored = await repository.findProfile(id);
    if (!stored) throw describeFirst();
    const profile = trade === undefined ? stored : { ...stored, trade };
    const now = clock.now();
    const week = weekAt(now, zone);
    const weeks = Array.from({ length: MEMORY_WEEKS + 1 }, (_, back) => addWeeks(week, -back));
    const { past, published, dismissed, sets } = await repository.readHistory(id, {
      week,
      weeks,
      since: new Date(now.getTime() - HISTORY_DAYS * DAY_MS),
    });
    const round = (sets.lastRound ?? -1) + 1;
    const draft = async () =>
      planner.propose({
        profile,
        week,
        zone,
        round,
        today: toLocal(now, zone).date,
        history: past.map(({ year, week: number, ...idea }) => ({
          ...idea,
          week: weeks.find((at) => at.year === year && at.week === number) ?? week,
        })),
        published: published.flatMap(({ title, publishedAt }) =>
          publishedAt ? [{ title, publishedOn: toLocal(publishedAt, zone).date }] : [],
        ),
        material: await told({ id, zone }),
        analysis,
        dismissed: dismissed.flatMap(({ topic, kind, reason, at }) =>
          reason && at ? [{ topic, kind, reason, on: toLocal(at, zone).date }] : [],
        ),
      });
    const toRow = (idea: IdeaDraft) => ({
      ...idea,
      id: ids.id(),
      workspaceId: id,
      year: week.year,
      week: week.week,
      status: 'suggested' as const,
      createdAt: now,
    });
    return { round, week, sets, draft, toRow };
  }

  /** Stores the next round of three ideas for the week; the first round at most once, however often it is asked for. */
  async function propose(
    place: Workspace,
    only: 'first round' | 'any round',
    actor?: Actor,
    analysis: Analysis | null = null,
  ): Promise<void> {
    const drafting = await draftIdeas(place, { analysis });
    const { round, sets } = drafting;
    if (only === 'first round' && round > 0) return;
    if (only === 'any round' && round === 0 && actor) return proposeFirst(place, actor);
    const isTold = await hasNews(place.id, sets);
    if (!isTold && (sets.asked >= IDEA_ROUNDS_A_WEEK || round >= MAX_IDEA_ROUNDS))
      throw new AppError(
        'conflict',
        `You have seen ${round * 3} ideas this week. Pick one of them, or wait for Monday.`,
      );
    await store(place, drafting, isTold, actor);
  }

  async function store(
    place: Workspace,
    { round, week, draft, toRow }: Awaited<ReturnType<typeof draftIdeas>>,
    isTold: boolean,
    actor?: Actor,
  ): Promise<void> {
    await repository.insertIdeas(
      place.id,
      (await draft()).map((idea, rank) => ({ ...toRow(idea), round, rank: rank + 1, told: isTold })),
      tell(place.id, activityEvents.ideasProposed({ week: week.week, round }), actor),
    );
  }

  /** Three ideas in the light of a trade, in the place of the week's while nothing is chosen; false where they stay. */
  async function proposeFor(trade: string, place: Workspace, actor: Actor): Promise<boolean> {
    const drafting = await draftIdeas(place, { trade });
    if (drafting.round === 0 || !isRenewable(drafting.sets)) return false;
    await store(place, drafting, true, actor);
    return true;
  }

  /** The week's first ideas, by its run; the run is none of an answer's business, so without it they come all the same. */
  async function proposeFirst(place: Workspace, actor: Actor): Promise<void> {
    await beginWeek(place, actor);
    await propose(place, 'first round', actor);
  }

  return {
    /** A step of a week's run: its first ideas, at most once. */
    propose: (place: Workspace, analysis: Analysis | null, actor?: Actor) =>
      propose(place, 'first round', actor, analysis),

    getProfile: (place: Workspace): Promise<Profile | null> => repository.findProfile(place.id),

    getCycle,

    getTradeReading: (said: { name: string; what: string; trade: string }): Promise<TradeReading> =>
      trades.understand(said),

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
    .map(({ idea, pieceId, support }) => ({ ...idea, pieceId, support: support ?? idea.confidence }));

/** How many of a week's sets were asked for: not those that came because the owner told us something. */
const askedRounds = (rows: { idea: IdeaRow }[]): number => {
  const told = new Set(rows.filter(({ idea }) => idea.told).map(({ idea }) => idea.round));
  return new Set(rows.map(({ idea }) => idea.round)).size - told.size;
};

/** While nothing is chosen, a week's ideas can make way for better ones. */
const isRenewable = ({ lastRound, isChosen }: Omit<SetsOfWeek, 'newestAt'>): boolean =>
  !isChosen && (lastRound ?? -1) + 1 < MAX_IDEA_ROUNDS;

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

const describeFirst = () => new AppError('conflict', 'Describe your business first: ideas are based on it.');
const tradeGone = () => new AppError('invalid_request', TRADE_GONE, { fields: { trade: TRADE_GONE } });
const TRADE_GONE = 'We do not know this trade. Choose it again.';
const LOGO_GONE = 'This logo is no longer here. Upload it again.';
/** What the planner reads of the past. */
const HISTORY_DAYS = 30;
/** No idea comes back within eight weeks. */
const MEMORY_WEEKS = 8;

export type Workspace = WorkspacePart<'id' | 'zone'>;

export type EngineService = ReturnType<typeof makeEngineService>;

/** What a set of ideas is drafted in the light of. */
interface Light {
  analysis?: Analysis | null;
  trade?: string;
}

interface SetsOfWeek {
  lastRound: number | null;
  newestAt: Date | null;
  isChosen: boolean;
}

/** What an idea must have, and why. */
export interface IdeaAsked {
  feature: 'photo' | 'question' | 'short-title';
  evidence: string;
}

interface Dependencies {
  repository: EngineRepository;
  planner: PlannerPort;
  trades: TradesPort;
  /** What the owner told us, as far as posts may use it. */
  told(place: Workspace): Promise<OwnerMaterial[]>;
  /** Whether the owner has told us something since then that posts may use. */
  toldSince(workspaceId: string, since: Date): Promise<boolean>;
  /** Begins the week's run, which proposes its ideas; does nothing where it has begun or cannot. */
  beginWeek(place: Workspace, actor: Actor): Promise<void>;
  clock: Clock;
  ids: Ids;
}
