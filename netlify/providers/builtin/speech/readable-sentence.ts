/**
 * A sentence in the characters that the voice reads, which are those of ASCII; null where it has letters of another
 * writing, or is longer than anybody listens to.
 */
export function readableSentence(sentence: string): string | null {
  const plain = sentence
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[‘’‛ʼ]/g, "'")
    .replace(/[“”„‟]/g, '"')
    .replace(/\p{L}/gu, (letter) => LETTERS.get(letter) ?? letter)
    .replace(/[‐-―]/g, '-');
  if (/[^\p{ASCII}\P{L}]/u.test(plain)) return null;
  const read = plain
    .replace(/[^\x20-\x7e]/g, ' ')
    .replace(/ {2,}/g, ' ')
    .trim();
  return read === '' || read.length > LONGEST ? null : read;
}

/** Latin letters that are no letter with a mark. */
const LETTERS: ReadonlyMap<string, string> = new Map([
  ['ß', 'ss'],
  ['æ', 'ae'],
  ['Æ', 'Ae'],
  ['œ', 'oe'],
  ['Œ', 'Oe'],
  ['ø', 'o'],
  ['Ø', 'O'],
  ['ł', 'l'],
  ['Ł', 'L'],
  ['đ', 'd'],
  ['Đ', 'D'],
  ['ð', 'th'],
  ['þ', 'th'],
  ['ı', 'i'],
]);

/** About a minute of speech. */
const LONGEST = 900;
