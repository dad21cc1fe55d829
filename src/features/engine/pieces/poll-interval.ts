import type { Piece } from '../../../contracts/engine-pieces';
import { MINUTE_MS } from '../../../domain/duration';

/** Milliseconds between refetches of posts that will change automatically soon; 0 when there are none. */
export function pollInterval(
  pieces: readonly (Pick<Piece, 'status' | 'scheduledFor'> & Partial<Pick<Piece, 'clip'>>)[],
  now: Date,
): number {
  const waits = pieces.flatMap(({ status, scheduledFor, clip }) => {
    if (status === 'generating' || clip?.status === 'generating') return [0];
    return status === 'scheduled' && scheduledFor ? [Date.parse(scheduledFor) - now.getTime()] : [];
  });
  const soonest = waits.filter((wait) => wait <= SOON).map((wait) => (wait < -LATE ? SLOW : QUICK));
  return soonest.length === 0 ? 0 : Math.min(...soonest);
}

const SOON = 2 * MINUTE_MS;
/** A job this late is waiting for something; polling every few seconds is no use. */
const LATE = 5 * MINUTE_MS;
const QUICK = 4_000;
const SLOW = 30_000;
