import type { Cycle } from '../../../contracts/engine-cycle';
import type { Piece } from '../../../contracts/engine-pieces';
import { weekdayNames } from '../../../domain/business-details';
import { formatMoment } from '../../../lib/format-moment';
import { pluralise } from '../../../lib/pluralise';

/**
 * The week's state and what needs the reader, in one sentence. `waiting` counts the posts on screen without
 * those being deleted; when it is unknown, the cycle's own count is used.
 */
export function engineSentence(
  { week, zone, running, held, hasProfile, asksFirst, beats, goal, frequency, slot }: EngineFacts,
  { pieces = [], waiting = goal.waiting, now: moment }: OnScreen,
): string {
  if (!hasProfile)
    return 'Tell us what you do and who it is for. Four short questions and your first three ideas follow.';
  if (asksFirst) return 'Four short questions, and your first three ideas follow.';
  if (!running) {
    const due =
      held > 0 ? ` ${pluralise(held, 'approved piece')} ${held === 1 ? 'was' : 'were'} due and will wait.` : '';
    return `Nothing is published, and no new ideas arrive, until you start the engine again.${due}`;
  }
  const now = beats.find(({ state }) => state === 'now')?.beat;
  const goesOut = nextTime(pieces, moment);
  if (waiting > 0) {
    const waits = `${pluralise(waiting, 'piece')} ${waiting === 1 ? 'is' : 'are'} ready for your approval`;
    return now === 'propose' ? `${waits}, and three ideas are ready to pick from.` : `Week ${week.week}: ${waits}.`;
  }
  switch (now) {
    case 'analyze':
      return `Week ${week.week} has no ideas yet. They arrive on Monday at 07:00, or whenever you ask for them.`;
    case 'propose':
      return `Week ${week.week} began on Monday. Three ideas are ready. Pick one.`;
    case 'create':
      return goal.waiting > 0
        ? `Week ${week.week}: nothing needs your approval.`
        : `Week ${week.week}: ${lowerFirst(beats.find(({ beat }) => beat === 'create')?.summary ?? '')}`;
    case 'deploy':
      if (goesOut)
        return `Week ${week.week}: everything is approved and will be published on time, next on ${formatMoment(goesOut, zone, moment)}.`;
      return `Week ${week.week}: everything is approved and will be published on time.`;
    default:
      if (goesOut)
        return `Everything is approved. The next piece will be published on ${formatMoment(goesOut, zone, moment)}.`;
      return `Week ${week.week} is out. The next week starts on Monday at 07:00, with ${RHYTHM[frequency] ?? `a post on ${weekdayNames[slot.weekday - 1]} at ${slot.time}`}.`;
  }
}

const lowerFirst = (sentence: string): string => sentence.charAt(0).toLowerCase() + sentence.slice(1);

/** When the next approved post is published; null when none is scheduled. */
function nextTime(pieces: readonly Piece[], now: Date): Date | null {
  const times = pieces
    .flatMap(({ status, scheduledFor }) =>
      status === 'scheduled' && scheduledFor !== null ? [Date.parse(scheduledFor)] : [],
    )
    .filter((time) => time > now.getTime());
  return times.length > 0 ? new Date(Math.min(...times)) : null;
}

type EngineFacts = Pick<
  Cycle,
  'week' | 'zone' | 'running' | 'hasProfile' | 'asksFirst' | 'beats' | 'goal' | 'frequency' | 'slot' | 'held'
>;

const RHYTHM: Partial<Record<Cycle['frequency'], string>> = {
  hourly: 'a post every hour',
  daily: 'a post every day',
  custom: 'posts at the times you chose',
};

interface OnScreen {
  /** Undefined until they have loaded. */
  pieces?: readonly Piece[] | undefined;
  waiting?: number | undefined;
  now: Date;
}
