import { METRIC_DAYS } from '../../../../src/domain/rule';
import { addDays } from '../../../../src/domain/zoned-time';
import type { EventStore } from '../../../ports/event-store';

/**
 * People who visited the website in the seven days up to `last`, itself included: the sum of each day's people. null
 * when that is not known: nothing was ever measured before these days, so that a quiet week looks like a missing line.
 */
export async function figureOf(events: EventStore, workspaceId: string, last: string): Promise<number | null> {
  const days = await events.days(workspaceId, { from: addDays(last, 1 - METRIC_DAYS - KNOWN_DAYS), to: last });
  return figureFrom(days, last);
}

/** The same of days that are read already. */
export function figureFrom(days: Awaited<ReturnType<EventStore['days']>>, last: string): number | null {
  const first = addDays(last, 1 - METRIC_DAYS);
  const visits = days.filter(({ kind, channel, day }) => kind === 'view' && channel === 'website' && day <= last);
  const before = visits.filter(({ day }) => day < first && day >= addDays(first, -KNOWN_DAYS));
  if (before.every(({ people }) => people === 0)) return null;
  return visits.filter(({ day }) => day >= first).reduce((sum, { people }) => sum + people, 0);
}

/** Before the seven days: where nobody came in these either, nothing is measured. */
export const KNOWN_DAYS = 28;
