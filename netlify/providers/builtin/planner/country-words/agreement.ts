import type { PostLanguage } from '../../../../../src/domain/text-language';

export type Gender = 'm' | 'f';

/** How a language's small words follow the noun that they stand beside. */
export interface Agreement {
  /** Patterns of what stands before and after a noun and has to follow it; '' where nothing has. */
  before: string;
  after: string;
  /** What stood before a noun, in the form that the new noun needs. */
  say: (before: string, noun: string, gender: Gender | null) => string;
  follow: (after: string, gender: Gender) => string;
}

export const agreeing = (tongue: PostLanguage): Agreement => agreements.get(tongue) ?? none;

const none: Agreement = { before: '', after: '', say: (before) => before, follow: (after) => after };

const anyOf = (forms: Iterable<string>): string =>
  [...forms].toSorted((one, other) => other.length - one.length).join('|');

/** Masculine and feminine. */
const SPANISH = new Map(
  'el/la los/las un/una unos/unas del/de_la al/a_la este/esta estos/estas ese/esa esos/esas aquel/aquella otro/otra otros/otras mismo/misma mismos/mismas todo/toda todos/todas mucho/mucha muchos/muchas poco/poca pocos/pocas cuánto/cuánta cuántos/cuántas algún/alguna ningún/ninguna primer/primera buen/buena nuevo/nueva nuevos/nuevas viejo/vieja viejos/viejas pequeño/pequeña medio/media varios/varias ambos/ambas solo/sola propio/propia propios/propias demasiado/demasiada demasiados/demasiadas'
    .split(' ')
    .map((pair) => pair.replaceAll('_', ' ').split('/') as [string, string])
    .flatMap((pair) => pair.map((form) => [form, pair] as const)),
);
/** Stems of those that stand behind a noun in our texts: any other word there may be a verb. */
const SPANISH_ADJECTIVES =
  'nuev viej usad frí mojad húmed rot abiert cerrad llen vací encendid apagad pequeñ roj blanc negr amarill congelad cocid decorad alquilad rentad arrendad prestad propi pinchad gastad larg tibi parad equivocad olvidad bland deportiv compartid lent grisáce partid acolchad estampad cercan anch destrozad inflad'.replaceAll(
    ' ',
    '|',
  );

const spanish: Agreement = {
  before: `(?:(?:${anyOf(SPANISH.keys())}) ){0,2}(?:(?:mejor|peor|grand)e?s? )?`,
  after: `(?:(?: más| muy| y)? (?:${SPANISH_ADJECTIVES})[oa]s?(?!\\p{L})){0,2}`,
  say: (before, _noun, gender) =>
    gender === null
      ? before
      : before.replace(SPANISH_WORD, (form) => SPANISH.get(form.toLowerCase())![gender === 'm' ? 0 : 1]),
  follow: (after, gender) => after.replace(/[oa](?=s?(?: |$))/gu, gender === 'm' ? 'o' : 'a'),
};
const SPANISH_WORD = new RegExp(`(?<!\\p{L})(?:${anyOf(SPANISH.keys())})(?!\\p{L})`, 'giu');

/** Masculine, feminine, and either of them before a vowel. */
const FRENCH = [
  'le la l’ l’',
  'un une un une',
  'du de_la de_l’ de_l’',
  'au à_la à_l’ à_l’',
  'ce cette cet cette',
  'de de d’ d’',
  'son sa son son',
  'ton ta ton ton',
  'mon ma mon mon',
  'tout toute tout toute',
  'quel quelle quel quelle',
  'aucun aucune aucun aucune',
  'bon bonne bon bonne',
  'premier première premier première',
].map((row) => row.split(' ').map((form) => form.replaceAll('_', ' ')));
const frenchRows = new Map(FRENCH.flatMap((row) => row.map((form) => [form, row] as const)));

const french: Agreement = {
  before: `(?:toute? (?=le |l’|un |ce |la |une |cette ))?(?:(?:${anyOf([...frenchRows.keys()].filter((form) => !form.endsWith('’')))}) |de l’|à l’|l’|d’)?`,
  after: '',
  say: (before, noun, gender) => {
    const [, all = '', small = ''] = /^(toute? (?=\S))?(.*)$/u.exec(before.trim().toLowerCase()) ?? [];
    const row = frenchRows.get(small);
    if (!row || gender === null) return before;
    const form = row[(gender === 'm' ? 0 : 1) + (/^[aeiouyéèêîôœ]/iu.test(noun) ? 2 : 0)]!;
    const whole = all === '' ? '' : gender === 'm' ? 'tout ' : 'toute ';
    return form.endsWith('’') ? `${whole}${form}` : `${whole}${form} `;
  },
  follow: (after) => after,
};

/** "An aubergine" is "a brinjal". */
const english: Agreement = {
  before: '(?:an? )?',
  after: '',
  say: (before, noun) => (before === '' ? '' : /^(?:[aei]|u[^st])/iu.test(noun) ? 'an ' : 'a '),
  follow: (after) => after,
};

const agreements = new Map<PostLanguage, Agreement>([
  ['es', spanish],
  ['fr', french],
  ['en', english],
]);
