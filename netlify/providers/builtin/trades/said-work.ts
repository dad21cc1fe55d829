import * as z from 'zod/mini';
import { languageOf } from '../../../../src/domain/text-language';
import type { BusinessProfile } from '../../../../src/domain/business-profile';
import { readDenials } from '../planner/hearing/denials';
import { withoutRefused } from './refused';
import type { ListedTrade, Taxonomy } from './taxonomy';
import { wordsOfPhrase, type Word } from './trade-phrase';

const phrases = z.string().check(z.maxLength(1_200));
export const saidWorkSchema = z.strictObject({
  /**
   * For each trade the phrases that name it by what it does or sells, and words that only speak for it beside another. A star
   * takes any ending, `_` up to three words.
   */
  trades: z.record(z.string(), z.tuple([phrases, phrases])),
});

/**
 * A trade that an owner's phrases speak of: two points for each that names it, one for each that speaks for it, and less where other
 * trades say the same.
 */
export interface HeardWork {
  trade: ListedTrade;
  points: number;
  phrases: number;
  /** The same for trades that are as good as one. */
  kin: string;
}

/**
 * What English owners say they do and sell where they call themselves nothing: "We are drilling for water", "Puncture $35,
 * Alignment $89". Most points first; what has less than one phrase that names it, or three that speak for it, is chance.
 */
export async function workSaidIn(said: SaidOfWork, { trades }: Pick<Taxonomy, 'trades'>): Promise<HeardWork[]> {
  const language = languageOf(said.what);
  if (language !== 'en' && language !== null) return [];
  const clauses = [said.what, ...(said.offers ?? [])].flatMap(clausesOf);
  const phrases = await (read ??= readAll());
  const heard = new Map<string, Map<string, number>>();
  const naming = new Set<string>();
  const kinOf = new Map<string, string>();
  const hear = (words: readonly Word[], most: number) => {
    const hits = words.flatMap((word, at) =>
      startingWith(word, phrases).flatMap((phrase) => {
        const end = endOf(phrase.parts, words, at);
        return end === null ? [] : [{ ...phrase, at, end }];
      }),
    );
    // "Straw bales" say it once, and not again by "straw" and by "bales".
    const longest = hits.toSorted((one, other) => other.points - one.points || other.end - other.at - one.end + one.at);
    const taken = new Set<string>();
    for (const { trade, kin, stem, points, isName, at, end } of longest) {
      kinOf.set(trade, kin);
      const places = Array.from({ length: end - at }, (_, step) => `${trade} ${at + step}`);
      if (places.some((place) => taken.has(place))) continue;
      places.forEach((place) => taken.add(place));
      const found = heard.get(trade) ?? new Map<string, number>();
      if (isName && most === NAMES) naming.add(trade);
      heard.set(trade, found.set(stem, Math.max(Math.min(points, most), found.get(stem) ?? 0)));
    }
  };
  for (const words of clauses) hear(words, NAMES);
  // "Wick & Wether" above the door shears nothing.
  for (const words of clausesOf(said.name)) hear(words, SPEAKS);
  return [...heard]
    .map(([name, found]) => ({
      trade: trades.find((trade) => trade.name === name)!,
      points: [...found.values()].reduce((sum, points) => sum + points, 0),
      phrases: found.size,
      kin: kinOf.get(name)!,
    }))
    .filter(({ trade, points, phrases: count }) => naming.has(trade.name) || (points >= NAMES && count > FEW))
    .sort((one, other) => other.points - one.points || other.phrases - one.phrases);
}

/** Names of all trades that have phrases. */
export const tradesWithPhrases = async (): Promise<ReadonlySet<string>> => {
  const { whole, open } = await (read ??= readAll());
  return new Set([...whole.values(), ...open.values()].flat().map(({ trade }) => trade));
};

/** Without what is denied; commas divide lists, and phrases may go over them. */
const clausesOf = (text: string): Word[][] =>
  readDenials(withoutRefused(text))
    .affirmed.replace(/[’‘`]/gu, "'")
    .split(/[.;:!?()\n•|–—]+(?!\d)|\s-\s/u)
    .map(wordsOfPhrase)
    .filter((words) => words.length > 0);

/** The word after a phrase that begins here; null where it does not. */
function endOf(parts: readonly Part[], words: readonly Word[], start: number): number | null {
  let at = start;
  let gap = 0;
  for (const part of parts) {
    if (part === null) {
      gap = LONGEST_GAP;
      continue;
    }
    const end = Math.min(words.length - 1, at + gap);
    while (at <= end && !isWord(part, words[at]!)) at += 1;
    if (at > end) return null;
    at += 1;
    gap = 0;
  }
  return at;
}

const isWord = ({ said, form, isOpen }: NonNullable<Part>, word: Word): boolean =>
  isOpen ? word.said.startsWith(said) : word.form === form;

const startingWith = (word: Word, { whole, open }: Phrases): readonly Phrase[] => [
  ...(whole.get(word.form) ?? []),
  ...(open.get(word.said.slice(0, SHORTEST)) ?? []),
];

/** By the word that each begins with; read when first wanted. */
let read: Promise<Phrases> | undefined;
async function readAll(): Promise<Phrases> {
  const files = await Promise.all(sectors.map((load) => load()));
  const tables = files.map((file) => Object.entries(saidWorkSchema.parse(file.default).trades));
  const all = tables.flat().flatMap(([trade, lists]) =>
    lists.flatMap((list, weak) =>
      list.split(', ').map((said) => {
        const parts = said.split(' ').flatMap(partsOf);
        return {
          trade,
          parts,
          stem: parts.map((part) => part?.said.replace(/s$/u, '').slice(0, STEM)).join(' '),
          isName: weak === 0,
          said: parts.map((part) => (part === null ? '_' : part.isOpen ? `${part.said}*` : part.form)).join(' '),
        };
      }),
    ),
  );
  const kinOf = kinIn(all.filter(({ isName }) => isName));
  const kins = new Map<string, Set<string>>();
  for (const { said, trade } of all) kins.set(said, (kins.get(said) ?? new Set()).add(kinOf(trade)));
  const whole = new Map<string, Phrase[]>();
  const open = new Map<string, Phrase[]>();
  for (const { said, ...phrase } of all) {
    const kinds = kins.get(said)!.size;
    // a word alone names a trade where no other says it
    const isName = phrase.isName && (phrase.parts.length > 1 || kinds === 1);
    const first = phrase.parts[0]!;
    const [map, key] = first.isOpen ? ([open, first.said.slice(0, SHORTEST)] as const) : ([whole, first.form] as const);
    const list = map.get(key) ?? [];
    list.push({
      ...phrase,
      isName,
      kin: kinOf(phrase.trade),
      points: (isName ? (phrase.parts.length > 1 ? NAMES : ALONE) : SPEAKS) / Math.sqrt(kinds),
    });
    map.set(key, list);
  }
  return { whole, open };
}
/** Trades that several phrases name alike are one to whoever reads them: borehole drilling and well drilling. */
function kinIn(names: readonly { said: string; trade: string }[]): (trade: string) => string {
  const tradesBySaid = new Map<string, string[]>();
  for (const { said, trade } of names) tradesBySaid.set(said, [...(tradesBySaid.get(said) ?? []), trade]);
  const shared = new Map<string, number>();
  for (const trades of tradesBySaid.values())
    for (const [at, one] of trades.entries())
      for (const other of trades.slice(at + 1)) {
        const pair = [one, other].sort().join(' / ');
        shared.set(pair, (shared.get(pair) ?? 0) + 1);
      }
  const first = new Map<string, string>();
  for (const [pair, count] of shared) {
    const [one = '', other = ''] = pair.split(' / ');
    if (count >= ALIKE) first.set(other, first.get(one) ?? one);
  }
  return (trade) => first.get(trade) ?? trade;
}
const ALIKE = 3;
const sectors = [
  () => import('./said/said-care.json'),
  () => import('./said/said-estate.json'),
  () => import('./said/said-food.json'),
  () => import('./said/said-home.json'),
  () => import('./said/said-land.json'),
  () => import('./said/said-leisure.json'),
  () => import('./said/said-making.json'),
  () => import('./said/said-motion.json'),
  () => import('./said/said-office.json'),
  () => import('./said/said-rarer.json'),
  () => import('./said/said-shops.json'),
  () => import('./said/said-workshop.json'),
];

function partsOf(said: string): Part[] {
  if (said === '_') return [null];
  const isOpen = said.endsWith('*');
  return wordsOfPhrase(said.replace('*', '')).map((word) => ({ ...word, isOpen }));
}

type SaidOfWork = Pick<BusinessProfile, 'name' | 'what'> & Partial<Pick<BusinessProfile, 'offers'>>;
/** null stands for words in between. */
type Part = (Word & { isOpen: boolean }) | null;
interface Phrases {
  whole: ReadonlyMap<string, readonly Phrase[]>;
  open: ReadonlyMap<string, readonly Phrase[]>;
}
interface Phrase {
  trade: string;
  parts: readonly Part[];
  /** What it has in common with others that say the same. */
  stem: string;
  /** It names the trade by itself. */
  isName: boolean;
  /** One of the trades that are as good as the same. */
  kin: string;
  points: number;
}

const NAMES = 2;
const ALONE = 1.5;
const SPEAKS = 1;
/** Words that only speak for a trade: "cod, haddock, chips" is on many a menu. */
const FEW = 2;
const LONGEST_GAP = 3;
/** Letters by which an open word is looked up. */
const SHORTEST = 3;
const STEM = 5;
