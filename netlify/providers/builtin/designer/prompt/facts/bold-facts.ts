import { anyMonth, longDay, shortDay } from './date-patterns';
import { reachedBy } from './prompt-contacts';
import { strongPart } from './strong-part';

/**
 * What a reader looks for first, set larger than the other facts: when something is and what it costs. `kicker` is a day that
 * already stands by itself.
 */
export function boldFacts(kicker: string, supporting: string, isNews: boolean): { bold: string; rest: string } {
  const { strong, rest } = strongPart(supporting, isNews);
  const parts = rest.split(' · ').filter(Boolean);
  const when = kicker || isNews || startsWithDay.test(strong) ? '' : (parts.find(isWhen) ?? '');
  const both = [when, strong].filter(Boolean).join(' · ');
  // where neither is said, how to reach them is
  const reached =
    both === '' && !kicker ? (parts.find((part) => reachedBy(part) && part.length <= MOST_LETTERS) ?? '') : '';
  if (reached) return { bold: reached, rest: parts.filter((part) => part !== reached).join(' · ') };
  return both.length <= MOST_LETTERS
    ? { bold: both, rest: parts.filter((part) => part !== when).join(' · ') }
    : { bold: strong, rest };
}

/** Opens with a day or a date. */
export const isDated = (part: string): boolean => isWhen(part);
const isWhen = (part: string): boolean => part.length <= MOST_OF_DAY && startsWithDay.test(part);

/** "Wednesdays 17:30", "Every second Friday", "am 3. Mai ab 14 Uhr": a sentence that comes to a day later speaks of something else. */
const startsWithDay = new RegExp(
  String.raw`^(?:(?:every|each|this|next|on|from|all|(?:second|third|first|last|other)|am|ab|jeden?|nächsten?|le|les|du|chaque|tous|el|los|cada|todos?|il|ogni|tutti|os|aos?|às|à|na|em|elke|iedere|op|vanaf|we?|co|każd\p{L}{1,2})\s)*(?:${longDay}|${shortDay}\s?\d|\d{1,2}(?:st|nd|rd|th|er|[.º])?\s(?:of\s|de\s|di\s)?${anyMonth}|${anyMonth}\s\d{1,2}(?!\d))`,
  'iu',
);
/** As many fit on two lines of a square sheet. */
const MOST_LETTERS = 60;
const MOST_OF_DAY = 40;
