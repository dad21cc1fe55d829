import type { Piece } from '../../../../src/contracts/engine-pieces';
import type { Actor } from '../../../../src/domain/activity';
import { activityEvents } from '../../../../src/domain/activity-events';
import { allowanceUsedSentence } from '../../../../src/domain/allowance';
import { HOUR_MS } from '../../../../src/domain/duration';
import { isRedrawable, isRepicturable, pieceStatuses, statusAfterEdit } from '../../../../src/domain/piece';
import { AppError } from '../../../errors/app-error';
import type { Clock } from '../../../ports/clock';
import type { Ids } from '../../../ports/ids';
import type { ImageBrief } from '../../../ports/image';
import type { MotionBrief } from '../../../ports/motion';
import type { PlannedClip } from './piece-clip-repository';
import { seedOf } from './piece-pictures';
import type { PieceReading, Workspace } from './piece-reading';
import type { PieceRepository } from './piece-repository';
import type { NewPicture, PieceRow } from './piece-row-repository';

/** The clip of a piece: its picture's words and look in motion, upright as phones show it. A job makes it. */
export function makePieceClips({ repository, reading, briefOf, planClip, clock, ids }: Dependencies) {
  const { tell, find, get, refuse } = reading;

  /** A row and its unit; or why this installation makes no clips. */
  async function plan(workspaceId: string, pieceId: string, brief: MotionBrief): Promise<PlannedClip> {
    const planned = await planClip(brief);
    if ('missing' in planned) return { note: planned.missing };
    const now = clock.now();
    return {
      row: {
        ...planned,
        id: ids.id(),
        workspaceId,
        pieceId,
        status: 'generating',
        progress: 0,
        createdAt: now,
      },
      unit: {
        id: ids.id(),
        workspaceId,
        kind: 'videos',
        noticeId: ids.id(),
        now,
        leaseUntil: new Date(now.getTime() + LEASE_MS),
      },
    };
  }

  return {
    /** For a new piece; what keeps it from having one never keeps the piece from being made. */
    planFor: (workspaceId: string, pieceId: string, brief: ImageBrief): Promise<PlannedClip> =>
      plan(workspaceId, pieceId, inMotion(brief, seedOf(pieceId))),

    /** Another clip, or the first; what is saved or typed meanwhile stays. */
    async updateClip(place: Workspace, { pieceId, version }: { pieceId: string; version: number }): Promise<Piece> {
      const piece = await find(place, pieceId);
      if (!isRedrawable(piece.status)) await refuse(place, pieceId, version, CHANGED, (row) => row.pictureVersion);
      const clip = await plan(
        place.id,
        pieceId,
        inMotion(await briefOf(place.id, piece), parseInt(ids.id().replaceAll('-', '').slice(-5), 16)),
      );
      if ('note' in clip) throw new AppError('unavailable', clip.note);
      // An approval that came meanwhile was for the piece as its owner saw it.
      const from = pieceStatuses.filter((one) => isRedrawable(one) && (one !== 'scheduled' || piece.status === one));
      const outcome = await repository.replaceClip(
        place.id,
        { pieceId, version, from },
        { ...clip, status: statusAfterEdit(piece.status) },
        clock.now(),
      );
      if (typeof outcome === 'object') throw new AppError('allowance_used', allowanceUsedSentence(outcome));
      if (outcome === 'stale') await refuse(place, pieceId, version, CHANGED, (row) => row.pictureVersion);
      return get(place, pieceId);
    },

    /** Also of what is published, as a correction: its owner has seen the rest. */
    async removeClip(place: Workspace, pieceId: string, actor: Actor): Promise<Piece> {
      const piece = await find(place, pieceId);
      if (!piece.clip) return get(place, pieceId);
      const isOut = piece.status === 'published';
      const now = clock.now();
      const removed =
        isRepicturable(piece.status) &&
        (await repository.removeClip(
          place.id,
          { pieceId, version: piece.version, from: [piece.status] },
          { status: statusAfterEdit(piece.status), revisedAt: isOut ? now : null },
          now,
          isOut ? (one) => tell(place.id, activityEvents.pieceCorrected(one), actor) : undefined,
        ));
      if (!removed) await refuse(place, pieceId, piece.version, CHANGED, (row) => row.pictureVersion);
      return get(place, pieceId);
    },
  };
}

/** Long enough to be read, short enough for a feed; every network that takes clips takes this one (src/domain/network.ts). */
/** A picture's words and look as a clip: upright, ten seconds. */
export const inMotion = ({ photo, ...brief }: ImageBrief, seed: number): MotionBrief => ({
  ...brief,
  ...(photo && { photo, style: 'photorealistic' as const }), // the only look that films a photograph
  aspectRatio: '9:16',
  seconds: 10,
  quality: 'sd',
  seed,
});

const CHANGED = 'given another clip';
/** Longer than a queue, as in the studio. */
const LEASE_MS = 6 * HOUR_MS;

export type PieceClips = ReturnType<typeof makePieceClips>;

interface Dependencies extends PieceClipPorts {
  repository: Pick<PieceRepository, 'replaceClip' | 'removeClip'>;
  reading: PieceReading;
  /** The words and the look of the piece's picture, or of one that its title would get. */
  briefOf(workspaceId: string, piece: PieceRow): Promise<ImageBrief>;
  clock: Clock;
  ids: Ids;
}

export interface PieceClipPorts {
  /** What is stored of a clip before it is made; or a sentence that says what this installation lacks for it. */
  planClip(brief: MotionBrief): Promise<Omit<NewPicture, 'id' | 'workspaceId' | 'createdAt'> | { missing: string }>;
}
