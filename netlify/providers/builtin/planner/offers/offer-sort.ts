import * as z from 'zod/mini';
import type { TradeKind } from '../../../../../src/domain/trade-kind';
import file from './offer-grammar.json';

const words = z.array(z.string().check(z.maxLength(40)));
const ways = z.record(z.string(), z.tuple([z.string(), z.string()]));

/** The nouns that offers are made of, by what they say of the offer. A sort that no list tells stays unknown. */
export const offerGrammarSchema = z.strictObject({
  /** What is done to somebody's thing: "repair", with "repaired" and "repairing". */
  works: z.strictObject({ mend: ways, clean: ways, fit: ways, remove: ways, check: ways, treat: ways }),
  nouns: z.strictObject({
    course: words,
    session: words,
    gathering: words,
    hire: words,
    stay: words,
    trip: words,
    paper: words,
    tend: words,
    project: words,
    digital: words,
    pet: words,
    plant: words,
    food: words,
    drink: words,
    goods: words,
  }),
  words: z.strictObject({
    /** Before a noun of work they name no thing: "emergency repair". */
    noThing: words,
    /** Have no plural and no article. */
    mass: words,
    /** Mean one thing and look like many, so that no sentence says "a" of them. */
    pluralOnly: words,
    /** Come in twos: "a pair of boots". */
    pairs: words,
    /** Little words by which a phrase shows that it is not English. */
    foreign: words,
    /** Sold, but neither used in sight, nor chosen for a place, nor given: parts of bodies and machines, seeds, keys. */
    apart: words,
    /** End in -ing and can be counted. */
    count: words,
  }),
});

const grammar = offerGrammarSchema.parse(file);
type Work = keyof typeof grammar.works;
const sortsRead: OfferSort[] = [
  ...(Object.keys(grammar.works) as Work[]),
  ...(Object.keys(grammar.nouns) as (keyof typeof grammar.nouns)[]),
];
export const offerSorts = ['unknown' as OfferSort, ...sortsRead] as const;
export type OfferSort = Work | keyof typeof grammar.nouns | 'unknown';

/** What sort of offer it is, and the thing that sentences can speak of: what is repaired, hired, sold or taken part in. */
export interface ReadSort {
  sort: OfferSort;
  thing: Thing | null;
  /** "repaired" and "repairing", where something is done to the thing. */
  done: string | null;
  doing: string | null;
}

export interface Thing {
  /** "accordion", "data" */
  bare: string;
  /** "an accordion", "data" */
  one: string;
  /** "accordions", "data" */
  many: string;
}

/**
 * Reads an offer by its head: the last noun before "for", "with" and their like. `offer` is as it stands inside a sentence.
 * Some heads mean another thing in another kind of business: a visit is a check on a cat, or a school class in a museum.
 */
export function readSort(offer: string, kind: TradeKind | null): ReadSort {
  if (!/^[\p{Script=Latin}\p{N} '’&-]+$/u.test(offer) || isForeign(offer)) return nothing;
  const [phrase = '', of] = (offer.split(/ (?:for|with|from|in|at|on|to|by) /u)[0] ?? '').split(
    / of (?:the |your |an? )?/u,
  );
  if (/ (?:and|&|or) /u.test(phrase)) return nothing;
  const said = phrase.split(' ').filter(Boolean);
  const last = said.at(-1) ?? '';
  const head = singular(last.toLowerCase());
  const work = workOf(head, kind);
  if (work) {
    const [done, doing] = grammar.works[work][head]!;
    return { sort: work, thing: of ? thingOf(of.split(' ')) : thingOf(said.slice(0, -1)), done, doing };
  }
  if (of) return nothing;
  const sort = meantBy(phrase) ?? nounOf(head, last, kind);
  // One bare word, "boxes" or "talks", says too little where the kind of business is not known either.
  if (sort === 'unknown' || (kind === null && said.length === 1)) return nothing;
  const isHired = sort === 'hire' && nouns.get(head) === 'hire';
  return { sort, thing: isHired ? thingOf(said.slice(0, -1)) : thingOf(said, false), done: null, doing: null };
}

/** Whether words are in another language, as far as its little words and letters tell. */
export const isForeign = (text: string): boolean =>
  text
    .toLowerCase()
    .split(/[^\p{L}-]+/u)
    .some(
      (word) =>
        foreign.has(word) ||
        /[äöüßñõãåøłőż]|(?:ung|ungen|keit|heit|schaft|zione|zioni|ción|ciones|ações|ção)$/u.test(word),
    ) && !/^(?:jalapeño|piñata|über|doppelgänger)/iu.test(text);

/** Heads that mean another thing behind the word before them: a cream tea is eaten, and a contract lift is no treatment. */
function meantBy(phrase: string): OfferSort | null {
  if (/\b(?:cream|high|afternoon|champagne) teas?$/iu.test(phrase)) return 'food';
  if (/\b(?:swap|sample|subscription|postal|gift)[ -](?:box|boxes|packs?)$/iu.test(phrase)) return 'unknown';
  if (/\blifts?$/iu.test(phrase) && !/\b(?:lash|brow|face|neck|eye|skin|butt|breast)/iu.test(phrase)) return 'unknown';
  if (/^re-?\p{L}+ing /iu.test(phrase)) return 'unknown'; // "re-whipping rings" is work on them
  if (/\b(?:lift|crane|site|rehab|treatment|care|meal|training) plans?$/iu.test(phrase)) return 'unknown';
  // Of a house, a floor or a field, and of nobody's skin.
  if (
    /\b(?:construction|termite|pest|weed|damp|wood|timber|rust|roof|soil|lawn|water|sewage|seed|moss|mould|mold|mosquito|bed ?bug|rodent|tree|hoof|leather|fabric|stain|surface|floor|metal|heat|rot) treatments?$/iu.test(
      phrase,
    )
  )
    return 'unknown';
  return null;
}

function workOf(head: string, kind: TradeKind | null): Work | null {
  const work = (Object.keys(grammar.works) as Work[]).find((name) => Object.hasOwn(grammar.works[name], head)) ?? null;
  if (work === null || (kind !== null && ofPeople.has(kind))) return null;
  if (work === 'treat' && head === 'painting' && kind === 'creative') return null;
  return head === 'fitting' && kind !== null && kind !== 'home-visits' ? null : work;
}

function nounOf(head: string, written: string, kind: TradeKind | null): OfferSort {
  const listed = byKind(head, kind) ?? nouns.get(head);
  if (apart.has(head) && (listed === undefined || listed === 'goods' || listed === 'plant')) return 'unknown';
  if (kind === 'rental' && (listed === undefined || hireable.has(listed)) && head !== written.toLowerCase())
    return 'hire';
  if (listed === 'pet') return kind === 'animals' ? 'pet' : 'unknown';
  if (listed === 'stay') return kind === null || lodging.has(kind) ? 'stay' : 'unknown'; // a room to escape from is none
  if (listed !== undefined) return listed;
  // What a shop lists in the plural is what it sells.
  return kind !== null && selling.has(kind) && head !== written.toLowerCase() ? 'goods' : 'unknown';
}

function byKind(head: string, kind: TradeKind | null): OfferSort | undefined {
  if (kind === 'events') return nouns.get(head) === 'hire' ? 'hire' : 'unknown';
  if (head === 'visit' || head === 'walk')
    return kind === 'animals' || kind === 'care'
      ? 'tend'
      : kind !== null && outings.has(kind)
        ? 'gathering'
        : 'unknown';
  if (head === 'session') {
    if (kind === 'teaching' || kind === 'fitness') return 'course';
    return kind === null ? 'unknown' : outings.has(kind) ? 'gathering' : 'session';
  }
  if (head === 'care' && kind !== 'care' && kind !== 'animals')
    return kind === 'health' || kind === 'appointments' ? 'session' : 'unknown';
  if (head === 'transfer' && kind === null) return 'unknown'; // of luggage, or of tapes
  if (head === 'basket' || head === 'box' || head === 'hamper')
    return kind === 'maker' || kind === 'shop' ? undefined : 'unknown';
  if (head === 'shoe' && kind === 'animals') return 'unknown';
  if (head === 'club') return kind === 'teaching' || kind === 'fitness' ? 'course' : 'gathering';
  if (head === 'check' || head === 'test' || head === 'assessment')
    return kind !== null && kind !== 'animals' && ofPeople.has(kind) ? 'session' : 'unknown';
  if (kind === 'shop' || kind === 'maker') return nouns.get(head) === 'project' ? 'goods' : undefined;
  return undefined;
}

function thingOf(said: string[], isModifier = true): Thing | null {
  let rest = said;
  if (isModifier) while (rest.length > 0 && noThing.has(rest[0]!.toLowerCase())) rest = rest.slice(1);
  const last = rest.at(-1);
  if (last === undefined || rest.length > 4 || /\d/.test(rest.join(' ')) || pluralOnly.has(last.toLowerCase()))
    return null;
  if (isModifier && noThing.has(last.toLowerCase())) return null;
  const before = rest.slice(0, -1);
  const phrase = (word: string) => [...before, word].join(' ');
  const one = singular(last);
  if (mass.has(one.toLowerCase()) || (/\p{L}{3}ing$/u.test(one) && !count.has(one.toLowerCase())))
    return { bare: phrase(last), one: phrase(last), many: phrase(last) };
  if (pairs.has(one.toLowerCase()))
    return {
      bare: `pair of ${phrase(plural(one))}`,
      one: `a pair of ${phrase(plural(one))}`,
      many: phrase(plural(one)),
    };
  return { bare: phrase(one), one: `${article(phrase(one))} ${phrase(one)}`, many: phrase(plural(one)) };
}

/** "sharpened", the noun of that work: "sharpening". */
export const doneToNoun: ReadonlyMap<string, string> = new Map(
  (Object.keys(grammar.works) as Work[])
    .flatMap((work) => Object.entries(grammar.works[work]).map(([noun, [done]]) => [done, noun] as const))
    .reverse(), // the first noun of a work is its usual one
);

export const singular = (word: string): string =>
  irregular.get(word) ??
  (/[^aeiou]ies$/u.test(word)
    ? `${word.slice(0, -3)}y`
    : /(?:ch|sh|ss|x|zz)es$/u.test(word)
      ? word.slice(0, -2)
      : /[^siu]s$/u.test(word)
        ? word.slice(0, -1)
        : word);

const plural = (word: string): string =>
  [...irregular].find(([, one]) => one === word)?.[0] ??
  (/[^aeiou]y$/u.test(word) ? `${word.slice(0, -1)}ies` : /(?:ch|sh|s|x|z)$/u.test(word) ? `${word}es` : `${word}s`);

const article = (phrase: string): string =>
  /^(?:[aeio]|u(?!ni|se|su|ku|ti)|hour|heir|honest|[AEFHILMNORSX](?=[A-Z]|-[a-z]))/u.test(phrase) &&
  !/^(?:eu|one\b|once)/u.test(phrase)
    ? 'an'
    : 'a';

const irregular: ReadonlyMap<string, string> = new Map(
  Object.entries({
    lenses: 'lens', knives: 'knife', shelves: 'shelf', loaves: 'loaf', leaves: 'leaf', scarves: 'scarf', calves: 'calf',
    teeth: 'tooth', feet: 'foot', children: 'child', geese: 'goose', mice: 'mouse', cacti: 'cactus', berries: 'berry',
    cookies: 'cookie', brownies: 'brownie', pies: 'pie', ties: 'tie', movies: 'movie', wolves: 'wolf', halves: 'half',
    quizzes: 'quiz', boules: 'boule', gases: 'gas', buses: 'bus',
  }),
); // prettier-ignore
const set = (list: string[]): ReadonlySet<string> => new Set(list);
const noThing = set(grammar.words.noThing);
const mass = set(grammar.words.mass);
const pluralOnly = set(grammar.words.pluralOnly);
const foreign = set(grammar.words.foreign);
const apart = set(grammar.words.apart);
const pairs = set(grammar.words.pairs);
const count = set(grammar.words.count);
const nouns: ReadonlyMap<string, OfferSort> = new Map(
  (Object.keys(grammar.nouns) as (keyof typeof grammar.nouns)[])
    .reverse() // the first list that names a noun decides
    .flatMap((sort) => grammar.nouns[sort].map((noun) => [noun, sort] as const)),
);
const nothing: ReadSort = { sort: 'unknown', thing: null, done: null, doing: null };
/** Their work is done to people and animals, and "cleaned" is not said of those. */
const ofPeople = set(['health', 'care', 'appointments', 'animals', 'grief', 'teaching', 'fitness']);
const selling = set(['shop', 'maker']);
const outings = set(['place-to-visit', 'stay', 'agriculture', 'community', 'maker', 'events', 'food']);
const lodging = set(['stay', 'agriculture', 'animals']);
const hireable = set(['goods', 'stay', 'unknown', 'project', 'food']);
