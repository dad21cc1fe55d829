import { unsettableKinds } from '../../../../../../src/domain/lettering';
import { listed } from '../../../../../../src/domain/listed';
import { covers } from './drawable';
import { shortened } from './shortened';
import { wishedThing } from '../../subjects/wished-thing';
import { drawnOf } from '../wishes/drawn-wishes';

/**
 * One short text about what a poster does not show of what was typed, or null: facts without room, signs without a glyph, and
 * what was taken for a wish about its look, so that an owner who meant it to be read can say so.
 */
export function leftOutOf(typed: string, facts: readonly string[], wishes: readonly string[] = []): string | null {
  const room = facts.length > 0 ? `${shortened(facts.join(', '), MAX_FACTS)}.` : '';
  const missing = missingKinds(typed);
  const signs = missing.length > 0 ? `${listed(missing)} cannot be drawn yet.` : '';
  const left = room || signs ? `Left out: ${[room, signs].filter(Boolean).join(' ')}` : '';
  return [left, ...heard(wishes, wishedThing(typed)?.text ?? '')].filter(Boolean).join(' ') || null;
}

/** What is heard and not drawn is never told as done, nor what is drawn as not. `thing` is what the owner asked to see, and is drawn. */
function heard(wishes: readonly string[], thing: string): string[] {
  const drawn = (wish: string) => {
    const kind = drawnOf(wish);
    return kind === 'none' && thing !== '' && wish.includes(thing.trim()) ? 'part' : kind;
  };
  const kinds = (['all', 'part', 'none'] as const)
    .map((kind) => ({ kind, said: wishes.filter((wish) => drawn(wish) === kind) }))
    .filter(({ said }) => said.length > 0);
  const room = Math.floor(MAX_WISHES / kinds.length);
  return kinds.map(({ kind, said }) => `${told[kind]}: ${shortened(said.join(', '), room)}.`);
}
const told = {
  all: 'Taken as a wish for the look',
  part: 'Taken in part as a wish for the look',
  none: 'Heard as a wish for the look, but not drawn',
};

/** "Arabic letters", "emoji", "the sign ₪": at most three kinds. */
function missingKinds(text: string): string[] {
  // of full width they are drawn as of half width
  const typed = text.replace(/[\uff01-\uff5e]/gu, (sign) => sign.normalize('NFKC'));
  const signs = new Set(
    [...typed.normalize('NFC')].filter(
      (sign) => !/[\p{M}\p{C}\p{Z}\s\p{P}]/u.test(sign) && !isSet(sign) && unsettableKinds(sign, isSet).length === 0,
    ),
  );
  return [
    ...unsettableKinds(typed, isSet),
    ...(signs.size > 0 ? [`the sign${signs.size > 1 ? 's' : ''} ${[...signs].slice(0, 5).join(' ')}`] : []),
  ].slice(0, 3);
}

const isSet = (sign: string): boolean => covers('text', sign);

const MAX_FACTS = 600;
const MAX_WISHES = 160;
