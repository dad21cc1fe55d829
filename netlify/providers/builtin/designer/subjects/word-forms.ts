import type { PostLanguage } from '../../../../../src/domain/text-language';
import { compoundParts } from './compounds';
import { looseForms, slavicStems } from './inflections';

export interface Word {
  /** As typed, without case and accents. */
  text: string;
  /** Without the article or "of" that French and Italian tie to it: "art" of "d'art". */
  bare?: string;
  /** Offsets in the text it came from. */
  start: number;
  end: number;
  /** Counts up at . , ; : ! ? and line ends. */
  clause: number;
  /** Counts up at prepositions inside a clause: what stands before the first one is the matter itself. */
  segment: number;
}

/** Words of a text with their place in it; prepositions are words too. */
export function splitWords(text: string): Word[] {
  const words: Word[] = [];
  let clause = 0;
  let segment = 0;
  let end = 0;
  for (const found of text.matchAll(/[\p{L}\p{N}]+(?:['’][\p{L}]+)*/gu)) {
    if (/[.,;:!?\n–—|]/.test(text.slice(end, found.index))) {
      clause += 1;
      segment = 0;
    }
    const plain = plainWord(found[0]);
    if (prepositions.has(plain) || foreignPrepositions.has(plain)) segment += 1;
    end = found.index + found[0].length;
    const bare = elision.exec(found[0])?.[1];
    words.push({ text: plain, ...(bare && { bare: plainWord(bare) }), start: found.index, end, clause, segment });
  }
  return words;
}

/**
 * The forms of a word among those of a table; where it has none, what the endings and compounds of other languages may have
 * made of one: "Katzen" of "Katze", "gâteaux" of "gâteau", "Kletterkurs" of "klettern".
 */
export function formsIn(known: ReadonlySet<string>, word: string, tongue: PostLanguage | null): Set<string> {
  const plain = plainForms(word);
  const forms = new Set([...plain, ...partsOf(word)]);
  if ([...plain].some((form) => known.has(form))) return forms;
  return new Set([
    ...forms,
    ...[word, singularOf(word), ...compoundParts(word)].flatMap((form) => looseForms(form, tongue)),
  ]);
}

const elision = /^(?:[dl]|dell|all|nell|dall|sull|coll|un|quest)['’](\p{L}{3,})$/iu;

/** The word and what it may be an inflection of: cakes → cake, baking → bake, running → run. Stems end with "*": psami → "ps*". */
export const formsOf = (word: string): Set<string> => new Set([...plainForms(word), ...partsOf(word)]);

const partsOf = (word: string): string[] => [...compoundParts(word), ...slavicStems(word)];

function plainForms(word: string): Set<string> {
  const forms = new Set([word]);
  const singular = singularOf(word);
  forms.add(singular);
  // "brownies" is of "brownie", as "berries" is of "berry".
  if (word.length > 4 && word.endsWith('ies')) forms.add(word.slice(0, -1));
  // "mangoes" are of "mango", "shoes" of "shoe"
  if (word.length > 5 && word.endsWith('oes')) forms.add(word.slice(0, -2));
  for (const ending of ['ing', 'ed']) {
    if (!word.endsWith(ending)) continue;
    const stem = word.slice(0, -ending.length);
    if (stem.length >= 4) forms.add(stem);
    if (stem.length >= 3) forms.add(`${stem}e`);
    if (stem.length >= 4 && stem.at(-1) === stem.at(-2)) forms.add(stem.slice(0, -1));
  }
  return forms;
}

export const prepositions = new Set(
  'at in on for with from by near to during before after until till under over about around without inside into of as through between against while who that which when where because'.split(
    ' ',
  ),
);

/** Of seven other languages, without accents. What means "of" in Romance languages is left out: there the matter comes after it. */
const foreignPrepositions: ReadonlySet<string> = new Set(
  (
    'fur mit ohne im am beim bei vom zum zur nach vor wahrend pour avec sans chez dans depuis sous para con sin desde hasta ' +
    'above opposite beside behind uber gegenuber neben hinter tegenover boven naast nad obok ' +
    'auf op sur fran senza nel nella nello presso com sem voor met zonder bij vanaf uit aus dal dalla dai dalle dla przy bez per au aux em w z ze od na po pod przed'
  ).split(' '),
);

function plainWord(word: string): string {
  return (
    word
      // without its tilde, Spanish for nails is Spanish for some
      .replace(/^uña(?=s?$)/iu, 'unha')
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .replace(/['’]/g, '')
      .replace(/ß/g, 'ss')
      .toLowerCase()
      .replace(/[łøđœæ]/g, (letter) => plainLetters.get(letter)!)
  );
}

/** Letters that Unicode does not divide into a plain one and a mark. */
const plainLetters = new Map([
  ['ł', 'l'],
  ['ø', 'o'],
  ['đ', 'd'],
  ['œ', 'oe'],
  ['æ', 'ae'],
]);

function singularOf(word: string): string {
  if (word.length <= 3 || !word.endsWith('s') || /(ss|us|is)$/.test(word)) return word;
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`;
  if (/(ch|sh|x|z|ss)es$/.test(word)) return word.slice(0, -2);
  return word.slice(0, -1);
}
