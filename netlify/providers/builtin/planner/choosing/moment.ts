import { countryOf } from '../../../../../src/domain/calendar/country';
import { observancesBetween, type Observance } from '../../../../../src/domain/calendar/observances';
import { sayDate, sayMonth } from '../../../../../src/domain/calendar/say-date';
import { seasonOf, type SeasonNow } from '../../../../../src/domain/calendar/season';
import { DAY_MS } from '../../../../../src/domain/duration';
import { addDays } from '../../../../../src/domain/zoned-time';
import type { Week } from '../../../../../src/domain/week';
import { climateOf, type Climate } from '../place/climate';

/** The week as the planner sees it: where in the year, and what is coming. */
export interface Moment {
  week: Week;
  /** Only what lies after this day is still to come. */
  today: string;
  country: string | null;
  american: boolean;
  /** What the place knows of winter. */
  climate: ReadonlySet<Climate>;
  season: SeasonNow | null;
  month: number;
  monthName: string;
  /** From the week's Monday to the longest lead that any day has, by date. */
  ahead: Observance[];
  say: (date: string) => string;
}

/** What a week holds in a zone. The days of the year are costly to place, so the weeks asked about last are kept. */
export function momentOf(week: Week, zone: string, today = week.startsOn): Moment {
  const key = `${week.startsOn} ${zone}`;
  const kept = moments.get(key);
  if (kept) return { ...kept, today };
  const [oldest] = moments.keys();
  if (moments.size >= MOMENTS_KEPT && oldest !== undefined) moments.delete(oldest);
  const moment = readMoment(week, zone);
  moments.set(key, moment);
  return { ...moment, today };
}

function readMoment(week: Week, zone: string): Omit<Moment, 'today'> {
  const country = countryOf(zone);
  const thursday = addDays(week.startsOn, 3);
  const climate = climateOf(zone, country);
  return {
    week,
    country,
    american: country === 'US',
    climate,
    // Nothing that is written for a winter is true where nobody needs a coat.
    season: country === null || climate.has('cold') ? seasonOf(thursday, zone) : null,
    month: Number(thursday.slice(5, 7)),
    monthName: sayMonth(thursday),
    ahead: observancesBetween(week.startsOn, addDays(week.startsOn, LONGEST_LEAD), zone),
    say: (date) => sayDate(date, country),
  };
}

/** Days from the week's Monday to a date. */
export const daysAhead = (week: Week, date: string): number =>
  Math.round((Date.parse(`${date}T00:00:00Z`) - Date.parse(`${week.startsOn}T00:00:00Z`)) / DAY_MS);

/** The next time an observance comes within its lead (counted from the week's last day, so that "this week" is included), after today: what is proposed for a day goes out before it. */
export function upcoming(moment: Moment, id: string, lead?: number): Observance | null {
  return (
    moment.ahead.find(
      (day) =>
        day.id === id &&
        !day.solemn &&
        day.date > moment.today &&
        daysAhead(moment.week, day.date) <= (lead ?? day.lead) + 6,
    ) ?? null
  );
}

/** "late autumn", "the middle of summer"; "late fall" in the United States. */
export function sayPart({ season, part }: SeasonNow, american: boolean): string {
  const name = saySeason(season, american);
  return part === 'mid' ? `the middle of ${name}` : `${part} ${name}`;
}

export const saySeason = (season: SeasonNow['season'], american: boolean): string =>
  american && season === 'autumn' ? 'fall' : season;

const LONGEST_LEAD = 80;
const MOMENTS_KEPT = 200;
const moments = new Map<string, Omit<Moment, 'today'>>();
