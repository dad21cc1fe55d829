import { cutToSize } from '../headline/headline-cut';
import { functionWords } from '../clauses/clauses';
import { factsIn } from '../facts/facts';
import { money } from '../facts/fact-patterns';
import { conjunctions, opensClause, tells } from './telling-words';
import { withoutReason } from '../long/clause-weight';
import type { ToldPart } from './told-parts';

/** What such a text is about, and what remains of the part that says so. */
export interface Lead {
  headline: string;
  /** The parts that it comes from. */
  used: readonly number[];
  /** The rest of their clauses, in the order typed. */
  rest: readonly string[];
  /** When that is. */
  days: readonly string[];
  unsaid: readonly string[];
}

/** The first part in which something is found. */
export function firstOf(
  parts: readonly ToldPart[],
  find: (clause: string, part: ToldPart) => Omit<Lead, 'used'> | null,
): Lead | null {
  for (const [at, part] of parts.entries()) {
    const { text, reason } = withoutReason(part.clauses[0]!);
    const found = text === '' ? null : find(text, part);
    if (!found) continue;
    const { headline, added, tail } = withList(found, part.clauses.slice(1));
    return {
      ...found,
      headline,
      rest: [...found.rest, tail, ...part.clauses.slice(1 + added)].filter(Boolean),
      unsaid: [...found.unsaid, reason].filter(Boolean),
      used: [at],
    };
  }
  return null;
}

/** "Mermeladas de higo, | tomate y naranja": a list is not cut after its first item, if it is short. */
export function withList(
  { headline, rest, days }: Omit<Lead, 'used' | 'unsaid'>,
  added: readonly string[],
): { headline: string; added: number; tail: string } {
  const ended = added.findIndex((clause) => listEnd.test(clause) || listEndWithTail.test(clause));
  const end = Math.max(ended, bareItems(headline, added) - 1);
  const last = listEndWithTail.exec(added[end] ?? '');
  const items = [...added.slice(0, Math.max(0, end)), last?.[1] ?? added[end] ?? ''];
  const whole = [headline, ...items].join(', ');
  const isList =
    end >= 0 && rest.length === 0 && days.length === 0 && items.every((item) => item.split(' ').length <= MOST_OF_ITEM);
  return isList && whole.length <= MOST_OF_LIST
    ? { headline: whole, added: items.length, tail: last?.[2] ?? '' }
    : { headline, added: 0, tail: '' };
}
/** "Weddings, | hen parties, village fetes": how many go on with a list that has no "and". */
function bareItems(headline: string, added: readonly string[]): number {
  if (headline.split(' ').length > MOST_OF_BARE) return 0;
  const end = added.findIndex(
    (item) => item.split(' ').length > MOST_OF_BARE || !bareItem.test(item) || tells.test(item),
  );
  const count = end < 0 ? added.length : end;
  return count < 2 ? 0 : count;
}
const bareItem = /^\p{L}[\p{L}'’ -]+$/u;
const MOST_OF_BARE = 3;
const listEnd = /^(?:\p{L}+\s){1,3}(?:and|&|und|et|y|e|en|i|og|och)\s\p{L}+(?:\s\p{L}+){0,2}$/iu;
/** "Beeswax wraps, | lip balm and furniture polish | to go with the honey". */
const listEndWithTail =
  /^((?:\p{L}+\s){1,3}(?:and|&|und|et|y|e|en|i|og|och)\s\p{L}+(?:\s\p{L}+)?)\s((?:to|for|with|from|at|in|on|für|mit|im|auf|pour|avec|à|dans|para|con|en|per|voor|met|op|there|here)\s\S.*)$/iu;
const MOST_OF_ITEM = 7;
/** In letters. */
const MOST_OF_LIST = 60;

export function endOfPhrase(phrase: string): number {
  const relative = phrase.search(relatives);
  const own = [...phrase.matchAll(conjunction)].find(({ 0: word, index }) =>
    opensClause.test(phrase.slice(index + word.length)),
  )?.index;
  return Math.min(relative < 0 ? phrase.length : relative, own ?? phrase.length);
}

const relatives =
  /\s(?:that|which|who|whose|where|because|so that|so you|so we|if|when|while|weil|damit|wo|où|qui|dont|parce|donde|dove|waar|omdat|onde|gdzie|der|hvor|där)\s/iu;

const conjunction = new RegExp(String.raw`\s(?:${conjunctions}|so)\s`, 'giu');

export const denied =
  /n['’]t\s|(?<!\p{L})(?:not(?!\s(?:just|only))|never|no(?!\ss[oó]lo)|nicht(?!\snur)|kein\p{L}*|pas(?!\sseulement)|jamais|nunca|non(?!\ssolo)|niet(?!\salleen)|geen|nie|não(?!\ssó)|ikke|inte)(?!\p{L})/iu;
/** "Costumes all year, | not just at Halloween". */
export const notOnly =
  /,\s(?=(?:and )?(?:not (?:just|only)|nicht nur|(?:et )?pas seulement|no sólo|no solo|non solo|niet alleen|não só)\s)/iu;

/** A phrase as far as its day or price; then as few words as a headline has. */
export function cutAtFact(phrase: string, mark: string, most = 0): Pick<Lead, 'headline' | 'rest' | 'days'> {
  const fact = factsIn(phrase).find(
    ({ start, role }) =>
      start > 0 &&
      role !== 'where' &&
      !functionWords.has(phrase.slice(0, start).trim().split(' ').at(-1)!.toLowerCase()),
  );
  // a question that is cut asks nothing
  const cut = (mark === '?' ? undefined : fact?.start) ?? phrase.length;
  const before = phrase.slice(0, cut).trim();
  const isWhole = mark === '?' || (before.split(' ').length <= most && before.length <= MOST_OF_LETTERS);
  const { head, tail } = isWhole ? { head: before, tail: '' } : cutToSize(before);
  const after = phrase.slice(cut).trim();
  const isDay = after !== '' && fact?.role === 'when' && tail === '';
  return {
    headline: after === '' && tail === '' ? head + mark : head,
    days: isDay ? [after] : [],
    rest: [tail, isDay ? '' : after].filter(Boolean),
  };
}

export const priced = new RegExp(money, 'iu');

/** In letters. */
export const MOST_OF_LETTERS = 50;

export const MOST_OF_HEADING = 7;

export const MOST_OF_PHRASE = 9;

/** In parts: what is named later is beside the point. */
export const MOST_OF_START = 3;
