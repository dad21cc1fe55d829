import type { Cycle } from '../../../contracts/engine-cycle';
import type { Beat } from '../../../domain/cycle';
import { weekAt } from '../../../domain/week';
import { formatTime } from '../../../lib/format-time';
import type { BeatView } from '../../../ui/beat-strip';

/**
 * The four beats for the strip, in the workspace's zone: "Mon 07:00" within the cycle's week, otherwise "Thu 26
 * Nov, 16:30". The current one says "Now", unless its automatic time is known.
 */
export function beatViews({ beats, week, zone }: Pick<Cycle, 'beats' | 'week' | 'zone'>): BeatView[] {
  return beats.map(({ beat, state, progress, when, summary }) => {
    const moment = when !== null && (state !== 'now' || beat === 'deploy') ? shortMoment(when, week, zone) : null;
    return {
      name: BEAT_NAMES[beat],
      sentence: summary,
      state,
      ...(state === 'now' ? { when: moment ?? 'Now', progress } : moment !== null && { when: moment }),
    };
  });
}

function shortMoment(instant: string, week: Cycle['week'], zone: string): string {
  const at = new Date(instant);
  const part = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-GB', { timeZone: zone, ...options }).format(at);
  const day = part({ weekday: 'short' });
  if (weekAt(at, zone).startsOn === week.startsOn) return `${day} ${formatTime(at, zone)}`;
  return `${day} ${part({ day: 'numeric', month: 'short' })}, ${formatTime(at, zone)}`;
}

const BEAT_NAMES: Record<Beat, string> = { analyze: 'Analyze', propose: 'Propose', create: 'Create', deploy: 'Deploy' };
