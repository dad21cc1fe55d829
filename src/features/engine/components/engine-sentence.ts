import type { Cycle } from '../../../contracts/engine-cycle';
import type { Piece } from '../../../contracts/engine-pieces';
import { DEPLOY_AT } from '../../../domain/cycle';
import { formatMoment } from '../../../lib/format-moment';
import { pluralise } from '../../../lib/pluralise';

/**
 * What is going on this week and what needs the reader, in one sentence. `waiting` counts the pieces on screen, without
 * those that are being deleted; where it is not known the cycle's own count stands.
 */
export function engineSentence(
  { week, zone, running, hasProfile, beats, goal }: EngineFacts,
  { pieces = [], waiting = goal.waiting, now: moment }: OnScreen,
): string {
  if (!hasProfile) return 'Tell us what you do and for whom, and the first three ideas come at once.';
  if (!running) return 'What you approved still goes out. New ideas wait until you start the engine again.';
  const now = beats.find(({ state }) => state === 'now')?.beat;
  const goesOut = nextTime(pieces, moment);
  if (waiting > 0) {
    const waits = `${pluralise(waiting, 'piece')} ${waiting === 1 ? 'waits' : 'wait'} for your yes`;
    return now === 'propose' ? `${waits}, and three ideas are ready to pick from.` : `Week ${week.week}: ${waits}.`;
  }
  switch (now) {
    case 'analyze':
      return `Week ${week.week} has no ideas yet. They come on Monday at 07:00, or when you ask for them.`;
    case 'propose':
      return `Week ${week.week} began on Monday. Three ideas are ready, and one wants your yes.`;
    case 'create':
      return goal.waiting > 0
        ? `Week ${week.week}: nothing waits for your yes.`
        : `Week ${week.week}: the piece you picked is on its way to you.`;
    case 'deploy':
      if (goesOut)
        return `Week ${week.week}: everything has your yes and goes out by itself, next on ${formatMoment(goesOut, zone, moment)}.`;
      return `Week ${week.week}: everything has your yes and goes out by itself at its time.`;
    default:
      if (goesOut) return `Everything has your yes. The next piece goes out ${formatMoment(goesOut, zone, moment)}.`;
      return `Week ${week.week} is out. The next one begins on Monday at 07:00 and deploys on Thursday at ${DEPLOY_AT.time}.`;
  }
}

/** When the next approved piece goes out; null when none is on its way. */
function nextTime(pieces: readonly Piece[], now: Date): Date | null {
  const times = pieces
    .flatMap(({ status, scheduledFor }) =>
      status === 'scheduled' && scheduledFor !== null ? [Date.parse(scheduledFor)] : [],
    )
    .filter((time) => time > now.getTime());
  return times.length > 0 ? new Date(Math.min(...times)) : null;
}

type EngineFacts = Pick<Cycle, 'week' | 'zone' | 'running' | 'hasProfile' | 'beats' | 'goal'>;

interface OnScreen {
  /** Undefined until they have been read. */
  pieces?: readonly Piece[] | undefined;
  waiting?: number | undefined;
  now: Date;
}
