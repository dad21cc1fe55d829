import { deferred, type Standing } from '../../../ui/deferred';
import type { IdeaReachProps } from './idea-reach';
import type { PieceReachProps } from './piece-reach';

/** Forecasts load after the ideas and posts that they belong to. */
export const LateIdeaReach = deferred<IdeaReachProps>(async () => (await import('./idea-reach')).IdeaReach, Line);
export const LateIdeaReachInFull = deferred<IdeaReachProps>(async () => (await import('./idea-reach')).IdeaReachInFull);
export const LateIdeaReliability = deferred<IdeaReachProps>(async () => (await import('./idea-reach')).IdeaReliability);
export const LateCheckedForecasts = deferred<object>(
  async () => (await import('./checked-forecasts')).CheckedForecasts,
);
export const LatePieceReach = deferred<PieceReachProps>(async () => (await import('./piece-reach')).PieceReach);

/** Holds the line's place. */
function Line({ lost }: Standing) {
  return (
    <>
      <dt>Expected reach</dt>
      <dd>{lost ? 'Could not be loaded' : '…'}</dd>
    </>
  );
}
