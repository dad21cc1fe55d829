/** Languages in which a text's claims can be read. */
export const claimLanguages = ['en', 'de', 'fr', 'es', 'nl', 'it', 'pt'] as const;
export type ClaimLanguage = (typeof claimLanguages)[number];

/** Something that a reader could hold a business to. Two claims with one key say the same, in whatever language. */
export interface Claim {
  kind: ClaimKind;
  /** Any one of these, where a text can be read in several ways: "9.30" is a time, a date or a number. */
  keys: readonly string[];
  /** As the text has it. */
  said: string;
}

export type ClaimKind = 'number' | 'day' | 'contact' | 'promise' | 'name';

/** A text as claims are read in it: one kind of quotation mark, dash and space; hashtags in words. */
export const plainly = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[‘’ʼ′]/gu, "'")
    .replace(/[‐‑‒–—−]/gu, '-')
    .replace(/\s+/gu, ' ')
    .replace(/#([\p{L}\p{N}]+)/gu, (_tag, words: string) => words.replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' '));

/** Matches whole words: "*" stands for more letters, a space also for a hyphen. */
export const wholeWords = (phrases: readonly string[], flags = 'giu'): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${phrases.map(inPattern).join('|')})(?![\\p{L}\\p{N}])`, flags);

/** A phrase as part of a pattern. */
export const inPattern = (phrase: string): string =>
  phrase
    .replace(/[.+?^$()[\]{}|\\]/g, '\\$&')
    .replaceAll('*', '\\p{L}*')
    .replaceAll(' ', "[ '-]");
