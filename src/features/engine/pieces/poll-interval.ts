import type { Piece } from '../../../contracts/engine-pieces';
import { MINUTE_MS } from '../../../domain/duration';

/** Milliseconds between looks at pieces that are about to change by themselves; 0 when none is. */
export function pollInterval(pieces: readonly Pick<Piece, 'status' | 'scheduledFor'>[], now: Date): number {
  const waits = pieces.flatMap(({ status, scheduledFor }) => {
    if (status === 'generating') return [0];
    return status === 'scheduled' && scheduledFor ? [Date.parse(scheduledFor) - now.getTime()] : [];
  });
  const soonest = waits.filter((wait) => wait <= SOON).map((wait) => (wait < -LATE ? SLOW : QUICK));
  return soonest.length === 0 ? 0 : Math.min(...soonest);
}

const SOON = 2 * MINUTE_MS;
/** A job this late is waiting for something; there is no use in asking every few seconds. */
const LATE = 5 * MINUTE_MS;
const QUICK = 4_000;
const SLOW = 30_000;
