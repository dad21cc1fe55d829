import type { OpeningTime } from '../business-details';
import { calendarClaims, keysOfDay, keysOfRanges } from './calendar-claims';
import { plainly, type Claim, type ClaimLanguage } from './claim-language';
import { contactClaims } from './contact-claims';
import { nameClaims, namesIn } from './name-claims';
import { numberClaims, ordinalsIn } from './number-claims';
import { promiseClaims, supportedBy, supports } from './promise-claims';
import { claimTongueOf } from '../text-language';

/**
 * What a text claims and nothing that was given says: numbers, prices, percentages, times, days, links, addresses, phone
 * numbers, names, and promises such as free, guaranteed or the best. Word by word, so that it finds what was made up and
 * knows nothing of what follows from what: a true sentence in other words may be found as well.
 */
export function unsupportedClaims(text: string, given: Given, language: ClaimLanguage): Claim[] {
  const { keys, isNamed } = supportOf(given, language);
  const found = claimsOf(text, [language]).filter(
    (claim) =>
      !claim.keys.some((key) => supports(keys, key)) &&
      !(claim.kind === 'name' && claim.keys.some((key) => isNamed(key.slice('name:'.length)))),
  );
  return found.filter(({ said }, index) => found.findIndex((other) => other.said === said) === index);
}

/** What a text may rest on. */
export interface Given {
  /** Of this business, in any language. */
  texts: readonly string[];
  /**
   * Advice that is true in general, such as the built-in writer's: its numbers and days may be said again, and of its
   * promises only the same words. That one should "keep a hand free" does not make anything free of charge.
   */
  advice?: readonly string[];
  /** Amounts of money, even where no currency stands beside them. */
  prices?: readonly string[];
  hours?: readonly OpeningTime[];
  /** Days such as 2026-12-06. */
  days?: readonly string[];
}

function claimsOf(text: string, languages: readonly ClaimLanguage[]): Claim[] {
  const { claims, rest } = contactClaims(plainly(text).replace(/\b24\/7\b/g, 'round the clock'));
  return [
    ...claims,
    ...numberClaims(rest, languages),
    ...calendarClaims(rest, languages),
    ...promiseClaims(rest, languages),
    ...nameClaims(rest, languages),
  ];
}

function supportOf(
  { texts, advice = [], prices = [], hours = [], days = [] }: Given,
  language: ClaimLanguage,
): {
  keys: ReadonlySet<string>;
  isNamed: (said: string) => boolean;
} {
  const opened = hours.flatMap(({ from, to }) => [from, to]);
  const said = [...texts, ...prices, ...opened].map(plainly);
  const keys = new Set([
    ...byLanguage(said, language).flatMap(({ text, languages }) =>
      claimsOf(text, languages).flatMap((claim) => claim.keys.flatMap(supportedBy)),
    ),
    ...byLanguage(advice.map(plainly), language).flatMap(({ text, languages }) =>
      claimsOf(text, languages).flatMap((claim) => claim.keys.filter((key) => !key.startsWith('promise:'))),
    ),
    ...said.flatMap(ordinalsIn).map((value) => `number:${value}`),
    ...said.flatMap(keysOfRanges),
    ...hours.flatMap(({ day }) => [`weekday:${day}`, ...(day > 5 ? ['weekend'] : [])]),
    ...days.flatMap(keysOfDay),
  ]);
  // Open on every day of the week: "daily" is true.
  if (new Set(hours.map(({ day }) => day)).size === 7) keys.add('promise:daily');
  for (const key of [...keys]) {
    const [unit, value] = key.split(':') as [string, string | undefined];
    if (value === undefined || !NUMBERS.has(unit)) continue;
    if (unit === 'clock') {
      const hour = Math.floor(Number(value) / 60);
      for (const one of [hour, hour % 12 || 12]) keys.add(`number:${one}`);
    } else if (unit === 'date') keys.add(`number:${value.split('-')[1]}`).add(`monthname:${value.split('-')[0]}`);
    else keys.add(`number:${value}`);
  }
  for (const price of prices)
    for (const claim of claimsOf(price, [language]))
      for (const key of claim.keys) if (key.startsWith('number:')) keys.add(key.replace('number:', 'money:'));
  return { keys, isNamed: namesIn([...said, ...advice.map(plainly)].join(' \n ')) };
}

/** Owners name things in English as well; what a word of a third language would promise is not said here. */
function byLanguage(texts: readonly string[], asked: ClaimLanguage) {
  const all = new Map<ClaimLanguage, string[]>();
  for (const text of texts) {
    const tongue = claimTongueOf(text) ?? asked;
    all.set(tongue, [...(all.get(tongue) ?? []), text]);
  }
  return [...all].map(([tongue, said]) => ({
    text: said.join(' \n '),
    languages: [...new Set([asked, 'en' as const, tongue])],
  }));
}

const NUMBERS: ReadonlySet<string> = new Set([
  'money',
  'percent',
  'clock',
  'date',
  'year',
  'month',
  'week',
  'day',
  'hour',
  'minute',
  'people',
  'size',
]);
