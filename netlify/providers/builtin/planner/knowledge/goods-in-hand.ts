import { isOnlyKind, type TradeReading } from '../../../../../src/domain/trade';

/**
 * Whether only the kind of business is guessed, "Another kind of repair", and not chosen by its owner: an organ in a church is
 * repaired, too, and stands in nobody's cupboard.
 */
export const isKindGuessed = (reading: TradeReading): boolean =>
  (reading.state === 'known' && reading.by === 'words' && reading.trades.every(isOnlyKind)) ||
  (reading.state === 'asked' && reading.candidates.every(isOnlyKind));

/** Whether a topic speaks of things that somebody brings, holds or unpacks. */
export const isOfGoodsInHand = (topic: string): boolean =>
  IN_HAND.has(topic.split('/').slice(0, 2).join('/').replace(IN_TONGUE, 'tongue/'));

const IN_TONGUE = /^own-tongue-[a-z]+\//u;
const IN_HAND: ReadonlySet<string> = new Set([
  'tongue/feastmended',
  'tongue/justlook',
  'tongue/two',
  'tongue/unpack',
  'own-feast/feast-mended',
  'own-kind-repair/something-has-broken',
  'own-kind-repair/bench-today',
  'own-kind-repair/four-lines-write',
  'own-kind-shop/one-thing-we',
  'own-kind-shop/just-unpacked',
]);
