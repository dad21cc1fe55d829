import type { PromptMessage } from '../headline/prompt-message';
import { WEIGHTS } from '../long/clause-weight';
import type { RoleShares } from '../reader/reading-features';
import { isSaidIn, ownDeed } from './own-deed';
import { speaks } from './telling-words';
import type { ToldLead } from './told-lead';
import type { ToldPart } from './told-parts';
import { whoAndWhere } from './who-and-where';

/** Trade and place of a greeting that is left out, where nothing that is set names a place. */
export function placeOf(
  parts: readonly ToldPart[],
  besides: readonly (Beside | null)[],
  { brand, shares, lead }: { brand: string; shares: readonly RoleShares[]; lead: ToldLead },
): PromptMessage['rest'] {
  if (besides.some((beside) => beside?.set.some(({ text }) => namesPlace.test(text)))) return [];
  const unset = parts.filter((_, at) => besides[at]?.set.length === 0);
  const said =
    unset
      .filter(({ sentence }) => sentence < 2)
      .map((part) => whoAndWhere(part.text))
      .find((words) => words !== '' && !brand.includes(words)) ??
    parts.find(
      ({ text }, at) =>
        besides[at]?.set.length === 0 &&
        at !== lead.at &&
        shares[at]!.must + shares[at]!.may > LEAST_OF_PLACE &&
        isPlaced(text),
    )?.text;
  return said === undefined ? [] : [{ text: said, weight: WEIGHTS.terms, role: 'plain' }];
}
/** What a greeting that is left out says they do, where nothing that is set says it. */
export function deedOf(
  parts: readonly ToldPart[],
  besides: readonly (Beside | null)[],
  set: readonly string[],
): PromptMessage['rest'] {
  const said = parts
    .filter(({ sentence }, at) => sentence < 2 && besides[at]?.set.length === 0)
    .map((part) => ownDeed(part.text))
    .find((deed) => deed !== '' && !isSaidIn(deed, set.join(' ')));
  return said === undefined ? [] : [{ text: said, weight: WEIGHTS.side, role: 'plain' }];
}

/** "My office is in the plaza with the laundry on Sunset Road", whole: who says where they are names nothing else that is needed. */
const isPlaced = (words: string): boolean =>
  words.length <= MOST_OF_PLACE &&
  namesPlace.test(words) &&
  (speaks.test(words) || own.test(words)) &&
  !past.test(words);
const MOST_OF_PLACE = 90;
const LEAST_OF_PLACE = 0.2;
const past =
  /(?<!\p{L})(?:was|were|used to|had|hat|war|waren|hatten?|habe|haben|j['’]ai|était|avons|fui|era|estaba|estuve|ero|stat[oi]|abbiamo|waren|had|byłem|byłam|byliśmy|var|hade|havde)(?!\p{L})/iu;
/** "in Bad Urach", "at the Market Hall", "Unit 9". */
const namesPlace =
  /(?:^|[\s,])(?:in|at|on|near|from|off|aus|bei|im|am|an|auf|à|sur|en|a|nel|te|bij|op|em|w|na|på|i|ved)\s(?:the\s|der\s|dem\s|de\s|la\s|het\s)?\p{Lu}\p{L}+|\p{Lu}\p{L}+(?:straße|strasse|gasse|weg|platz|straat|laan|plein|gatan|vägen|gata|veien)(?!\p{L})|\d{1,4}\s\p{Lu}\p{L}+\s(?:Street|Road|Lane|St|Rd|Ave|Avenue)|(?:rue|calle|via|rua|ul\.|place|plaza|piazza)\s\p{L}/u;

/** "our", in the languages that are read. */
export const own =
  /(?<!\p{L})(?:our|my|unser\p{L}{0,2}|mein\p{L}{0,2}|notre|nos|nuestr[oa]s?|nostr[oaie]|onze|ons|mijn|noss[oa]s?|nasz\p{L}{0,3}|vår\p{L}?|våre|vores)(?!\p{L})/iu;

/** What of a part is set. */
interface Beside {
  set: PromptMessage['rest'];
}
