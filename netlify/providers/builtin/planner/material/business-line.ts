import type { ProfileWords } from '../writing/profile-words';
import type { ToldLanguage } from './told-language';

/** "Pella Nets, Falun", and "Nets of Falun" alone. */
export const nameAndPlace = ({ name, city }: ProfileWords): string =>
  city === null || ` ${name.toLowerCase()} `.includes(` ${city.toLowerCase()} `)
    ? withoutMark(name)
    : `${withoutMark(name)}, ${city}`;

/** "Meierhans, aufgemacht." inside a line of ours; "e.U." and "& C." keep their point. */
export const withoutMark = (name: string): string =>
  /(?:^|[\s.,])\p{L}{1,4}\.$/u.test(name) ? name : name.replace(/[.!?…]+$/u, '');

/** Whose fact it is, since a reader may see nothing else of the business, with offers that were not mentioned above. */
export function businessLine(words: ProfileWords, language: ToldLanguage, body: string): string[] {
  const listed = words.offers.filter(({ quoted }) => !PRICED.test(quoted));
  if (words.offers.length === 0) return [];
  const unsaid = listed.filter(({ full }) => !isSaidIn(full, body));
  // What it costs, what is free and how long it takes is why somebody comes, and stands in no sentence above.
  const terms = words.offers.filter(({ full }) => TERMS.test(full) && !body.toLowerCase().includes(full.toLowerCase()));
  if (terms.length > 0)
    return [
      [
        `${nameAndPlace(words)}${language === 'fr' ? '\u00a0:' : ':'}`,
        ...words.offers.slice(0, MOST).map(({ quoted }) => `– ${quoted}`),
      ].join('\n'),
    ];
  const named = unsaid.length === listed.length ? listed : unsaid.length > 1 ? unsaid : [];
  if (named.length === 0) return [`${nameAndPlace(words)}.`];
  return [`${nameAndPlace(words)}${language === 'fr' ? '\u00a0: ' : ': '}${listIn(language, named)}.`];
}

const TERMS =
  /[$£€¥]|\d|(?<!\p{L})(?:free|no charge|kostenlos|gratis|gratuit\p{L}*|grátis|bezpłatn\p{L}*|zł|kr|CHF|pesos)(?!\p{L})/iu;
const MOST = 5;

/** Three at most. */
const listIn = (language: ToldLanguage, offers: ProfileWords['offers']): string =>
  new Intl.ListFormat(language === 'en' ? 'en-GB' : language === 'other' ? 'und' : language, {
    type: 'conjunction',
  }).format(offers.slice(0, 3).map(({ quoted }) => quoted));

/** Half of an offer's longer words, in any of their forms. */
function isSaidIn(offer: string, text: string): boolean {
  const begin = (said: string) => (said.toLowerCase().match(/\p{L}{4,}/gu) ?? []).map((word) => word.slice(0, 5));
  const own = begin(offer);
  const said = new Set(begin(text).map((word) => word.slice(0, 4)));
  return own.length > 0 && own.filter((word) => said.has(word.slice(0, 4))).length * 2 >= own.length;
}

/** A list of what is done, not of prices; "head shave, no charge" is a list of its own. */
export const PRICED = /[$£€,]|\bno charge\b/iu;

/** The same below a post about this time of year: whose it is, with what is offered for it first. */
export function signature(words: ProfileWords, language: ToldLanguage, isFirst: (offer: string) => boolean): string {
  const listed = words.offers.filter(({ quoted }) => !PRICED.test(quoted));
  const named = [...listed.filter(({ full }) => isFirst(full)), ...listed.filter(({ full }) => !isFirst(full))];
  if (named.length === 0) return `${nameAndPlace(words)}.`;
  return `${nameAndPlace(words)}${language === 'fr' ? '\u00a0: ' : ': '}${listIn(language, named)}.`;
}
