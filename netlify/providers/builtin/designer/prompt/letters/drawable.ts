import glyphCoverage from '../../assets/glyph-coverage.json';
import easternLetters from '../../assets/eastern-letters.json';

export type Face = keyof typeof glyphCoverage;

/** The text without what no face can draw: a word with a foreign letter goes whole, other signs (emoji) alone. */
export function drawable(text: string): string {
  const kept = text
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .split(' ')
    .map((word) =>
      /\p{L}/u.test(word) && [...word].some((sign) => /\p{L}/u.test(sign) && !covers('text', sign))
        ? ''
        : [...word].filter((sign) => covers('text', sign)).join(''),
    )
    .filter(Boolean)
    .join(' ')
    .replace(/^(?![-–−]\d+(?:[.,]\d+)?\s?%)[\s,.;:·–—&-]+(?=[\p{L}\p{N}])|[\s,;:·–—&-]+$/gu, '')
    .replace(/\s+([,.;:!?])/g, '$1');
  return /[\p{L}\p{N}]/u.test(kept) ? kept : '';
}

/**
 * Chinese prices and dates in the signs that our faces have and that are used there as well: "3,000元起"
 * is "¥3,000~", "12月20日截止" is "~12/20". Their letters cannot be set, and would take the numbers that they touch with them.
 */
export function withWrittenSigns(text: string): string {
  if (!isUnspaced(text) || isEastern(text)) return text;
  return (
    text
      .normalize('NFKC')
      .replace(/(\d[\d,.]*)\s?[元円](起)?/gu, (_, amount: string, from?: string) => ` ¥${amount}${from ? '~' : ''} `)
      .replace(
        /(\d{1,2})\s?月\s?(\d{1,2})\s?[日号](\s?截止)?/gu,
        (_, month: string, day: string, until?: string) => ` ${until ? '~' : ''}${month}/${day} `,
      )
      .replace(/[。！？]/gu, '. ')
      .replace(/[、，]/gu, ', ')
      // some Chinese characters are kanji as well: a text is not set by halves
      .replace(/\S*\p{Script=Han}\S*/gu, (word, _, whole: string) => (hasOtherHan(whole) ? ' ' : word))
  );
}
/** Japanese, whose kanji are drawn as far as the face has them, or Korean. */
export const isEastern = (text: string): boolean =>
  /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u.test(text);

/** Written in characters that our tables have no word in. */
export const isUnspaced = (text: string): boolean => unspaced.test(text);
const hasOtherHan = (text: string): boolean =>
  (text.match(/\p{Script=Han}/gu) ?? []).some((sign) => !japanese.has(sign));
const unspaced = /\p{Script=Han}|[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/** True when the face has a glyph for every sign. */
export function covers(face: Face, text: string): boolean {
  return [...text].every((sign) => {
    const code = sign.codePointAt(0)!;
    return (
      glyphCoverage[face].some(([from = 0, to = 0]) => code >= from && code <= to) ||
      ((face === 'text' || face === 'textBold') && (japanese.has(sign) || korean.has(sign)))
    );
  });
}

/** They have faces of their own, which the two text faces fall back to. */
const japanese: ReadonlySet<string> = new Set(easternLetters.japanese);
const korean: ReadonlySet<string> = new Set(easternLetters.korean);
