import type { Sentence } from '../../e2e/spec-coverage/sentence';

/**
 * What is wrong with the proof of a sentence, or null: its test must stand in its file under its whole title, and must
 * run. `sourceOf` is null where there is no such file.
 */
export function faultInProof(sentence: Sentence, sourceOf: (file: string) => string | null): string | null {
  if (!('test' in sentence)) return null;
  const source = sourceOf(sentence.in);
  if (source === null) return `there is no ${sentence.in}`;
  const title = [`'`, `"`, '`'].map((quote) => quote + sentence.test + quote).find((quoted) => source.includes(quoted));
  if (!title) return `${sentence.in} has no test of that title`;
  const before = source.slice(0, source.indexOf(title));
  return /\.(?:skip|todo|fixme)(?:\.each\([^]*?\))?\(\s*$|\bx(?:it|test)\(\s*$/.test(before)
    ? 'its test is left out'
    : null;
}

export const saidTwice = (sentences: readonly Sentence[]): string[] =>
  sentences.map(({ says }) => says).filter((says, n, all) => all.indexOf(says) !== n);
