import { capitalise, countWords } from '../english/grammar';
import type { ProfileWords } from '../writing/profile-words';
import { VAGUE } from './told-piece';

/**
 * What a post is about, where its words do not say so: the offer that they share a word with, the work by which the
 * description begins ("Ear wax removal by microsuction"), or the only offer. Without what it costs and whom it is for; null
 * where none is a name of some words.
 */
export function workOf({ what, offers }: ProfileWords, said: string): string | null {
  const told = stemsIn(said);
  const shared = offers.find(({ full }) => [...stemsIn(full)].some((stem) => told.has(stem)));
  // Of several offers the first may be another work than the one that is asked about.
  const alone = offers.length === 1 ? offers[0]?.full : undefined;
  const found = [shared?.full, what, alone].map((text) => text && named(text));
  return found.find((one) => one) ?? null;
}

/** Behind a heading: "churros", where the owner writes them small. */
export function asTyped(work: string | null, { what, offers }: ProfileWords): string | null {
  const small = work && work.charAt(0).toLowerCase() + work.slice(1);
  return small && [what, ...offers.map(({ full }) => full)].some((typed) => typed.includes(small)) ? small : work;
}

/** Whether the words name the work, in any form. */
export function namesWork({ what, offers }: ProfileWords, said: string): boolean {
  const told = stemsIn(said);
  return [...stemsIn([what, ...offers.map(({ full }) => full)].join(' '))].some((stem) => told.has(stem));
}

function named(text: string): string | null {
  const [head = ''] = text.split(
    /[,.;:(–—&]|\s-\s|\s(?=(?:by|for|with|in|at|on|and|from|or|to|für|mit|und|bei|in|auf|pour|avec|et|chez|à|por|para|con|en|y|a|per|e|com|em|i|dla|na|z|w|voor|met|op|te|van)\s)/iu,
  );
  const name = head.trim();
  return countWords(name) <= 4 &&
    [...name].length <= 32 &&
    /\p{L}{4}/u.test(name) &&
    !SPEAKS.test(name) &&
    !/[\d$£€]/u.test(name)
    ? capitalise(name)
    : null;
}

/** "We install", "hacemos", "Naprawiamy": somebody does something, and names nothing. */
const SPEAKS =
  /(?<!\p{L})(?:I|we|you|your|our|my|ich|wir|je|j|nous|on|ik|wij|faço|hago|faccio|vendo|fabrico|produzo|produco|produzco|arreglo|restauro|reparo|cozinho|cocino|cucino|ensino|enseño|coso|crio|instalo|limpo|limpio|dou|doy|ofereço|ofrezco|fazemos|facem|soy|sou|sono|jestem|robię|naprawiam|szyję)(?!\p{L})|^\p{L}+(?:amos|emos|imos|iamo|amy|emy|imy|ymy)(?!\p{L})|^(?:mend|clean|make|sell|fix|repair|install|build|teach|sharpen|grow|bake|train|install)(?:ing)?(?!\p{L})/iu;

const stemsIn = (text: string): Set<string> =>
  new Set(
    (text.toLowerCase().match(/\p{L}{4,}/gu) ?? [])
      .filter((word) => !VAGUE.test(word))
      .map((word) => word.slice(0, Math.max(4, Math.min(5, word.length - 1)))),
  );
