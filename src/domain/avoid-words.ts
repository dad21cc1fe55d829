/**
 * The words and phrases of a list that a text contains, spelled as in the list. Case and accents are ignored,
 * and a plain plural or a contraction counts as the word: "offer" finds "offers", "you" finds "you’re".
 */
export function avoidedWordsIn(text: string, avoidWords: readonly string[]): string[] {
  if (avoidWords.length === 0) return [];
  const said = ` ${plain(text)} | ${plain(text.replace(/['’]/gu, ' '))} `;
  return avoidWords.filter(
    (word) => plain(word) !== '' && ['', 's', 'es'].some((ending) => said.includes(` ${plain(word)}${ending} `)),
  );
}

export const avoidedWordIn = (text: string, avoidWords: readonly string[]): string | null =>
  avoidedWordsIn(text, avoidWords)[0] ?? null;

/** The text without the sentences that contain an avoided word; the unchanged text when nothing would be left. */
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

/** Only the words, with one space between them: punctuation and line breaks become spaces, apostrophes stay. */
const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
