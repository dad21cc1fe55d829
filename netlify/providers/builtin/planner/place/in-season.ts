import type { Season } from '../../../../../src/domain/calendar/season';
import type { Moment } from '../choosing/moment';
import { onceForEach } from '../once-for-each';
import type { Entry } from '../knowledge/trade-pack';

/** Sun cream in winter, a coat in a heatwave: whatever time of year an entry is of, a text may speak of one. */
export function isOutOfSeason(entry: Entry, moment: Moment): boolean {
  if (entry.season || entry.part || entry.months || entry.day) return false;
  const now = moment.season?.season ?? null;
  const { named, spoken } = seasonsIn(entry);
  if (now === null) return named.length > 0; // no seasons, or none that we know
  return (named.length > 0 && !named.includes(now)) || spoken.some((seasons) => !seasons.has(now));
}

/** The seasons that a text names, and for each time of year that it speaks of those in which it may. */
const seasonsIn = onceForEach(({ title, hook, text, ask, shots, photo = '', clip = '' }: Entry) => {
  const first = `${title} \n ${hook} \n ${shots[0]}`;
  const all = [first, text, ask, ...shots, photo, clip].join(' \n ');
  const named = [...all.matchAll(NAMED)].map(([, season_]) => asSeason(season_!.toLowerCase()));
  const spoken = times.filter(({ says, inFirst }) => says.test(all) || inFirst?.test(first));
  return { named, spoken: spoken.map(({ seasons }) => seasons) };
});

const NAMED = /\bthis (spring|summer|autumn|fall|winter)\b/giu;
const asSeason = (word: string): Season => (word === 'fall' ? 'autumn' : (word as Season));

/**
 * Words that have their time of year wherever they stand, and words that have it only where they are what an entry is about: a
 * text on roofs may mention leaves at any time.
 */
const times: readonly { seasons: ReadonlySet<Season>; says: RegExp; inFirst?: RegExp }[] = [
  {
    seasons: new Set(['summer', 'spring', 'autumn']),
    says: /\b(?:sun ?cream|sunscreen|sunburn(?:t|ed)?|sunglasses|heat ?waves?|insect bites|mosquito(?:e?s)?|dragonfl(?:y|ies)|newts?|on (?:a )?hot days?|paddling pools?)\b/iu,
    inFirst:
      /\b(?:wasps?|midges|garden (?:furniture|chairs?|tables?)|swarms?|butterfl(?:y|ies)|hay ?fever|hottest (?:day|week)s?|shearing day|harvest day|lambing|maggots?|one warm (?:afternoon|evening|day)|keeps? (?:a|your|the) (?:room|house|home|flat) cool|(?:too|so) hot to|hottest room)\b/iu,
  },
  {
    seasons: new Set(['winter', 'autumn']),
    says: /\b(?:snow(?:ed|s|y)?|icy roads?|hot[- ]water bottles?|(?<!(?:through|like) a )winter coats?|take (?:off your coat|your coat off)|black ice)\b/iu,
    inFirst: /\b(?:first (?:night of )?frost|frozen (?:pipes?|ground|locks?)|cold snap|falling leaves)\b/iu,
  },
  {
    seasons: new Set(['summer', 'autumn']),
    says: /\b(?:(?:before )?the first fire of the (?:year|season|winter|autumn)|stove that (?:has )?rested (?:for months|all summer)|before the heating season)\b/iu,
  },
  {
    seasons: new Set(['spring', 'winter']),
    says: /\b(?:lambing (?:season|time)|first warm (?:day|evening)s?|how many have (?:arrived|been born) this)\b/iu,
  },
];
