import type { IdeaKind } from '../../../../../src/domain/idea';
import type { AnswerShape } from '../../../../../src/domain/owner-question-form';
import type { OwnMaterial } from './said-in-profile';
import type { PostLanguage } from '../../../../../src/domain/text-language';
import type { ToldLanguage } from './told-language';
import type { ToldWords } from './told-words';

/** What kind of idea the answer to a question makes. */
export const kinds: Record<AnswerShape, IdeaKind> = {
  asked: 'Question answered',
  wrong: 'Myth checked',
  behind: 'Behind the scenes',
  proud: 'Behind the scenes',
  advice: 'How-to',
  list: 'Checklist',
  choose: 'Comparison',
  timely: 'Seasonal',
  offer: 'Offer',
};
/** Nobody boasts there. */
export const gentle: ReadonlySet<string> = new Set(['grief', 'health', 'care']);
/** The shape, and below it the heading, of what the website says. */
export const webShapes: Partial<Record<OwnMaterial['kind'], AnswerShape>> = {
  question: 'asked',
  service: 'offer',
  price: 'offer',
  review: 'behind',
  fact: 'behind',
};
export const webLabels: Partial<Record<OwnMaterial['kind'], string>> = {
  question: 'people-ask',
  service: 'service',
  price: 'price',
  review: 'review',
  fact: 'fact',
};

/** An idea of an owner's words before it is drafted: a title, and the sentences of its post. */
export interface Told {
  material: OwnMaterial;
  kind: IdeaKind;
  language: ToldLanguage;
  words: ToldWords;
  title: string;
  /** The poster's headline, and the line below it. */
  label: string;
  line: string;
  /** Sentences of the post, without the call: all of them the owner's but the first of some. */
  body: string[];
  /** The owner's sentence that is quoted as evidence. */
  quoted: string;
  /** Both halves are there: a question with its answer, an error with what is true, or a story of some length. */
  isComplete: boolean;
  /** Its title had to be cut. */
  isCut: boolean;
}

/** What a shape is made of, in a language of ours, and what it makes. */
export type Base = Pick<Told, 'material' | 'kind' | 'label' | 'words'> & { language: PostLanguage };
export type Made = Pick<Told, 'title' | 'line' | 'body' | 'quoted' | 'isComplete'> & Partial<Pick<Told, 'label'>>;
