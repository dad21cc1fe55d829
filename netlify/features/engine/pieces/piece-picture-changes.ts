import type { Piece } from '../../../../src/contracts/engine-pieces';
import type { Actor } from '../../../../src/domain/activity';
import { activityEvents } from '../../../../src/domain/activity-events';
import { allowanceUsedSentence } from '../../../../src/domain/allowance';
import { isRedrawable, isRepicturable, pieceStatuses, statusAfterEdit } from '../../../../src/domain/piece';
import { AppError } from '../../../errors/app-error';
import type { Clock } from '../../../ports/clock';
import type { PiecePictures } from './piece-pictures';
import type { PieceReading, Workspace } from './piece-reading';
import type { NewPictures, PieceRepository } from './piece-repository';
import type { NewPicture, PieceRow } from './piece-row-repository';

/** Another picture for a piece that is there. */
export function makePiecePictureChanges({ repository, reading, pictures, picturesFor, unit, clock }: Dependencies) {
  const { tell, find, get, refuse } = reading;
  return {
    /** Another picture; what is saved or typed meanwhile stays. What is published is corrected at once, by a picture that its owner has seen. */
    async updatePicture(
      place: Workspace,
      { pieceId, version, creationId, photoId }: PictureWish,
      actor: Actor,
    ): Promise<Piece> {
      const piece = await find(place, pieceId);
      const mayChange = creationId === undefined ? isRedrawable : isRepicturable;
      const isOut = piece.status === 'published';
      if (!mayChange(piece.status) || piece.pictureVersion > version)
        await refuse(place, pieceId, version, 'drawn again', (row) => row.pictureVersion);
      const pictureRows =
        creationId === undefined
          ? await pictures.drawAgain(place.id, piece, photoId)
          : await picturesFor(place, piece, { creationId, altText: '' });
      // An approval that came while it was drawn was for the picture that its owner saw.
      const from = isOut
        ? (['published'] as const)
        : pieceStatuses.filter((one) => isRedrawable(one) && (one !== 'scheduled' || piece.status === 'scheduled'));
      const made = pictureRows[0]?.altText ?? '';
      const altText = piece.altText === (piece.pictures[0]?.altText ?? '') ? { from: piece.altText, to: made } : null;
      const drawn = {
        pictureRows,
        unit: creationId === undefined ? unit(place) : null,
        status: statusAfterEdit(piece.status),
        altText,
        isOut,
      };
      const toActivity = isOut
        ? (one: { id: string; title: string }) => tell(place.id, activityEvents.pieceCorrected(one), actor)
        : undefined;
      const outcome = await repository.replacePictures(
        place.id,
        { pieceId, version, from },
        drawn,
        clock.now(),
        toActivity,
      );
      if (typeof outcome === 'object') throw new AppError('allowance_used', allowanceUsedSentence(outcome));
      if (outcome === 'stale') await refuse(place, pieceId, version, 'drawn again', (row) => row.pictureVersion);
      return get(place, pieceId);
    },
  };
}

interface PictureWish {
  pieceId: string;
  version: number;
  creationId?: string | null | undefined;
  /** A photograph for the picture that is drawn; null for none, absent for the one it has. */
  photoId?: string | null | undefined;
}

interface Dependencies {
  repository: Pick<PieceRepository, 'replacePictures'>;
  reading: PieceReading;
  pictures: Pick<PiecePictures, 'drawAgain'>;
  picturesFor(
    place: Workspace,
    piece: Pick<PieceRow, 'id' | 'title'>,
    wish: { creationId?: string | null | undefined; altText: string },
  ): Promise<NewPicture[]>;
  unit(place: Workspace): NonNullable<NewPictures['unit']>;
  clock: Clock;
}
