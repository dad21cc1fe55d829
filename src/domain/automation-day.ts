import type { AutomationTrigger } from './automation';
import { DAY_MS } from './duration';
import { addDays, toInstant, toLocal } from './zoned-time';

/**
 * Days of an automation's date trigger whose hour has come since it was last looked at: what the field has to say
 * (`2026-11-24`, or `11-24` when it counts every year) and when that made it due. At most a day back: a greeting that is
 * two days late is none. Whoever was born on 29 February is greeted on 28 February in other years.
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
  /** The day itself, without the days before or after it. */
  date: string;
  /** What the field says of whoever enters; of yearly ones what follows the year. */
  says: string[];
}
