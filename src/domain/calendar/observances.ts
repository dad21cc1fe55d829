import { HOUR_MS } from '../duration';
import { addDays, toInstant } from '../zoned-time';
import { countryOf } from './country';
import type { ObservanceRule } from './observance-rule';
import { observanceTable } from './observance-table';
import { publicHolidayTable } from './public-holiday-table';

export interface Observance {
  /** Stable key: 'mothers-day'. */
  id: string;
  /** The name as people write it at the start of a sentence: "Mother’s Day", "The shortest day". */
  name: string;
  /** such as 2027-05-09 */
  date: string;
  /** Joins the name and the day: "is on", "begins on", "go back on". */
  verb: string;
  /** How many days ahead people begin to prepare for it. */
  lead: number;
  /** A public or widely kept holiday of the country; otherwise a day that some people mark. */
  holiday: boolean;
  /** Days of remembrance: posts may name them but never sell with them. */
  solemn: boolean;
}

/** The observances between two days, both included, in the country of a zone, by date. */
export function observancesBetween(from: string, to: string, zone: string): Observance[] {
  const country = countryOf(zone);
  const years = [...new Set([Number(from.slice(0, 4)), Number(to.slice(0, 4))])];
  const found = [...observanceTable, ...publicHolidayTable]
    .filter((rule) => applies(rule, country))
    .flatMap((rule) =>
      years.flatMap((year) => {
        const date = rule.rule(year);
        return date && date >= from && date <= to
          ? [
              {
                id: rule.id,
                name: rule.name,
                date,
                verb: rule.verb ?? 'is on',
                lead: rule.lead,
                holiday: isHoliday(rule, country),
                solemn: rule.solemn ?? false,
              },
            ]
          : [];
      }),
    );
  return [...found, ...clockChanges(from, to, zone)].sort((a, b) =>
    a.date < b.date ? -1 : a.date > b.date ? 1 : a.id < b.id ? -1 : 1,
  );
}

const applies = ({ lands, notLands }: ObservanceRule, country: string | null) =>
  lands
    ? country !== null && lands.split(' ').includes(country)
    : !(country !== null && notLands?.split(' ').includes(country));

const isHoliday = ({ holiday }: ObservanceRule, country: string | null): boolean =>
  typeof holiday === 'string' ? country !== null && holiday.split(' ').includes(country) : holiday === true;

/**
 * Read from the platform's zone data, so that a country that abolishes clock changes is right after the next
 * update.
 */
function clockChanges(from: string, to: string, zone: string): Observance[] {
  const changes: Observance[] = [];
  const noonOf = (date: string): number => toInstant({ date, time: '12:00' }, zone).getTime();
  let noon = noonOf(from);
  for (let date = from; date <= to; date = addDays(date, 1)) {
    const next = addDays(date, 1);
    const [before, after] = [noon, noonOf(next)];
    noon = after;
    const hours = (after - before) / HOUR_MS;
    if (hours === 24) continue;
    const forward = hours < 24;
    changes.push({
      id: forward ? 'clocks-forward' : 'clocks-back',
      name: 'The clocks',
      date: next,
      verb: forward ? 'go forward on' : 'go back on',
      lead: 14,
      holiday: false,
      solemn: false,
    });
  }
  return changes;
}
