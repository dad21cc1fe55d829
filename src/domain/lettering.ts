import { listed } from './listed';

/**
 * What the lettering of the built-in designer has no glyphs for, named as people name it: "Arabic letters", "emoji", at
 * most three kinds. Words with such letters are left out of a picture. Whoever knows the fonts themselves gives `isSet`,
 * which tells of one sign whether they have it.
 */
export function unsettableKinds(text: string, isSet: (sign: string) => boolean = isInFonts): string[] {
  const kinds = new Set<string>();
  for (const sign of text.normalize('NFC')) {
    if (/[\p{M}\p{C}\p{Z}\s]/u.test(sign) || isSet(sign)) continue;
    const script = SCRIPTS.find(([pattern]) => pattern.test(sign))?.[1];
    if (script) kinds.add(script);
    else if (/\p{L}/u.test(sign)) kinds.add('some letters');
  }
  if (kinds.has('Japanese characters')) kinds.delete('Chinese characters'); // both write with Han
  return [...kinds].slice(0, 3);
}

/** What will be missing from a picture of this description, before it is made; null when nothing will. */
export function letteringWarning(description: string): string | null {
  const kinds = unsettableKinds(description);
  return kinds.length > 0
    ? `The built-in designer cannot write ${listed(kinds)} yet and leaves ${kinds.join() === 'emoji' ? 'them' : 'those words'} out. The result still counts.`
    : null;
}

/** Signs that are neither letters nor emoji are the fonts' own to tell. */
function isInFonts(sign: string): boolean {
  if (/\p{L}/u.test(sign)) return LETTERS.test(sign);
  return !EMOJI.test(sign) || /[©®™]/.test(sign);
}

/** Every letter that the lettering has: Latin, Greek and Cyrillic. A test holds it against the fonts. */
const LETTERS =
  /[\u0041-\u0148\u014a-\u01c3\u01c5-\u024f\u0374-\u0376\u037a-\u03d7\u03dc-\u03dd\u03f0-\u03f5\u03f9-\u03fa\u03fc-\u045f\u0490-\u0493\u049a-\u049b\u04af-\u04b1\u04d8-\u04d9\u04e8-\u04e9\u1e00-\u1e9b\u1e9d-\u1eff\u2071-\u207f]/u;
const EMOJI = /\p{Extended_Pictographic}|\p{Regional_Indicator}|\p{Emoji_Modifier}/u;
const SCRIPTS: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/\p{Script=Arabic}/u, 'Arabic letters'],
  [/\p{Script=Hebrew}/u, 'Hebrew letters'],
  [/\p{Script=Han}/u, 'Chinese characters'],
  [/\p{Script=Hiragana}|\p{Script=Katakana}/u, 'Japanese characters'],
  [/\p{Script=Hangul}/u, 'Korean characters'],
  [/\p{Script=Thai}/u, 'Thai letters'],
  [/\p{Script=Devanagari}/u, 'Devanagari letters'],
  [/\p{Script=Bengali}/u, 'Bengali letters'],
  [/\p{Script=Tamil}/u, 'Tamil letters'],
  [/\p{Script=Armenian}/u, 'Armenian letters'],
  [/\p{Script=Georgian}/u, 'Georgian letters'],
  [EMOJI, 'emoji'],
];
