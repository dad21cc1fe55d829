import type { ListedTrade, Taxonomy } from './taxonomy';
import { fold, wordsOfPhrase } from './trade-phrase';

/** Trades one of whose names holds every word that was typed, the last of them perhaps half typed; for '' one of each kind. */
export function searchTrades(text: string, { trades }: Pick<Taxonomy, 'trades'>): ListedTrade[] {
  const typed = wordsOfPhrase(text).map(({ said }) => said);
  if (typed.length === 0) return trades.filter(({ isGeneral }) => isGeneral);
  return trades
    .flatMap((trade, order) => {
      const scores = trade.names.map((name, index) => scoreOf(name, typed) - (index === 0 ? 0 : SYNONYM));
      const score = Math.max(...scores);
      return score > 0 ? [{ trade, score, order }] : [];
    })
    .sort((a, b) => b.score - a.score || a.trade.name.length - b.trade.name.length || a.order - b.order)
    .slice(0, MOST_SHOWN)
    .map(({ trade }) => trade);
}

/** The more of a name was typed, and the nearer to its beginning, the better. */
function scoreOf(name: string, typed: readonly string[]): number {
  const words = foldedWords(name);
  const first = words.findIndex((word) => word.startsWith(typed[0]!));
  if (first < 0 || !typed.every((part) => words.some((word) => word.startsWith(part)))) return 0;
  return (
    2 + (first === 0 ? 4 : 0) + (words.length === typed.length ? 4 : 0) + (words.join(' ') === typed.join(' ') ? 4 : 0)
  );
}

function foldedWords(name: string): string[] {
  const kept = folded.get(name) ?? fold(name.replace(/['’]/gu, '')).match(/[\p{L}\p{N}]+/gu) ?? [];
  folded.set(name, kept);
  return kept;
}

const folded = new Map<string, string[]>();
/** What the trade is called comes before what else it may be called. */
const SYNONYM = 3;
const MOST_SHOWN = 12;
