import { languageOf } from '../../../../src/domain/text-language';
import type { Trade, TradeReading } from '../../../../src/domain/trade';
import type { TradeKind } from '../../../../src/domain/trade-kind';
import type { BusinessProfile } from '../../../../src/domain/business-profile';
import { claimsOf } from './trade-claims';
import { tradeOfName } from './trade-of-name';
import { opensWithDeed, tradesOfDeeds } from './said-deeds';
import { taxonomy, type ListedTrade } from './taxonomy';
import { withoutRefused } from './refused';
import { withoutStrays } from './strays';
import { keyOf, sentencesOf, wordsOfPhrase } from './trade-phrase';
import { foreignDeedAt, shopOf } from './trade-tongues';
import { joinWords, neutralWords, stopWords, transparentWords, verbHeads, withoutTools } from './trade-words';

/** What names say of the trade, and which of them. */
export interface NamedTrade {
  reading: TradeReading;
  /** The name of the business alone says it. */
  isByName: boolean;
}

/** What names say; what the owner chose comes before all words. */
export async function readNamed({ name, what, trade: chosen }: SaidOfTrade): Promise<NamedTrade> {
  const known = await taxonomy();
  const own = chosen ? known.byId.get(chosen) : undefined;
  if (own) return { reading: { state: 'known', by: 'owner', trades: [toTrade(own)] }, isByName: false };
  const named = tradeOfName(name, what, known);
  const whole = plainly(withoutRefused(withoutTools(what)));
  const said = await withoutStrays(whole);
  const besides = readBesides(said, name, known);
  const reading = byDeeds(
    besides.state === 'unknown' ? readSentences(said.replace(HOUSE_OF, ''), name, known) : besides,
    whole,
    known,
  );
  // What only lists goods, or does not come to the point, says less than the name above the door.
  if (!named || (reading.state === 'known' && !isGeneral(reading, known) && !isOnlyList(what, named)))
    return { reading, isByName: false };
  // "Officina Bice" that repairs sewing machines: one of the two is only a word for a workshop.
  if (reading.state === 'known' && reading.trades.some((trade) => isOther(trade, named, what, known)))
    return { reading: asked([...reading.trades, toTrade(named)]), isByName: false };
  return { reading: { state: 'known', by: 'words', trades: [toTrade(named)] }, isByName: true };
}

/**
 * "Walks with our alpacas, also children's parties": what is done besides is not who they are. Where nothing else names a trade,
 * it is asked.
 */
function readBesides(said: string, name: string, known: Taxonomy): TradeReading {
  const main = said.replace(BESIDES, '');
  const reading = readSentences(main, name, known);
  if (main === said || reading.state !== 'unknown') return reading;
  const besides = readSentences(said, name, known);
  return besides.state === 'known' ? asked(besides.trades) : besides;
}
const BESIDES =
  /(?<=\p{L}{3}),\s(?:(?:und|and|et|y|e|en|i)\s)?(?:auch|also|aussi|ook|anche|también|também|też)\s[^,.;:]*/giu;

/**
 * Where nothing calls itself by a name, what is said to be done says it, in other languages than English. Where both do and
 * differ, the owner is asked: "Limpiamos oficinas" is no garage, though Portuguese garages are called so.
 */
function byDeeds(reading: TradeReading, what: string, known: Taxonomy): TradeReading {
  if (reading.state === 'asked') return reading;
  const [first, ...others] = tradesOfDeeds(what, known).map(toTrade);
  if (!first) return reading;
  if (reading.state === 'unknown' || isGeneral(reading, known))
    return others.length === 0 ? { state: 'known', by: 'words', trades: [first] } : asked([first, ...others]);
  const isSame = reading.trades.some(
    ({ id, kind, pack }) => id === first.id || (pack !== undefined && pack === first.pack) || kind === first.kind,
  );
  return isSame || others.length > 0 || !opensWithDeed(what, known) ? reading : asked([first, ...reading.trades]);
}

/** "Servicio de vulcanización" is vulcanización, "no shop" is none, and who looks after fish tanks maintains them. */
const plainly = (what: string): string =>
  what
    .replace(NO_SHOP, ' ')
    .replace(/(?<=^|[.;] )(?:servicios?|services?|servizi?o?|serviços?) (?:de |di |d['’])/giu, '')
    .replace(/(?<!\p{L})look(?:s|ing)? after(?: (?:the|your|our))?(?= (?!child|kid)\p{L})/giu, 'maintain');

/** Who says so sells over no counter. */
const NO_SHOP =
  /(?<!\p{L})(?:no|without an?|kein(?:en)?|ohne|pas de|sans|sin|geen|zonder|senza|sem|bez) (?:shop|store|showroom|salon|laden(?:lokal|geschäft)?|geschäft|magasin|boutique|tienda|winkel|negozio|loja|sklepu)(?!\p{L})/giu;

/** "Taller de afilado de cuchillos" sharpens, while "taller de cerámica" is a name of its own. */
const HOUSE_OF =
  /^(?:taller|oficina|empresa|negocio|local|entreprise|société|atelier|ditta|impresa|laboratorio|bottega|loja|tienda|casa|trabajos|trabalhos|travaux) (?:de |di |do |da |d['’])/iu;

const isOther = ({ id, kind, pack }: Trade, named: ListedTrade, what: string, known: Taxonomy): boolean => {
  const own = known.byId.get(id)!;
  return (
    (pack !== named.pack || kind !== named.kind) && !own.isGeneral && !what.includes(',') && isCalled(what, own, known)
  );
};

/**
 * Whether the description calls itself by the trade's name, and does not only have a part of it somewhere: its first phrase
 * is the name, in any language ("Liutaio", "Gitarrenreparatur", "Guitars"), or all words of a longer name stand in it.
 */
export function isCalled(what: string, { id, names }: ListedTrade, { byKey }: Pick<Taxonomy, 'byKey'>): boolean {
  const [first = ''] = what.split(/[,;:.()!?\n–—•|]|\s-\s/u).filter((part) => part.trim());
  const isForeign = languageOf(what) !== 'en';
  const all = wordsOfPhrase(isForeign ? first.replace(SAYS_WHO, '') : first);
  const join = all.findIndex(
    ({ said }, at) => at > 0 && (joinWords.has(said) || (isForeign && (stopWords.has(said) || said === 'a'))),
  );
  const words = all
    .slice(0, join < 0 ? all.length : join)
    .filter(({ form, said }) => !neutralWords.has(said) && !transparentWords.has(form));
  if (words.length === 0) return false;
  const deed = foreignDeedAt(words, 0, byKey);
  const isWhole = deed !== null && words.length - deed.end < LONGEST_THING;
  const meant = [...(isWhole ? deed.trades : []), ...(shopOf(words, byKey) ?? [])];
  if (meant.some((trade) => trade.id === id)) return true;
  return names.some((name) => keyOf(wordsOfPhrase(name)) === keyOf(words) || isSpread(what, name));
}

/** "I repair accordions" is accordion repair, and "bread machines repaired" no machine repair. */
function isSpread(what: string, name: string): boolean {
  const said = wordsOfPhrase(what);
  const stems = said.map(({ form }) => form.slice(0, STEM));
  const own = wordsOfPhrase(name).map(({ form }) => form.slice(0, STEM));
  if (own.length < 2 || !own.every((stem) => stems.includes(stem))) return false;
  const before = said[stems.indexOf(own[0]!) - 1];
  const isDeed = before && (own.includes(before.form.slice(0, STEM)) || verbHeads.has(before.form));
  return (
    !before ||
    isDeed ||
    [neutralWords, joinWords, stopWords].some((list) => list.has(before.said)) ||
    before.said === 'out'
  );
}
const STEM = 4;
/** Words of a thing, as in "macchine da cucire". */
const LONGEST_THING = 3;

/** "Boilers, leaks, bathrooms" by a plumber, and in other languages nearly every description that names a trade beside its own. */
const isOnlyList = (what: string, { kind }: ListedTrade): boolean => {
  const language = languageOf(what);
  return (
    (language !== 'en' && (language !== null || /[^\p{ASCII}]/u.test(what))) ||
    (DOERS.has(kind) &&
      /^[\p{L} ]{3,25}(?:, [\p{L} ]{3,25})+(?: and [\p{L} ]{3,25})?(?:[.]|$)|^[\p{L}]{3,} and [\p{L}]{3,}$/u.test(what))
  );
};
const DOERS: ReadonlySet<TradeKind> = new Set<TradeKind>(['home-visits', 'advice', 'appointments']);

export const isGeneral = (
  { trades: [first] }: Extract<TradeReading, { state: 'known' }>,
  { byId }: Taxonomy,
): boolean => byId.get(first.id)?.isGeneral ?? false;

function readSentences(what: string, name: string, known: Taxonomy): TradeReading {
  const [lead = '', ...later] = sentencesOf(what);
  const reading = readIn(lead, name, known);
  if (reading.state !== 'unknown' || later.length === 0) return reading;
  // Who does not begin with it may say it afterwards, "we are a bakery"; what else comes later is asked: "I bring the
  // glasses or you do" makes no optician.
  const said = later.filter((sentence) => SAYS_WHO.test(sentence)).map((sentence) => readIn(sentence, name, known));
  const found = said.find(({ state }) => state === 'known') ?? readIn(what, name, known);
  return found.state === 'known' && !said.includes(found) ? asked(found.trades) : found;
}

function readIn(what: string, name: string, known: Taxonomy): TradeReading {
  const said = claimsOf(what, known);
  const [first, second, ...more] = said.sure;
  // "We clean up after pigeons: roofs, solar panels" sells none of them.
  const opening = OPENING.exec(what)?.[1];
  if (first && opening && claimsOf(opening, known).sure.length === 0) return asked(said.sure.flat().map(toTrade));
  if (first && more.length === 0 && first.length === 1 && (second?.length ?? 1) === 1)
    return { state: 'known', by: 'words', trades: [toTrade(first[0]!), ...(second ?? []).map(toTrade)] };
  const [heading, ...others] = headingOf(what) === null ? [] : claimsOf(headingOf(what)!, known).sure;
  if (heading?.length === 1 && others.length === 0)
    return { state: 'known', by: 'words', trades: [toTrade(heading[0]!)] };
  if (first) return asked(said.sure.flat().map(toTrade));
  const named = claimsOf(name, known);
  const possible = [...said.maybe, ...named.sure.flat()];
  if (said.general.length === 1 && named.sure.length === 0)
    return { state: 'known', by: 'words', trades: [toTrade(said.general[0]!)] };
  return asked([...possible, ...said.general].map(toTrade));
}

const SAYS_WHO =
  /^(?:we are|we[’']re|i am|i[’']m|we run|i run|our (?:shop|business|company) is|wir sind|ich bin|nous sommes|je suis|somos|soy|siamo|sono|wij zijn|ik ben|sou|jestem|jag är|vi är|jeg er|vi er)(?!\p{L})/iu;

const OPENING = /^((?:we|i|wir|ich|nous|je) [^:;]{5,80}):\s/iu;

/** "Tree surgeon: felling, stump grinding": what stands before the colon is the trade, and the rest is what it does. */
const headingOf = (what: string): string | null => /^([^:.;]{3,60}):\s/u.exec(what)?.[1] ?? null;

/** A trade is one candidate, however often it was named. */
export function asked(possible: readonly Trade[]): TradeReading {
  // "Tire shop" is "Tyre shop".
  const keys = possible.map(({ name, kind }) => `${kind} ${keyOf(wordsOfPhrase(name))}`);
  const [first, ...others] = possible.filter((_trade, at) => keys.indexOf(keys[at]!) === at).slice(0, MOST_ASKED);
  return first ? { state: 'asked', candidates: [first, ...others], near: [] } : { state: 'unknown', near: [] };
}

export const toTrade = ({ id, name, kind, pack }: ListedTrade): Trade => ({ id, name, kind, pack });

const MOST_ASKED = 3;

export type SaidOfTrade = Pick<BusinessProfile, 'name' | 'what' | 'trade'> & Partial<Pick<BusinessProfile, 'offers'>>;

export type Taxonomy = Awaited<ReturnType<typeof taxonomy>>;
