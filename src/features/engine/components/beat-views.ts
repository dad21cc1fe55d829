import type { Cycle } from '../../../contracts/engine';
import type { Beat } from '../../../domain/cycle';
import { formatTime } from '../../../lib/format-time';
import type { BeatView } from '../../../ui/beat-strip';

/** The four beats as the strip shows them: "Mon 07:00" on the workspace's clock, "Now" for the one that is now. */
export function beatViews({ beats, zone }: Pick<Cycle, 'beats' | 'zone'>): BeatView[] {
  return beats.map(({ beat, state, progress, when, summary }) => ({
    name: BEAT_NAMES[beat],
    sentence: summary,
    state,
    ...(state === 'now' ? { when: 'Now', progress } : when && { when: `${shortWeekday(when, zone)} ${formatTime(when, zone)}` }),
  }));
}

const shortWeekday = (instant: string, zone: string): string => new Intl.DateTimeFormat('en-GB', { timeZone: zone, weekday: 'short' }).format(new Date(instant));

const BEAT_NAMES: Record<Beat, string> = { analyze: 'Analyze', propose: 'Propose', create: 'Create', deploy: 'Deploy' };
