import { reader } from '../reader/reader';
import { rankedHeadlines, type Headline } from '../reader/ranked-headlines';
import type { RoleShares } from '../reader/reading-features';
import { prepositions } from '../../subjects/word-forms';
import { withoutJoint } from '../clauses/clause-joins';
import { functionWords } from '../clauses/clauses';
import type { ToldPart } from './told-parts';

/** The headline of a told text, and what goes on with it. */
export interface ToldLead {
  headline: string;
  /** The part that it is taken from. */
  at: number;
  /** What stands right below it: what its part goes on with, or the whole part where neither half can stand alone. */
  beside: string[];
  /** What only led to it. */
  unsaid: string;
}

/** What a text is about, in its own words: the likeliest headline. Null where no words are left. */
export function toldLead(
  text: string,
  brand: string,
  parts: readonly ToldPart[],
  shares: readonly RoleShares[],
): ToldLead | null {
  const best = rankedHeadlines(text, brand, parts, shares, reader().headline).find(
    // words that are in no part were said to the designer
    ({ said, start }) => /\p{L}{2}/u.test(said) && partAt(parts, start) >= 0,
  );
  return best ? leadOf(text, best, parts) : null;
}

function leadOf(text: string, { said, start, end }: Headline, parts: readonly ToldPart[]): ToldLead {
  const at = partAt(parts, start);
  const part = parts[at]!;
  const before = text.slice(part.start, start).trim();
  const after = text
    .slice(end, part.end)
    .replace(/^[\s,;:–—-]+/u, '')
    .trim();
  const isWhole = !leadsOnly(before) || (after !== '' && !standsAlone(after, text.slice(end, end + 1)));
  return {
    headline: withoutJoint(said),
    at,
    beside: isWhole ? [part.text] : [after].filter(Boolean),
    unsaid: isWhole ? '' : before,
  };
}

const partAt = (parts: readonly ToldPart[], position: number): number =>
  parts.findIndex(({ start, end }) => position >= start && position < end);

/** "We're running a …", "jetzt auch …": nobody misses it. */
const leadsOnly = (before: string): boolean =>
  !/[\d\p{Sc}@,:]/u.test(before) && before.split(/\s+/u).filter((word) => word.length > 3).length <= MOST_OF_LEAD_IN;
const MOST_OF_LEAD_IN = 2;

/** What begins after a comma, with a preposition or with a number says something by itself. */
const standsAlone = (after: string, sign: string): boolean =>
  /[,;:–—]/u.test(sign) ||
  /^[\d\p{Sc}]/u.test(after) ||
  prepositions.has(firstWord(after)) ||
  (otherPrepositions.has(firstWord(after)) && !functionWords.has(after.toLowerCase()));

const firstWord = (text: string): string => (/^[\p{L}'’]+/u.exec(text)?.[0] ?? '').toLowerCase();

const otherPrepositions: ReadonlySet<string> = new Set(
  'für mit ohne im am beim bei vom zum zur nach vor während ab bis von auf aus pour avec sans chez dans depuis sous à au aux dès jusqu’à para con sin desde hasta en al del per da dal dalla nel nella senza presso a com sem em no na voor met zonder bij vanaf uit op tot van dla przy bez od do w z na för från till vid med uten på ved til uden'.split(
    ' ',
  ),
);
