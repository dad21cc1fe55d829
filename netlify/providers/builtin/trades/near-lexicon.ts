import { formOfWord, fold } from './trade-phrase';

/**
 * The words by which the trades of one language are described. A term is a word, the beginning of words or a part of them, or in
 * English two words that follow each other.
 */
export interface Lexicon {
  /** Names of trades. */
  trades: readonly string[];
  /** The same, to look one up. */
  described: ReadonlySet<string>;
  /** For each trade its terms. */
  termsOf: readonly (readonly number[])[];
  /** For each term the trades that have it. */
  tradesOf: readonly (readonly number[])[];
  /** For each trade how many words describe it. */
  sizes: readonly number[];
  averageSize: number;
  /** The terms that a word of a text, or a pair of its words, is found by. */
  find: (word: string) => readonly number[];
}

/** Trades and their phrases. */
export type Described = readonly (readonly [trade: string, phrases: readonly string[]])[];

/** English words go by their stem. */
export function englishLexicon(described: Described): Lexicon {
  const ids = new Map<string, number>();
  return lexiconOf(
    described,
    (phrase) => {
      const stems = stemsIn(phrase);
      return [...stems, ...pairsIn(stems)];
    },
    ids,
    (word) => {
      const id = ids.get(word);
      return id === undefined ? [] : [id];
    },
  );
}

/** "press/setz" are two words, "ris_" is a whole one, and "~drusch" the end or middle of one. */
export function toldLexicon(described: Described): Lexicon {
  const ids = new Map<string, number>();
  const byStart = new Map<string, { said: string; isWhole: boolean; id: number }[]>();
  const inside: { said: string; id: number }[] = [];
  const lexicon = lexiconOf(
    described,
    (phrase) =>
      fold(phrase)
        .split(/[\s/+-]+/u)
        .filter((word) => word.replace(/[~_]/gu, '').length >= START),
    ids,
    (word) => [
      ...(byStart.get(word.slice(0, START)) ?? [])
        .filter(({ said, isWhole }) => (isWhole ? word === said : word.startsWith(said)))
        .map(({ id }) => id),
      ...inside.filter(({ said }) => word.includes(said)).map(({ id }) => id),
    ],
  );
  for (const [term, id] of ids) {
    const said = term.replace(/[~_]/gu, '');
    if (term.startsWith('~')) inside.push({ said, id });
    else {
      const key = said.slice(0, START);
      byStart.set(key, [...(byStart.get(key) ?? []), { said, isWhole: term.endsWith('_'), id }]);
    }
  }
  return lexicon;
}

function lexiconOf(
  described: Described,
  termsIn: (phrase: string) => readonly string[],
  ids: Map<string, number>,
  find: Lexicon['find'],
): Lexicon {
  const tradesOf: number[][] = [];
  const termsOf = described.map(([, phrases], trade) => {
    const terms = new Set(phrases.flatMap(termsIn));
    return [...terms].map((term) => {
      const id = ids.get(term) ?? ids.size;
      ids.set(term, id);
      (tradesOf[id] ??= []).push(trade);
      return id;
    });
  });
  const names = [...ids.keys()];
  const sizes = termsOf.map((terms) => terms.filter((id) => !names[id]!.includes(' ')).length);
  const trades = described.map(([trade]) => trade);
  return {
    trades,
    described: new Set(trades),
    termsOf,
    tradesOf,
    sizes,
    averageSize: sizes.reduce((sum, size) => sum + size, 0) / sizes.length,
    find,
  };
}

/** The words of an English text that say something, each as its stem. */
export function stemsIn(text: string): string[] {
  return (text.toLowerCase().match(/\p{L}[\p{L}'’]*/gu) ?? []).flatMap((word) => {
    const known = stems.get(word) ?? stemOf(word);
    stems.set(word, known);
    return known === '' ? [] : [known];
  });
}
const stems = new Map<string, string>();

function stemOf(word: string): string {
  const plain = fold(word.replace(/['’]/gu, ''));
  if (plain.length < START || SMALL.has(plain)) return '';
  const form = formOfWord(plain);
  const ending = ENDINGS.find((one) => form.endsWith(one) && form.length - one.length >= SHORTEST_STEM) ?? '';
  return form.slice(0, Math.min(form.length - ending.length, LONGEST_STEM));
}
const ENDINGS = ['ings', 'ing', 'ers', 'er', 'ies', 'ed', 'es', 's'];
const SHORTEST_STEM = 4;
const LONGEST_STEM = 6;

export const pairsIn = (words: readonly string[]): string[] =>
  words.slice(1).map((word, at) => `${words[at]!} ${word}`);

/** Words of a shorter text: too short to tell a trade, or said of all of them. */
const SMALL: ReadonlySet<string> = new Set(
  'the and for with your our you are from that this not all any can will have has out who what when they them their but one two its dont youre were'.split(
    ' ',
  ),
);
/** Letters. */
const START = 3;
