import { commonWords } from '../../../../../src/domain/text-language';
import type { Candidate } from './candidates';

/**
 * Whether two ideas give one piece of advice: a sentence of each has three longer words in common, or two that are most of
 * the shorter sentence. Words of their titles and of the business itself tell nothing, since both are about these.
 */
export function isSameAdvice(one: Told, other: Told, own: string): boolean {
  const known = new Set(stemsIn(`${one.title} ${other.title} ${own}`));
  const [ones, others] = [one, other].map(({ hook, entry }) =>
    `${hook} ${entry.text}`.split(/(?<=[.?!:;])\s+/u).map((sentence) => new Set(stemsIn(sentence))),
  ) as [Set<string>[], Set<string>[]];
  return ones.some((a) =>
    others.some((b) => {
      const shared = [...a].filter((stem) => b.has(stem) && !known.has(stem)).length;
      return shared >= MANY || (shared >= SOME && shared >= MOST * Math.min(a.size, b.size));
    }),
  );
}

/** Endings differ from one sentence to the next. */
const stemsIn = (text: string): string[] =>
  (text.toLowerCase().match(/\p{L}{5,}/gu) ?? [])
    .filter((word) => !commonWords.has(word))
    .map((word) => word.slice(0, 5));

const MANY = 3;
const SOME = 2;
const MOST = 2 / 3;

type Told = Pick<Candidate, 'title' | 'hook' | 'entry'>;
