import { isOwnerAnswer } from './owner-answer-text';

test.each(['1', ' 2 ', '3.', 'more 2', 'More 1', '0', '0 3', 'None', 'none, too loud'])('“%s” is an answer', (text) => {
  expect(isOwnerAnswer(text)).toBe(true);
});

test.each(['', '4', '12', '2 boxes, please', 'nonetheless', '007', 'Is there a table for 2', 'more'])(
  '“%s” is for the inbox',
  (text) => {
    expect(isOwnerAnswer(text)).toBe(false);
  },
);
