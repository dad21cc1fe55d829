import { anyMonth, longDay } from './date-patterns';
import { money } from './fact-patterns';

/**
 * The fact of a supporting line that is worth a line of its own, a price before a day or an hour, and the facts beside it.
 * Beside news ("We're moving!") it is where and from when, and no side offer.
 */
export function strongPart(supporting: string, isNews: boolean): { strong: string; rest: string } {
  const parts = supporting.split(' · ').filter(Boolean);
  if (isNews) {
    const told = parts.find((part) => part.length <= MOST_OF_NEWS && placeOrDay.test(part)) ?? '';
    return { strong: told, rest: parts.filter((part) => part !== told).join(' · ') };
  }
  const strong = parts.find((part) => isShort(part) && offer.test(part)) ?? parts.find(isStrong) ?? '';
  return { strong, rest: parts.filter((part) => part !== strong).join(' · ') };
}

/** A price, a share, a gift, a day or an hour, in few words. */
export const isStrong = (part: string): boolean => isShort(part) && (offer.test(part) || time.test(part));
/** A price or a share. */
export const isOffer = (part: string): boolean => isShort(part) && offer.test(part);

/** What something cost before is no offer. */
const isShort = (part: string): boolean => part.length <= MOST_LETTERS && !before.test(part);
const before =
  /^(?:reg\.|orig\.|normally|usually|was|were|instead of|rrp|worth|statt|sonst|früher|au lieu de|avant|antes|en vez de|anziché|invece di|normaal|was)\s/iu;
const offer = new RegExp(
  String.raw`${money}|[\p{Sc}%]|\b(?:free|gratis|kostenlos|gratuit[es]*)\b|\d\s?[円원]|無料|半額|무료|반값|\bRs?\.?\s?\d`,
  'iu',
);
const time = /\b\d{1,2}(?:[.:]\d{2})?\s?(?:am|pm|h|Uhr)\b|\b24\/7\b/iu;
const MOST_LETTERS = 54;
const MOST_OF_NEWS = 64;
const placeOrDay = new RegExp(
  String.raw`\d{1,4}\s\p{Lu}\p{L}+|\p{L}+(?:straße|str\.|gasse|weg|platz|laan|straat|plein)\s\d|(?:rue|calle|via|rua|avenue|avenida|piazza|plaza)\s|\d{1,2}(?:\.|er|st|nd|rd|th)?\s(?:de\s)?${anyMonth}|${longDay}`,
  'iu',
);
