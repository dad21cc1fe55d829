import type { Material, Question } from '../../contracts/material';

/** An answer that ideas may use. */
export const buildMaterial = (partial: Partial<Material> = {}): Material => ({
  id: 'e6f4a3b5-8c3a-4d8b-9dbd-4c5a6f7e8d06',
  kind: 'answer',
  source: 'interview',
  question: 'people-ask',
  asked: 'What do people ask you?',
  then: 'And what do you tell them?',
  text: 'How often does a clock need cleaning?',
  detail: 'Every five to eight years.',
  page: '',
  photoId: null,
  use: 'ready',
  found: '',
  cleared: false,
  usedCount: 0,
  pieceId: null,
  createdAt: '2026-06-09T09:00:00.000Z',
  ...partial,
});

export const buildQuestion = (partial: Partial<Question> = {}): Question => ({
  key: 'hard-way',
  ask: 'What did you learn the hard way?',
  then: '',
  example: null,
  ...partial,
});
