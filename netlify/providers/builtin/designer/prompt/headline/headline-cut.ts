import { prepositions } from '../../subjects/word-forms';
import { functionWords } from '../clauses/clauses';
import { anyMonth, longDay } from '../facts/date-patterns';
import { opensConditionOf } from '../facts/offer-conditions';

/** At a joint before a prepositional phrase, the latest that leaves six words at most; a relative clause stays with what it is about. */
export function cutToSize(text: string): { head: string; tail: string } {
  const words = text.split(' ');
  if (words.length <= MAX_WORDS || (words.length <= SHORT_WORDS && text.length <= SHORT))
    return { head: text, tail: '' };
  const verb = words.findIndex((word, index) => index > 0 && finite.has(plain(word)));
  // a subject is not cut from its verb
  const at = [...words.keys()].filter((index) => isJoint(words, index) && !(verb > index));
  const relative = words.findIndex((word) => relatives.has(plain(word)));
  const early = at.filter((index) => index <= MAX_WORDS && (relative < 0 || index < relative)).at(-1);
  // a long sentence is cut later rather than not at all, but its relative clause only from a headline that is full
  const late = [...at, ...(relative >= MAX_WORDS ? [relative] : [])].sort((a, b) => a - b)[0];
  const cut = early ?? (words.length > LIMIT && late !== undefined && late <= LIMIT ? late : undefined);
  return cut === undefined
    ? { head: text, tail: '' }
    : {
        head: words
          .slice(0, cut)
          .join(' ')
          .replace(/[,;:]$/, ''),
        tail: words.slice(cut).join(' '),
      };
}

/** Before a preposition that opens a phrase of its own: not "of", not the "to" of "7 to 12" or "to swim", not after another one. */
function isJoint(words: readonly string[], index: number): boolean {
  if (index < 2 || index > words.length - 2) return false;
  const [before, word, after] = [words[index - 1]!, words[index]!, words[index + 1]!].map(plain) as [
    string,
    string,
    string,
  ];
  if (!joints.has(word)) return false;
  if (functionWords.has(before) || hanging.has(before) || /\p{N}$/u.test(before)) return false;
  if (/^(?:to|until|till)$/.test(word) && new RegExp(`^(?:${longDay}|${anyMonth})$`, 'iu').test(before)) return false;
  if (before === 'back' && (word === 'from' || word === 'to')) return false;
  // "I help older people with their computers": what is done has not been said before
  if (word === 'with' && words.slice(0, index).some((other) => helps.test(other))) return false;
  // "examen de la vue offert | pour tout achat": what is free on a condition is not free without it
  if (opensConditionOf(words.slice(0, index).map(plain), word)) return false;
  if (fixedAfter.has(word) && isBare(words, index + 1)) return false;
  if (word === 'to' && !/^(?:the|your|our|my|\p{N}.*)$/u.test(after)) return false;
  return !/^(?:way|sign|check|drop|walk|log|opt|call|all|made|due|close|next|up|out|based|located|specialising|ready|delivered|delivery|brought|shipped|posted|sent|livrée?s?|geliefert|bezorgd|entregad[oa]s?|consegnat[oaie])$/.test(
    before,
  );
}

/** "Meals on wheels", "carols by candlelight", "life at sea": one bare word after the preposition makes a name of them. */
const isBare = (words: readonly string[], index: number): boolean =>
  /^\p{Ll}{3,}$/u.test(words[index]!) &&
  (index === words.length - 1 || joints.has(plain(words[index + 1]!))) &&
  !/ing$/.test(words[index]!);

export const plain = (word: string): string => word.toLowerCase().replace(/^[^\p{L}\p{N}&]+|[^\p{L}\p{N}&]+$/gu, '');
export const MAX_WORDS = 6;
/** A sentence of short words stays whole a little longer. */
const SHORT_WORDS = 8;
const SHORT = 40;
/** More than these are cut at the first joint there is. */
const LIMIT = 9;
/** Adverbs that point at what follows: "now in the freezer", "straight off the boat". */
const hanging: ReadonlySet<string> = new Set('now just only straight right also even still'.split(' '));
const relatives: ReadonlySet<string> = new Set('who that which whose where when while because if'.split(' '));
const joints: ReadonlySet<string> = new Set([
  ...[...prepositions].filter((word) => word !== 'of' && word !== 'that' && word !== 'who' && word !== 'which'),
  ...'mit für bei zum zur aus nach ohne pour avec dans chez sans con para por sin desde per presso voor bij zonder'.split(
    ' ',
  ),
]);
const helps = /^(?:help|helps|helping|assist|assists|assisting|support|supports)$/i;
const fixedAfter: ReadonlySet<string> = new Set('on in at by for over under to'.split(' '));
export const finite: ReadonlySet<string> = new Set(
  'is are was were will has have had can cannot must may should ist sind war wird werden hat haben est sont sera ont es está son están è sono zijn wordt worden'.split(
    ' ',
  ),
);
