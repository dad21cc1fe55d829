/** The fact of a supporting line that is worth a line of its own, a price before a day or an hour, and the facts beside it. */
export function strongPart(supporting: string): { strong: string; rest: string } {
  const parts = supporting.split(' · ').filter(Boolean);
  const strong = parts.find((part) => isShort(part) && offer.test(part)) ?? parts.find(isStrong) ?? '';
  return { strong, rest: parts.filter((part) => part !== strong).join(' · ') };
}

/** A price, a share, a gift, a day or an hour, in few words. */
export const isStrong = (part: string): boolean => isShort(part) && (offer.test(part) || time.test(part));

/** What something cost before is no offer. */
const isShort = (part: string): boolean => part.length <= MOST_LETTERS && !before.test(part);
const before =
  /^(?:normally|usually|was|were|instead of|rrp|worth|statt|sonst|früher|au lieu de|avant|antes|en vez de|anziché|invece di|normaal|was)\s/iu;
const offer = /[\p{Sc}%]|\b(?:free|gratis|kostenlos|gratuit[es]*)\b|\d\s?(?:kr|CHF|EUR|Rs|euro|zł|Kč)\b|\bRs\.?\s?\d/iu;
const time = /\b\d{1,2}(?:[.:]\d{2})?\s?(?:am|pm|h|Uhr)\b|\b24\/7\b/iu;
const MOST_LETTERS = 38;
