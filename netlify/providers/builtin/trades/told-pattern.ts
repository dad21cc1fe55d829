import { fold } from './trade-phrase';

/** Words in small letters without accents, sentence by sentence; parts of a sentence that deny something are left out. */
export type ToldText = readonly (readonly ToldWord[])[];

export interface ToldWord {
  letters: string;
  /** Where it begins, counted over all sentences. */
  at: number;
  /** It says for whom. */
  isForWhom: boolean;
}

export interface ToldPattern {
  /** Where it stands, counted over all sentences; null where it does not. */
  find: (text: ToldText) => Place | null;
  /** A text has to have one of these (`startsOf`) to hold the pattern; '' where any text may. */
  starts: readonly string[];
}

export interface Place {
  start: number;
  end: number;
}

/** What patterns are looked up by: the first three letters of each word, and any three in a row, which INSIDE marks. */
export const startsOf = (text: ToldText): ReadonlySet<string> =>
  new Set(
    text
      .flat()
      .flatMap(({ letters }) => [
        letters.slice(0, START),
        ...Array.from(
          { length: Math.max(0, letters.length - START + 1) },
          (_, at) => `${INSIDE}${letters.slice(at, at + START)}`,
        ),
      ]),
  );
const START = 3;
const INSIDE = '~';

export function toldText(
  texts: readonly string[],
  { denials, forWhom }: { denials: ReadonlySet<string>; forWhom: ReadonlySet<string> },
): ToldText {
  let at = 0;
  return texts
    .flatMap((text) => text.split(/[;:.!?()\n–—•|"„“”]+|\s-\s/u))
    .map((sentence) =>
      sentence.split(',').flatMap((part) => {
        const words = fold(part).match(/[\p{L}\p{N}]+/gu) ?? [];
        if (words.some((word) => denials.has(word))) return [];
        const first = words.findIndex((word) => forWhom.has(word));
        return words.flatMap((letters, order) => {
          if (forWhom.has(letters)) return [];
          const word = { letters, at, isForWhom: first !== -1 && order > first };
          at += letters.length + 1;
          return [word];
        });
      }),
    )
    .filter((words) => words.length > 0);
}

/** Each of its parts has to stand somewhere, and begin before it is said for whom. */
export function toldPattern(said: string): ToldPattern {
  // thousands are listed, and few are ever looked for
  let parts: readonly (readonly Said[])[] | undefined;
  return {
    starts: startsIn(wordsOf(said.split('+')[0]!)[0]!),
    find: (text) => {
      parts ??= said.split('+').map((part) => wordsOf(part).map(saidOf));
      const [first, ...others] = parts;
      const place = placeOf(first!, text);
      return others.every((part) => placeOf(part, text) !== null) ? place : null;
    },
  };
}

const wordsOf = (part: string): string[] => part.trim().split(/[\s-]+/u);

function placeOf(part: readonly Said[], text: ToldText): Place | null {
  for (const words of text)
    for (const [order, word] of words.entries()) {
      const inside = word.isForWhom ? -1 : placeIn(word, part[0]!);
      const last = inside === -1 ? -1 : lastOf(part, 1, words, order);
      if (last !== -1) return { start: word.at + inside, end: words[last]!.at + words[last]!.letters.length };
    }
  return null;
}

/** Where the last word of a part stands, if its word before `next` stands at `order`; -1 where the rest does not follow. */
function lastOf(part: readonly Said[], next: number, words: readonly ToldWord[], order: number): number {
  if (next === part.length) return order;
  for (let at = Math.min(order + BETWEEN + 1, words.length - 1); at > order; at -= 1) {
    const last = placeIn(words[at]!, part[next]!) === -1 ? -1 : lastOf(part, next + 1, words, at);
    if (last !== -1) return last;
  }
  return -1;
}

/** The letter of a word at which it has what is said; -1 where it does not. */
function placeIn({ letters }: ToldWord, { ways, isInside }: Said): number {
  const places = ways.map(({ said, isEnd }) => {
    if (isInside) return isEnd ? (letters.endsWith(said) ? letters.length - said.length : -1) : letters.indexOf(said);
    return (isEnd ? letters === said : letters.startsWith(said)) ? 0 : -1;
  });
  return places.reduce((least, place) => (place !== -1 && (least === -1 || place < least) ? place : least), -1);
}

function startsIn(word: string): string[] {
  const { ways, isInside } = saidOf(word);
  return ways.some(({ said }) => said.length < START)
    ? ['']
    : ways.map(({ said }) => `${isInside ? INSIDE : ''}${said.slice(0, START)}`);
}

/** "setz/bau" is one of them, "ris_" the whole word, "~drusch" the end or middle of one. */
const saidOf = (word: string): Said => ({
  isInside: word.startsWith(INSIDE),
  ways: word.split('/').map((way) => ({ said: fold(way).replace(/[^\p{L}\p{N}]/gu, ''), isEnd: way.endsWith('_') })),
});

/** As many other words may stand between two of a pattern. */
const BETWEEN = 2;

interface Said {
  ways: readonly { said: string; isEnd: boolean }[];
  isInside: boolean;
}
