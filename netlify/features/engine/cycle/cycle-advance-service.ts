import type { Actor, ActivityEvent, NewActivity } from '../../../../src/domain/activity';
import { activityEvents } from '../../../../src/domain/activity-events';
import { autopilotHoldWords, type AutopilotHold } from '../../../../src/domain/autopilot';
import { autopilotHold, autopilotTime, weekAround } from '../../../../src/domain/autopilot-guards';
import type { BusinessProfile } from '../../../../src/domain/business-profile';
import type { Analysis } from '../../../../src/domain/cycle-analysis';
import { measuredSentence, skipSentence } from '../../../../src/domain/cycle-run-words';
import type { CycleState } from '../../../../src/domain/cycle-run';
import { nextStep, type CycleStep, type RunPost } from '../../../../src/domain/cycle-step';
import { dayInWords } from '../../../../src/domain/day-in-words';
import { MINUTE_MS } from '../../../../src/domain/duration';
import type { IdeaKind } from '../../../../src/domain/idea';
import type { PostingRhythm } from '../../../../src/domain/posting-rhythm';
import { momentInWords } from '../../../../src/domain/moment-in-words';
import { toInstant, toLocal, type LocalDateTime } from '../../../../src/domain/zoned-time';
import { AppError } from '../../../errors/app-error';
import type { Clock } from '../../../ports/clock';
import type { Ids } from '../../../ports/ids';
import type { CycleAnalysis } from './cycle-analysis';
import type { CyclePostRepository } from './cycle-post-repository';
import type { CycleRunRepository, FoundRun, RunChange, Told } from './cycle-run-repository';

/**
 * Takes a week's run as far as it goes without a person. What to do next follows from what is there (`nextStep`), and each
 * step is one transaction: whoever is killed in between is continued, and of two workers one finds nothing to do.
 */
export function makeCycleAdvance({ repository, posts, analysis, engine, clock, ids }: Dependencies) {
  const event = (told: Omit<Told, 'eventId'>): Told => ({ ...told, eventId: ids.id() });

  const tell = (workspaceId: string, said: ActivityEvent): NewActivity => ({
    ...said,
    id: ids.id(),
    workspaceId,
    at: clock.now(),
  });

  const step = ({ run }: FoundRun, change: RunChange, told: Told | null) =>
    repository.step(run, change, clock.now(), told);

  async function hold(found: FoundRun, reason: AutopilotHold, post: RunPost): Promise<void> {
    const activity = tell(found.place.id, activityEvents.cycleHeld(post, autopilotHoldWords[reason]));
    await step(found, { held: reason }, event({ what: 'held', sentence: activity.title, pieceId: post.id, activity }));
  }

  async function move(found: FoundRun, to: CycleState): Promise<void> {
    const { run, now, place } = found;
    const own = ownOf(found);
    const change: RunChange = { state: to, ...(run.state === 'skipped' && { reason: null }) };
    if (to === 'deploying' && own && isAsPlanned(found, own)) {
      const when = momentInWords(own.scheduledFor!, place.zone);
      const activity = tell(place.id, activityEvents.cycleGoesOut(own, when));
      await step(found, change, event({ what: 'goes-out', sentence: activity.title, pieceId: own.id, activity }));
      return;
    }
    const sentence = movedSentence(now.state, to);
    await step(
      found,
      change,
      sentence === null ? null : event({ what: now.state === 'proposing' ? 'proposed' : 'moved', sentence }),
    );
  }

  /** The post of the idea that the engine chose, by the same way as a person's pick. */
  async function make(found: FoundRun): Promise<void> {
    const { run, place } = found;
    try {
      await engine.create(place, { ideaId: run.ideaId!, id: run.pieceId });
    } catch (error) {
      if (!(error instanceof AppError) || (error.code !== 'allowance_used' && error.code !== 'not_found')) throw error;
      const isUsedUp = error.code === 'allowance_used';
      await step(
        found,
        { state: 'choosing', ideaId: null, ...(isUsedUp && { held: 'allowance' as const }) },
        isUsedUp
          ? event({ what: 'held', sentence: `No post was made: ${autopilotHoldWords.allowance}.`, ideaId: run.ideaId! })
          : null,
      );
    }
  }

  /** Chooses the time of the post, or finds the guard rail that keeps it. */
  async function plan(found: FoundRun, post: RunPost): Promise<void> {
    const { run, now, place } = found;
    const at = clock.now();
    const [profile, idea, rhythm, piece] = [
      await engine.findProfile(place.id),
      await engine.findIdea(place.id, run.ideaId!),
      await engine.readRhythm(place.id),
      await engine.findPiece(place.id, post.id),
    ];
    if (!profile || !idea || !piece) return; // gone meanwhile: the next look finds out
    const taken = new Set((await posts.listTaken(place.id, at)).map((one) => one.getTime()));
    const slot = autopilotTime(at, place.zone, { guards: now.guards, rhythm, taken, aboutOn: piece.aboutOn });
    const reason = autopilotHold(now.guards, {
      confidence: idea.confidence,
      kind: idea.kind,
      text: `${piece.title}\n${piece.body}\n${piece.altText}`,
      writtenBy: piece.writtenBy,
      avoidWords: profile.avoidWords ?? [],
      aboutOn: piece.aboutOn,
      at: slot,
      zone: place.zone,
      postsInWeek: await posts.countOut(place.id, weekAround(slot, place.zone), post.id),
    });
    if (reason) return hold(found, reason, post);
    const instant = toInstant(slot, place.zone);
    await step(found, { plan: { version: post.version, at: instant.toISOString() } }, null);
  }

  async function approve(found: FoundRun, post: RunPost): Promise<void> {
    const { run, place } = found;
    const at = new Date(run.plan!.at);
    // Nobody worked on it until its time had passed: another time is chosen.
    if (at <= clock.now()) return void (await step(found, { plan: null }, null));
    try {
      await engine.approve(place, { pieceId: post.id, version: run.plan!.version, publishAt: toLocal(at, place.zone) });
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      if (error.code === 'invalid_request') return hold(found, 'refused', post);
      if (error.code !== 'conflict') throw error; // somebody was quicker: the next look sees what they did
    }
  }

  async function measure(found: FoundRun): Promise<void> {
    const out = found.now.posts
      .flatMap(({ id, title, status, publishedAt }) =>
        status === 'published' && publishedAt ? [{ id, title, publishedAt }] : [],
      )
      .sort((one, other) => one.publishedAt.getTime() - other.publishedAt.getTime())[0]!;
    const measured = await analysis.measure(found.place, out);
    await step(
      found,
      { state: 'done', measured },
      event({ what: 'measured', sentence: measuredSentence(measured), pieceId: out.id }),
    );
  }

  async function take(found: FoundRun, next: Exclude<CycleStep, { do: 'wait' }>, actor?: Actor): Promise<void> {
    const { run, place } = found;
    const own = ownOf(found);
    switch (next.do) {
      case 'skip':
        await step(
          found,
          { state: 'skipped', reason: next.reason },
          event({ what: 'skipped', sentence: skipSentence(next.reason) }),
        );
        return;
      case 'move':
        return move(found, next.to);
      case 'analyze': {
        const looked = await analysis.analyze(place, clock.now());
        const sentence = `We looked at the four weeks from ${dayInWords(looked.current.from)} to ${dayInWords(looked.current.to)}, and at the four before.`;
        await step(found, { state: 'proposing', analysis: looked }, event({ what: 'analyzed', sentence }));
        return;
      }
      case 'propose':
        return engine.propose(place, run.analysis, actor);
      case 'choose': {
        const idea = await engine.findIdea(place.id, next.ideaId);
        const sentence = `The engine chose “${idea?.title ?? ''}”, the first of the three.`;
        await step(
          found,
          { state: 'creating', ideaId: next.ideaId },
          event({ what: 'chose', sentence, ideaId: next.ideaId }),
        );
        return;
      }
      case 'make':
        return make(found);
      case 'hold':
        return hold(found, next.reason, own!);
      case 'plan':
        return plan(found, own!);
      case 'approve':
        return approve(found, own!);
      case 'measure':
        return measure(found);
    }
  }

  return {
    /** `actor`: the person who waits for it. */
    async advance({ workspaceId, runId }: RunRef, actor?: Actor): Promise<void> {
      const begun = clock.now();
      const until = new Date(begun.getTime() + HOLD_MS);
      if (!(await repository.hold(workspaceId, runId, { now: begun, until }))) return;
      try {
        for (let steps = 0; steps < MOST_STEPS; steps += 1) {
          const seenAt = clock.now();
          const found = await repository.read(workspaceId, runId, seenAt);
          if (!found) return;
          const next = nextStep(found.now, seenAt);
          if (next.do === 'wait') return await repository.rest(found.run, { seenAt, nextAt: next.until });
          // Nobody waits for what the engine writes and draws by itself: the job does that, or the next minute's look.
          if (actor && BY_ITSELF.has(next.do)) return await repository.rest(found.run, { seenAt, nextAt: seenAt });
          await take(found, next, actor);
        }
        throw new Error('A week went in circles.');
      } catch (error) {
        await repository.release(workspaceId, runId);
        throw error;
      }
    },
  };
}

const ownOf = ({ now }: FoundRun): RunPost | undefined => now.posts.find(({ isOwn }) => isOwn);

/** Approved by the engine, and not by a person for a time of theirs. */
const isAsPlanned = ({ run }: FoundRun, { status, version, scheduledFor }: RunPost): boolean =>
  run.plan !== null &&
  run.held === null &&
  status === 'scheduled' &&
  version === run.plan.version + 1 &&
  scheduledFor?.getTime() === Date.parse(run.plan.at);

/** What is told of a move that nothing else tells of; a pick, an approval and a publication have their own entries. */
function movedSentence(from: CycleState, to: CycleState): string | null {
  if (from === 'proposing') return 'Three ideas were ready.';
  if (from === 'skipped') return 'A yes came after the week was over, and it counts.';
  if (to === 'choosing') return 'The post is gone, so the choice is open again.';
  return to === 'approving' && (from === 'deploying' || from === 'measuring') ? 'A post needs a yes again.' : null;
}

/** Longer than words and pictures take. */
export const HOLD_MS = 3 * MINUTE_MS;
const MOST_STEPS = 20;
const BY_ITSELF: ReadonlySet<CycleStep['do']> = new Set(['choose', 'make', 'plan', 'approve', 'hold']);

export type CycleAdvance = ReturnType<typeof makeCycleAdvance>;
export interface RunRef {
  workspaceId: string;
  runId: string;
}

type Place = FoundRun['place'];

interface Dependencies {
  repository: Pick<CycleRunRepository, 'hold' | 'read' | 'step' | 'rest' | 'release'>;
  posts: CyclePostRepository;
  analysis: CycleAnalysis;
  engine: CycleEngine;
  clock: Clock;
  ids: Ids;
}

/** What a run does, it does as a person would. */
export interface CycleEngine {
  /** The week's first three ideas; does nothing when they are there. */
  propose(place: { id: string; zone: string }, analysis: Analysis | null, actor?: Actor): Promise<void>;
  findProfile(workspaceId: string): Promise<BusinessProfile | null>;
  findIdea(workspaceId: string, ideaId: string): Promise<{ title: string; kind: IdeaKind; confidence: number } | null>;
  findPiece(
    workspaceId: string,
    pieceId: string,
  ): Promise<{ title: string; body: string; altText: string; aboutOn: string | null; writtenBy: string } | null>;
  readRhythm(workspaceId: string): Promise<PostingRhythm>;
  /** Asked again, the post that is there. */
  create(place: Place, wish: { ideaId: string; id: string }): Promise<unknown>;
  approve(place: Place, at: { pieceId: string; version: number; publishAt: LocalDateTime }): Promise<unknown>;
}
