import type { Piece } from '../../../../src/contracts/engine-pieces';
import type { Actor } from '../../../../src/domain/activity';
import { activityEvents } from '../../../../src/domain/activity-events';
import { isEditable, pieceStatuses, statusAfterEdit } from '../../../../src/domain/piece';
import type { Clock } from '../../../ports/clock';
import type { Ids } from '../../../ports/ids';
import type { PieceRepository } from './piece-repository';
import { makePieceMaking, type PieceMakingPorts } from './piece-making';
import { makePiecePublishing } from './piece-publishing';
import { makePieceQueue } from './piece-queue';
import { makePieceReading, type Workspace } from './piece-reading';

/** Pieces: made from an idea or written by hand, edited, approved, published, corrected, taken down. */
export function makePieceService({ repository, clock, ids, ...ports }: Dependencies) {
  const reading = makePieceReading({ repository, clock, ids });
  const { tell, find, get, refuse } = reading;

  const making = makePieceMaking({ repository, reading, clock, ids, ...ports });

  return {
    get,
    list: reading.list,
    ...making,
    ...makePiecePublishing({ repository, reading, clock, ids }),
    ...makePieceQueue({ repository, reading, clock }),

    /** Words that are not given stay. What is published is corrected at once. */
    async update(
      place: Workspace,
      { pieceId, version, title, body, altText }: { pieceId: string; version: number } & Partial<Words>,
      actor: Actor,
    ): Promise<Piece> {
      const { status: before } = await find(place, pieceId);
      const status = statusAfterEdit(before);
      const isOut = before === 'published';
      const from = pieceStatuses.filter((one) => isEditable(one) && statusAfterEdit(one) === status);
      const words = {
        ...(title !== undefined && { title }),
        ...(body !== undefined && { body }),
        ...(altText !== undefined && { altText }),
      };
      const change = {
        ...words,
        status,
        ...(status === 'review' && { scheduledFor: null }),
        ...(isOut && { revisedAt: clock.now() }),
      };
      const toActivity = isOut
        ? (piece: { id: string; title: string }) => tell(place.id, activityEvents.pieceCorrected(piece), actor)
        : undefined;
      if (
        !(await repository.change(
          place.id,
          { pieceId, version, from, guards: 'words' },
          change,
          clock.now(),
          toActivity,
        ))
      )
        await refuse(place, pieceId, version, 'edited', (row) => row.wordsVersion);
      return get(place, pieceId);
    },

    /** A draft of an earlier post's words, without its picture; null when that is gone. */
    async draftFrom(place: Workspace, pieceId: string, actor: Actor): Promise<{ id: string; title: string } | null> {
      const from = await repository.find(place.id, pieceId);
      if (!from) return null;
      const title = `Once more: ${from.title}`.slice(0, 120);
      const { body, type, platforms, pillar, aiGenerated } = from;
      const labels = { type, platforms, pillar, aiGenerated };
      return making.createOwn(place, { title, body, altText: '', creationId: null, ...labels }, actor);
    },

    /** Deletes a draft that nobody has edited; false when somebody has, also true when it is already gone. */
    async removeDraft(place: Workspace, pieceId: string, actor: Actor): Promise<boolean> {
      const piece = await repository.find(place.id, pieceId);
      if (!piece) return true;
      if (piece.version > 1 || piece.status !== 'review') return false;
      return repository.remove(place.id, pieceId, (gone) => tell(place.id, activityEvents.pieceDeleted(gone), actor));
    },

    async remove(place: Workspace, pieceId: string, actor: Actor): Promise<Record<string, never>> {
      if (
        !(await repository.remove(place.id, pieceId, (piece) =>
          tell(place.id, activityEvents.pieceDeleted(piece), actor),
        ))
      ) {
        const piece = await get(place, pieceId);
        await refuse(place, pieceId, piece.version, 'deleted');
      }
      return {};
    },
  };
}

export type PieceService = ReturnType<typeof makePieceService>;

interface Words {
  title: string;
  body: string;
  altText: string;
}

interface Dependencies extends PieceMakingPorts {
  repository: PieceRepository;
  clock: Clock;
  ids: Ids;
}
