import { completeDetails, pricedOffers } from '../../../../src/domain/business-details';
import type { BusinessProfile } from '../../../../src/domain/business-profile';
import type { Known } from '../../../ports/answers';
import { sharedWords, tellingWords } from './said-words';

/** Everything with a price: the profile's offers, and what the owner or the website says beside them. */
export function priceList(profile: BusinessProfile, known: readonly Known[]): PricedItem[] {
  const { prices } = completeDetails(profile.details);
  return [
    ...pricedOffers(profile.offers, prices).flatMap(({ offer, price }) =>
      price ? [{ offer, price, known: null, words: tellingWords(offer) }] : [],
    ),
    ...known.flatMap((entry) =>
      entry.kind === 'price' && entry.detail
        ? [{ offer: entry.text, price: entry.detail, known: entry, words: tellingWords(entry.text) }]
        : [],
    ),
  ];
}

/**
 * The items that a text names. All of an item's words count, or half of them where nothing else on the list has the words
 * that were said. Of two that fit, the one that fits better; several when the text does not tell them apart.
 */
export function namedItems(text: string, items: readonly PricedItem[]): PricedItem[] {
  const said = tellingWords(text);
  const scored = items
    .map((item) => {
      const shared = sharedWords(item.words, said);
      const isOwn = shared.some((word) =>
        items.every((other) => other === item || sharedWords([word], other.words).length === 0),
      );
      return { item, share: item.words.length === 0 ? 0 : shared.length / item.words.length, isOwn };
    })
    .filter(({ share, isOwn }) => share === 1 || (share >= HALF && isOwn));
  const whole = scored.filter(({ share }) => share === 1);
  return (whole.length > 0 ? whole : scored).map(({ item }) => item).slice(0, MOST_ITEMS);
}

const HALF = 0.5;
const MOST_ITEMS = 3;

export interface PricedItem {
  offer: string;
  price: string;
  /** null for an offer of the profile. */
  known: Known | null;
  words: string[];
}
