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
        const end = endOf(partsIn(phrase.typed), words, at);
        return end === null ? [] : [{ ...phrase, stem: stemOf(phrase.typed), at, end }];
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
  const tables = files.flatMap((file) => Object.entries(saidWorkSchema.parse(file.default).trades));
  const all = tables.flatMap(([trade, lists]) =>
    lists.flatMap((list, weak) =>
      list.split(', ').map((typed) => ({ trade, typed, said: formsOf(typed), isName: weak === 0 })),
    ),
  );
  const kinOf = kinIn(all.filter(({ isName }) => isName));
  const kins = new Map<string, Set<string>>();
  for (const { said, trade } of all) {
    const known = kins.get(said);
    if (known) known.add(kinOf(trade));
    else kins.set(said, new Set([kinOf(trade)]));
  }
  const whole = new Map<string, Phrase[]>();
  const open = new Map<string, Phrase[]>();
  for (const { trade, typed, said, isName } of all) {
    const kinds = kins.get(said)!.size;
    const isLong = said.includes(' ');
    // a word alone names a trade where no other says it
    const names = isName && (isLong || kinds === 1);
    const points = (names ? (isLong ? NAMES : ALONE) : SPEAKS) / Math.sqrt(kinds);
    const [first = ''] = said.split(' ', 1);
    const [map, key] = first.endsWith('*') ? [open, first.slice(0, SHORTEST)] : [whole, first];
    const list = map.get(key);
    const phrase = { trade, typed, isName: names, kin: kinOf(trade), points };
    if (list) list.push(phrase);
    else map.set(key, [phrase]);
  }
  return { whole, open };
}

/** Its words in the form by which they are compared; those with any ending keep their star. */
const formsOf = (typed: string): string =>
  typed
    .split(' ')
    .map((word) => {
      const known = forms.get(word);
      if (known !== undefined) return known;
      const form = word === '_' ? word : partsOf(word).map(formOfPart).join(' ');
      forms.set(word, form);
      return form;
    })
    .join(' ');
const forms = new Map<string, string>();
const formOfPart = (part: Part): string => (part === null ? '_' : part.isOpen ? `${part.said}*` : part.form);

/** A hundred thousand phrases are listed, and few are ever compared. */
function partsIn(typed: string): readonly Part[] {
  const known = parsed.get(typed) ?? typed.split(' ').flatMap(partsOf);
  parsed.set(typed, known);
  return known;
}
const parsed = new Map<string, readonly Part[]>();

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

/** What a phrase has in common with others that say the same. */
const stemOf = (typed: string): string =>
  partsIn(typed)
    .map((part) => part?.said.replace(/s$/u, '').slice(0, STEM))
    .join(' ');

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
  /** As it is listed. */
  typed: string;
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
