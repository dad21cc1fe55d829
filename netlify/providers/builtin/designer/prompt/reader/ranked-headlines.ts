import type { ToldPart } from '../told/told-parts';
import type { RoleShares } from './reading-features';
import { readText } from './read-text';
import { scoresOf, spansOf, type Weights } from './reading-model';

/** A run of words of a text that could be its headline. */
export interface Headline {
  /** As typed. */
  said: string;
  start: number;
  end: number;
  /** More is better; the difference of two is the logarithm of how much likelier one is. */
  score: number;
}

/** What could be the headline of a text, the likeliest first. */
export function rankedHeadlines(
  text: string,
  brand: string,
  parts: readonly ToldPart[],
  shares: readonly RoleShares[],
  weights: Weights,
): Headline[] {
  const read = readText(text, brand, parts, shares);
  const spans = spansOf(read);
  const scores = scoresOf(read, spans, weights);
  return spans
    .map(({ from, to }, at) => {
      const { start } = read.words[from]!;
      const { end } = read.words[to]!;
      return { said: text.slice(start, end), start, end, score: scores[at]! };
    })
    .sort((one, other) => other.score - one.score);
}
