/** What a place knows of winter and of the year, where entries speak of it. */
export const climates = ['cold', 'fourSeasons', 'frost', 'heating', 'snow'] as const;
export type Climate = (typeof climates)[number];

/**
 * What is true in most of a country (ISO 3166), after the Köppen-Geiger maps of Beck et al., Scientific Data 5, 180214 (2018):
 * snow where most people live in class D, frost where an ordinary winter freezes the ground there as well. Where halves of
 * a country differ (Australia, South Africa, Spain, Argentina, China), the milder half decides. Places that we do not know
 * have nothing of it, so that what is only true there is left unsaid.
 */
export function climateOf(zone: string, country: string | null): ReadonlySet<Climate> {
  const mild = MILD_ZONES.get(zone);
  return new Set(mild ?? climates.filter((climate) => country !== null && lands[climate].has(country)));
}

/** Of the United States: Hawaii has no winter, Arizona's cities lose no leaves, and most of California has no frost. */
const MILD_ZONES: ReadonlyMap<string, readonly Climate[]> = new Map<string, Climate[]>([
  ['America/Los_Angeles', ['cold', 'fourSeasons']],
  ['America/Phoenix', ['cold']],
  ['Pacific/Honolulu', []],
]);

const list = (countries: string): ReadonlySet<string> => new Set(countries.split(' '));

const SNOW =
  'US CA DE AT CH LI LU BE NL GB DK SE NO FI IS EE LV LT PL CZ SK HU SI HR RS BA ME MK XK BG RO MD UA BY RU GE AM KZ KG MN KR KP';
const FROST = `${SNOW} IE FR IT AD AL TR IR JP NZ CL`;
const SEASONS = `${FROST} ES PT GR AR UY CN`;

const lands: Record<Climate, ReadonlySet<string>> = {
  snow: list(SNOW),
  frost: list(FROST),
  heating: list(`${SNOW} IE FR IT AD AL TR IR ES PT CN`),
  fourSeasons: list(SEASONS),
  // A coat is worn, though nothing may freeze.
  cold: list(`${SEASONS} AU ZA LS SZ NA IL PS LB JO SY IQ CY MT SM VA MC GI MA DZ TN TW HK NP BT PK AZ UZ TM TJ AF`),
};
