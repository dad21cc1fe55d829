import * as z from 'zod/mini';
import { languageOf } from '../../../../src/domain/text-language';
import type { BusinessProfile } from '../../../../src/domain/business-profile';
import { readDenials } from '../planner/hearing/denials';
import { withoutRefused } from './refused';
import type { ListedTrade, Taxonomy } from './taxonomy';
import { wordsOfPhrase, type Word } from './trade-phrase';
import file from './said-work.json';

const phrases = z.string().check(z.maxLength(600));
export const saidWorkSchema = z.strictObject({
  /**
   * For each trade the phrases that name it by what it does or sells, and words that only speak for it beside another. A star
   * takes any ending, `_` up to three words.
   */
  trades: z.record(z.string(), z.tuple([phrases, phrases])),
});

/** A trade that an owner's phrases speak of: two points for each that names it, one for each that speaks for it. */
export interface HeardWork {
  trade: ListedTrade;
  points: number;
  phrases: number;
}

/**
 * What English owners say they do and sell where they call themselves nothing: "We are drilling for water", "Puncture $35,
 * Alignment $89". Most points first; what has less than one phrase that names it, or three that speak for it, is chance.
 */
export function workSaidIn(said: SaidOfWork, { trades }: Pick<Taxonomy, 'trades'>): HeardWork[] {
  const language = languageOf(said.what);
  if (language !== 'en' && language !== null) return [];
  const clauses = [said.what, ...(said.offers ?? [])].flatMap(clausesOf);
  const heard = new Map<string, Map<string, number>>();
  const hear = (words: readonly Word[], most: number) => {
    const hits = words.flatMap((word, at) =>
      startingWith(word).flatMap((phrase) => {
        const end = endOf(phrase.parts, words, at);
        return end === null ? [] : [{ ...phrase, at, end }];
      }),
    );
    // "Straw bales" say it once, and not again by "straw" and by "bales".
    const longest = hits.toSorted((one, other) => other.points - one.points || other.end - other.at - one.end + one.at);
    const taken = new Set<string>();
    for (const { trade, stem, points, at, end } of longest) {
      const places = Array.from({ length: end - at }, (_, step) => `${trade} ${at + step}`);
      if (places.some((place) => taken.has(place))) continue;
      places.forEach((place) => taken.add(place));
      const found = heard.get(trade) ?? new Map<string, number>();
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
    }))
    .filter(({ points, phrases: count }) => points >= NAMES && (points > count || count > FEW))
    .sort((one, other) => other.points - one.points || other.phrases - one.phrases);
}

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

const startingWith = (word: Word): readonly Phrase[] => [
  ...(indexOfPhrases().whole.get(word.form) ?? []),
  ...(indexOfPhrases().open.get(word.said.slice(0, SHORTEST)) ?? []),
];

/** By the word that each begins with; read when first wanted. */
const indexOfPhrases = () => (index ??= indexed(saidWorkSchema.parse(file).trades));
let index: ReturnType<typeof indexed> | undefined;
function indexed(table: Record<string, readonly [string, string]>) {
  const whole = new Map<string, Phrase[]>();
  const open = new Map<string, Phrase[]>();
  for (const [trade, lists] of Object.entries(table))
    for (const [weak, list] of lists.entries())
      for (const said of list.split(', ')) {
        const parts = said.split(' ').flatMap(partsOf);
        const first = parts[0]!;
        const [map, key] = first.isOpen
          ? ([open, first.said.slice(0, SHORTEST)] as const)
          : ([whole, first.form] as const);
        const stem = parts.map((part) => part?.said.replace(/s$/u, '').slice(0, STEM)).join(' ');
        map.set(key, [...(map.get(key) ?? []), { trade, parts, stem, points: weak ? SPEAKS : NAMES }]);
      }
  return { whole, open };
}

function partsOf(said: string): Part[] {
  if (said === '_') return [null];
  const isOpen = said.endsWith('*');
  return wordsOfPhrase(said.replace('*', '')).map((word) => ({ ...word, isOpen }));
}

type SaidOfWork = Pick<BusinessProfile, 'name' | 'what'> & Partial<Pick<BusinessProfile, 'offers'>>;
/** null stands for words in between. */
type Part = (Word & { isOpen: boolean }) | null;
interface Phrase {
  trade: string;
  parts: readonly Part[];
  /** What it has in common with others that say the same. */
  stem: string;
  points: number;
}

const NAMES = 2;
const SPEAKS = 1;
/** Words that only speak for a trade: "cod, haddock, chips" is on many a menu. */
const FEW = 2;
const LONGEST_GAP = 3;
/** Letters by which an open word is looked up. */
const SHORTEST = 3;
const STEM = 5;
