import { languageOf } from '../../../../src/domain/text-language';
import type { Trade, TradeReading } from '../../../../src/domain/trade';
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
import { workSaidIn, type HeardWork } from './said-work';
import { taxonomy } from './taxonomy';
import { tradesTold, type ToldTrades } from './told-trades';
import { keyOf, wordsOfPhrase } from './trade-phrase';

/** What is said of the trade, by names and by phrases for what is done. */
export interface ReadTrade extends NamedTrade {
  /** Trades that phrases for what is done or sold speak of, the likeliest first. */
  heard: readonly HeardTrade[];
  /** They alone name it. */
  isByWork: boolean;
  /** What is done, sold or brought says it, though nothing calls itself so. */
  isTold: boolean;
  /** The first of the trades that are asked about, where enough speaks for it, and more than for the next. */
  likely: Trade | null;
}
export interface HeardTrade extends Trade {
  /** More than one phrase says it. */
  isSure: boolean;
}

/**
 * Never guesses: only a name of a trade, or several phrases for what is done and sold, make it known. What the owner chose comes
 * before all words, and where the description opens with another activity, the owner is asked about the trade it names.
 */
export async function readTrade(said: SaidOfTrade): Promise<ReadTrade> {
  const known = await taxonomy();
  const read = await readNamed(said);
  const { reading } = read;
  if (reading.state === 'known' && reading.by === 'owner')
    return { ...read, heard: [], isByWork: false, isTold: false, likely: null };
  const isOther = ({ id, kind }: Trade) => isOtherDeed(said.what, { kind, names: known.byId.get(id)!.names });
  const isDenied =
    reading.state === 'known' &&
    reading.trades.every((trade) => !known.byId.get(trade.id)!.isGeneral && isOther(trade));
  const named = isDenied ? { reading: asked(reading.trades), isByName: false } : read;
  const work = await workSaidIn(said, known);
  const byWork = withWork(named, work, { what: said.what, known, head: await headOf(said.what) });
  const told = await tradesTold(said, known);
  const whole = withTold(byWork, told, { what: said.what, known });
  return {
    ...whole,
    isByWork: byWork !== named,
    likely: likelyOf(whole.reading, { work, told, what: said.what }),
    heard: work.map(({ trade, points }) => ({ ...toTrade(trade), isSure: points >= SURE_BESIDE })),
  };
}

/**
 * What is told outweighs a word in passing: "on ne répare pas, camping-car aussi" is a vehicle inspection and deals in no
 * campers. Where the description calls itself by another name than what it tells, the name holds; where the one is as
 * good as the other, the owner is asked.
 */
function withTold(read: NamedTrade, told: ToldTrades, { what, known }: { what: string; known: Taxonomy }): Told {
  const [best] = told.trades;
  const { reading } = read;
  if (!best) return { ...read, isTold: false };
  const named = reading.state === 'known' && !isGeneral(reading, known) ? reading.trades : [];
  const isSame = named.some(({ id, pack }) => id === best.id || (pack !== null && pack === best.pack));
  const isNamed = named.some(({ id }) => isCalled(what, known.byId.get(id)!, known));
  // "Syndic" alone is what two trades are called, and tells nothing more.
  if (reading.state === 'asked' && known.byKey.has(keyOf(wordsOfPhrase(what)))) return { ...read, isTold: false };
  if (named.length > 0 && (isSame || isNamed || !told.isSure)) return { ...read, isTold: isSame };
  // "De Lekke Band" may play, and mends tyres
  if (named.length > 0 && read.isByName && !told.isStrong)
    return { reading: asked([toTrade(best), ...named]), isByName: false, isTold: false };
  // "Officina Bice" repairs sewing machines: its owner is asked about both on purpose, and slight evidence does not settle it.
  const isOpen =
    reading.state === 'asked' && reading.candidates.length > 1 && reading.candidates.some(({ id }) => id === best.id);
  if (isOpen && !told.isStrong) return { ...read, isTold: false };
  if (told.isSure && (named.length === 0 || read.isByName))
    return { reading: { state: 'known', by: 'words', trades: [toTrade(best)] }, isByName: false, isTold: true };
  const others = reading.state === 'asked' ? reading.candidates : named;
  return { reading: asked([...told.trades.map(toTrade), ...others]), isByName: false, isTold: false };
}

type Told = NamedTrade & Pick<ReadTrade, 'isTold'>;

/**
 * What is done and sold names the trade where nothing calls itself by a name; slight evidence asks. A name in passing ("keys cut,
 * watch batteries") that nothing else speaks for is asked about, too, and one that the business calls itself by where much
 * speaks for another.
 */
function withWork(
  read: NamedTrade,
  work: readonly HeardWork[],
  { what, known, head }: { what: string; known: Taxonomy; head: readonly Trade[] },
): NamedTrade {
  const [first] = work;
  const second = work.find(({ kin }) => kin !== first?.kin);
  const { reading } = read;
  // nothing says more than a trade's own name
  if (known.byKey.has(keyOf(wordsOfPhrase(what)))) return read;
  const heard = work.slice(0, 2).map(({ trade }) => toTrade(trade));
  // one phrase is slight evidence beside a name in passing
  const isShort = what.split(/\s+/u).length <= A_NAME;
  const isSlight = first !== undefined && (first.phrases < 2 || isShort);
  const isMany = first !== undefined && first.phrases >= MANY;
  const isAhead = first !== undefined && first.points - (second?.points ?? 0) >= (isMany ? SLIGHTLY_AHEAD : AHEAD);
  const isSure =
    first !== undefined &&
    first.phrases >= SEVERAL &&
    first.points >= (isAhead ? (isMany ? ENOUGH : SURE) : SURER) &&
    !(reading.state === 'asked' && isShort && !reading.candidates.some(({ id }) => id === first.trade.id)) &&
    !ABOUT_A_TRADE.test(what);
  if (reading.state === 'known' && !isGeneral(reading, known)) {
    const same = work.filter(({ trade }) =>
      reading.trades.some(({ id, pack }) => trade.id === id || (pack !== null && trade.pack === pack)),
    );
    const isCalledSo =
      read.isByName ||
      !isEnglish(what) ||
      isShort ||
      SAYS_WHO.test(what) ||
      (!LISTS.test(what) &&
        reading.trades.some(
          ({ id }) => head.some((trade) => trade.id === id) || isCalled(what, known.byId.get(id)!, known),
        ));
    if (isCalledSo) {
      const isNear = reading.trades.some(
        ({ kind, pack }) => kind === first?.trade.kind && (pack === first.trade.pack || !pack),
      );
      return same.length > 0 || !first || first.points < (read.isByName ? SURE_BESIDE : isNear ? SUREST : SURER)
        ? read
        : { reading: asked([heard[0]!, ...reading.trades]), isByName: false };
    }
    const own = same.filter(({ trade }) => reading.trades.some(({ id }) => trade.id === id));
    if (own.some(({ points }) => points >= SURE)) return read;
    if (!isSure)
      return {
        reading: asked(isSlight ? [...reading.trades, ...heard] : [...heard, ...reading.trades]),
        isByName: false,
      };
  }
  if (!first) return read;
  if (isSure) return { reading: { state: 'known', by: 'words', trades: [heard[0]!] }, isByName: false };
  const named = reading.state === 'asked' ? reading.candidates : reading.state === 'known' ? reading.trades : [];
  return { reading: asked(isSlight ? [...named, ...heard] : [...heard, ...named]), isByName: false };
}

/** Of 62 unseen businesses of which so much was said, 50 were of this trade; in other languages 15 of 23. */
function likelyOf(
  reading: TradeReading,
  { work, told, what }: { work: readonly HeardWork[]; told: ToldTrades; what: string },
): Trade | null {
  if (reading.state !== 'asked' || ABOUT_A_TRADE.test(what)) return null;
  const [likely] = reading.candidates;
  if (told.isLikely && likely.id === told.trades[0]?.id) return likely;
  const [first] = work;
  if (likely.id !== first?.trade.id) return null;
  const second = work.find(({ kin }) => kin !== first.kin);
  const ahead = first.points - (second?.points ?? 0);
  return first.phrases >= SEVERAL && ahead >= (first.phrases > SEVERAL ? SLIGHTLY_AHEAD : AHEAD) ? likely : null;
}

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
/** Other languages have phrases of their own. */
const isEnglish = (what: string): boolean => languageOf(what) === 'en';
/** Those who make software for a trade, insure it or teach it use the same phrases. */
const ABOUT_A_TRADE =
  /(?<!\p{L})(?:software|apps?|magazines?|museums?|podcasts?|recruit\p{L}*|insur(?:e|es|ers?)|insurance (?:for|brok\p{L}*|cover|polic\p{L}*)|we teach|i teach|training for|courses? for|equipment for|supplies for|parts for|marketing)(?!\p{L})/iu;
/** Points: of a phrase that names the trade and one that speaks for it; of 32 unseen businesses with so many, 29 were that trade. */
const SURE = 3.5;
const SEVERAL = 3;
/** With five phrases or more, so many points are enough: all 31 businesses that said so many phrases of one trade were of it. */
const ENOUGH = 2;
const MANY = 5;
/** Before the next one. */
const AHEAD = 0.5;
const SLIGHTLY_AHEAD = 0.2;
/** Beside another trade that the reading names. */
const SURE_BESIDE = 4;
/** Against a trade that the description calls itself by, or the next one where that is close behind. */
const SURER = 8;
/** Against a neighbour of the same kind, which may be what the owner calls it. */
const SUREST = 10;
