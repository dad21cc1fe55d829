/**
 * The words and phrases of a list that a text holds, as they are listed. Case and accents do not count, and a word's
 * plain plural is the same word: "offer" finds "offers".
 */
export function avoidedWordsIn(text: string, avoidWords: readonly string[]): string[] {
  if (avoidWords.length === 0) return [];
  const said = ` ${plain(text)} `;
  return avoidWords.filter(
    (word) => plain(word) !== '' && ['', 's', 'es'].some((ending) => said.includes(` ${plain(word)}${ending} `)),
  );
}

export const avoidedWordIn = (text: string, avoidWords: readonly string[]): string | null =>
  avoidedWordsIn(text, avoidWords)[0] ?? null;

/** Sentences of a text without those that hold such a word; the text as it was where nothing would be left. */
export function withoutAvoided(text: string, avoidWords: readonly string[]): string {
  if (avoidedWordIn(text, avoidWords) === null) return text;
  const paragraphs = text.split(/\n{2,}/).map((paragraph) =>
    paragraph
      .split(/(?<=[.!?…]["”’)]?)\s+/u)
      .filter((sentence) => avoidedWordIn(sentence, avoidWords) === null)
      .join(' '),
  );
  return paragraphs.filter(Boolean).join('\n\n') || text;
}

/** Words alone, one space between them: punctuation and line breaks separate like spaces, an apostrophe does not. */
const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
