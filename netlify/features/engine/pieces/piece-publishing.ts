import type { Piece } from '../../../../src/contracts/engine-pieces';
import type { Actor } from '../../../../src/domain/activity';
import { activityEvents } from '../../../../src/domain/activity-events';
import { isApprovable, pieceStatuses } from '../../../../src/domain/piece';
import { checkPosting, inChannelOrder } from '../../../../src/domain/posting';
import type { Pause } from '../../../../src/domain/plan-pause';
import { slugOfPost } from '../../../../src/domain/post-address';
import { AppError } from '../../../errors/app-error';
import type { Clock } from '../../../ports/clock';
import type { Ids } from '../../../ports/ids';
import type { PieceRepository } from './piece-repository';
import type { PieceReading, Workspace } from './piece-reading';
import { publishingTime } from './piece-publishing-time';

/** Pieces on their way out: approved, withdrawn, published, taken down. */
export function makePiecePublishing({ repository, reading, clock, ids }: Dependencies) {
  const { tell, find, get, refuse } = reading;

  /** A network refuses after the approval what nobody can change any more, so it is checked before. */
  async function refuseFaultyPostings(place: Workspace, at: { pieceId: string; version: number }): Promise<void> {
    const planned = await repository.listPlanned(place.id, at.pieceId);
    if (planned.length === 0) return;
    const piece = await find(place, at.pieceId);
    if (piece.version !== at.version) return; // refused as a conflict, which says more
    const faults = inChannelOrder(planned).flatMap(({ channel, ownWords }) =>
      checkPosting(channel, piece, ownWords).map(({ sentence }) => sentence),
    );
    if (faults.length > 0)
      throw new AppError('invalid_request', faults[0]!, { fields: { channels: faults.join(' ').slice(0, 400) } });
  }

  return {
    /** Asked again, it is down already. */
    async takeDown(place: Workspace, pieceId: string, actor: Actor): Promise<Piece> {
      const isDown =
        (await repository.takeDown(place.id, pieceId, clock.now(), (piece) =>
          tell(place.id, activityEvents.pieceTakenDown(piece), actor),
        )) || (await find(place, pieceId)).status === 'taken-down';
      if (!isDown) throw new AppError('conflict', 'Only a published piece can be taken down.');
      return get(place, pieceId);
    },

    /** Without an actor, by a rule whose owner allowed it. */
    async approve(
      place: Workspace,
      { pieceId, version, publishAt }: { pieceId: string; version: number; publishAt?: { date: string; time: string } },
      actor?: Actor,
    ): Promise<Piece> {
      const now = clock.now();
      const scheduledFor = publishAt ? publishingTime(publishAt, place.zone, now) : now;
      await refuseFaultyPostings(place, { pieceId, version });
      const toActivity = (piece: { id: string; title: string }) =>
        tell(place.id, activityEvents.pieceApproved(piece, publishAt !== undefined), actor);
      if (
        !(await repository.schedule(
          place.id,
          { pieceId, version, from: pieceStatuses.filter(isApprovable) },
          scheduledFor,
          now,
          toActivity,
        ))
      )
        await refuse(place, pieceId, version, 'approved');
      return get(place, pieceId);
    },

    async withdraw(
      place: Workspace,
      { pieceId, version }: { pieceId: string; version: number },
      actor: Actor,
    ): Promise<Piece> {
      const toActivity = (piece: { id: string; title: string }) =>
        tell(place.id, activityEvents.pieceWithdrawn(piece), actor);
      if (
        !(await repository.change(
          place.id,
          { pieceId, version, from: ['scheduled'] },
          { status: 'review', scheduledFor: null },
          clock.now(),
          toActivity,
        ))
      )
        await refuse(place, pieceId, version, 'withdrawn');
      return get(place, pieceId);
    },

    /** Job: publishes a piece whose time has come; while its workspace is paused it says why not instead. While the engine is paused it waits. */
    async publishPiece({ workspaceId, pieceId }: { workspaceId: string; pieceId: string }): Promise<void> {
      const now = clock.now();
      const outcome = await repository.publish(workspaceId, pieceId, now, ids.id(), slugOfPost, (piece) =>
        tell(workspaceId, activityEvents.piecePublished(piece)),
      );
      if (typeof outcome === 'string')
        await repository.fail(workspaceId, pieceId, PAUSED[outcome], now, (piece) =>
          tell(workspaceId, activityEvents.piecePublishingFailed(piece)),
        );
    },

    /** Job: every attempt to publish a piece has failed. It says so, and can be approved again. */
    async failPiece({ workspaceId, pieceId }: { workspaceId: string; pieceId: string }): Promise<void> {
      await repository.fail(workspaceId, pieceId, NOT_PUBLISHED, clock.now(), (piece) =>
        tell(workspaceId, activityEvents.piecePublishingFailed(piece)),
      );
    },
  };
}

/** Nothing goes out late by itself once the pause is over: a person looks at it again. */
const PAUSED: Record<Pause, string> = {
  trial_ended: 'Your trial had ended by then. Choose a plan, then approve it again.',
  plan_ended: 'Your plan had ended by then. Pay the open invoice or choose a plan, then approve it again.',
  being_deleted: 'The workspace was marked for deletion by then. Keep the workspace, then approve it again.',
};
const NOT_PUBLISHED = 'We tried several times, but something went wrong on our side.';

interface Dependencies {
  repository: Pick<PieceRepository, 'takeDown' | 'schedule' | 'listPlanned' | 'change' | 'publish' | 'fail'>;
  reading: PieceReading;
  clock: Clock;
  ids: Ids;
}
