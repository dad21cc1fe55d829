import { languageOf, type PostLanguage } from '../../../../src/domain/text-language';
import type { BusinessProfile } from '../../../../src/domain/business-profile';
import { readDenials } from '../planner/hearing/denials';
import { lexiconIn } from './lexicons';
import { pairsIn, stemsIn, type Lexicon } from './near-lexicon';
import { withoutRefused } from './refused';
import type { ListedTrade, Taxonomy } from './taxonomy';
import { fold } from './trade-phrase';
import { toldLanguages, toldTrades } from './trade-phrases';

/** Trades whose words an owner uses, the nearest first. */
export interface LikeliestTrades {
  trades: readonly NearTrade[];
  /** How likely the first is right, from 0 to 1. */
  chance: number;
  /** Trades of which the words are known in the language that is spoken. */
  described: ReadonlySet<string>;
}
export interface NearTrade {
  trade: ListedTrade;
  /** Told by the same words as the first. */
  isLikeFirst: boolean;
}

/**
 * The trades that are described as this business describes itself, in the description and the offers, and less in its name. A word
 * counts for more the fewer trades it speaks for, by the square of its inverse document frequency; trades that many words describe
 * have them count for less (pivoted length normalization; Singhal, Buckley and Mitra, SIGIR 1996). What is denied, and for whom it
 * is done, counts for nothing.
 */
export async function likeliestTrades(
  said: SaidOfWork,
  { byName }: Pick<Taxonomy, 'byName'>,
): Promise<LikeliestTrades> {
  const readings = await Promise.all(languagesOf(said).map(async (language) => readIn(language, said)));
  const { found: best, described } = readings.toSorted(
    (one, other) => (other.found[0]?.score ?? 0) - (one.found[0]?.score ?? 0),
  )[0] ?? { found: [], described: new Set<string>() };
  const [first] = best;
  if (!first) return { trades: [], chance: 0, described };
  const near = best.filter(({ score, isByChance }) => score >= first.score * NEAR && !isByChance).slice(0, MOST);
  const next = best.find(({ likeness }) => likeness < ALIKE);
  return {
    chance: chanceOf(first, next?.score ?? 0),
    described,
    trades: near.flatMap(({ name, likeness }) => {
      const trade = byName.get(name);
      return trade ? [{ trade, isLikeFirst: likeness >= ALIKE }] : [];
    }),
  };
}

/** Fitted to 378 businesses of which the right trades were known (docs/planner.md). */
const chanceOf = ({ score, share, isSlight }: Found, next: number): number =>
  (isSlight ? SLIGHT : 1) / (1 + Math.exp(-(BASE + AHEAD * Math.log((score + 1) / (next + 1)) + SHARE * share)));
const BASE = -2.8;
const AHEAD = 2.3;
const SHARE = 32;

interface Found {
  name: string;
  score: number;
  /** Which part of the words that the owner uses speak for it, as if there were some more. */
  share: number;
  /** A single word speaks for it. */
  isByChance: boolean;
  /** Few words of any trade speak for it. */
  isSlight: boolean;
  /** To the first. */
  likeness: number;
}

async function readIn(language: PostLanguage, said: SaidOfWork): Promise<Reading> {
  const lexicon = await lexiconIn(language);
  const texts = [said.what, ...(said.offers ?? [])];
  const work = await wordsOf(texts, language);
  const above = await wordsOf([said.name], language);
  const count = [...work].filter((word) => !word.includes(' ')).length;
  const scores = new Map<number, { score: number; words: number }>();
  const hear = (words: ReadonlySet<string>, weight: number) => {
    for (const word of words) {
      const trades = new Set(lexicon.find(word).flatMap((term) => lexicon.tradesOf[term]!));
      if (trades.size === 0 || trades.size > lexicon.trades.length / COMMON) continue;
      const rarity = Math.log(lexicon.trades.length / trades.size) ** 2;
      for (const trade of trades) {
        const known = scores.get(trade) ?? { score: 0, words: 0 };
        known.score += (weight * rarity) / Math.sqrt(2 * lexicon.averageSize + lexicon.sizes[trade]!);
        if (weight === 1 && !word.includes(' ')) known.words += 1;
        scores.set(trade, known);
      }
    }
  };
  hear(work, 1);
  hear(new Set([...above].filter((word) => !work.has(word))), ABOVE_THE_DOOR);
  const ranked = [...scores].toSorted(([, one], [, other]) => other.score - one.score).slice(0, LOOKED_AT);
  const { described } = lexicon;
  const best = ranked.findIndex(([, { words }]) => words >= FEWEST);
  if (best < 0) return { found: [], described };
  ranked.unshift(...ranked.splice(best, 1));
  const first = new Set(lexicon.termsOf[ranked[0]![0]]);
  const found = ranked.map(([trade, { score, words }]) => ({
    name: lexicon.trades[trade]!,
    score,
    share: words / (count + FEW),
    isByChance: words < FEWEST,
    isSlight: language === 'en' && words < FEWEST_ENGLISH,
    likeness: likenessOf(lexicon.termsOf[trade]!, first),
  }));
  return { found, described };
}

interface Reading {
  found: readonly Found[];
  described: ReadonlySet<string>;
}

/** The cosine of two sets. */
const likenessOf = (terms: Lexicon['termsOf'][number], first: ReadonlySet<number>): number =>
  terms.filter((term) => first.has(term)).length / Math.sqrt(terms.length * first.size);

/** The words of texts, without what is denied; in English with the pairs that they make. */
async function wordsOf(texts: readonly string[], language: PostLanguage): Promise<ReadonlySet<string>> {
  if (language === 'en')
    return new Set(
      texts
        .flatMap((text) => readDenials(withoutRefused(text)).affirmed.split(/[.;:!?()\n•|–—]+/u))
        .flatMap((clause) => {
          const stems = stemsIn(clause);
          return [...stems, ...pairsIn(stems)];
        }),
    );
  const file = await toldTrades(language);
  const [denials, forWhom] = [file.denials, file.forWhom].map((list) => new Set(list.split(' ')));
  return new Set(
    texts
      .flatMap((text) => fold(withoutRefused(text)).split(/[,;:.!?()\n–—•|"„“”]+|\s-\s/u))
      .flatMap((part) => {
        const words = part.match(/\p{L}+/gu) ?? [];
        if (words.some((word) => denials!.has(word))) return [];
        const whom = words.findIndex((word) => forWhom!.has(word));
        return (whom === -1 ? words : words.slice(0, whom)).filter((word) => word.length >= SHORTEST);
      }),
  );
}

/** A few nouns could be of any language, and so could their denial. */
function languagesOf({ name, what, offers = [] }: SaidOfWork): PostLanguage[] {
  const language = languageOf(what) ?? languageOf([what, ...offers].join('. ')) ?? languageOf([name, what].join('. '));
  if (language === 'other') return [];
  return language === null ? (DENIES.test(what) ? ['en'] : ['en', ...toldLanguages()]) : [language];
}
const DENIES = /^(?:no|non|não|nie|kein\p{L}*|nicht|pas|geen|niet)\s/iu;

type SaidOfWork = Pick<BusinessProfile, 'name' | 'what'> & Partial<Pick<BusinessProfile, 'offers'>>;

/** What the name of a business says beside its description. */
const ABOVE_THE_DOOR = 0.5;
/** A word that speaks for one trade in eight speaks for none. */
const COMMON = 8;
/** From this cosine on two trades are told by the same words. */
const ALIKE = 0.16;
/** Of the first one's score. */
const NEAR = 0.45;
const MOST = 5;
const LOOKED_AT = 12;
/** One word is chance. */
const FEWEST = 2;
/** In English the same word is used of more trades, and three of them are enough for a question. */
const FEWEST_ENGLISH = 4;
const SLIGHT = 0.5;
/** A share of few words says less. */
const FEW = 30;
/** Letters. */
const SHORTEST = 3;
