import type { Answers } from './report-answers';

/** A sentence of a report. Each number, date and name in it is the answer of a named query. */
export type Sentence = readonly (string | Figure)[];

export interface Figure {
  query: string;
  text: string;
  /** A date or a name, which needs no explanation. */
  plain?: true;
}

/**
 * Writes sentences by template: say`${'business.name'} reached ${'totals.reach'} ${['people']}.` A text in it is the name
 * of a query, a list is words. Throws for an unknown query.
 */
export const sayFrom =
  (answers: Answers): Say =>
  (words, ...parts) =>
    words.flatMap((text, at): Sentence => {
      const part = parts[at] ?? [];
      return [...(text ? [text] : []), ...(typeof part === 'string' ? [figureOf(answers, part)] : part)];
    });

export function figureOf(answers: Answers, query: string): Figure {
  const answer = answers.get(query);
  if (!answer) throw new Error(`No query of a report is named ${query}.`);
  return { query, text: answer.text, ...(typeof answer.value === 'string' && { plain: true as const }) };
}

/** The word that follows a figure: "1 person", "2 people". */
export const wordFor = (answers: Answers, query: string, one: string, many: string): Sentence => [
  answers.get(query)?.value === 1 ? one : many,
];

export const plainText = (sentence: Sentence): string =>
  sentence.map((part) => (typeof part === 'string' ? part : part.text)).join('');

export type Say = (words: TemplateStringsArray, ...parts: (string | Sentence)[]) => Sentence;
