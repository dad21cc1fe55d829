import { commonWords, languageOf } from '../../../../../src/domain/text-language';
import type { ListedTrade, Taxonomy } from '../taxonomy';
import { fold } from '../trade-phrase';
import { meanings, type Meaning, type Meanings } from './word-vectors';

/** What an owner says, of which no name of a trade need be a part. */
export interface SaidOfWork {
  name: string;
  what: string;
  offers: readonly string[];
}

/**
 * Trades that an English description could mean, the likeliest first, by what its words mean: "I sit with older people so the
 * family can get out" is near a home care agency. Good enough to ask, never to know. Empty where nothing is near.
 */
export async function nearestTrades(said: SaidOfWork, { trades }: Pick<Taxonomy, 'trades'>): Promise<ListedTrade[]> {
  const language = languageOf(said.what);
  if (language !== 'en' && language !== null) return [];
  const known = await meanings();
  if (!isMostlyKnown(said.what, known)) return [];
  const heard = hear(said, known);
  if (heard.length === 0) return [];
  const middle = sumOf(heard.map(({ meaning, share }) => ({ vector: meaning.vector, by: share * meaning.weight })));
  const likeness = new Map<Meaning, number>();
  return (await named(trades, known))
    .map(({ trade, parts, vector }) => ({
      trade,
      parts,
      score: (nearnessOf(parts, heard, likeness) + dot(vector, middle)) / 2,
    }))
    .filter(
      ({ score, parts }) =>
        score >= NEARER || (score >= NEAR && isSaid(parts, heard) && !isByTheWay(parts, said, known)),
    )
    .sort((one, other) => other.score - one.score)
    .map(({ trade }) => trade)
    .filter((trade, index, all) => all.indexOf(trade) === index)
    .slice(0, MOST);
}

/** Words of other languages look like English ones here and there: Polish "co" is no co-op. */
function isMostlyKnown(what: string, { of }: Meanings): boolean {
  const said = wordsIn(what).filter(({ length }) => length >= TELLING);
  return said.filter((word) => of(word).length > 0).length >= said.length * MOSTLY;
}

interface Heard {
  meaning: Meaning;
  /** The first sentence counts whole, what follows a little less. */
  share: number;
}

function hear({ name, what, offers }: SaidOfWork, { of }: Meanings): Heard[] {
  const [first = '', ...later] = what.split(/(?<=\p{L}{3}[.!?])\s+/u);
  const heard = new Map<Meaning, number>();
  const add = (text: string, share: number) => {
    for (const meaning of wordsIn(text).flatMap(of)) heard.set(meaning, Math.max(share, heard.get(meaning) ?? 0));
  };
  add(first.replace(FOR_WHOM, ' '), 1);
  add([name, ...offers].join(' '), BESIDE);
  add(later.join(' '), LATER);
  return [...heard].map(([meaning, share]) => ({ meaning, share }));
}

/** For each word of a trade's name the most alike of what was said; rare words count for more than "service" or "shop". */
function nearnessOf(parts: readonly Part[], heard: readonly Heard[], likeness: Map<Meaning, number>): number {
  const total = parts.reduce((sum, { by }) => sum + by, 0);
  return (
    parts.reduce((sum, { meaning, by }) => {
      const like =
        likeness.get(meaning) ??
        Math.max(0, ...heard.map((one) => one.share * dot(one.meaning.vector, meaning.vector))) ** 2;
      likeness.set(meaning, like);
      return sum + by * like;
    }, 0) / total
  );
}

/** Whether what tells a trade from others was said, or nearly: of "worm farm" the worm, and not the farm. */
function isSaid(parts: readonly Part[], heard: readonly Heard[]): boolean {
  const most = Math.max(...parts.map(({ by }) => by));
  return parts.some(
    ({ meaning, by }) =>
      by >= most * TELLING_SHARE && heard.some((one) => dot(one.meaning.vector, meaning.vector) >= SAME),
  );
}

/**
 * Whether all that was said of it is one word in passing: who fills bottles is no bottle shop, and where there is a stove in the hut
 * none are sold. A word that is said in two places, or ends an offer, is what it is about.
 */
function isByTheWay(parts: readonly Part[], { name, what, offers }: SaidOfWork, { of }: Meanings): boolean {
  const isIn = (words: readonly string[], { meaning }: Part) =>
    words.flatMap(of).some((one) => dot(one.vector, meaning.vector) >= SAME);
  const places = [name, ...what.split(/[.!?;]\s+/u), ...offers].map(wordsIn);
  if (places.filter(({ length }) => length > 0).length < 2) return false;
  const said = parts.filter((part) => places.some((words) => isIn(words, part)));
  const [only, ...more] = said;
  if (!only || more.length > 0 || only.meaning.weight > RARE) return false;
  const heads = [name, ...offers].map((offer) => wordsIn(offer.replace(/[^\p{L} -].*$/u, '')).slice(-1));
  return places.filter((words) => isIn(words, only)).length < 2 && !heads.some((words) => isIn(words, only));
}

interface Part {
  meaning: Meaning;
  by: number;
}

interface Named {
  trade: ListedTrade;
  parts: readonly Part[];
  vector: Float32Array;
}

/** All English names of trades whose words are all known. */
async function named(trades: readonly ListedTrade[], { of }: Meanings): Promise<readonly Named[]> {
  const kept = read.get(trades);
  if (kept) return kept;
  const uses = new Map<string, number>();
  for (const { names } of trades)
    for (const word of new Set(names.flatMap(wordsIn))) uses.set(word, (uses.get(word) ?? 0) + 1);
  const all = trades
    .filter(({ isGeneral }) => !isGeneral)
    .flatMap((trade) =>
      trade.names
        .filter(isAllTelling)
        .map(wordsIn)
        .flatMap((words): Named[] => {
          if (words.length === 0 || words.some((word) => of(word).length === 0)) return [];
          const parts = words.flatMap((word) =>
            of(word).map((meaning) => ({ meaning, by: meaning.weight / (1 + 0.3 * Math.log(uses.get(word) ?? 1)) })),
          );
          return [{ trade, parts, vector: sumOf(parts.map(({ meaning, by }) => ({ vector: meaning.vector, by }))) }];
        }),
    );
  read.set(trades, all);
  return all;
}

/** What "ale" is in Polish took the ale out of the ale house and left the house. */
const isAllTelling = (name: string): boolean =>
  (fold(name).match(/\p{L}+/gu) ?? []).every((word) => LINKS.has(word) || !(commonWords.has(word) || SMALL.has(word)));
const LINKS: ReadonlySet<string> = new Set('a an and at by for from in of on or the to with'.split(' '));

const wordsIn = (text: string): string[] =>
  (fold(text).match(/[\p{L}]+/gu) ?? []).filter(
    (word) => /^[a-z]{2,}$/.test(word) && !commonWords.has(word) && !SMALL.has(word),
  );

/** Of length one. */
function sumOf(vectors: readonly { vector: Float32Array; by: number }[]): Float32Array {
  const sum = new Float32Array(vectors[0]!.vector.length);
  for (const { vector, by } of vectors) for (let at = 0; at < sum.length; at += 1) sum[at]! += by * vector[at]!;
  const length = Math.hypot(...sum) || 1;
  return sum.map((value) => value / length);
}

function dot(one: Float32Array, other: Float32Array): number {
  let sum = 0;
  for (let at = 0; at < one.length; at += 1) sum += one[at]! * other[at]!;
  return sum;
}

const read = new WeakMap<readonly ListedTrade[], readonly Named[]>();
const FOR_WHOM = /\b(?:for|used by|near|next to|behind|opposite|beside|inside|in|on|at)\b[^.;:,]*/giu;
const SMALL: ReadonlySet<string> = new Set(
  'co here so only just very get go new any each per he she him her his own'.split(' '),
);
/** Letters of a word that is not the same in many languages by chance. */
const TELLING = 4;
/** Share of what an English owner says in words that are not only the trade's own. */
const MOSTLY = 0.4;
const BESIDE = 0.85;
const LATER = 0.75;
/** Below this, what comes up has little to do with what was said. */
const NEAR = 0.66;
/** For a trade of whose name nothing was said: a worm is near a snail, and a worm farm sells none. */
const NEARER = 0.82;
const TELLING_SHARE = 0.8;
/** Said once, a pinball machine tells more than a bottle. */
const RARE = 0.93;
/** The word itself, in any number. */
const SAME = 0.86;
const MOST = 3;
