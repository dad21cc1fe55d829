import type { BusinessProfile } from '../../../../src/domain/business-profile';
import { tongueOf } from '../../../../src/domain/text-language';
import type { Trade, TradeReading } from '../../../../src/domain/trade';
import { asked, isCalled, readTrade, toTrade } from '../trades/read-trade';
import { taxonomy, type ListedTrade } from '../trades/taxonomy';
import { wordsOfPhrase } from '../trades/trade-phrase';
import { hear } from './hearing/hear';
import { contentWords, entriesOf, type Note } from './hearing/nearest-note';
import { isOfTrade, notesFor, saidWork } from './note-files';
import { loadPack } from './pack-files';
import type { TradePack } from './trade-pack';

/** What a business is understood as, and the knowledge that is sure enough to speak of it. */
export interface Understood {
  /** As its owner sees it: asked wherever what we know of the work is doubtful. */
  reading: TradeReading;
  /** As its words alone name it. */
  named: TradeReading;
  packs: TradePack[];
  notes: TradePack[];
}

/**
 * A trade is known, asked or unknown. What words alone suggest and the rest of them does not bear out is a question to the
 * owner, and says nothing until that is answered.
 */
export async function understood(profile: SaidOfBusiness): Promise<Understood> {
  const { reading: named, isByName } = await readTrade(profile);
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
  const said = saidWork(
    { ...profile, ...heard },
    {
      trades: work.map((trade) => ({ name: trade.name, isCalled: isOnlyName || isCalled(profile.what, trade, known) })),
      denied: heard.denied,
      hasPack: packs.length > 0,
      isChosen,
    },
  );
  const { packs: notes, sure, doubtful } = await notesFor(said);
  const understoodAs = { named, packs, notes };
  if (isChosen) return { ...understoodAs, reading: named };
  const guessed = await tradesOf([...doubtful, ...(named.state === 'known' ? [] : sure)], profile);
  const isDoubted = packs.length < found.length || (packs.length + sure.length === 0 && doubtful.length > 0);
  if (named.state === 'known' && !isDoubted) return { ...understoodAs, reading: named };
  // What speaks already is the likeliest, then what the words name, then what they only may mean.
  const first = named.state === 'known' ? named.trades.filter(isOne(byId)) : [];
  const maybe = named.state === 'asked' ? named.candidates : [];
  return { ...understoodAs, reading: asked([...first, ...guessed, ...maybe]) };
}

const isOne =
  (byId: ReadonlyMap<string, ListedTrade>) =>
  ({ id }: Trade): boolean =>
    byId.get(id)?.isGeneral === false;

const packsOf = async (trades: readonly Trade[]): Promise<TradePack[]> =>
  (await Promise.all([...new Set(trades.flatMap(({ pack }) => pack ?? []))].map(loadPack))).filter(
    (pack) => pack !== null,
  );

/**
 * The name above the door is borne out where the description says nothing else: "Signs of Life" that overhauls espresso
 * machines has no word in common with signs. In another language nothing can be compared.
 */
function isBorneOutByWords(pack: TradePack, { what, offers }: SaidOfBusiness): boolean {
  const words = contentWords({ what, offers, trades: [] });
  if (words.length < ENOUGH || tongueOf(what) !== 'en') return true;
  const entries = entriesOf(pack);
  return words.some((word) => entries.some((entry) => entry.includes(` ${word}`)));
}
const ENOUGH = 6;
const LITTLE = 3;

/** For each note the trade to choose so that it speaks: of those that lead to it, the one that says most of what the owner says. */
async function tradesOf(notes: readonly Note[], { what, offers }: SaidOfBusiness): Promise<Trade[]> {
  const all = (await taxonomy()).trades;
  const said = new Set(wordsOfPhrase([what, ...offers].join(' ')).map(({ form }) => form));
  return notes.flatMap((note) => {
    const [best] = all
      .filter((trade) => !trade.isGeneral && isOfTrade(note, trade.name))
      .map((trade) => ({ trade, score: Math.max(...trade.names.map((name) => sharedWords(name, said))) }))
      .sort((one, other) => other.score - one.score || one.trade.name.length - other.trade.name.length);
    return best ? [toTrade(best.trade)] : [];
  });
}

/** The words of a name that the owner uses; those that the owner does not use count against it. */
const sharedWords = (name: string, said: ReadonlySet<string>): number => {
  const words = wordsOfPhrase(name);
  const shared = words.filter(({ form }) => said.has(form)).length;
  return shared - (words.length - shared) / 4;
};

type SaidOfBusiness = Pick<BusinessProfile, 'name' | 'what' | 'offers' | 'trade'>;
