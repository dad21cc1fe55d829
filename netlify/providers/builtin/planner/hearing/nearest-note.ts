import { commonWords } from '../../../../../src/domain/text-language';
import { hasStem } from '../stems';
import { sectionNames, type TradePack } from '../knowledge/trade-pack';

/** A note with the words that are looked for in what an owner says. */
export type Note = TradePack & { about: string; unless?: string | undefined };

/** What an owner says, in the parts of which each counts once. */
export interface SaidParts {
  name: string;
  what: string;
  offers: readonly string[];
  trades: readonly string[];
}

/**
 * The notes that speak of this business, the nearest first: by how much of what its owner says they name, in how many places,
 * and how many of the owner's words their own ideas use. A note far behind the nearest was only brushed by a word.
 */
export function nearestFirst<T extends Note>(notes: readonly T[], said: SaidParts): T[] {
  if (notes.length < 2) return [...notes];
  const words = contentWords(said);
  const rated = notes
    .map((note) => ({ note, score: nearness(note, said, words), shared: affinity(note, words) }))
    .sort((one, other) => other.score - one.score || (one.note.id < other.note.id ? -1 : 1));
  const most = Math.max(...rated.map(({ shared }) => shared));
  const related = rated.filter(({ shared }) => most < SOME || shared * 3 >= most);
  return related.filter(({ score }) => score >= FAR * related[0]!.score).map(({ note }) => note);
}

/** Whether the owner speaks of it in more than one place: a note on the very work is nearer than a neighbour's pack. */
export const isNamedTwice = (note: TradePack, { what, offers, trades }: SaidParts): boolean => {
  const about = sectionNames.flatMap((section) => Object.values(note[section])).find(({ on }) => on)?.on;
  const places = [what, trades.join(' \n '), offers.join(' \n ')];
  return about !== undefined && places.filter((part) => part.search(patternOf(about)) >= 0).length > 1;
};

/** Whether a second word of the owner's, beside those that chose the note, stands in its own ideas. */
export function isBorneOut(note: Note, said: SaidParts): boolean {
  const chosenBy = wordsOfNote(note, [said.what, ...said.offers, ...said.trades].join(' \n ')).join(' ');
  const entries = entriesOf(note);
  return contentWords(said).some(
    (word) => !chosenBy.includes(word) && entries.some((entry) => entry.includes(` ${word}`)),
  );
}

/**
 * All words that a note's expression finds in a text, each to its end. Most of some thousand notes have none, which `hasStem` finds
 * out with what is compiled already: an expression with \p{L} takes a millisecond to compile.
 */
export const wordsOfNote = ({ about }: Note, text: string): string[] =>
  hasStem(about, text) ? [...text.matchAll(patternOf(about))].map(([match]) => match.toLowerCase()) : [];

function patternOf(about: string): RegExp {
  const pattern =
    found.get(about) ?? new RegExp(`(?<![a-z0-9\\u00c0-\\u024f\\u1e00-\\u1eff])(?:${about})\\p{L}*`, 'giu');
  found.set(about, pattern);
  return pattern;
}

/** What the ideas of a note or pack say, one line for each. */
export function entriesOf(note: TradePack): readonly string[] {
  const known =
    entries.get(note) ??
    sectionNames
      .flatMap((section) => Object.values(note[section]))
      .map(({ title, hook, text, ask }) => ` ${title} ${hook} ${text} ${ask}`.toLowerCase());
  entries.set(note, known);
  return known;
}
const entries = new WeakMap<TradePack, readonly string[]>();

/**
 * Whether a text names a note's subject for its own sake: "alpaca shearing" is no day out with alpacas, and "dosa batter" no
 * restaurant, where nothing in the note shears or mixes.
 */
export function isOwnSubject(note: Note, text: string): boolean {
  const entries = entriesOf(note);
  const isDone = (work: string) =>
    [note.about, ...note.search].some((words) => words.toLowerCase().includes(work)) ||
    entries.filter((entry) => entry.includes(` ${work}`)).length > 1;
  return [...text.matchAll(patternOf(note.about))].some(({ 0: match, index }) => {
    const before = /(\p{L}+)[ -]$/u.exec(text.slice(0, index))?.[1] ?? '';
    // Who moves safes opens none.
    const done = HANDLES.exec(text.slice(0, index))?.[1];
    if (done && !isDone(done.toLowerCase().slice(0, 4).replace(/e$/u, ''))) return false;
    if (TOYS.test(before) || (PLANTS.test(before) && DAIRY.test(match)))
      return note.about.includes(before.toLowerCase());
    const [, next = '', second = ''] = NEXT.exec(text.slice(index + match.length)) ?? [];
    // "Pool fence safety inspections" put up no fence.
    const works = [next, ...(BETWEEN.test(next) ? [] : [second])].filter((word) => WORK.test(word));
    return works.every((work) => isDone(work.toLowerCase().slice(0, 5)));
  });
}

/** A model boat does not float to a chandler, and shea butter comes from no cow. */
const TOYS = /^(?:toy|model|miniature|dolls?|inflatable)$/iu;
const PLANTS = /^(?:shea|cocoa|peanut|nut|almond|body|vegan|soya?|oat|coconut|rice)$/iu;
const DAIRY = /^(?:butter|milk|cheese|cream|yog)/iu;
/** What somebody does with a thing that is another's: the clause begins with it. */
const HANDLES =
  /(?:^|[.;:!?\n]\s*)(?:we|i) (move|transport|park|ship|store|photograph|film|insure|value|guard)(?!\p{L})[^.;:!?]*$/iu;
/** In "llama and alpaca shearing" both are shorn. */
const NEXT = /^(?:,? (?:and|or|&) \p{L}+)?(?: (?:operator|driver)s?)?[ -](\p{L}+)(?: (\p{L}+))?/u;
/** What follows these is something else. */
const BETWEEN =
  /^(?:and|or|for|in|on|at|to|of|by|with|from|plus|also|we|I|that|which|who|you|your|our|the|an?|hire|rental|sales?|shop|store)$/iu;
/** What somebody does to a thing, or makes of it, as benches of barrels: a "horse trailer turned tap bar" pulls nothing. */
const WORK =
  /^(?:shear|repair|mend|clean|train|survey|inspect|apprais|transport|photograph|insur|softwar|equipment|cabinet|accessor|feed|groom|weld|batter|dough|packag|machin|app$|websit|logistic|recycl|export|import|wholesal|transcri|translat|turned$|convert)|^(?:bench|planter|furnitur|lamp|stool|rack|cover|coaster|ornament|portrait|painting|print|costum|toy|treat|cushion|candle|blanket|sculptur|jewel|badge|sticker|mug|t-?shirt)(?:e?s|ery)?$/iu;

function nearness(note: Note, { name, what, offers, trades }: SaidParts, words: readonly string[]): number {
  const first = lettersOf([what, ...trades].flatMap((part) => wordsOfNote(note, part)));
  const offered = lettersOf(offers.flatMap((offer) => wordsOfNote(note, offer)));
  const places = [name, what, ...offers, trades.join(' \n ')].filter((part) => wordsOfNote(note, part).length > 0);
  return first + offered * LATE + PLACE * places.length + WORD * affinity(note, words);
}

const lettersOf = (matches: readonly string[]): number =>
  [...new Set(matches.map((match) => match.replace(/s$/u, '')))].reduce(
    (sum, match) => sum + Math.min(match.length, LONG),
    0,
  );

/** How much the ideas of a note have to do with the owner's words: each word counts in up to three of them. */
function affinity(note: Note, words: readonly string[]): number {
  const entries = entriesOf(note);
  return words.reduce(
    (sum, word) => sum + Math.min(3, entries.filter((entry) => entry.includes(` ${word}`)).length),
    0,
  );
}

/** Beginnings of words with a meaning of their own. */
export function contentWords({ what, offers, trades }: Omit<SaidParts, 'name'>, most = 30): string[] {
  const words =
    [what, ...offers, ...trades]
      .join(' ')
      .toLowerCase()
      .match(/\p{L}{3,}/gu) ?? [];
  return [
    ...new Set(
      words
        .filter((word) => !commonWords.has(word) && !GENERAL.test(word))
        .map((word) => word.replace(/(?:ings?|e?rs?|e?s|ed|y)$/u, ''))
        .filter((word) => word.length >= 3),
    ),
  ].slice(0, most);
}

const GENERAL =
  /^(?:repair|service|custom|small|large|hire|hiring|rental|rent|sell|sale|shop|store|made|make|making|maker|help|work|home|house|free|full|part|new|old|also|good|best|local|visit|call|train|cours|lesson|class|school|famil|child|people|customer|day|week|month|year|hour|time|open|over|from|including|design|supply|supplier|manufactur|all|any|each|one|two|three|four|hand|own)/u;
const found = new Map<string, RegExp>();
const LONG = 24;
/** What only an offer says counts for less. */
const LATE = 0.5;
const PLACE = 3;
const WORD = 2;
/** So many words in common are no chance: a note that has hardly any of them is about something else. */
const SOME = 4;
/** Of the nearest note's score. */
const FAR = 0.6;
