import glyphCoverage from '../assets/glyph-coverage.json';

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

/** True when the face has a glyph for every sign. */
export function covers(face: Face, text: string): boolean {
  return [...text].every((sign) => {
    const code = sign.codePointAt(0)!;
    return glyphCoverage[face].some(([from = 0, to = 0]) => code >= from && code <= to);
  });
}
