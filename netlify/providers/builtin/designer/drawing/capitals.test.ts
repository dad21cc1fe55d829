import { capitals } from './capitals';

it('takes the accents off Greek capitals and leaves those of other languages', () => {
  expect(['Εργαστήρι Πηλός', 'Café Über'].map(capitals)).toEqual(['ΕΡΓΑΣΤΗΡΙ ΠΗΛΟΣ', 'CAFÉ ÜBER']);
});
