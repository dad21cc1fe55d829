import type { IdeaKind } from '../../../../../src/domain/idea';
import { clip, countWords } from '../english/grammar';
import type { ProfileWords } from '../writing/profile-words';
import type { OwnMaterial } from './said-in-profile';
import type { Told } from './told-shapes';
import { atThought } from './at-a-thought';
import { around, bare, type ToldWords } from './told-words';

/**
 * In a language that we do not write, every word is the owner's: the title is a sentence of theirs, a short one if there is.
 * An error is never the title, where it would be read as advice: what is true instead is, and two signs tell them apart.
 */
export function asSaid(material: OwnMaterial, words: ToldWords, kind: IdeaKind, { name }: ProfileWords): Told | null {
  const isMyth = kind === 'Myth checked' && words.detail.length > 0;
  const all = isMyth ? [...words.detail] : [...words.text, ...words.detail];
  if (countWords([...words.text, ...words.detail].join(' ')) < 5) return null;
  const fits = (sentence: string) => [...bare(sentence)].length <= TITLE && countWords(sentence) > 2;
  const key = all.find(fits) ?? all[0]!;
  const title = atThought(key, TITLE, { ...words, isAdvice: kind !== 'Behind the scenes' }) ?? clip(bare(key), TITLE);
  return {
    material,
    kind,
    language: 'other',
    words,
    title,
    // An offer beside a sentence about something else would name the wrong work.
    label: clip(name, LABEL),
    line: title,
    body: isMyth
      ? [
          `✗ ${words.text.join(' ')}`,
          ...around(all, key, words).map((sentence, at) => (at === 0 ? `✓ ${sentence}` : sentence)),
        ]
      : around(all, key, words),
    quoted: key,
    isComplete: countWords([...words.text, ...words.detail].join(' ')) >= 12,
    isCut: title.endsWith('…'),
  };
}

const TITLE = 70;
/** As much as a frame or a poster's headline holds. */
const LABEL = 28;
