import * as z from 'zod/mini';
import type { PostLanguage } from '../../../../src/domain/text-language';

const phrases = z.string().check(z.maxLength(1_200));

/** How English owners tell their work without naming it: for each trade the words and phrases that speak for it. */
export const saidWorkSchema = z.strictObject({ trades: z.record(z.string(), phrases) });
export type SaidWork = z.infer<typeof saidWorkSchema>;

/**
 * How owners of one of the other languages tell their work without naming it. A phrase has the beginnings of words; `/` and `+` divide
 * them, `_` ends a word, and `~` finds the end or the middle of a compound.
 */
export const toldTradesSchema = z.strictObject({
  /** Words that deny the part of a sentence that they stand in. */
  denials: phrases,
  /** What follows them is whom it is for. */
  forWhom: phrases,
  /** Words of this language that are names of trades in another one, or say too little of one: they name none among others. */
  strays: phrases,
  trades: z.array(
    z.strictObject({
      trade: z.string().check(z.maxLength(60)),
      /** Phrases that tell the trade, and others that only hint at it. */
      tells: phrases,
      hints: z.optional(phrases),
    }),
  ),
});
export type ToldTrades = z.infer<typeof toldTradesSchema>;
export type ToldLanguage = Exclude<PostLanguage, 'en'>;

/** Read when first wanted. Not checked then: they come with the product, and tests check them. */
export const saidWork = (): Promise<SaidWork[]> =>
  Promise.all(said.map(async (load) => (await load()).default as unknown as SaidWork));

export const toldTrades = async (language: ToldLanguage): Promise<ToldTrades> => (await told[language]()).default;

export const toldLanguages = (): ToldLanguage[] => Object.keys(told) as ToldLanguage[];

const said = [
  () => import('./said/said-a-b.json'),
  () => import('./said/said-c.json'),
  () => import('./said/said-d-e.json'),
  () => import('./said/said-f-g.json'),
  () => import('./said/said-h-k.json'),
  () => import('./said/said-l-m.json'),
  () => import('./said/said-n-p.json'),
  () => import('./said/said-q-s.json'),
  () => import('./said/said-t-z.json'),
];

const told: Record<ToldLanguage, () => Promise<{ default: ToldTrades }>> = {
  de: () => import('./told/told-de.json'),
  fr: () => import('./told/told-fr.json'),
  es: () => import('./told/told-es.json'),
  it: () => import('./told/told-it.json'),
  nl: () => import('./told/told-nl.json'),
  pl: () => import('./told/told-pl.json'),
  pt: () => import('./told/told-pt.json'),
};
