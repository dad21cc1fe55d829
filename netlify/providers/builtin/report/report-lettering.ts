import bidiFactory from 'bidi-js';
import type { Face, ReportFonts, Weight } from './report-fonts';

/** A stretch of a line in one font and one direction, in the order in which it is drawn from left to right. */
export interface Stretch {
  text: string;
  face: Face;
  /** Which of the line's parts it belongs to. */
  part: number;
}

/**
 * Words that the fonts can draw. Emoji and ornaments are left out; letters without a font are named by their script, so
 * that nobody sees empty boxes: "Café [Japanese text]".
 */
export function printable(text: string, fonts: ReportFonts): string {
  const script = scriptsIn(text);
  const drawn = Array.from(text.normalize('NFC').replace(/\s+/g, ' ')).map((character) => {
    if (fonts.faceOf(character, 'text')) return character;
    return /[\p{L}\p{N}]/u.test(character) ? { script: script(character) } : '';
  });
  let last: string | null = null;
  return drawn
    .map((piece) => {
      if (typeof piece === 'string') {
        if (piece.trim() !== '') last = null;
        return piece;
      }
      const isSame = last === piece.script;
      last = piece.script;
      return isSame ? '' : `[${piece.script}]`;
    })
    .join('')
    .replace(/ +/g, ' ')
    .trim();
}

/** Whether letters of it have no font. */
export const isCut = (text: string, fonts: ReportFonts): boolean =>
  Array.from(text.normalize('NFC')).some(
    (character) => /[\p{L}\p{N}]/u.test(character) && !fonts.faceOf(character, 'text'),
  );

/**
 * A line, by the Unicode bidirectional algorithm (UAX 9), in an English paragraph. Hebrew and Arabic stretches stay in the
 * order of reading: the font engine turns them round when it shapes them.
 */
export function stretchesOf(parts: readonly { text: string; weight: Weight }[], fonts: ReportFonts): Stretch[] {
  const line = parts.map(({ text }) => text).join('');
  const { levels } = bidi.getEmbeddingLevels(line, 'ltr');
  const mirrored = bidi.getMirroredCharactersMap(line, levels);
  const stretches: (Stretch & { level: number })[] = [];
  let at = 0;
  parts.forEach(({ text, weight }, part) => {
    for (const character of text) {
      const level = levels[at]!;
      const last = stretches.at(-1);
      const shown = mirrored.get(at) ?? character;
      const joins = last && last.part === part && last.level === level;
      // A space or a mark stays in the font of the word before it.
      const face =
        joins && /^[\s\p{M}]$/u.test(character) && fonts.has(last.face, shown)
          ? last.face
          : fonts.faceOf(shown, weight);
      if (face && joins && last.face === face) last.text += shown;
      else if (face) stretches.push({ text: shown, face, part, level });
      at += character.length;
    }
  });
  return reordered(stretches).map(({ text, face, part, level }) => ({
    text: level % 2 === 1 && !TURNED_BY_ENGINE.has(face) ? Array.from(text).reverse().join('') : text,
    face,
    part,
  }));
}

/** Rule L2: from the highest level to the lowest odd one, every run at that level or above is turned round. */
function reordered<Piece extends { level: number }>(pieces: readonly Piece[]): Piece[] {
  const order = [...pieces];
  for (let level = Math.max(0, ...pieces.map((piece) => piece.level)); level > 0; level--)
    for (let start = 0; start < order.length; start++) {
      let end = start;
      while (end < order.length && order[end]!.level >= level) end++;
      if (end - start > 1) order.splice(start, end - start, ...order.slice(start, end).reverse());
      start = end;
    }
  return order;
}

/** Chinese characters beside Japanese or Korean letters are Japanese or Korean. */
function scriptsIn(text: string): (character: string) => string {
  const around = ['Japanese', 'Korean'].find((name) => scripts.get(name)!.test(text));
  return (character) => {
    const found = [...scripts].find(([, pattern]) => pattern.test(character))?.[0];
    return found ? `${found === 'Chinese' ? (around ?? found) : found} text` : 'text in another script';
  };
}

const scripts = new Map<string, RegExp>([
  ['Chinese', /\p{Script=Han}/u],
  ['Japanese', /[\p{Script=Hiragana}\p{Script=Katakana}\u30FC]/u],
  ['Korean', /\p{Script=Hangul}/u],
  ['Thai', /\p{Script=Thai}/u],
  ['Hindi', /\p{Script=Devanagari}/u],
  ['Bengali', /\p{Script=Bengali}/u],
  ['Tamil', /\p{Script=Tamil}/u],
  ['Georgian', /\p{Script=Georgian}/u],
  ['Armenian', /\p{Script=Armenian}/u],
]);

const TURNED_BY_ENGINE: ReadonlySet<Face> = new Set<Face>(['hebrew', 'hebrewBold', 'arabic', 'arabicBold']);
const bidi = bidiFactory();
