import { listed } from './listed';

/**
 * Which kinds of characters the built-in designer's fonts cannot set, in everyday names: "Arabic letters",
 * "emoji", at most three. Words with such characters are left out of a picture. A caller with access to the
 * fonts passes `isSet`, which says whether they contain a character.
 */
export function unsettableKinds(text: string, isSet: (sign: string) => boolean = isInFonts): string[] {
  const kinds = new Set<string>();
  // beside kana they are kanji, most of which are drawn; which ones, only the fonts know
  const hasKanji = isSet === isInFonts && /[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text);
  for (const sign of text.normalize('NFC')) {
    if (/[\p{M}\p{C}\p{Z}\s]/u.test(sign) || isSet(sign)) continue;
    if (hasKanji && /\p{Script=Han}/u.test(sign)) continue;
    const script = SCRIPTS.find(([pattern]) => pattern.test(sign))?.[1];
    if (script) kinds.add(script);
    else if (/\p{L}/u.test(sign)) kinds.add('some letters');
  }
  if (kinds.has('Japanese characters')) kinds.delete('Chinese characters'); // Japanese uses Han characters too
  return [...kinds].slice(0, 3);
}

/** A warning, before a picture is made, about what it will lack; null when everything can be set. */
export function letteringWarning(description: string): string | null {
  const kinds = unsettableKinds(description);
  return kinds.length > 0
    ? `The built-in designer cannot write ${listed(kinds)} yet and leaves ${kinds.join() === 'emoji' ? 'them' : 'those words'} out. The result still counts.`
    : null;
}

/** Whether characters other than letters and emoji are available depends on the fonts themselves. */
function isInFonts(sign: string): boolean {
  if (/\p{L}/u.test(sign)) return LETTERS.test(sign);
  return !EMOJI.test(sign) || /[©®™]/.test(sign);
}

/** All letters in the fonts but kanji: Latin, Greek, Cyrillic, kana, hangul. A test compares it with the fonts. */
const LETTERS =
  /[\u0041-\u0148\u014a-\u01c3\u01c5-\u024f\u0374-\u0376\u037a-\u03d7\u03dc-\u03dd\u03f0-\u03f5\u03f9-\u03fa\u03fc-\u045f\u0490-\u0493\u049a-\u049b\u04af-\u04b1\u04d8-\u04d9\u04e8-\u04e9\u1e00-\u1e9b\u1e9d-\u1eff\u2071-\u207f\u3005\u3006\u3041-\u3096\u309d-\u309e\u30a1-\u30fa\u30fc-\u30fe\uac00-\ud7a3]/u;
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
