/** Up to two initials of a name, in any script: "Maya Okafor" → "MO", "Cher" → "C", "李小龍" → "李", "" → "?". */
export function initials(name: string): string {
  const words = name.normalize('NFC').match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}'’.-]*/gu) ?? [];
  const first = words[0];
  const last = words.length > 1 ? words[words.length - 1] : undefined;
  const letters = [first, last].flatMap((word) => (word === undefined ? [] : firstLetter(word)));
  // Without a separator, Arabic letters would join into a syllable.
  return (
    letters.join(/\p{Script=Arabic}/u.test(letters[0] ?? '') ? ZERO_WIDTH_NON_JOINER : '').toLocaleUpperCase('en') ||
    '?'
  );
}

/** Includes the combining marks, which indexing would cut off. */
const firstLetter = (word: string): string => /^[\p{L}\p{N}]\p{M}*/u.exec(word)?.[0] ?? '';

const ZERO_WIDTH_NON_JOINER = '\u200c';
