import type { IdeaKind } from '../../../../../src/domain/idea';
import type { AnswerShape } from '../../../../../src/domain/owner-question-list';
import type { OwnMaterial } from './said-in-profile';

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
