import type { Stretch } from '../clauses/stretches';
import { isRestOfList } from '../told/headline-span';
import { MAX_WORDS } from './headline-cut';

/** "Sausage week at Harlow & Sons!": a short sentence ends with its place. */
export function placeIn(stretches: readonly Stretch[], best: Stretch, head: string): Stretch | null {
  const place = stretches[stretches.indexOf(best) + 1];
  return head !== '' &&
    place?.role === 'where' &&
    place.clause === best.clause &&
    /[!?]/.test(place.mark) &&
    `${head} ${place.text}`.split(' ').length <= MAX_WORDS
    ? place
    : null;
}

/** "Translations from Romanian | , Arabic, Ukrainian and Urdu": the stretch that ends the headline's list. */
export function restOfList(stretches: readonly Stretch[], best: Stretch, head: string): Stretch | null {
  const next = stretches[stretches.indexOf(best) + 1];
  return best.mark === ',' &&
    next?.role === 'plain' &&
    !next.text.startsWith('#') &&
    isRestOfList(next.text) &&
    `${head}, ${next.text}`.length <= MOST_OF_LIST
    ? next
    : null;
}
/** In letters. */
const MOST_OF_LIST = 75;
