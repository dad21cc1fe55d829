import { hemisphereOf } from './country';

export const seasons = ['spring', 'summer', 'autumn', 'winter'] as const;
export type Season = (typeof seasons)[number];

export interface SeasonNow {
  season: Season;
  /** The early, middle or late month of the season. */
  part: 'early' | 'mid' | 'late';
}

/**
 * The meteorological season of a day (whole months: March to May is spring in the north); null where there are
 * not four.
 */
export function seasonOf(date: string, zone: string): SeasonNow | null {
  const hemisphere = hemisphereOf(zone);
  if (hemisphere === 'tropics') return null;
  const month = Number(date.slice(5, 7));
  const sinceSpring = (month - 3 + 12 + (hemisphere === 'south' ? 6 : 0)) % 12;
  return { season: seasons[Math.floor(sinceSpring / 3)]!, part: parts[sinceSpring % 3]! };
}

const parts = ['early', 'mid', 'late'] as const;
