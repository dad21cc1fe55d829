import { languageOf } from '../../../../src/domain/text-language';
import type { BusinessProfile } from '../../../../src/domain/business-profile';
import { readDenials } from '../planner/hearing/denials';
import { withoutRefused } from './refused';
import type { ListedTrade, Taxonomy } from './taxonomy';
import { saidPhrases, type Phrases } from './phrase-table';
import { partsIn, POINTS, SHORTEST, type Part, type Phrase } from './said-phrase';
import { wordsOfPhrase, type Word } from './trade-phrase';

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
  const phrases = await saidPhrases();
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
      if (isName && most === POINTS.names) naming.add(trade);
      heard.set(trade, found.set(stem, Math.max(Math.min(points, most), found.get(stem) ?? 0)));
    }
  };
  for (const words of clauses) hear(words, POINTS.names);
  // "Wick & Wether" above the door shears nothing.
  for (const words of clausesOf(said.name)) hear(words, POINTS.speaks);
  return [...heard]
    .map(([name, found]) => ({
      trade: trades.find((trade) => trade.name === name)!,
      points: [...found.values()].reduce((sum, points) => sum + points, 0),
      phrases: found.size,
      kin: kinOf.get(name)!,
    }))
    .filter(({ trade, points, phrases: count }) => naming.has(trade.name) || (points >= POINTS.names && count > FEW))
    .sort((one, other) => other.points - one.points || other.phrases - one.phrases);
}

/** Names of all trades that have phrases. */
export const tradesWithPhrases = async (): Promise<ReadonlySet<string>> => {
  const { whole, open } = await saidPhrases();
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

/** The phrases that may begin with this word. */
const startingWith = (word: Word, { whole, open }: Phrases): readonly Phrase[] => [
  ...(whole.get(word.form) ?? []),
  ...(open.get(word.said.slice(0, SHORTEST)) ?? []),
];

/** What a phrase has in common with others that say the same. */
const stemOf = (typed: string): string =>
  partsIn(typed)
    .map((part) => part?.said.replace(/s$/u, '').slice(0, STEM))
    .join(' ');

type SaidOfWork = Pick<BusinessProfile, 'name' | 'what'> & Partial<Pick<BusinessProfile, 'offers'>>;
/** Words that only speak for a trade: "cod, haddock, chips" is on many a menu. */
const FEW = 2;
const LONGEST_GAP = 3;
const STEM = 5;
