import { addDays, toLocal } from '../../../../src/domain/zoned-time';
import type { Cost } from '../../../../src/domain/attribution';

/** What the demo's grill spends on advertising: a little more from year to year, and more before Christmas. */
export function demoCosts(now: Date, zone: string): Cost[] {
  const months = [toLocal(now, zone).date.slice(0, 7)];
  while (months.length < MONTHS) months.push(addDays(`${months.at(-1)!}-01`, -1).slice(0, 7));
  return months.flatMap((month, ago) =>
    Object.entries(MONTHLY).map(([source, monthly]) => ({
      month,
      source,
      campaign: '',
      amount: Math.round((monthly * (1 - ago * 0.02) * (month.endsWith('12') ? 1.3 : 1)) / 500) * 500,
    })),
  );
}

/** A year of days touches thirteen. */
const MONTHS = 13;
/** In hundredths. */
const MONTHLY = { 'google.com': 24_000, 'instagram.com': 9_000 };
