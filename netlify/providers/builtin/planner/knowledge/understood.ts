import type { BusinessProfile } from '../../../../../src/domain/business-profile';
import { tongueOf } from '../../../../../src/domain/text-language';
import type { Trade, TradeReading } from '../../../../../src/domain/trade';
import { asked, isCalled, toTrade } from '../../trades/named-trade';
import { readTrade } from '../../trades/read-trade';
import { taxonomy, type ListedTrade } from '../../trades/taxonomy';
import { hear } from '../hearing/hear';
import { contentWords, entriesOf, type Note } from '../hearing/nearest-note';
import { isOfTrade, notesFor, saidWork } from './note-files';
import { loadPack } from './pack-files';
import type { TradePack } from './trade-pack';

/** What a business is understood as, and the knowledge that is sure enough to speak of it. */
export interface Understood {
  /** As its owner sees it: asked wherever what we know of the work is doubtful. */
  reading: TradeReading;
  /** As its words alone name it, which the rest of them may not bear out. */
  named: TradeReading;
  isDoubted: boolean;
  packs: TradePack[];
  notes: TradePack[];
}

/**
 * A trade is known, asked or unknown. What words alone suggest and the rest of them does not bear out is a question to the
 * owner, and says nothing until that is answered.
 */
export async function understood(profile: SaidOfBusiness): Promise<Understood> {
  const { reading: named, isByName, heard: byWork, isByWork, isTold } = await readTrade(profile);
  const known = await taxonomy();
  const { byId } = known;
  const trades = named.state === 'known' ? named.trades.map(({ id }) => byId.get(id)!) : [];
  const isChosen = named.state === 'known' && named.by === 'owner';
  const found = await packsOf(trades);
  const packs = found.filter((pack) => isChosen || !isByName || isBorneOutByWords(pack, profile));
  const work = trades.filter(({ isGeneral }) => !isGeneral);
  const heard = hear(profile, { trades: work.map(({ name }) => name), kind: null });
  // Where the description says next to nothing, or only another language that cannot be compared, the name has to do.
  const isOnlyName =
    isByName && (tongueOf(profile.what) !== 'en' || contentWords({ ...profile, trades: [] }).length < LITTLE);
  const isOfWork = ({ id }: Pick<Trade, 'id'>) => byWork.some((trade) => trade.id === id);
  const said = saidWork(
    { ...profile, ...heard },
    {
      trades: work.map((trade) => ({
        name: trade.name,
        isCalled: isTold || isOnlyName || isOfWork(trade) || isCalled(profile.what, trade, known),
      })),
      denied: heard.denied,
      hasPack: packs.length > 0,
      isTradeSure: isChosen || isTold,
    },
  );
  const heardNotes = await notesFor(said);
  // "Pedicure" paints nails in one language and cares for feet in another: until the owner says which, neither speaks.
  const isOpen = openBetween(named.state === 'asked' ? named.candidates.map(({ id }) => byId.get(id)!) : []);
  // What is done and sold says more than one word that a note is found by: "knit heads" for lobster traps want no yarn.
  const isStray = (note: Note) =>
    isByWork &&
    byWork.some(({ isSure }) => isSure) &&
    !byWork.some(({ name }) => isOfTrade(note, name)) &&
    !isOfNamed(note);
  const isOfNamed = (note: Note) => named.state === 'known' && named.trades.some(({ name }) => isOfTrade(note, name));
  const isOut = (note: Note) => isOpen(note) || isStray(note);
  const sure = heardNotes.sure.filter((note) => !isOut(note));
  const notes = heardNotes.packs.filter((_pack, index) => !isOut(heardNotes.sure[index]!));
  const doubtful = [...heardNotes.sure.filter(isOpen), ...heardNotes.doubtful].filter((note) => !isStray(note));
  // A note that some other word found says nothing about the trade: who weaves labels is no braider, and asks nobody.
  const isOfTheirs = (note: Note) => work.some(({ name }) => isOfTrade(note, name));
  const isDoubted = packs.length < found.length || (packs.length + sure.length === 0 && doubtful.some(isOfTheirs));
  const isNamed = work.length > 0;
  const understoodAs = { named, packs, notes, isDoubted: isNamed && isDoubted };
  if (isChosen || (isNamed && !isDoubted)) return { ...understoodAs, reading: named };
  // The likeliest first: the trade that the words name, then what speaks already, then what could be meant.
  const maybe = named.state === 'asked' ? named.candidates : [];
  // Who is only known to hire something out is asked what.
  const onlyKinds = trades.filter(({ isGeneral }) => isGeneral).map(toTrade);
  const guessed = (notes: readonly Note[]) => tradesOf(notes, profile, maybe);
  const meant = maybe.filter(isOfWork);
  const reading = asked([
    ...work.map(toTrade),
    ...meant.filter(({ id }) => byWork.some((trade) => trade.id === id && trade.isSure)),
    ...(isNamed ? [] : await guessed(sure)),
    ...meant,
    ...(await guessed(doubtful)),
    ...maybe,
    ...onlyKinds,
  ]);
  return { ...understoodAs, reading: reading.state === 'unknown' ? named : reading };
}

/** Tells of a note whether it is about one of several trades that share a name, and not about all of them. */
function openBetween(candidates: readonly ListedTrade[]): (note: Note) => boolean {
  const shared = candidates.filter((trade) =>
    candidates.some((other) => other !== trade && other.names.some((name) => trade.names.includes(name))),
  );
  return (note) => {
    const about = shared.filter(({ name }) => isOfTrade(note, name));
    return about.length > 0 && about.length < shared.length;
  };
}

const packsOf = async (trades: readonly Trade[]): Promise<TradePack[]> =>
  (await Promise.all([...new Set(trades.flatMap(({ pack }) => pack ?? []))].map(loadPack))).filter(
    (pack) => pack !== null,
  );

/**
 * The name above the door is borne out where the description speaks of its work: "Signs of Life" that overhauls espresso
 * machines has no word in common with signs, and a "Ferret Hotel" hardly any with hotels. In another language nothing
 * can be compared.
 */
function isBorneOutByWords(pack: TradePack, { what, offers }: SaidOfBusiness): boolean {
  const words = contentWords({ what, offers, trades: [] });
  if (words.length < ENOUGH || tongueOf(what) !== 'en') return true;
  const entries = entriesOf(pack);
  const shared = words.filter((word) => entries.some((entry) => entry.includes(` ${word}`))).length;
  return shared > 0 && shared * FEW >= words.length;
}
const ENOUGH = 6;
const LITTLE = 3;
/** At least half. */
const FEW = 2;

/** For each note the trade to choose so that it speaks: of those that lead to it, the one that says most of what the owner says. */
async function tradesOf(
  notes: readonly Note[],
  { what, offers }: SaidOfBusiness,
  maybe: readonly Trade[],
): Promise<Trade[]> {
  const all = (await taxonomy()).trades;
  const said = contentWords({ what, offers, trades: [] });
  const scoreOf = ({ id, names }: ListedTrade, note: Note) =>
    Math.max(...names.map((name) => sharedWords(name, said, note.id))) + (maybe.some((one) => one.id === id) ? 1 : 0);
  return notes.flatMap((note) => {
    const [best] = all
      .filter((trade) => !trade.isGeneral && isOfTrade(note, trade.name))
      .map((trade) => ({ trade, score: scoreOf(trade, note) }))
      .sort((one, other) => other.score - one.score || one.trade.name.length - other.trade.name.length);
    return best ? [toTrade(best.trade)] : [];
  });
}

/** The words of a name that the owner uses, or else the note's own; those that neither uses count against it. */
function sharedWords(name: string, said: readonly string[], note: string): number {
  const words = contentWords({ what: name, offers: [], trades: [] });
  const length = name.split(' ').length * LONGER;
  return words.reduce((sum, word) => sum + (said.includes(word) ? 1 : note.includes(word) ? SUBJECT : -OTHER), -length);
}
const SUBJECT = 0.4;
const OTHER = 0.25;
const LONGER = 0.1;

type SaidOfBusiness = Pick<BusinessProfile, 'name' | 'what' | 'offers' | 'trade'>;
