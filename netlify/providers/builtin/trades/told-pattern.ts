import { fold } from './trade-phrase';

/** Small letters without marks: the parts of a sentence that nobody denies, joined by commas, and a bar before whom they are for. */
export type ToldText = readonly string[];

export interface ToldPattern {
  /** Where it stands, counted over all sentences; null where it does not. */
  find: (text: ToldText) => Place | null;
  /** The first letters of a word that it cannot do without; '' where any word may hold it. */
  starts: readonly string[];
}

export interface Place {
  start: number;
  end: number;
}

/** As many letters of each word as patterns are looked up by. */
export const START = 3;
export const startsOf = (text: ToldText): ReadonlySet<string> =>
  new Set(text.flatMap((sentence) => sentence.split(/[ ,¦]+/u).map((word) => word.slice(0, START))));

export function toldText(
  texts: readonly string[],
  { denials, forWhom }: { denials: ReadonlySet<string>; forWhom: ReadonlySet<string> },
): ToldText {
  return texts
    .flatMap((text) => text.split(/[;:.!?()\n–—•|"„“”]+|\s-\s/u))
    .map((sentence) =>
      sentence
        .split(',')
        .map((part) => fold(part).match(/[\p{L}\p{N}]+/gu) ?? [])
        .filter((words) => words.length > 0 && !words.some((word) => denials.has(word)))
        .map((words) => words.map((word) => (forWhom.has(word) ? BAR : word)).join(' '))
        .join(' , '),
    )
    .filter(Boolean);
}

/** Each of its parts has to stand somewhere, and begin before it is said for whom. */
export function toldPattern(said: string): ToldPattern {
  // thousands are listed, and few are ever looked for
  let parts: readonly RegExp[] | undefined;
  const compiled = () =>
    said.split('+').map(
      (part) =>
        new RegExp(
          part
            .trim()
            .split(/[\s-]+/u)
            .map(wordOf)
            .join(BETWEEN),
          'gu',
        ),
    );
  return {
    starts: startsIn(
      said
        .split('+')[0]!
        .trim()
        .split(/[\s-]+/u)[0]!,
    ),
    find: (text) => {
      parts ??= compiled();
      const places = parts.map((part) => placeOf(part, text));
      return places.includes(null) ? null : places[0]!;
    },
  };
}

function placeOf(part: RegExp, text: ToldText): Place | null {
  for (const [order, sentence] of text.entries()) {
    for (const { 0: said, index } of sentence.matchAll(part)) {
      const before = sentence.slice(0, index);
      if (before.lastIndexOf(BAR) <= before.lastIndexOf(',')) {
        const start = order * LONGEST + index;
        return { start, end: start + said.length };
      }
    }
  }
  return null;
}

function startsIn(word: string): string[] {
  const ways = word.split('/').map((way) => fold(way).replace(/[^\p{L}\p{N}]/gu, ''));
  const isOpen = word.startsWith('~') || ways.some(({ length }) => length < START);
  return isOpen ? [''] : ways.map((way) => way.slice(0, START));
}

/** "setz/bau" is one of them, "ris_" the whole word, "~drusch" the end or middle of one. */
function wordOf(said: string): string {
  const inside = said.startsWith('~');
  const ways = said
    .replace(/^~/u, '')
    .split('/')
    .map((way) =>
      fold(way)
        .replace(/[^\p{L}\p{N}_]/gu, '')
        .replace(/_$/u, '(?![\\p{L}\\p{N}])'),
    );
  return `${inside ? '' : '(?<![\\p{L}\\p{N}])'}(?:${ways.join('|')})[\\p{L}\\p{N}]*`;
}

const BAR = '¦';
const BETWEEN = '[ ,¦]+(?:[\\p{L}\\p{N}]+[ ,¦]+){0,2}';
const LONGEST = 10_000;
