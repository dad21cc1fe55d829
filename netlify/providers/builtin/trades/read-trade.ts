import { languageOf } from '../../../../src/domain/text-language';
import type { Trade } from '../../../../src/domain/trade';
import { isOtherDeed } from './first-deed';
import {
  asked,
  isCalled,
  isGeneral,
  readNamed,
  toTrade,
  type NamedTrade,
  type SaidOfTrade,
  type Taxonomy,
} from './named-trade';
import { likeliestTrades, type LikeliestTrades } from './likeliest-trades';
import { taxonomy } from './taxonomy';
import { keyOf, wordsOfPhrase } from './trade-phrase';

/** What is said of the trade, by names and by the words in which it is described. */
export interface ReadTrade extends NamedTrade {
  /** Trades that are described in such words, the nearest first. */
  heard: readonly HeardTrade[];
  /** They name it, and no name does. */
  isByWork: boolean;
  /** What is done, sold or brought bears it out. */
  isTold: boolean;
}
export interface HeardTrade extends Trade {
  isSure: boolean;
}

/**
 * Never guesses: only a name of a trade, or a description in the words of one and of no other, makes it known. What the owner chose
 * comes before all words, and where the description opens with another activity, the owner is asked about the trade it names.
 */
export async function readTrade(said: SaidOfTrade): Promise<ReadTrade> {
  const known = await taxonomy();
  const read = await readNamed(said);
  const { reading } = read;
  if (reading.state === 'known' && reading.by === 'owner')
    return { ...read, heard: [], isByWork: false, isTold: false };
  const isOther = ({ id, kind }: Trade) => isOtherDeed(said.what, { kind, names: known.byId.get(id)!.names });
  const isDenied =
    reading.state === 'known' &&
    reading.trades.every((trade) => !known.byId.get(trade.id)!.isGeneral && isOther(trade));
  const named = isDenied ? { reading: asked(reading.trades), isByName: false } : read;
  const near = await likeliestTrades(said, known);
  const whole = withNearest(named, near, { ...said, known, head: await headOf(said.what) });
  const trades = whole.reading.state === 'known' ? whole.reading.trades : [];
  return {
    ...whole,
    isByWork: whole !== named,
    isTold: near.chance >= LIKELY && trades.some((trade) => isNearest(trade, near)),
    heard: near.trades.map(({ trade, isLikeFirst }) => ({
      ...toTrade(trade),
      isSure: isLikeFirst && near.chance >= KNOWN,
    })),
  };
}

/** The words of a trade name it where nothing calls itself by a name; where they are no clear case the owner is asked. */
function withNearest(
  read: NamedTrade,
  near: LikeliestTrades,
  { what, offers = [], known, head }: SaidOfTrade & { known: Taxonomy; head: readonly Trade[] },
): NamedTrade {
  const [first] = near.trades;
  // nothing says more than a trade's own name
  if (!first || known.byKey.has(keyOf(wordsOfPhrase(what)))) return read;
  const isLittle = isLittleSaid(what, offers);
  const words: NearWords = {
    near,
    nearest: toTrade(first.trade),
    isLittle,
    isShort: what.split(/\s+/u).length <= A_NAME,
    isKnown: near.chance >= (isLittle ? SURE : KNOWN) && !(isLittle && isEnglish(what)) && !ABOUT_A_TRADE.test(what),
  };
  const { reading } = read;
  if (reading.state !== 'known' || isGeneral(reading, known)) return besideQuestion(read, words);
  const isCalledSo =
    !read.isByName &&
    (SAYS_WHO.test(what) ||
      (!LISTS.test(what) &&
        reading.trades.some(
          ({ id }) => head.some((trade) => trade.id === id) || isCalled(what, known.byId.get(id)!, known),
        )));
  return besideName({ ...read, trades: reading.trades, isCalledSo }, words) ?? read;
}

/** What words say beside what is named. */
interface NearWords {
  near: LikeliestTrades;
  nearest: Trade;
  /** So few are said that they tell little. */
  isLittle: boolean;
  /** The description is little but a name. */
  isShort: boolean;
  /** They make the nearest trade known. */
  isKnown: boolean;
}

/**
 * A name in passing ("keys cut, watch batteries") gives way to the words, and so does one above the door that nothing bears out; where
 * the description calls itself by another name, both are asked about. Null where the name holds.
 */
function besideName(
  { trades, isByName, isCalledSo }: Pick<NamedTrade, 'isByName'> & { trades: readonly Trade[]; isCalledSo: boolean },
  { near, nearest, isLittle, isShort, isKnown }: NearWords,
): NamedTrade | null {
  if (isLittle || (isShort && !isByName) || trades.some(({ id }) => id === nearest.id)) return null;
  if (isKnown && !isCalledSo) return byWords(nearest);
  const isLikely = near.chance >= AS_LIKELY_AS_NOT;
  const isBorneOut = trades.some((one) => isNearest(one, near) || near.trades.some(({ trade }) => trade.id === one.id));
  if (isBorneOut && (isCalledSo || isByName || isLikely)) return null;
  if (near.chance >= KNOWN) return { reading: asked([nearest, ...trades]), isByName: false };
  const isPassing = !isCalledSo && trades.some(({ name }) => near.described.has(name));
  return isPassing || isLikely ? { reading: asked([...trades, nearest]), isByName: false } : null;
}

/** Where no name makes a trade known, the words do, or say what to ask. */
function besideQuestion(read: NamedTrade, { near, nearest, isLittle, isShort, isKnown }: NearWords): NamedTrade {
  const { reading } = read;
  const named = reading.state === 'asked' ? reading.candidates : [];
  const kinds = reading.state === 'known' ? reading.trades : [];
  const isNamed = named.some((trade) => isNearest(trade, near));
  if (isKnown && (isNamed || named.length === 0 || !isShort)) return byWords(nearest);
  const [only] = named;
  // a name that could mean something else is borne out by words of its own
  if (only && named.length === 1 && !isLittle && isNamed) return byWords(only);
  if (
    near.chance < (isLittle || kinds.length > 0 ? LIKELY : WORTH_ASKING) ||
    (isLittle && named.length > 0 && !isNamed)
  )
    return read;
  const heard = [nearest, ...near.trades.map(({ trade }) => toTrade(trade))];
  const isSlight = near.chance < LIKELY && !isNamed;
  return { reading: asked([...(isSlight ? [...named, ...heard] : [...heard, ...named]), ...kinds]), isByName: false };
}

const byWords = (trade: Trade): NamedTrade => ({
  reading: { state: 'known', by: 'words', trades: [trade] },
  isByName: false,
});

/** Whether a trade is the nearest, or as good as it: told by the same words, or known by the same pack. */
const isNearest = ({ id, pack }: Trade, { trades: [first, ...others] }: LikeliestTrades): boolean =>
  id === first!.trade.id ||
  (pack !== null && pack === first!.trade.pack) ||
  others.some(({ trade, isLikeFirst }) => isLikeFirst && trade.id === id);

/** "Church | with a toddler group and organ recitals": the trade that a description opens with. */
async function headOf(what: string): Promise<readonly Trade[]> {
  const [head = ''] = what.split(/[,.;:!?()]|\s(?:with|for|in|from|at|who|that|near|by|of|on)\s/u);
  if (head.split(/\s+/u).length > MOST_OF_HEAD || /^(?:we|i) /iu.test(head)) return [];
  const { reading } = await readNamed({ name: '', what: head });
  return reading.state === 'known' && reading.trades.length === 1 ? reading.trades : [];
}
const MOST_OF_HEAD = 5;
/** In words: so short a description is little but a name. */
const A_NAME = 7;
const SAYS_WHO = /^(?:we are|we[’']re|i am|i[’']m) /iu;
/** "Nails, cement, zinc, paint": what is sold, and no name. */
const LISTS = /^[\p{L}’' ]{3,24}, [\p{L}’' ]{3,24},/u;
/** Those who make software for a trade, insure it or teach it use the same words. */
const ABOUT_A_TRADE =
  /(?<!\p{L})(?:software|apps?|magazines?|museums?|podcasts?|recruit\p{L}*|insurance (?:for|brok\p{L}*|cover|polic\p{L}*)|we teach|i teach|training for|courses? for|equipment for|supplies for|parts for|marketing)(?!\p{L})/iu;

/** In so few words, offers and all, where somebody works looks like what they do; English words are of more trades. */
const isLittleSaid = (what: string, offers: readonly string[]): boolean =>
  [what, ...offers].join(' ').split(/\s+/u).length <= (isEnglish(what) ? LITTLE : LITTLE_TOLD);
const LITTLE = 9;
const LITTLE_TOLD = 14;
const isEnglish = (what: string): boolean => [null, 'en'].includes(languageOf(what));

/** Chances of the first trade (`likeliest-trades.ts`) from which on it is known, where little is said and else. */
const SURE = 0.97;
const KNOWN = 0.7;
const LIKELY = 0.6;
const AS_LIKELY_AS_NOT = 0.5;
const WORTH_ASKING = 0.15;
