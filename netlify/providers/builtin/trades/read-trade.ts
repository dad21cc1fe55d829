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
    return { ...read, heard: [], isByWork: false, isTold: false };
  const isOther = ({ id, kind }: Trade) => isOtherDeed(said.what, { kind, names: known.byId.get(id)!.names });
  const isDenied =
    reading.state === 'known' &&
    reading.trades.every((trade) => !known.byId.get(trade.id)!.isGeneral && isOther(trade));
  const named = isDenied ? { reading: asked(reading.trades), isByName: false } : read;
  const work = workSaidIn(said, known);
  const byWork = withWork(named, work, said, known);
  return {
    ...withTold(byWork, await tradesTold(said, known), { what: said.what, known }),
    isByWork: byWork !== named,
    heard: work.map(({ trade, points }) => ({ ...toTrade(trade), isSure: points >= SURE })),
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
  const isAboveDoor = read.isByName && !told.isStrong;
  if (named.length > 0 && (isSame || isNamed || isAboveDoor || !told.isSure)) return { ...read, isTold: isSame };
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
 * What is done and sold names the trade where nothing calls itself by a name and several phrases say the same; with a single one the
 * owner is asked. Where a name says another trade than nearly everything else, both are asked about.
 */
function withWork(read: NamedTrade, work: readonly HeardWork[], { what }: SaidOfTrade, known: Taxonomy): NamedTrade {
  const [first, second] = work;
  if (!first) return read;
  const { reading } = read;
  const heard = work.slice(0, 2).map(({ trade }) => toTrade(trade));
  if (reading.state === 'known' && !isGeneral(reading, known)) {
    const isSame = reading.trades.some(({ id }) => work.some(({ trade }) => trade.id === id));
    const isNear = reading.trades.some(
      ({ kind, pack }) => kind === first.trade.kind && (pack === first.trade.pack || !pack),
    );
    return isSame || first.points < (isNear ? SUREST : read.isByName ? SURE : SURER)
      ? read
      : { reading: asked([heard[0]!, ...reading.trades]), isByName: false };
  }
  const isSure = first.points >= SURE && first.phrases > 1 && first.points - (second?.points ?? 0) > 1;
  if (isSure && !ABOUT_A_TRADE.test(what))
    return { reading: { state: 'known', by: 'words', trades: [heard[0]!] }, isByName: false };
  return {
    reading: asked([
      ...heard,
      ...(reading.state === 'asked' ? reading.candidates : []),
      ...(reading.state === 'known' ? reading.trades : []),
    ]),
    isByName: false,
  };
}
/** Those who make software for a trade, insure it or teach it use the same phrases. */
const ABOUT_A_TRADE =
  /(?<!\p{L})(?:software|apps?|magazines?|museums?|podcasts?|recruit\p{L}*|insur(?:e|es|ance)|we teach|i teach|training for|courses? for|equipment for|supplies for|parts for|marketing)(?!\p{L})/iu;
/** Points: of two phrases that name the trade, or of one and two that speak for it. */
const SURE = 4;
/** Against a trade that the description calls itself by. */
const SURER = 6;
/** Against a neighbour of the same kind, which may be what the owner calls it. */
const SUREST = 8;
