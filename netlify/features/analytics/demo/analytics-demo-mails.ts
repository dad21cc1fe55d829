import type { EventKind } from '../../../../src/domain/analytics-event';
import { addDays } from '../../../../src/domain/zoned-time';
import type { DemoClick } from './analytics-demo';
import type { DemoDaySum, DemoHourSum } from './analytics-demo-sums';

/**
 * What the grill mailed before the campaigns that the demo still has, to a list that grew: without them, its email would
 * seem to have begun last month. As with any campaign that was deleted, only figures are left of them.
 */
export function earlierMails(today: string): { days: DemoDaySum[]; hours: DemoHourSum[]; clicks: DemoDayClick[] } {
  const days: DemoDaySum[] = [];
  const hours: DemoHourSum[] = [];
  const clicks: DemoDayClick[] = [];
  DAYS_AGO.forEach((daysAgo, nth) => {
    const campaign = NAMES[nth % NAMES.length]!;
    const sent = Math.round((1_190 - daysAgo * 1.15) * (0.97 + (nth % 3) * 0.03));
    const add = (day: string, kind: EventKind, events: number, at: readonly number[], value = 0): void => {
      if (events === 0) return;
      for (const [dimension, key] of [['', ''] as const, ['campaign', campaign] as const])
        days.push({ dimension, key, day, kind, events, people: events, value });
      for (const [hour, part] of deal(events, at))
        hours.push({ day, hour, kind, events: part, people: part, value: Math.round((value * part) / events) });
    };
    const day = addDays(today, -daysAgo);
    add(day, 'delivered', sent, [11]);
    // Most open it within a day.
    for (const [later, share] of [0.7, 0.22, 0.08].entries()) {
      const at = addDays(day, later);
      const opens = Math.round(sent * 0.455 * share);
      const clicked = Math.round(opens * 0.2);
      const bought = Math.round(clicked * 0.19);
      add(at, 'open', opens, later === 0 ? [11, 12, 13, 17, 18, 19, 20] : [8, 9, 12, 18, 19, 20, 21]);
      add(at, 'click', clicked, [12, 18, 19]);
      add(at, 'conversion', bought, [19], bought * 3_870);
      for (let n = 0; n < clicked; n += 1)
        clicks.push({
          id: `${day} ${later} ${n}`,
          date: at,
          minute: [12, 18, 19][n % 3]! * 60 + ((n * 7) % 60),
          campaign,
        });
    }
  });
  return { days, hours, clicks };
}

/** Over hours, the first ones getting what is left. */
const deal = (count: number, hours: readonly number[]): [number, number][] =>
  hours
    .map((hour, n): [number, number] => [hour, Math.floor(count / hours.length) + (n < count % hours.length ? 1 : 0)])
    .filter(([, part]) => part > 0);

/** Every ten days or so, and none on the days of the campaigns that are there. */
const DAYS_AGO = [11, 18, 32, 41, 53, 62, 74, 84, ...Array.from({ length: 27 }, (_, n) => 94 + n * 10)];
const NAMES = [
  'Two-for-one Friday',
  'Sunday by the fire',
  'What’s new on the grill',
  'Lunch for two',
  'Bring a friend',
];

/** A click of a mail, by the workspace's clock. */
export interface DemoDayClick extends Pick<DemoClick, 'id' | 'campaign'> {
  date: string;
  minute: number;
}
