import type { Actor } from '../../../src/domain/activity';
import { activityEvents } from '../../../src/domain/activity-events';
import { IDEA_ROUNDS_A_WEEK, MAX_IDEA_ROUNDS } from '../../../src/domain/cycle';
import type { Analysis } from '../../../src/domain/cycle-analysis';
import { DAY_MS } from '../../../src/domain/duration';
import { isFromAnswer, type IdeaDraft } from '../../../src/domain/idea';
import { addWeeks, weekAt } from '../../../src/domain/week';
import { toLocal } from '../../../src/domain/zoned-time';
import { AppError } from '../../errors/app-error';
import type { Clock } from '../../ports/clock';
import type { Ids } from '../../ports/ids';
import type { OwnerMaterial, PlannerPort } from '../../ports/planner';
import type { WorkspacePart } from '../../ports/workspace-scope';
import type { EngineRepository } from './engine-repository';

/** A week's sets of three ideas: when another one may come, and what it is drafted in the light of. */
export function makeIdeaSets({ repository, planner, told, toldSince, beginWeek, clock, ids }: Dependencies) {
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
    await store(place, drafting, { isTold, actor });
  }

  async function store(
    place: Workspace,
    { round, week, draft, toRow }: Awaited<ReturnType<typeof draftIdeas>>,
    { isTold, actor, kept = [] }: { isTold: boolean; actor?: Actor | undefined; kept?: readonly KeptIdea[] },
  ): Promise<void> {
    const proposed = activityEvents.ideasProposed({ week: week.week, round });
    const drafts = besideKept(await draft(), kept);
    await repository.insertIdeas(
      place.id,
      drafts.map((idea, at) => ({ ...toRow(idea), round, rank: kept.length + at + 1, told: isTold })),
      { ...proposed, id: ids.id(), workspaceId: place.id, actor, at: clock.now() },
      kept.map(({ id }) => id),
    );
  }

  /**
   * Ideas in the light of a trade, in the place of the week's while nothing is chosen. What the owner told us says more of
   * the business than any trade: ideas of it stay, first. false where all of them do.
   */
  async function proposeFor(trade: string, place: Workspace, actor: Actor): Promise<boolean> {
    const drafting = await draftIdeas(place, { trade });
    if (drafting.round === 0 || !isRenewable(drafting.sets)) return false;
    const newest = await repository.listSuggested(place.id, drafting.week, drafting.round - 1);
    const kept = newest.filter(({ evidence }) => isFromAnswer(evidence));
    if (kept.length >= IDEAS_OF_A_SET) return false;
    await store(place, drafting, { isTold: true, actor, kept });
    return true;
  }

  /** The week's first ideas, by its run; the run is none of an answer's business, so without it they come all the same. */
  async function proposeFirst(place: Workspace, actor: Actor): Promise<void> {
    await beginWeek(place, actor);
    await propose(place, 'first round', actor);
  }

  return { draftIdeas, propose, proposeFirst, proposeFor, hasNews };
}

/** As many as fill the set, of other kinds than those that stay. */
function besideKept(drafts: readonly IdeaDraft[], kept: readonly KeptIdea[]): IdeaDraft[] {
  const isTaken = (kind: IdeaDraft['kind']): boolean => kept.some((idea) => idea.kind === kind);
  return drafts.filter(({ kind }) => !isTaken(kind)).slice(0, IDEAS_OF_A_SET - kept.length);
}

/** While nothing is chosen, a week's ideas can make way for better ones. */
const isRenewable = ({ lastRound, isChosen }: Omit<SetsOfWeek, 'newestAt'>): boolean =>
  !isChosen && (lastRound ?? -1) + 1 < MAX_IDEA_ROUNDS;

export const describeFirst = () => new AppError('conflict', 'Describe your business first: ideas are based on it.');

/** What the planner reads of the past. */
const HISTORY_DAYS = 30;
/** No idea comes back within eight weeks. */
const MEMORY_WEEKS = 8;

const IDEAS_OF_A_SET = 3;

type Workspace = WorkspacePart<'id' | 'zone'>;

/** An idea that opens the next set, too. */
type KeptIdea = Pick<IdeaDraft, 'kind'> & { id: string };

export type IdeaSets = ReturnType<typeof makeIdeaSets>;

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

interface Dependencies {
  repository: Pick<EngineRepository, 'findProfile' | 'readHistory' | 'insertIdeas' | 'listSuggested'>;
  planner: PlannerPort;
  /** What the owner told us, as far as posts may use it. */
  told(place: Workspace): Promise<OwnerMaterial[]>;
  /** Whether the owner has told us something since then that posts may use. */
  toldSince(workspaceId: string, since: Date): Promise<boolean>;
  /** Begins the week's run, which proposes its ideas; does nothing where it has begun or cannot. */
  beginWeek(place: Workspace, actor: Actor): Promise<void>;
  clock: Clock;
  ids: Ids;
}
