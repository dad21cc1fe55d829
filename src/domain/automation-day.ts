import type { AutomationTrigger } from './automation';
import { DAY_MS } from './duration';
import { addDays, toInstant, toLocal } from './zoned-time';

/**
 * The days of an automation's date trigger that have become due since the last check: the value that the field
 * must have (`2026-11-24`, or `11-24` for a yearly date) and when it became due. Looks back a day at most: a
 * birthday greeting two days late is worse than none. In other years, people born on 29 February are greeted on
 * 28 February.
 */
export function dueDays(
  { offsetDays, hour, yearly }: Extract<AutomationTrigger, { on: 'date' }>,
  since: Date,
  now: Date,
  zone: string,
): DueDay[] {
  const from = Math.max(since.getTime(), now.getTime() - DAY_MS);
  const today = toLocal(now, zone).date;
  return [addDays(today, -1), today].flatMap((date): DueDay[] => {
    const at = toInstant({ date, time: `${String(hour).padStart(2, '0')}:00` }, zone);
    if (at.getTime() <= from || at > now) return [];
    const said = addDays(date, -offsetDays);
    return [{ at, date: said, says: yearly ? yearlyDays(said) : [said] }];
  });
}

function yearlyDays(date: string): string[] {
  const day = date.slice(5);
  return day === '02-28' && addDays(date, 1).slice(5) !== '02-29' ? [day, '02-29'] : [day];
}

export interface DueDay {
  at: Date;
  /** The day in the field itself, without the offset of days before or after it. */
  date: string;
  /** The field's values that match: the whole date, or the part after the year for a yearly one. */
  says: string[];
}
