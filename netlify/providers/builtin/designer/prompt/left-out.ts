import { covers } from './drawable';
import { shortened } from './shortened';

/** One short text about what a poster does not show of what was typed, or null: facts without room, then signs without a glyph. */
export function leftOutOf(typed: string, facts: readonly string[]): string | null {
  const room = facts.length > 0 ? `${shortened(facts.join(', '), MAX_FACTS)}.` : '';
  const missing = missingKinds(typed);
  const signs = missing.length > 0 ? `${joined(missing)} cannot be drawn yet.` : '';
  return room || signs ? `Left out: ${[room, signs].filter(Boolean).join(' ')}` : null;
}

/** "Arabic letters", "emoji", "the sign ₪": at most three kinds. */
function missingKinds(typed: string): string[] {
  const kinds = new Set<string>();
  const signs = new Set<string>();
  for (const sign of typed.normalize('NFC')) {
    if (/[\p{M}\p{C}\p{Z}\s]/u.test(sign) || covers('text', sign)) continue;
    const script = scripts.find(([pattern]) => pattern.test(sign))?.[1];
    if (script) kinds.add(script);
    else if (/\p{L}/u.test(sign)) kinds.add('some letters');
    else if (!/\p{P}/u.test(sign)) signs.add(sign);
  }
  if (kinds.has('Japanese characters')) kinds.delete('Chinese characters');
  return [...kinds, ...(signs.size > 0 ? [`the sign${signs.size > 1 ? 's' : ''} ${[...signs].slice(0, 5).join(' ')}`] : [])].slice(0, 3);
}

const joined = (parts: readonly string[]): string => (parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)!}`);

const MAX_FACTS = 110;
const scripts: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/\p{Script=Arabic}/u, 'Arabic letters'], [/\p{Script=Hebrew}/u, 'Hebrew letters'], [/\p{Script=Han}/u, 'Chinese characters'], [/\p{Script=Hiragana}|\p{Script=Katakana}/u, 'Japanese characters'],
  [/\p{Script=Hangul}/u, 'Korean characters'], [/\p{Script=Thai}/u, 'Thai letters'], [/\p{Script=Devanagari}/u, 'Devanagari letters'], [/\p{Script=Bengali}/u, 'Bengali letters'],
  [/\p{Script=Tamil}/u, 'Tamil letters'], [/\p{Script=Armenian}/u, 'Armenian letters'], [/\p{Script=Georgian}/u, 'Georgian letters'], [/\p{Extended_Pictographic}|\p{Regional_Indicator}|\p{Emoji_Modifier}/u, 'emoji'],
];
