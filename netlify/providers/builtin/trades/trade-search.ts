import type { ListedTrade, Taxonomy } from './taxonomy';
import { wordsOfPhrase } from './trade-phrase';

/**
 * Trades one of whose names holds every word that was typed, the last of them perhaps half typed; for '' one of each kind. Where
 * none does, words may end otherwise: "tree surgeons" means the tree surgeon, "spazzacamini" the spazzacamino.
 */
export function searchTrades(text: string, { trades }: Pick<Taxonomy, 'trades'>): ListedTrade[] {
  const all = wordsOfPhrase(text).map(({ said }) => said);
  if (all.length === 0) return trades.filter(({ isGeneral }) => isGeneral);
  const telling = all.filter((word) => !SMALL.has(word));
  const typed = telling.length > 0 ? telling : all;
  for (const { fits, lessBySynonym } of ways) {
    const found = foundBy(trades, typed, fits, lessBySynonym);
    if (found.length > 0) return found;
  }
  return [];
}

type Fits = (word: string, typed: string) => boolean;
const begins: Fits = (word, typed) => word.startsWith(typed);
const endsOtherwise: Fits = (word, typed) => {
  if (begins(word, typed)) return true;
  if (typed.length < LONG_ENOUGH) return false;
  const stem = typed.slice(0, typed.length - (typed.length > LONG_ENOUGH + 1 ? ENDING : 1));
  return word.length <= stem.length + ENDING && word.startsWith(stem);
};
/** What the trade is called comes before what else it may be called; "escargots" is only in the middle of "élevage d’escargots". */
const ways: readonly { fits: Fits; lessBySynonym: number }[] = [
  { fits: begins, lessBySynonym: 3 },
  { fits: begins, lessBySynonym: 1 },
  { fits: endsOtherwise, lessBySynonym: 1 },
];

const foundBy = (
  trades: readonly ListedTrade[],
  typed: readonly string[],
  fits: Fits,
  lessBySynonym: number,
): ListedTrade[] =>
  trades
    .flatMap((trade, order) => {
      const scores = trade.names.map((name, index) => scoreOf(name, typed, fits) - (index === 0 ? 0 : lessBySynonym));
      const score = Math.max(...scores);
      return score > 0 ? [{ trade, score, order }] : [];
    })
    .sort((a, b) => b.score - a.score || a.trade.name.length - b.trade.name.length || a.order - b.order)
    .slice(0, MOST_SHOWN)
    .map(({ trade }) => trade);

/** The more of a name was typed, and the nearer to its beginning, the better. */
function scoreOf(name: string, typed: readonly string[], fits: Fits): number {
  const words = foldedWords(name);
  const first = words.findIndex((word) => fits(word, typed[0]!));
  if (first < 0 || !typed.every((part) => words.some((word) => fits(word, part)))) return 0;
  return (
    2 + (first === 0 ? 4 : 0) + (words.length === typed.length ? 4 : 0) + (words.join(' ') === typed.join(' ') ? 4 : 0)
  );
}

/** Without the small words between them: "élevage de chèvres" is found by "elevage chevres". */
function foldedWords(name: string): string[] {
  const kept =
    folded.get(name) ??
    wordsOfPhrase(name)
      .map(({ said }) => said)
      .filter((word, _, all) => all.length === 1 || !SMALL.has(word));
  folded.set(name, kept);
  return kept;
}

const folded = new Map<string, string[]>();
const MOST_SHOWN = 12;
/** What many owners leave out when they type. */
const SMALL: ReadonlySet<string> = new Set(
  'a an the of and de du des d la le les l et di del della dei da do das y el los las van voor het und für der die das e i og och av'.split(
    ' ',
  ),
);
/** In letters: of a shorter word its ending is too much. */
const LONG_ENOUGH = 5;
/** The most letters that a number or a gender changes. */
const ENDING = 2;
