import type { VideoDuration } from '../../../../src/domain/image-format';
import type { PricedItem } from '../designer/prompt/facts/priced-items';
import type { Figure } from '../designer/prompt/facts/prompt-figure';

/** A fact, or what is on offer and for how much. */
export type Row = { text: string } | PricedItem;

export type Card =
  /** An offer or a number as large as it goes; `caption` is what it is for. */
  | { kind: 'figure'; figure: Figure; caption: string }
  | { kind: 'phrase'; text: string }
  /** Prices, or several facts, one below the other. */
  | { kind: 'rows'; rows: readonly Row[] }
  /** The subject and its kin without words. */
  | { kind: 'montage' };

export type Beat = { from: number; to: number; index: number } & (
  | { kind: 'hook' }
  | { kind: 'card'; card: Card }
  | { kind: 'call' }
);

/** How many letters are to be read in each beat. */
export interface Letters {
  hook: number;
  cards: readonly number[];
  call: number;
}

/** Hook, one beat a card, call to action; seconds without a gap, longer where there is more to read. */
export function beatsOf(seconds: VideoDuration, cards: readonly Card[], letters: Letters): Beat[] {
  const lengths = shared(seconds, [
    HOOK + letters.hook / READ,
    ...letters.cards.map((count) => CARD + count / READ),
    CALL + letters.call / READ,
  ]);
  let from = 0;
  return lengths.map((length, index): Beat => {
    const span = { from, to: index === lengths.length - 1 ? seconds : from + length, index };
    from = span.to;
    const card = cards[index - 1];
    return index === 0 ? { ...span, kind: 'hook' } : card ? { ...span, kind: 'card', card } : { ...span, kind: 'call' };
  });
}

/** Divides the seconds as wanted, and gives no beat less than the eye needs. */
function shared(seconds: number, wishes: readonly number[]): number[] {
  const least = Math.min(SHORTEST, seconds / wishes.length);
  const scale = seconds / sumOf(wishes);
  const short = wishes.filter((wish) => wish * scale < least);
  const rest = (seconds - short.length * least) / (sumOf(wishes) - sumOf(short));
  return wishes.map((wish) => (wish * scale < least ? least : wish * rest));
}

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, each) => sum + each, 0);

/** Seconds that a beat takes apart from reading: until its words have come in, and for a look at the picture. */
const HOOK = 1.3;
const CARD = 1;
const CALL = 1.8;
/** Letters a second: slower than subtitles, because they stand beside a moving picture. */
const READ = 17;
/** In seconds. */
const SHORTEST = 0.85;
