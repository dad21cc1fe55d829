import * as z from 'zod/mini';

/**
 * What English words mean, as 16 numbers each: of two words that stand among the same others the numbers are alike. From GloVe
 * (Pennington, Socher and Manning, 2014; Public Domain Dedication and License), made by `scripts/word-vectors.ts`.
 */
const fileSchema = z.strictObject({
  /** The most frequent first. */
  words: z.string(),
  dimensions: z.number(),
  /** A signed byte for each number, in base64. */
  vectors: z.string(),
});

export interface Meaning {
  /** Of length one. */
  vector: Float32Array;
  /** 0 for the commonest words, towards 1 for rare ones, which tell more. */
  weight: number;
}

export interface Meanings {
  dimensions: number;
  /** The meanings in a word: two for "glassblowing", none for a word that nobody knows. */
  of: (word: string) => readonly Meaning[];
}

/** Read when first wanted. */
export const meanings = (): Promise<Meanings> => (read ??= readAll());
let read: Promise<Meanings> | undefined;

async function readAll(): Promise<Meanings> {
  const { words, dimensions, vectors } = fileSchema.parse((await import('./word-vectors.json')).default);
  const bytes = Buffer.from(vectors, 'base64');
  const ranks = new Map(words.split(' ').map((word, rank) => [word, rank]));
  const kept = new Map<string, readonly Meaning[]>();
  const meaningAt = (rank: number): Meaning => {
    const numbers = Float32Array.from({ length: dimensions }, (_, at) => bytes.readInt8(rank * dimensions + at));
    const length = Math.hypot(...numbers);
    return { vector: numbers.map((value) => value / length), weight: rank / (rank + COMMON) };
  };
  const of = (word: string): readonly Meaning[] => {
    const known = kept.get(word) ?? partsOf(word, ranks).map((part) => meaningAt(ranks.get(part)!));
    kept.set(word, known);
    return known;
  };
  return { dimensions, of };
}

/** The word itself, or two that are written as one, or the word without its ending. */
function partsOf(word: string, known: ReadonlyMap<string, number>): string[] {
  if (known.has(word)) return [word];
  for (let at = SHORTEST; at <= word.length - SHORTEST; at += 1)
    if (known.has(word.slice(0, at)) && known.has(word.slice(at))) return [word.slice(0, at), word.slice(at)];
  const stem = ENDINGS.map((ending) => (word.endsWith(ending) ? word.slice(0, -ending.length) : '')).find((one) =>
    known.has(one),
  );
  return stem === undefined ? [] : [stem];
}

const ENDINGS = ['s', 'es', 'ing', 'er', 'ers', 'ed'];
const SHORTEST = 4;
/** The rank at which a word weighs half. */
const COMMON = 1000;
