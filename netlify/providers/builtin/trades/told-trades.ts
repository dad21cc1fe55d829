import * as z from 'zod/mini';
import { languageOf } from '../../../../src/domain/text-language';
import type { BusinessProfile } from '../../../../src/domain/business-profile';
import type { ListedTrade, Taxonomy } from './taxonomy';
import { startsOf, toldPattern, toldText, type Place, type ToldPattern, type ToldText } from './told-pattern';
import { fold } from './trade-phrase';

const phrases = z.string().check(z.maxLength(1_200));
const few = z.string().check(z.maxLength(1_200));

/**
 * How owners of one language tell their work without naming it. A phrase is the beginnings of words that follow each other, with at
 * most two others between; `+` joins what stands anywhere, `/` says "or", `_` ends a word, and `~` finds the end of a compound.
 */
export const toldTradesSchema = z.strictObject({
  /** Words that deny the part of a sentence that they stand in. */
  denials: few,
  /** What follows them is whom it is for. */
  forWhom: few,
  /** Words of this language that are names of trades in another one, or say too little of one: they name none among others. */
  strays: few,
  trades: z.array(
    z.strictObject({
      trade: z.string().check(z.maxLength(60)),
      /** One of these tells the trade. */
      tells: phrases,
      /** Of these it takes three, or one beside a name that tells it. */
      hints: z.optional(phrases),
    }),
  ),
});

/**
 * Trades that a profile tells, the likeliest first; `isSure` where it is the first and no other, `isStrong` where much tells it,
 * `isLikely` where enough tells the first, and more than tells the next, for it to lend its ideas while the owner is asked.
 */
export interface ToldTrades {
  trades: readonly ListedTrade[];
  isSure: boolean;
  isStrong: boolean;
  isLikely: boolean;
}

/** Only words of the profile's own language are read; where a few nouns leave that open, those of any that agree. */
export async function tradesTold(profile: Told, { trades }: Pick<Taxonomy, 'trades'>): Promise<ToldTrades> {
  const scored = (await tonguesOf(profile)).flatMap((tongue) => scoresOf(profile, tongue));
  const found = scored.filter(({ score }) => score >= WORTH_ASKING).sort((one, other) => other.score - one.score);
  const [best, next] = found;
  const isSure =
    best !== undefined &&
    best.score >= (next === undefined && isShort(profile) ? TELLS : SURE) &&
    (next === undefined || best.score - next.score >= AHEAD);
  return {
    isSure,
    isLikely: best !== undefined && best.score >= TELLS && best.score - (next?.score ?? 0) >= AHEAD,
    isStrong: isSure && best.score >= 2 * TELLS,
    trades: found.flatMap(({ trade }) => trades.find(({ name }) => name === trade) ?? []),
  };
}

/** Among many words, one phrase may be chance: "The vet comes on Saturday", at a shop for racing pigeons. */
const isShort = ({ what, offers = [] }: Told): boolean => [what, ...offers].join(' ').split(/\s+/u).length <= FEW_WORDS;
const FEW_WORDS = 14;

/** The text without words that name no trade in its language, but for those that a part of a sentence begins with. */
export async function withoutStrays(what: string): Promise<string> {
  const language = languageOf(what);
  const tongue = language === null ? undefined : await tongueIn(language);
  if (!tongue) return what;
  return what
    .split(/(?<=[;:.!?()\n–—])/u)
    .map((part) =>
      part.trim().split(/\s+/u).length < A_SENTENCE
        ? part
        : part.replace(/\p{L}[\p{L}'’-]*/gu, (word, at: number) =>
            tongue.strays.has(fold(word)) && !HEAD.test(part.slice(0, at)) ? '…' : word,
          ),
    )
    .join('');
}
/** In words: a shorter part may be nothing but a name. */
const A_SENTENCE = 7;
/** What may stand before the first word of a part: "ich bin", and an article. */
const HEAD =
  /^[^\p{L}]*(?:(?:ich bin|wir sind|je suis|nous sommes|soy|somos|sono|siamo|ik ben|wij zijn|jestem|jesteśmy|sou)\s)?(?:(?:de[rn]|die|das|eine?|une?|l[ea]s?|el|los|las|il|lo|gli|i|de|het|een|uma?|[oa]s?)\s)?$/iu;

function scoresOf({ name, what, offers = [] }: Told, tongue: Tongue): Scored[] {
  const work = toldText([what, ...offers], tongue);
  const above = toldText([name], tongue);
  const scores = new Map<string, number>();
  const add = (trade: string, score: number) => scores.set(trade, (scores.get(trade) ?? 0) + score);
  const hinted = new Map<string, Set<number>>();
  const tellings = new Map<string, Place[]>();
  for (const { trade, isHint, pattern } of candidatesIn(work, tongue)) {
    const place = pattern.find(work);
    if (place === null) continue;
    // Two hints in one word are one, and so are two phrases that share words.
    if (isHint) hinted.set(trade, (hinted.get(trade) ?? new Set()).add(place.start));
    else if (!isWithin(place, tellings.get(trade) ?? [])) {
      tellings.set(trade, [...(tellings.get(trade) ?? []), place]);
      add(trade, TELLS);
    }
  }
  for (const [trade, places] of hinted) add(trade, places.size);
  const named = candidatesIn(above, tongue).filter(({ isHint, pattern }) => !isHint && pattern.find(above) !== null);
  for (const trade of new Set(named.map(({ trade }) => trade))) add(trade, 1);
  return [...scores].map(([trade, score]) => ({ trade, score }));
}

const isWithin = ({ start, end }: Place, others: readonly Place[]): boolean =>
  others.some((other) => start < other.end && other.start < end);

/** Those of thousands that a text can hold at all, each once. */
const candidatesIn = (text: ToldText, { byStart }: Tongue): Phrase[] => [
  ...new Set(['', ...startsOf(text)].flatMap((start) => byStart.get(start) ?? [])),
];

async function tonguesOf({ name, what, offers = [] }: Told): Promise<Tongue[]> {
  const language = languageOf(what) ?? languageOf([what, ...offers].join('. ')) ?? languageOf([name, what].join('. '));
  // a few words could be of any language, and so could their denial
  if (language === null && DENIES.test(what)) return [];
  const all = language === null ? Object.keys(files) : [language];
  return (await Promise.all(all.map(tongueIn))).filter((tongue) => tongue !== undefined);
}

async function tongueIn(language: string): Promise<Tongue | undefined> {
  const file = files[language as keyof typeof files];
  if (!file) return undefined;
  const kept = read.get(language) ?? file().then(({ default: read }) => toTongue(read));
  read.set(language, kept);
  return kept;
}

function toTongue(file: unknown): Tongue {
  const { denials, forWhom, strays, trades } = toldTradesSchema.parse(file);
  const phrasesOf = (trade: string, said: string | undefined, isHint: boolean): Phrase[] =>
    (said?.split(', ') ?? []).map((one) => ({ trade, isHint, pattern: toldPattern(one) }));
  const byStart = new Map<string, Phrase[]>();
  for (const { trade, tells, hints } of trades)
    for (const phrase of [...phrasesOf(trade, tells, false), ...phrasesOf(trade, hints, true)])
      for (const start of phrase.pattern.starts) {
        const known = byStart.get(start);
        if (known) known.push(phrase);
        else byStart.set(start, [phrase]);
      }
  return {
    denials: new Set(denials.split(' ')),
    forWhom: new Set(forWhom.split(' ')),
    strays: new Set(strays.split(' ')),
    byStart,
  };
}

const DENIES = /^(?:no|non|não|nie|kein\p{L}*|nicht|pas|geen|niet)\s/iu;

const files = {
  de: () => import('./told/told-de.json'),
  fr: () => import('./told/told-fr.json'),
  es: () => import('./told/told-es.json'),
  it: () => import('./told/told-it.json'),
  nl: () => import('./told/told-nl.json'),
  pl: () => import('./told/told-pl.json'),
  pt: () => import('./told/told-pt.json'),
};
const read = new Map<string, Promise<Tongue>>();

/** What one phrase that tells is worth, in hints. */
const TELLS = 3;
const WORTH_ASKING = 2;
/** Two phrases, or one and three hints: of 21 unseen businesses with less, half were of another trade, and of 14 with so much none. */
const SURE = 6;
/** By how much the best has to be better than the next. */
const AHEAD = 2;

type Told = Pick<BusinessProfile, 'name' | 'what'> & { offers?: readonly string[] };

interface Scored {
  trade: string;
  score: number;
}

interface Tongue {
  denials: ReadonlySet<string>;
  forWhom: ReadonlySet<string>;
  strays: ReadonlySet<string>;
  /** By the first letters of a word that they need. */
  byStart: ReadonlyMap<string, readonly Phrase[]>;
}

interface Phrase {
  trade: string;
  isHint: boolean;
  pattern: ToldPattern;
}
