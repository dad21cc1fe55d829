import { observancesBetween } from '../../../src/domain/calendar/observances';
import type { FiringSubject, RuleTrigger } from '../../../src/domain/rule';
import { addDays, toInstant, toLocal } from '../../../src/domain/zoned-time';
import type { Recurrence } from '../../ports/recurrence';

/** A firing that the calendar alone decides. */
export interface PlannedFiring {
  /** The same thing comes once: a day, or a holiday of a year. It names no instant, so that no other zone repeats it. */
  key: string;
  /** The local day, and its time on the workspace's clock. */
  day: string;
  time: string;
  subject: Extract<FiringSubject, { kind: 'holiday' }> | null;
}

/** What a trigger plans for the days between two, both included, in order. Feeds and figures plan nothing. */
export function plannedFirings(
  trigger: RuleTrigger,
  { from, to }: { from: string; to: string },
  zone: string,
  recurrence: Recurrence,
): PlannedFiring[] {
  switch (trigger.on) {
    case 'time':
      return recurrence
        .days(trigger.rrule, trigger.startsOn, { from, to })
        .map((day) => ({ key: `on ${day}`, day, time: trigger.time, subject: null }));
    case 'holiday':
      return observancesBetween(addDays(from, trigger.daysBefore), addDays(to, trigger.daysBefore), zone)
        .filter(({ id, holiday }) => (trigger.holidays.length === 0 ? holiday : trigger.holidays.includes(id)))
        .map(({ id, name, verb, date, solemn }) => ({
          key: `holiday ${id} ${date}`,
          day: addDays(date, -trigger.daysBefore),
          time: trigger.time,
          subject: { kind: 'holiday', id, name, verb, date, solemn },
        }));
    case 'feed':
    case 'metric':
      return [];
  }
}

/** Planned firings whose instant lies after `since`, and not after `until`. */
export function firingsWithin(
  trigger: RuleTrigger,
  { since, until }: { since: Date; until: Date },
  zone: string,
  recurrence: Recurrence,
): (PlannedFiring & { at: Date })[] {
  // A day more on both sides: the local days of the two instants, whatever the zone was yesterday.
  const days = { from: addDays(toLocal(since, zone).date, -1), to: addDays(toLocal(until, zone).date, 1) };
  return plannedFirings(trigger, days, zone, recurrence)
    .map((firing) => ({ ...firing, at: toInstant({ date: firing.day, time: firing.time }, zone) }))
    .filter(({ at }) => at > since && at <= until);
}

/** When a trigger is to be looked at after an instant; null for never again. */
export function nextLook(trigger: RuleTrigger, after: Date, zone: string, recurrence: Recurrence): Date | null {
  if (trigger.on === 'feed') return new Date(after.getTime() + FEED_MS);
  const today = toLocal(after, zone).date;
  if (trigger.on === 'metric')
    return [today, addDays(today, 1)]
      .map((date) => toInstant({ date, time: trigger.time }, zone))
      .find((at) => at > after)!;
  // Near first: most rules come within weeks, and only the rest is worth a look at four years.
  for (const days of [45, 400, 1_500]) {
    const [next] = firingsWithin(
      trigger,
      { since: after, until: toInstant({ date: addDays(today, days), time: '00:00' }, zone) },
      zone,
      recurrence,
    );
    if (next) return next.at;
  }
  return null;
}

/** Feeds are asked this often, as most readers do. */
const FEED_MS = 30 * 60_000;
