import type { VideoDuration } from '../../../../src/domain/image-format';
import type { Figure } from '../designer/prompt/facts/prompt-figure';

export type Card =
  /** An offer or a number as large as it goes; `caption` is what it is for. */
  | { kind: 'figure'; figure: Figure; caption: string }
  | { kind: 'phrase'; text: string }
  /** The subject and its kin without words, or where there is none, the words as a pattern. */
  | { kind: 'montage' };

export type Beat = { from: number; to: number; index: number } & (
  | { kind: 'hook' }
  | { kind: 'card'; card: Card }
  | { kind: 'call' }
);

/** Hook, one beat a card, call to action; seconds without a gap. */
export function beatsOf(seconds: VideoDuration, cards: readonly Card[]): Beat[] {
  const { hook, call } = rhythm[seconds];
  const each = (call - hook) / cards.length;
  return [
    { kind: 'hook', from: 0, to: hook, index: 0 },
    ...cards.map((card, at): Beat => ({
      kind: 'card',
      card,
      from: hook + each * at,
      to: hook + each * (at + 1),
      index: at + 1,
    })),
    { kind: 'call', from: call, to: seconds, index: cards.length + 1 },
  ];
}

/** What a clip says between hook and call: facts first; where they are too few to fill the time, pictures and the headline once more. */
export function cardsOf(
  seconds: VideoDuration,
  facts: readonly Card[],
  headline: string,
): { cards: Card[]; left: Card[] } {
  const { least, most } = rhythm[seconds];
  const said: Card[] = headline ? [{ kind: 'phrase', text: headline }] : [];
  const fillers: Card[] = [{ kind: 'montage' }, ...said, { kind: 'montage' }, { kind: 'montage' }];
  const cards = facts.slice(0, most);
  return { cards: [...cards, ...fillers.slice(0, Math.max(0, least - cards.length))], left: facts.slice(most) };
}

/** Seconds at which the hook ends and the call begins, and how many cards lie between. */
const rhythm: Readonly<Record<VideoDuration, { hook: number; call: number; least: number; most: number }>> = {
  3: { hook: 1.2, call: 2, least: 1, most: 1 },
  5: { hook: 1.9, call: 3.3, least: 1, most: 1 },
  10: { hook: 2.6, call: 7.2, least: 2, most: 3 },
  15: { hook: 3.2, call: 11.6, least: 3, most: 5 },
};
