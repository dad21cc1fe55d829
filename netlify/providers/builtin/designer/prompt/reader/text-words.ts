/** A word of a text, and the signs around it. */
export interface TextWord {
  /** As typed. */
  shown: string;
  /** In small letters; of a word with figures only its form is kept ("£45" and "£60" are one word). */
  text: string;
  start: number;
  end: number;
  sentence: number;
  before: Gap;
  after: Gap;
  form: Form;
}

/** What stands between two words: a stop, a comma, another sign, or nothing but a space. */
export type Gap = '.' | ',' | ':' | '';
/** A capital or small letter first, a number, a price, a share, a time, an address of mail or web, a long number. */
export type Form = 'A' | 'a' | '9' | '$' | '%' | 'T' | '@' | '#';

/** The words of a text in their order. */
export function wordsOfText(text: string): TextWord[] {
  const found = [...text.matchAll(pattern)];
  let sentence = 0;
  return found.map(({ 0: shown, index }, at) => {
    const last = found[at - 1];
    const next = found[at + 1];
    const end = index + shown.length;
    const before = last ? gapOf(text.slice(last.index + last[0].length, index)) : '.';
    if (last && before === '.') sentence += 1;
    return {
      shown,
      text: plainForm(shown),
      start: index,
      end,
      sentence,
      before,
      after: next ? gapOf(text.slice(end, next.index)) : '.',
      form: formOf(shown),
    };
  });
}

const pattern = /\p{Sc}?[\p{L}\p{N}](?:[\p{L}\p{N}%\p{Sc}]|['’.:,@/&+-](?=[\p{L}\p{N}]))*/gu;

const gapOf = (signs: string): Gap =>
  /[.!?…\n]/u.test(signs) ? '.' : signs.includes(',') ? ',' : /[:;–—()]/u.test(signs) ? ':' : '';

function plainForm(shown: string): string {
  const small = shown.toLowerCase().replaceAll('’', "'");
  return /\d/u.test(small) ? formOf(shown) + small.replace(/\d+/gu, '0').slice(0, LETTERS_OF_FIGURE) : small;
}
const LETTERS_OF_FIGURE = 6;

function formOf(shown: string): Form {
  if (/\p{Sc}/u.test(shown)) return '$';
  if (shown.endsWith('%')) return '%';
  if (/@|^www|\.(?:com|org|net|co|de|fr|es|it|nl|pl|pt|se|no|dk|at|ch|be|ca|au)(?![\p{L}\d])/iu.test(shown)) return '@';
  if (/^\d{1,2}(?:[:.h]\d{2})?(?:[ap]m|h)?$/iu.test(shown) && /[:.hapm]/iu.test(shown)) return 'T';
  if (/^\d{5,}/u.test(shown)) return '#';
  if (/^\d/u.test(shown)) return '9';
  return /^\p{Lu}/u.test(shown) ? 'A' : 'a';
}
