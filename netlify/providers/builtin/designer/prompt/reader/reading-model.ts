import type { ToldPart } from '../told/told-parts';
import type { Features, RoleShares } from './reading-features';
import { partFeatures, roles, spanFeatures, wordFeatures, type ReadText } from './reading-features';

/** Weights of features by their numbers. */
export type Weights = ReadonlyMap<number, number>;
export interface ReadingModel {
  headline: Weights;
  /** One for each role, in their order. */
  roles: readonly Weights[];
  /** Where a speaker pauses. */
  breaks: Weights;
}

/** How likely each part of a text is to be each role. */
export const sharesOf = (
  parts: readonly Pick<ToldPart, 'text' | 'mark' | 'sentence'>[],
  model: Pick<ReadingModel, 'roles'>,
): RoleShares[] =>
  parts.map((_, at) => {
    const features = partFeatures(parts, at);
    return shared(model.roles.map((weights) => weightOf(features, weights)));
  });

/** The most words and the least letters of a headline. */
export const MOST_WORDS = 9;
export const LEAST_LETTERS = 5;

export interface Span {
  /** Numbers of its first and its last word. */
  from: number;
  to: number;
}

/** All runs of words that could be a headline: within one part, with no sign inside but those of words. */
export function spansOf({ words, begins }: Pick<ReadText, 'words' | 'begins'>): Span[] {
  return words.flatMap((word, from) => {
    const spans: Span[] = [];
    for (let to = from; to < Math.min(words.length, from + MOST_WORDS); to += 1) {
      if (to > from && (words[to]!.before !== '' || begins[to])) break;
      if (to > from || word.end - word.start >= LEAST_LETTERS) spans.push({ from, to });
    }
    return spans;
  });
}

/** What the model gives each span; more is better, and only differences within one text mean anything. */
export function scoresOf(read: ReadText, spans: readonly Span[], weights: Weights): number[] {
  const { start, end, inside } = wordFeatures(read);
  const [starts, ends, insides] = [start, end, inside].map((list) => list.map((each) => weightOf(each, weights)));
  const sums = insides!.reduce<number[]>((all, each) => [...all, all.at(-1)! + each], [0]);
  return spans.map(
    ({ from, to }) =>
      starts![from]! + ends![to]! + sums[to + 1]! - sums[from]! + weightOf(spanFeatures(read, from, to), weights),
  );
}

/** The sum of the features' weights. */
export const weightOf = (features: Features, weights: Weights): number =>
  features.reduce((sum, feature) => sum + (weights.get(feature) ?? 0), 0);

function shared(scores: readonly number[]): RoleShares {
  const most = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - most));
  const all = powers.reduce((sum, power) => sum + power, 0);
  return Object.fromEntries(roles.map((role, at) => [role, powers[at]! / all])) as RoleShares;
}
