import type { Output } from '../../../../src/contracts/endpoint';
import type { engineQueueContract } from '../../../../src/contracts/engine-queue';
import type { Piece } from '../../../../src/contracts/engine-pieces';
import type { Actor } from '../../../../src/domain/activity';
import { activityEvents } from '../../../../src/domain/activity-events';
import { isMovable, pieceStatuses, type PieceType } from '../../../../src/domain/piece';
import { addDays, toInstant, type LocalDateTime } from '../../../../src/domain/zoned-time';
import type { Clock } from '../../../ports/clock';
import type { Narrowed } from './piece-queue-repository';
import type { PieceReading, Workspace } from './piece-reading';
import type { PieceRepository } from './piece-repository';
import { publishingTime } from './piece-publishing-time';

/** The queue's counts and calendar, and what is changed from them: a post's time and its labels. */
export function makePieceQueue({ repository, reading, clock }: Dependencies) {
  const { tell, find, get, refuse } = reading;

  return {
    count: async (place: Workspace, narrowed: Narrowed) => ({ statuses: await repository.count(place.id, narrowed) }),

    async listCalendar(
      place: Workspace,
      { from, to, ...narrowed }: { from: string; to: string } & Narrowed,
    ): Promise<Output<typeof engineQueueContract.listCalendar>> {
      const startOf = (date: string) => toInstant({ date, time: '00:00' }, place.zone);
      const { rows, isCut } = await repository.listBetween(place.id, {
        from: startOf(from),
        until: startOf(addDays(to, 1)),
        ...narrowed,
      });
      return {
        items: rows.map(({ id, title, status, type, platforms, pillar, version, aboutOn, ...row }) => ({
          ...{ id, title, status, type, platforms, pillar, version, aboutOn },
          at: ((status === 'published' && row.publishedAt) || row.scheduledFor || row.createdAt).toISOString(),
        })),
        isCut,
      };
    },

    /** The approval stays: it was for the words and the picture, and whoever moves a post could approve it as well. */
    async move(
      place: Workspace,
      { pieceId, version, publishAt }: { pieceId: string; version: number; publishAt: LocalDateTime },
      actor: Actor,
    ): Promise<Piece> {
      const now = clock.now();
      const scheduledFor = publishingTime(publishAt, place.zone, now);
      const at = { pieceId, version, from: pieceStatuses.filter(isMovable) };
      const toActivity = (piece: { id: string; title: string }) =>
        tell(place.id, activityEvents.pieceMoved(piece), actor);
      if (!(await repository.move(place.id, at, scheduledFor, now, toActivity)))
        await refuse(place, pieceId, version, 'moved');
      return get(place, pieceId);
    },

    /** What it is called in the queue; nobody outside sees that, so an approval stays. */
    async updateLabels(place: Workspace, { pieceId, version, ...labels }: Labels): Promise<Piece> {
      const piece = await find(place, pieceId);
      const change = Object.fromEntries(Object.entries(labels).filter(([, value]) => value !== undefined));
      const at = { pieceId, version, from: [piece.status] };
      if (!(await repository.change(place.id, at, change, clock.now())))
        await refuse(place, pieceId, version, 'changed');
      return get(place, pieceId);
    },
  };
}

interface Labels {
  pieceId: string;
  version: number;
  type?: PieceType | undefined;
  pillar?: string | undefined;
}

interface Dependencies {
  repository: Pick<PieceRepository, 'count' | 'listBetween' | 'move' | 'change'>;
  reading: PieceReading;
  clock: Clock;
}
