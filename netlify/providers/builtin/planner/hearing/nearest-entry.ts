import { commonWords } from '../../../../../src/domain/text-language';
import { meanings, type Meaning } from '../../trades/meaning/word-vectors';
import { usesOffer } from '../choosing/slots';
import { onceForEach } from '../once-for-each';
import { sectionNames, type Entry, type TradePack } from '../knowledge/trade-pack';
import { contentWords } from './nearest-note';

/** How much an entry has to do with what this owner says: 0 for the farthest of its note or pack, 1 for the nearest. */
export type Nearness = (entry: Entry) => number;

/**
 * Of all that is known of a trade, what speaks of this owner's things: by the words that both use, and by what the words of a
 * title mean. A word that half of the entries share says which trade it is, and nothing of one of them.
 */
export async function nearnessTo(said: SaidByOwner, packs: readonly TradePack[]): Promise<Nearness> {
  const own = contentWords(said, MOST_WORDS);
  const { of } = await meanings();
  const meant = own.flatMap(of);
  const places = new Map<Entry, number>();
  for (const pack of packs) {
    const entries = sectionNames.flatMap((section) => Object.values(pack[section]));
    const telling = own.filter(
      (word) => entries.filter((entry) => wordsIn(entry).includes(` ${word}`)).length * 2 <= entries.length,
    );
    const scored = entries
      .map((entry) => ({ entry, score: shared(entry, telling) + likeness(entry.title, of, meant) }))
      .toSorted((one, other) => one.score - other.score);
    // Equals share the middle of their places: where nothing is nearer, all of a note stays as it was.
    const at = (score: number) =>
      scored.findIndex((one) => one.score === score) + scored.findLastIndex((one) => one.score === score);
    for (const { entry, score } of scored)
      places.set(entry, usesOffer(entry.title) ? MIDDLE : at(score) / 2 / Math.max(1, scored.length - 1));
  }
  return (entry) => places.get(entry) ?? MIDDLE;
}

export interface SaidByOwner {
  what: string;
  offers: readonly string[];
  trades: readonly string[];
}

/** Of the owner's words those that stand in it: in the title they are what it is about. */
function shared(entry: Entry, telling: readonly string[]): number {
  const title = ` ${entry.title} ${entry.hook}`.toLowerCase();
  const text = wordsIn(entry);
  return telling.reduce((sum, word) => sum + (title.includes(` ${word}`) ? 2 : text.includes(` ${word}`) ? 1 : 0), 0);
}

/** How near the words of a title are in meaning to the nearest of the owner's, rare words counting for more. */
function likeness(title: string, of: (word: string) => readonly Meaning[], meant: readonly Meaning[]): number {
  if (meant.length === 0) return 0;
  const words = (title.toLowerCase().match(/[a-z]{3,}/gu) ?? []).filter((word) => !commonWords.has(word)).flatMap(of);
  const total = words.reduce((sum, { weight }) => sum + weight, 0);
  if (total === 0) return 0;
  return (
    words.reduce(
      (sum, { vector, weight }) => sum + weight * Math.max(0, ...meant.map((one) => dot(one.vector, vector))),
      0,
    ) / total
  );
}

function dot(one: Float32Array, other: Float32Array): number {
  let sum = 0;
  for (let at = 0; at < one.length; at += 1) sum += one[at]! * other[at]!;
  return sum;
}

const wordsIn = onceForEach(({ title, hook, text, ask, shots }: Entry): string =>
  ` ${title} ${hook} ${text} ${ask} ${shots.join(' ')}`.toLowerCase(),
);

const MOST_WORDS = 60;
const MIDDLE = 0.5;
