import type { campaignsContract } from '../../../contracts/campaigns';
import type { Output } from '../../../contracts/endpoint';
import { pluralise } from '../../../lib/pluralise';

/** Every hour of the first two days, those without anything too; the server names only the others. */
export function everyHour(hours: readonly HourFigure[]): HourFigure[] {
  const known = new Map(hours.map((one) => [one.hour, one]));
  return Array.from({ length: HOURS }, (_, hour) => known.get(hour) ?? { hour, opens: 0, clicks: 0 });
}

/** The top of the axis: the least of 1, 2, 3, 4, 5, 6, 8, 10, 20, 30… that holds every bar. */
export function axisTop(hours: readonly HourFigure[]): number {
  const most = Math.max(1, ...hours.flatMap(({ opens, clicks }) => [opens, clicks]));
  const power = 10 ** Math.floor(Math.log10(most));
  return [1, 2, 3, 4, 5, 6, 8, 10].map((step) => step * power).find((top) => top >= most)!;
}

/** "Half of the opens came within 3 hours. Most came in the first hour: 120." */
export function hoursSentence(hours: readonly HourFigure[]): string {
  const ordered = everyHour(hours);
  const all = ordered.reduce((sum, { opens }) => sum + opens, 0);
  if (all === 0) return 'Nobody has opened it yet.';
  let sum = 0;
  const half = ordered.findIndex(({ opens }) => (sum += opens) * 2 >= all) + 1;
  const best = ordered.reduce((most, one) => (one.opens > most.opens ? one : most));
  return `Half of all opens came within ${half === 1 ? 'an hour' : pluralise(half, 'hour')} of sending. Most in one hour: ${pluralise(best.opens, 'open')}, ${hourName(best.hour)}.`;
}

/** "in the first hour", "after 3 hours". */
export const hourName = (hour: number): string =>
  hour === 0 ? 'in the first hour' : `after ${pluralise(hour, 'hour')}`;

const HOURS = 48;

export type HourFigure = Output<typeof campaignsContract.getCampaignReport>['hours'][number];
