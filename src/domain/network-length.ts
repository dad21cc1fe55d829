/** How networks count a text; links by the addresses that they recognise in it. */
export function networkLength(text: string, unit: LengthUnit): number {
  if (unit === 'bytes') return new TextEncoder().encode(text).length;
  if (unit === 'characters') return [...text].length;
  if (unit === 'graphemes') return graphemesOf(text).length;
  const links = text.match(LINK) ?? [];
  const rest = text.replace(LINK, '');
  return links.length * LINK_LENGTH + (unit === 'links-as-23' ? mastodonLength(rest) : weightOf(rest));
}

/** The beginning of a text that a network counts as at most `max`; never cut within a link, a word's letter or an emoji. */
export function cutForNetwork(text: string, unit: LengthUnit, max: number): string {
  if (networkLength(text, unit) <= max) return text;
  const parts = text.split(/(?<=\s)/);
  let kept = '';
  for (const part of parts) {
    if (networkLength(kept + part.trimEnd(), unit) > max) break;
    kept += part;
  }
  if (kept.trim() !== '') return kept.trimEnd();
  // A single word that is longer than the limit.
  for (const grapheme of graphemesOf(text)) {
    if (networkLength(kept + grapheme, unit) > max) break;
    kept += grapheme;
  }
  return kept;
}

/** Mastodon counts graphemes, and of a mention only the name before the server (StatusLengthValidator). */
const mastodonLength = (text: string): number =>
  graphemesOf(text.replace(/(?<![\p{L}\p{N}_/])@(\w+(?:[.-]+\w+)*)@[\p{L}\p{N}.-]+/gu, '@$1')).length;

/** X counts a character of most scripts as one, of others and an emoji as two (twitter-text, config/v3.json). */
function weightOf(text: string): number {
  let weight = 0;
  for (const grapheme of graphemesOf(text.normalize('NFC'))) {
    if (EMOJI.test(grapheme)) weight += 2;
    else for (const character of grapheme) weight += isLight(character.codePointAt(0)!) ? 1 : 2;
  }
  return weight;
}

const graphemesOf = (text: string): string[] => Array.from(GRAPHEMES.segment(text), ({ segment }) => segment);
const isLight = (point: number): boolean => LIGHT.some(([from, to]) => point >= from && point <= to);

const GRAPHEMES = new Intl.Segmenter('en', { granularity: 'grapheme' });
const EMOJI = /\p{Emoji_Presentation}|\p{Extended_Pictographic}\uFE0F|\p{Regional_Indicator}{2}|[\d#*]\uFE0F?\u20E3/u;
const LIGHT: readonly (readonly [number, number])[] = [
  [0, 4_351],
  [8_192, 8_205],
  [8_208, 8_223],
  [8_242, 8_247],
];
/** The networks replace a link by one of their own, which is this long. */
const LINK_LENGTH = 23;
/** Closing punctuation belongs to the sentence. */
const LINK = /\bhttps?:\/\/[^\s<>"]*[^\s<>".,;:!?)\]’”'»…]/giu;

/** `links-as-23`: graphemes, but each link counts 23. `weighted`: the same with weights of 1 and 2. */
export type LengthUnit = 'characters' | 'graphemes' | 'bytes' | 'links-as-23' | 'weighted';
