import type { Candidate } from './candidates';
import { daysAhead, type Moment } from './moment';

/**
 * What a week says about its time of year, best first; empty where nothing of the kind is known. An owner's
 * own vouchers come before anything that we know of the trade, a day before what is written for a family of trades, that before
 * an offer named after the season, and that before a season. An idea about goods that the owner does not name never leads.
 */
export function leadingOf<Item extends Ranked>(ordered: readonly Item[], most: number): Item[] {
  return ordered
    .map((item) => ({ item, rank: rankOf(item, most) }))
    .filter(({ rank }) => rank > 0)
    .sort((one, other) => other.rank - one.rank)
    .map(({ item }) => item);
}

function rankOf({ candidate, handicap }: Ranked, most: number): number {
  const { topic, pack, observance, inSeason, inMonth, offSubject } = candidate;
  if (isFeast(topic)) return handicap >= UNWANTED ? 0 : isOwnFeast(topic) ? 4 : OF_NOW.test(topic) ? 2 : 3;
  if (pack.id.startsWith('own') && !isOfTrade(topic)) return 0;
  if (handicap >= most || (offSubject && !isOfTrade(topic))) return 0;
  return observance !== null ? 3.5 : inSeason || inMonth ? 1 : 0;
}

/** Frames for one family of trades in the weeks before Christmas: but for this, they would rank far behind what is known of a trade. */
export const isFeast = (topic: string): boolean => FEAST.test(topic);
/** The vouchers that an owner lists. */
export const isOwnFeast = (topic: string): boolean => isFeast(topic) && topic.includes('voucher');
const OF_NOW = /\/feast-?now/u;
const FEAST = /^own-(?:feast|tongue-\p{Ll}+)\/feast/u;

/** Whether an offer is for the weeks before Christmas, by its name: it stands first below a post about them. */
export const isForFeast = (offer: string): boolean => FESTIVE.test(offer);
const FESTIVE =
  /(?<!\p{L})(?:vouchers?|gift|present|hampers?|platters?|christmas|xmas|festive|mince pies|turkey|gutschein|geschenk|weihnacht|stollen|plätzchen|lebkuchen|christb|advent|bons? cadeau|chèques? cadeau|cartes? cadeau|coffrets?|plateaux?|bûche|noël|sapins?|raclette|fondue|vales?|tarjetas? regalo|cestas?|turr[oó]n|navid|buon[oi]|cest[oi]|panetton|natal|cadeau|kerst|sinterklaas|presente|oferta|cabaz|bon(?:y|ów)? podarunk|prezent|święt|choink)|(?<=\p{L})(?:stollen|gutschein|geschenk|plätzchen|teller)(?!\p{L})/iu;

/** A post about the trade in the owner's language: its topic names the pack that it comes from. */
const isOfTrade = (topic: string): boolean => topic.startsWith('own-tongue-') && topic.includes(':');

/**
 * Whether an idea speaks of Christmas where few people keep it and its owner does not mention it: there a day off is no
 * reason for presents, and no kitchen is full.
 */
export const isFeastOfOthers = (
  { candidate }: Pick<Ranked, 'candidate'>,
  country: string | null,
  said: string,
): boolean =>
  candidate.observance?.id === 'christmas' && (country === null || KEPT_BY_FEW.has(country)) && !NAMED.test(said);
const NAMED = /(?<!\p{L})(?:christmas|xmas|weihnacht|noël|navid|natale?(?!\p{L})|kerst)/iu;

/** Whether it is about work or orders that take time, in the week of the feast itself. */
export const isLastMinute = (
  { candidate: { topic, observance } }: Pick<Ranked, 'candidate'>,
  { week }: Moment,
): boolean => observance !== null && TAKES_TIME.test(topic) && daysAhead(week, observance.date) < 7;
const TAKES_TIME = /\/feast-?(?:mended|order|sharp|wear|hair|guests)/u;

/** Pew Research Center, Religious Composition by Country 2010–2020: countries where fewer than one in five is Christian, Japan with its two days of cake among them. */
const KEPT_BY_FEW: ReadonlySet<string> = new Set(
  'IN PK BD NP LK MV AF IR IQ KW QA BH AE OM YE JO DZ TN MA LY MR SN ML NE SO DJ ID MY BN TH VN LA KH MM CN TW HK JP MN TR AZ UZ TM TJ KG IL SA BT'.split(
    ' ',
  ),
);

/** What its owner does not want comes only where nothing else is left. */
const UNWANTED = 500;

interface Ranked {
  candidate: Pick<Candidate, 'topic' | 'pack' | 'observance' | 'inSeason' | 'inMonth' | 'offSubject'>;
  handicap: number;
}
