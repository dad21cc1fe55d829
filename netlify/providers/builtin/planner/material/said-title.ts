import { countWords, capitalise } from '../english/grammar';
import type { ProfileWords } from '../writing/profile-words';
import { bare } from './told-words';

/**
 * The title of a sentence from a description: the sentence, or its beginning up to where a thought ends. null where it can
 * only be cut in the middle.
 */
export function titleOfSaid(sentence: string, max: number): string | null {
  const whole = bare(sentence).replace(/,(?=[^\s\d])|(?<=\D),(?=\d)/gu, ', ');
  if ([...whole].length <= max) return whole;
  return (
    goesOn(cutAt(whole, max - 2, COMMA, 5), whole) ??
    cutAt(whole, max, NEXT, 4) ??
    cutAt(whole, max, AND, 4) ??
    goesOn(cutAt(whole, max - 2, COMMA, 3), whole) ??
    cutAt(whole, max, BEFORE, 6)
  );
}

/** "We pump it, find the lid …": a list that is cut says so. */
function goesOn(head: string | null, whole: string): string | null {
  if (head === null || !head.includes(',')) return head;
  const [next = '', ...more] = whole.slice(head.length).replace(/^\W+/u, '').split(JOINTS);
  return more.length > 0 && countWords(next) <= AN_ITEM ? `${head} …` : head;
}
const JOINTS = /,\s|\s(?:and|or|und|oder|et|ou|y|o|e|en|of|i|lub)\s/iu;
const AN_ITEM = 4;

function cutAt(whole: string, max: number, places: RegExp, fewest: number): string | null {
  const heads = [...whole.matchAll(places)]
    .filter(({ index }) => !TURNS.test(whole.slice(index)))
    .map(({ index }) => whole.slice(0, index).trim())
    .filter((head) => [...head].length <= max && countWords(head) >= fewest && isBalanced(head));
  return heads.at(-1) ?? null;
}

/** Neither a bracket nor a "between" is left open. */
const isBalanced = (text: string): boolean =>
  text.split('(').length === text.split(')').length &&
  !/\b(?:between|both|either|zwischen|entre)\b(?!.* (?:and|or|und|et|y) )/iu.test(text);

const COMMA = /\s*(?:[,;:(–—]|\s-)\s?(?=\S)/gu;
/** Where somebody else does something. */
const NEXT = /\s(?=(?:and|und|et|y) (?:I|we|you|they|it|if|when|wir|ich|nous|je|si)\b)/giu;
const AND = /\s(?=(?:and|und|et|y|because|weil|parce|porque)\s)/giu;
/** A remainder that only says when, or what for. */
const BEFORE = /\s(?=(?:before|so that|bevor|avant (?:que|de)|antes de|prima di|voordat|zanim)\s)/giu;
/** A rest that takes back what stands before it. */
const TURNS =
  /^\W*(?:but|unless|except|only|if|not|until|without|though|aber|außer|nur|wenn|nicht|mais|sauf|pero|salvo|si)\b/iu;

/**
 * English in which a title would show the owner's slips: "the client bring", "2 hour", "we buying". They stay in the
 * quotation, which is theirs, and the title names what it is about instead.
 */
export const isRough = (sentence: string): boolean => slips.some((slip) => slip.test(sentence));
const slips: readonly RegExp[] = [
  /\b(?:the|a|an|one|my|our|your|each|every) (?!people|children|police|rest|staff|team)\p{Ll}+(?<!s) (?:bring|want|need|come|go|have|make|give|take|say|ask|pay|like)\b/iu,
  /(?:^|, |\b(?:and|if|when|or) )(?:customer|client|tourist|instructor|student|teacher|guest) (?:pay|speak|bring|come|get|want|need|can)\b/iu,
  /\b(?:I|we) (?!bring|ring|sing|string|swing|wring)\p{Ll}{3,}ing\b/iu,
  /\b(?:[2-9]|\d{2,}|two|three|four|five) (?:hour|day|week|month|year|gallon|minute|tile|piece)(?= (?:if|when|in|for|and|or|after|before)\b|[.,]|$)/iu,
  /\b(?:for|to|with) (?:tourist|customer|client|foreigner|fisherman|farmer|family|company)(?=[.,;]|$| (?:and|or|who|to|in)\b)/iu,
  /^(?:deliver|ship|repair|clean|sell|make) .{0,60} (?:is|are)\b/iu,
  /\b(?:can|will|do|to) \p{Ll}+ed\b(?! )/iu,
  /\b(?:upto|pcs|thru)\b|^min(?:imum)? order\b/iu,
  /\b(?:we|I) \p{Ll}+ed \p{Ll}+(?: \p{Ll}+)? (?:before|when|until|after) (?:it|they|you) (?!\p{Ll}+ed\b)\p{Ll}+s?\b/iu,
  /\bwe \p{Ll}+ and we \p{Ll}+ and we\b/iu,
];

/** "Saturday workshop, in our own words"; without an offer that the sentence speaks of, whose words they are. */
export function titleBeside(sentence: string, { name, offers }: ProfileWords, isSingle: boolean): string {
  const said = ` ${sentence.toLowerCase()}`;
  const shared = ({ full }: (typeof offers)[number]) =>
    (full.toLowerCase().match(/\p{L}{4,}/gu) ?? []).filter((word) => said.includes(` ${word.replace(/s$/u, '')}`))
      .length;
  const offer = offers.filter((one) => shared(one) > 0).toSorted((one, other) => shared(other) - shared(one))[0];
  return offer && offer.quoted.length <= 40
    ? `${capitalise(offer.quoted)}, in ${isSingle ? 'my' : 'our'} own words`
    : `A word from ${name}`;
}
