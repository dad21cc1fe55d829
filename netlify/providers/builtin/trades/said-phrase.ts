import * as z from 'zod/mini';
import { wordsOfPhrase, type Word } from './trade-phrase';

const phrases = z.string().check(z.maxLength(1_200));
export const saidWorkSchema = z.strictObject({
  /**
   * For each trade the phrases that name it by what it does or sells, and words that only speak for it beside another. A star
   * takes any ending, `_` up to three words.
   */
  trades: z.record(z.string(), z.tuple([phrases, phrases])),
});
export type SaidWork = z.infer<typeof saidWorkSchema>;

export interface Phrase {
  trade: string;
  /** As it is listed. */
  typed: string;
  /** It names the trade by itself. */
  isName: boolean;
  /** One of the trades that are as good as the same. */
  kin: string;
  points: number;
}

/** null stands for words in between. */
export type Part = (Word & { isOpen: boolean }) | null;

/** What a phrase is worth, in points. */
export const POINTS = { names: 2, alone: 1.5, speaks: 1 };

/** Its words in the form by which they are compared; those with any ending keep their star. */
export const formsOf = (typed: string): string =>
  typed
    .split(' ')
    .map((word) => {
      const known = forms.get(word);
      if (known !== undefined) return known;
      const form = word === '_' ? word : partsOf(word).map(formOfPart).join(' ');
      forms.set(word, form);
      return form;
    })
    .join(' ');
const forms = new Map<string, string>();
const formOfPart = (part: Part): string => (part === null ? '_' : part.isOpen ? `${part.said}*` : part.form);

/** A hundred thousand phrases are listed, and few are ever compared. */
export function partsIn(typed: string): readonly Part[] {
  const known = parsed.get(typed) ?? typed.split(' ').flatMap(partsOf);
  parsed.set(typed, known);
  return known;
}
const parsed = new Map<string, readonly Part[]>();

function partsOf(said: string): Part[] {
  if (said === '_') return [null];
  const isOpen = said.endsWith('*');
  return wordsOfPhrase(said.replace('*', '')).map((word) => ({ ...word, isOpen }));
}

/** Letters by which an open word is looked up. */
export const SHORTEST = 3;
