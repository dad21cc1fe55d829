import { languageOf } from '../../../../src/domain/text-language';
import type { Trade, TradeReading } from '../../../../src/domain/trade';
import type { TradeKind } from '../../../../src/domain/trade-kind';
import type { TradesPort } from '../../../ports/trades';
import { claimsOf } from './trade-claims';
import { tradeOfName } from './trade-of-name';
import { searchTrades } from './trade-search';
import { taxonomy, type ListedTrade } from './taxonomy';
import { withoutTools } from './trade-words';

/** Trades as this folder lists them; needs no key and no network. */
export const builtinTrades: TradesPort = {
  async understand({ name, what, trade: chosen }): Promise<TradeReading> {
    const known = await taxonomy();
    const own = chosen ? known.byId.get(chosen) : undefined;
    if (own) return { state: 'known', by: 'owner', trades: [toTrade(own)] };
    const named = tradeOfName(name, what, known);
    const reading = readSentences(withoutTools(what), name, known);
    // What only lists goods, or does not come to the point, says less than the name above the door.
    if (!named || (reading.state === 'known' && !isGeneral(reading, known) && !isOnlyList(what, named))) return reading;
    return { state: 'known', by: 'words', trades: [toTrade(named)] };
  },

  search: async (text) => searchTrades(text, await taxonomy()).map(toTrade),

  async find(id) {
    const found = (await taxonomy()).byId.get(id);
    return found ? toTrade(found) : null;
  },
};

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

const isGeneral = ({ trades: [first] }: Extract<TradeReading, { state: 'known' }>, { byId }: Taxonomy): boolean =>
  byId.get(first.id)?.isGeneral ?? false;

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

const sentencesOf = (text: string): string[] => text.split(/(?<=\p{L}{3}[.!?])\s+/u);
const SAYS_WHO =
  /^(?:we are|we[’']re|i am|i[’']m|we run|i run|our (?:shop|business|company) is|wir sind|ich bin|nous sommes|je suis|somos|soy|siamo|sono|wij zijn|ik ben|sou)(?!\p{L})/iu;

/** "Tree surgeon: felling, stump grinding": what stands before the colon is the trade, and the rest is what it does. */
const headingOf = (what: string): string | null => /^([^:.;]{3,60}):\s/u.exec(what)?.[1] ?? null;

/** A trade is one candidate, however often it was named. */
function asked(possible: readonly Trade[]): TradeReading {
  const [first, ...others] = [...new Map(possible.map((trade) => [trade.id, trade])).values()].slice(0, MOST_ASKED);
  return first ? { state: 'asked', candidates: [first, ...others] } : { state: 'unknown' };
}

const toTrade = ({ id, name, kind, pack }: ListedTrade): Trade => ({ id, name, kind, pack });

const MOST_ASKED = 3;

type Taxonomy = Awaited<ReturnType<typeof taxonomy>>;
