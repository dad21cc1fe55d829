import { tongueOf } from '../../../../../src/domain/text-language';
import { wordsOfPhrase } from '../../trades/trade-phrase';
import { joinWords, neutralWords, stopWords, transparentWords, wordsAfter } from '../../trades/trade-words';
import { contentWords, entriesOf, wordsOfNote, type Note, type SaidParts } from './nearest-note';

/** What is weighed before a note may speak. */
export interface Evidence {
  parts: SaidParts;
  /** The first sentence, without customers and tools. */
  what: string;
  /** The trades that the words name, and whether the description calls itself by just that name. */
  trades: readonly NamedTrade[];
  /** What the owner says is not done: "nail polish". */
  denied: readonly string[];
}

export interface NamedTrade {
  name: string;
  isCalled: boolean;
}

/**
 * Whether what an owner says is evidence enough for a note to speak without asking. One word never is: "we weave labels"
 * braids nobody's hair. The description names the subject and nothing else of it, or names it in several words or places,
 * or has other rare words in common with the note's own ideas; the name of a trade needs a word of the owner's beside it.
 */
export function isSure(note: Note, said: Evidence, all: readonly Note[]): boolean {
  const { parts, trades } = said;
  const places = [parts.what, ...parts.offers].map((part) => wordsOfNote(note, part));
  const named = new Set(places.flat().map((match) => match.replace(/s$/u, '')));
  if (named.size < 2 && said.denied.some((thing) => wordsOfNote(note, thing).length > 0)) return false;
  if (isStranger(note, parts, named)) return false;
  if (trades.some(({ name, isCalled }) => isCalled && wordsOfNote(note, name).length > 0)) return true;
  const count = [...places, wordsOfNote(note, parts.name)].filter(({ length }) => length > 0).length;
  if (count > 1 && (named.size > 1 || trades.some(({ name }) => wordsOfNote(note, name).length > 0))) return true;
  if (count > 2) return true;
  // What follows a colon or a semicolon is often where it is done: "we clean up after pigeons: roofs, solar panels".
  const lines = places[0]!.length > 0 ? [said.what.split(/[;:.()!?\n–—•|]|\s-\s/u)[0]!] : parts.offers;
  if (lines.some((line) => isWhole(note, line))) return true;
  return !isOnlyAround(note, parts.what) && isBorneByRare(note, parts, all);
}

/** "Textiles from charity shops": whose it was, or where it goes, is no subject however much is said of it. */
const isOnlyAround = (note: Note, text: string): boolean => {
  const phrases = phrasesOf(text).filter((phrase) => wordsOfNote(note, phrase).length > 0);
  const isAround = (phrase: string) =>
    AROUND.test(phrase.slice(0, phrase.toLowerCase().indexOf(wordsOfNote(note, phrase)[0]!)));
  return phrases.length > 0 && phrases.every(isAround);
};
const AROUND = /\b(?:from|to|at|by|into|of)\b[^,]*$/iu;

/**
 * Whether a phrase of the text is the subject, and neither a part of it ("nail plate presses") nor something else that is
 * made of it ("tea plantation tours", "peat-free nursery"): around it stand only words that change nothing, or that the
 * note's own ideas use.
 */
export function isWhole(note: Note, text: string): boolean {
  const entries = entriesOf(note);
  const sought = note.about.split(/[^\p{L}]+/u);
  const isNear = (word: string) =>
    sought.includes(word) || entries.filter((entry) => entry.includes(` ${word.slice(0, STEM)}`)).length > 1;
  return phrasesOf(text).some((phrase) =>
    wordsOfNote(note, phrase).some((match) => {
      const at = phrase.toLowerCase().indexOf(match);
      return isOpen(phrase.slice(0, at), isNear) && isEnded(phrase.slice(at + match.length), match, isNear);
    }),
  );
}

/** Before the subject: nothing, or "we hire out", and no "for" or "in" that makes it somebody else's. */
function isOpen(before: string, isNear: (word: string) => boolean): boolean {
  const words = wordsOfPhrase(before);
  if (words.some(({ said }) => stopWords.has(said))) return false;
  const join = words.findLastIndex(({ said }) => joinWords.has(said));
  return words.slice(join + 1).every(({ said }, index, near) => {
    const isDeed = DEEDS.test(said) && (index === 0 || /^(?:we|i|who|also)$/.test(near[index - 1]!.said));
    return isDeed || neutralWords.has(said) || /^(?:out|some|any|wedding|event|party|\d+)$/.test(said) || isNear(said);
  });
}

/** After it: nothing, or what says where, for whom and how. */
function isEnded(after: string, match: string, isNear: (word: string) => boolean): boolean {
  for (const [index, { said }] of wordsOfPhrase(after).entries()) {
    // "Criadero de truchas" breeds what stands behind, and no dogs.
    if (index === 0 && OF.test(said) && !/[ -]/.test(match)) return false;
    if (
      stopWords.has(said) ||
      WITHOUT.test(said) ||
      joinWords.has(said) ||
      wordsAfter.has(said) ||
      /(?:ed|ly)$/.test(said)
    )
      return true;
    if (!transparentWords.has(said) && !isNear(said)) return false;
  }
  return true;
}

const phrasesOf = (text: string): string[] => text.split(/[,;:.()!?\n–—•|]|\s-\s/u).filter((part) => part.trim());
const DEEDS = /^(?:hire|rent|sell|offer|provide|run|do|make|supply|fit|install|grow|keep|vermieten|verkaufen|machen)$/;
const OF = /^(?:of|de|di|du|des|del|da|do|dos|das|von|van|d|l)$/;
const WITHOUT = /^(?:senza|sem|ved|med|og|com|na|dla)$/;
const STEM = 5;

/** A long description in English whose words a note hardly uses, nor what it was found by, was written by somebody else. */
function isStranger(note: Note, parts: SaidParts, named: ReadonlySet<string>): boolean {
  const words = contentWords(parts);
  if (words.length < LONG || named.size === 0 || tongueOf(parts.what) !== 'en') return false;
  const own = wordsIn(note);
  const found = contentWords({ what: [...named].join(' '), offers: [], trades: [] });
  return !found.some((word) => own.has(word)) && words.filter((word) => own.has(word)).length * FEW < words.length;
}
const LONG = 12;
const FEW = 3;

/** Whether words that few notes have stand in this one and in what the owner says, beside those that it is looked for by. */
function isBorneByRare(note: Note, parts: SaidParts, all: readonly Note[]): boolean {
  const named = [parts.what, ...parts.offers].flatMap((part) => wordsOfNote(note, part)).join(' ');
  const own = wordsIn(note);
  const shared = contentWords(parts)
    .filter((word) => own.has(word) && !named.includes(word))
    .map((word) => Math.log(all.length / spread(word, all)))
    .filter((weight) => weight > RARE);
  return shared.length > 1 && shared.reduce((sum, weight) => sum + weight, 0) >= ENOUGH;
}

const spread = (word: string, all: readonly Note[]): number => {
  const known = counted.get(word) ?? all.filter((note) => wordsIn(note).has(word)).length;
  counted.set(word, known);
  return known;
};
const wordsIn = (note: Note): ReadonlySet<string> => {
  const known =
    words.get(note) ?? new Set(contentWords({ what: entriesOf(note).join(' '), offers: [], trades: [] }, Infinity));
  words.set(note, known);
  return known;
};
const counted = new Map<string, number>();
const words = new WeakMap<Note, ReadonlySet<string>>();
const RARE = 2.5;
const ENOUGH = 8;
