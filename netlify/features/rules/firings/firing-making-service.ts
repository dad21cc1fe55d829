import type { Actor } from '../../../../src/domain/activity';
import { BUILT_IN } from '../../../../src/domain/written-by';
import { activityEvents } from '../../../../src/domain/activity-events';
import { avoidedWordIn } from '../../../../src/domain/avoid-words';
import { guardOf, type FiringDraft, type HoldReason, type SkipReason } from '../../../../src/domain/rule';
import { weekOfDate } from '../../../../src/domain/week';
import { addDays, weekday } from '../../../../src/domain/zoned-time';
import type { Network } from '../../../../src/domain/network';
import type { NetworkWords } from '../../../../src/domain/network-writing';
import type { PieceStatus } from '../../../../src/domain/piece';
import { AppError } from '../../../errors/app-error';
import type { Clock } from '../../../ports/clock';
import type { Ids } from '../../../ports/ids';
import type { WorkspacePart } from '../../../ports/workspace-scope';
import type { FiringRow, RuleRow } from '../rules-repository';
import type { FiringRepository } from './firing-repository';
import type { FiringWriter } from './firing-writer';

/** The job that makes the post of a firing. Every step of it can be the last before a kill, and the next attempt goes on there. */
export function makeFiringMaking({ repository, write, engine, clock, ids }: Dependencies) {
  const skip = (firing: FiringRow, reason: SkipReason) =>
    repository.finish(firing, { state: 'skipped', reason }, clock.now());

  return {
    async makePost({ workspaceId, firingId }: FiringRef): Promise<void> {
      const found = await repository.find(workspaceId, firingId, clock.now());
      if (!found || (found.firing.state !== 'due' && found.firing.state !== 'making')) return;
      const { firing, rule, pause, place } = found;
      if (pause && firing.state === 'due') return void (await skip(firing, 'workspace-paused'));

      const monday = weekOfDate(firing.day).startsOn;
      const claimed = await repository.claim(
        firing,
        { from: monday, to: addDays(monday, 6) },
        ({ running, made }) =>
          running ? guardOf(rule, { day: firing.day, weekday: weekday(firing.day), made }) : 'engine-paused',
        clock.now(),
      );
      if (claimed.state !== 'making') return;

      const written = firing.draft ?? (await write(place, rule, firing));
      if (typeof written === 'string') return void (await skip(firing, written));
      const draft = await repository.keepDraft(firing, written, clock.now());

      const piece = await makePiece(place, rule, { ...firing, ...claimed }, draft);
      if (piece === null) return void (await skip(firing, 'allowance'));

      const held = rule.mode === 'auto' ? holdOf(rule, firing, draft) : null;
      const goesOut = rule.mode === 'auto' && held === null;
      const reason = goesOut ? await letOut(place, piece) : held;
      await repository.finish(firing, { state: 'made', held: reason }, clock.now(), {
        ...activityEvents.ruleMade(rule.name, piece, !goesOut || reason !== null),
        id: ids.id(),
        workspaceId,
        at: clock.now(),
      });
    },

    /** Job: every attempt has failed. */
    async failFiring({ workspaceId, firingId }: FiringRef): Promise<void> {
      const found = await repository.find(workspaceId, firingId, clock.now());
      if (found) await repository.finish(found.firing, { state: 'failed' }, clock.now());
    },
  };

  /** null when the month's pictures are used up. */
  async function makePiece(
    place: Place,
    { platforms, newsletter, pillar }: Pick<RuleRow, 'platforms' | 'newsletter' | 'pillar'>,
    { pieceId, contentType }: Pick<FiringRow, 'pieceId' | 'contentType'>,
    draft: FiringDraft,
  ) {
    try {
      const { title, body, altText, aboutOn, writtenBy, writerNote, networkWords } = draft;
      return await engine.createOwn(place, {
        id: pieceId,
        title,
        body,
        altText: contentType === 'words' ? '' : altText,
        aboutOn,
        platforms,
        newsletter,
        pillar,
        withClip: contentType === 'clip',
        aiGenerated: true,
        ...(writtenBy && { writtenBy }),
        ...(writerNote && { writerNote }),
        ...(networkWords && { networkWords }),
        ...(contentType === 'words' && { creationId: null }),
      });
    } catch (error) {
      if (error instanceof AppError && error.code === 'allowance_used') return null;
      throw error;
    }
  }

  /** Approves it as its owner allowed, unless somebody has paused the engine or taken the post in hand meanwhile. */
  async function letOut(place: Place, piece: MadePiece): Promise<HoldReason | null> {
    // An earlier attempt was killed after this step.
    if (piece.status === 'scheduled' || piece.status === 'published') return null;
    if (piece.status !== 'review' || piece.version !== 1) return 'edited';
    if (!(await repository.isRunning(place.id))) return 'engine-paused';
    try {
      await engine.approve(place, { pieceId: piece.id, version: piece.version });
      return null;
    } catch (error) {
      if (error instanceof AppError && error.code === 'conflict') return 'edited';
      throw error;
    }
  }
}

/** Why a post that may go out by itself waits for a person after all. */
export function holdOf(
  { avoidWords, needWords }: Pick<RuleRow, 'avoidWords' | 'needWords'>,
  { subject }: Pick<FiringRow, 'subject'>,
  {
    title,
    body,
    altText,
    bare,
    writtenBy = BUILT_IN,
  }: Pick<FiringDraft, 'title' | 'body' | 'altText' | 'bare' | 'writtenBy'>,
): HoldReason | null {
  if (subject?.kind === 'holiday' && subject.solemn) return 'solemn-day';
  if (bare) return 'bare';
  const said = `${title}\n${body}\n${altText}`;
  if (avoidedWordIn(said, avoidWords) !== null) return 'avoided-word';
  if (needWords.some((word) => avoidedWordIn(said, [word]) === null)) return 'missing-word';
  // What it claims was checked word by word, which finds what was made up most times, and not always.
  return writtenBy === BUILT_IN ? null : 'model-words';
}

export type FiringMaking = ReturnType<typeof makeFiringMaking>;
type FiringRef = { workspaceId: string; firingId: string };
type Place = WorkspacePart<'id' | 'slug' | 'zone' | 'kind'>;

interface MadePiece {
  id: string;
  title: string;
  status: PieceStatus;
  version: number;
}

interface Dependencies {
  repository: Pick<FiringRepository, 'find' | 'claim' | 'keepDraft' | 'finish' | 'isRunning'>;
  /** The words, or why there are none. */
  write: FiringWriter;
  engine: {
    /** Asked again with the same id, the post that is there. */
    createOwn(place: Place, wish: PieceWish, actor?: Actor): Promise<MadePiece>;
    approve(place: Place, at: { pieceId: string; version: number }, actor?: Actor): Promise<unknown>;
  };
  clock: Clock;
  ids: Ids;
}

interface PieceWish {
  id: string;
  title: string;
  body: string;
  altText: string;
  aboutOn: string | null;
  platforms: Network[];
  newsletter: boolean;
  withClip: boolean;
  pillar: string;
  aiGenerated: true;
  writtenBy?: string;
  writerNote?: string;
  networkWords?: NetworkWords[];
  creationId?: string | null;
}
