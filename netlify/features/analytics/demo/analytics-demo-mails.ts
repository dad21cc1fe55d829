import type { SumKind } from '../../../../src/domain/analytics-event';
import { EMAIL_SOURCE, touchKey, type TouchDimension } from '../../../../src/domain/attribution';
import { addDays } from '../../../../src/domain/zoned-time';
import type { DemoDaySum, DemoHourSum } from './analytics-demo-sums';

/**
 * What the grill mailed before the campaigns that the demo still has, to a list that grew: without them, its email would
 * seem to have begun last month. As with any campaign that was deleted, only figures are left of them.
 */
export function earlierMails(today: string): { days: DemoDaySum[]; hours: DemoHourSum[]; clicks: DemoDayClick[] } {
  const days: DemoDaySum[] = [];
  const hours: DemoHourSum[] = [];
  const clicks: DemoDayClick[] = [];
  WEEKS_AGO.forEach((weeks, nth) => {
    const [campaign, part] = MAILS[nth % MAILS.length]!;
    const daysAgo = weeks * 7 + 4; // on the weekday of the campaign that is running
    const day = addDays(today, -daysAgo);
    const season = MONTHS[Number(day.slice(5, 7)) - 1]!;
    const sent = Math.round((1_190 - daysAgo * 1.15) * part);
    const add = (day: string, kind: SumKind, events: number, at: readonly number[], value = 0): void => {
      if (events === 0) return;
      for (const [dimension, key] of [...PLACES(campaign), ...(kind === 'conversion' ? TOUCHES(campaign) : [])])
        days.push({ dimension, key, day, kind, events, people: events, value });
      for (const [hour, part] of deal(events, at))
        hours.push({ day, hour, kind, events: part, people: part, value: Math.round((value * part) / events) });
    };
    add(day, 'delivered', sent, [11]);
    // Half of those who open it do so on the same day.
    for (const [later, share] of [0.54, 0.27, 0.12, 0.07].entries()) {
      const at = addDays(day, later);
      const opens = Math.round(sent * 0.455 * season * share);
      const clicked = Math.round(opens * 0.2);
      const bought = Math.round(clicked * 0.19);
      add(at, 'open', opens, later === 0 ? [11, 12, 13, 17, 18, 19, 20] : [8, 9, 12, 18, 19, 20, 21]);
      add(at, 'click', clicked, [12, 18, 19]);
      add(at, 'engaged', clicked, [12, 18, 19]);
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

const PLACES = (campaign: string) => [['', ''] as const, ['campaign', campaign] as const];
const TOUCHES = (campaign: string): [TouchDimension, string][] =>
  (['first-touch', 'last-touch'] as const).map((dimension) => [
    dimension,
    touchKey({ source: EMAIL_SOURCE, campaign }),
  ]);

/** Over hours, the first ones getting what is left. */
const deal = (count: number, hours: readonly number[]): [number, number][] =>
  hours
    .map((hour, n): [number, number] => [hour, Math.floor(count / hours.length) + (n < count % hours.length ? 1 : 0)])
    .filter(([, part]) => part > 0);

/** Not every week, and not in those of the campaigns that are there. */
const WEEKS_AGO = [
  1, 2, 4, 5, 6, 7, 9, 11, 13, 14, 16, 18, 19, 20, 21, 22, 23, 24, 26, 27, 29, 31, 32, 34, 36, 37, 39, 41, 42, 44, 46,
  47, 48, 49, 51,
];
/** By their part of the list. */
const MAILS: [string, number][] = [
  ['Two-for-one Friday', 1],
  ['Lunch for two', 0.68],
  ['What’s new on the grill', 1],
  ['Sunday by the fire', 0.6],
  ['Bring a friend', 0.88],
  ['Parties of eight', 0.5],
  ['Two-for-one Friday', 1],
];
/** From January: more is read before Christmas and in summer. */
const MONTHS = [0.86, 0.92, 0.95, 0.98, 1, 1.02, 1.06, 1.05, 0.98, 0.97, 1, 1.14];

/** A click of a mail, by the workspace's clock. */
export interface DemoDayClick {
  id: string;
  campaign: string;
  date: string;
  minute: number;
}
