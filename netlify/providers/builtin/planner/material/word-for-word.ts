import type { IdeaKind } from '../../../../../src/domain/idea';
import { clip, countWords } from '../grammar';
import type { ProfileWords } from '../profile-words';
import type { OwnMaterial } from './said-in-profile';
import type { Told } from './told-shapes';
import { atThought } from './at-a-thought';
import { around, bare, type ToldWords } from './told-words';

/** In a language that we do not write, every word is the owner's: the title is a sentence of theirs, a short one if there is. */
export function asSaid(
  material: OwnMaterial,
  words: ToldWords,
  kind: IdeaKind,
  { name, offers }: ProfileWords,
): Told | null {
  const all = [...words.text, ...words.detail];
  if (countWords(all.join(' ')) < 5) return null;
  const fits = (sentence: string) => [...bare(sentence)].length <= TITLE && countWords(sentence) > 2;
  const key = all.find(fits) ?? all[0]!;
  const title = atThought(key, TITLE, { ...words, isAdvice: kind !== 'Behind the scenes' }) ?? clip(bare(key), TITLE);
  return {
    material,
    kind,
    language: 'other',
    words,
    title,
    label: offers.find(({ quoted }) => [...quoted].length <= LABEL)?.quoted ?? clip(name, LABEL),
    line: title,
    body: around(all, key, words),
    quoted: key,
    isComplete: countWords(all.join(' ')) >= 12,
    isCut: title.endsWith('…'),
  };
}

const TITLE = 70;
/** As much as a frame or a poster's headline holds. */
const LABEL = 28;
