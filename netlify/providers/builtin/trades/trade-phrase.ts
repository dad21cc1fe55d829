import { americanWord } from '../planner/english/us-english';
import { canonicalWords } from './trade-words';

/** A word of a description, as it was said and in the one form by which trades are compared. */
export interface Word {
  /** Small letters without marks: "cafe". */
  said: string;
  /** In one number, one spelling and one form: "rentals" and "hire" are both "hire". */
  form: string;
}

/** The words of a phrase. Ampersands are "and"; hyphens divide words, apostrophes do not, but for the French "d’" and "l’". */
export const wordsOfPhrase = (text: string): Word[] =>
  ((PLAIN_PHRASE.test(text) ? text : plainer(text)).match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).map((word) => {
    const said = fold(word);
    return { said, form: formOfWord(said) };
  });

/** A full stop after fewer than three letters is an abbreviation's, but for the little words that end sentences: "we pour it." */
export const sentencesOf = (text: string): string[] =>
  text.split(/(?<=(?:\p{L}{3}|(?<!\p{L})(?:it|us|me|up|on|in|to|so|do|go|by))[.!?])\s+/iu);

/** Nothing below changes it. Twenty thousand names are read before the first answer, nearly all of them so. */
const PLAIN_PHRASE = /^[\w ,./()\u00c0-\u0131\u0141-\u0148\u014a-\u017e-]*$/;

const plainer = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/&/g, ' and ')
    .replace(/(?<![\p{L}\p{N}])([dl])['’`](?=\p{L})/giu, '$1 ') // "d’ameublement"
    .replace(/['’`]/gu, '');

/** By what a name is looked up: "book shop" and "bookshop" are one. */
export const keyOf = (words: readonly Pick<Word, 'form'>[]): string => words.map(({ form }) => form).join('');

export const fold = (text: string): string => {
  const small = text.toLowerCase();
  return /^[a-z0-9]*$/.test(small) ? small : withoutMarks(small);
};

const withoutMarks = (small: string): string =>
  small
    .replace(/[ßłøđıæœ]/g, (letter) => PLAIN.get(letter)!)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '');

/** Letters that have no mark to take away, and that many an owner types without. */
const PLAIN: ReadonlyMap<string, string> = new Map(
  Object.entries({ ß: 'ss', ł: 'l', ø: 'o', đ: 'd', ı: 'i', æ: 'ae', œ: 'oe' }),
);

/** A folded word in the one form by which words are compared. */
export function formOfWord(said: string): string {
  const american = americanWord(said);
  const direct = canonicalWords.get(american);
  if (direct) return direct;
  const one = singular(american);
  return canonicalWords.get(one) ?? one;
}

function singular(word: string): string {
  if (word.length <= 3 || /(?:ss|us|is)$/.test(word)) return word;
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`;
  if (/(?:ch|sh|x|ss|zz)es$/.test(word)) return word.slice(0, -2);
  return word.endsWith('s') ? word.slice(0, -1) : word;
}
