import { guessesAbout, LEAST_SCORE, passwordLabels } from './password';

it('what a guesser knows of a person holds names as they are, word by word and run together', () => {
  expect(guessesAbout(['ada@bakery.example', 'Ada Baker', 'Ada’s Bakery', undefined, ''])).toEqual([
    'fourbeat',
    'ada@bakery.example',
    'ada',
    'bakery.example',
    'bakery',
    'adabakeryexample',
    'example',
    'ada baker',
    'adabaker',
    'baker',
    'ada’s bakery',
    'adasbakery',
  ]);
});

it('a company with many words makes no guess longer than what is scored', () => {
  for (const guess of guessesAbout(['Flour and Water '.repeat(20)])) expect(guess.length).toBeLessThanOrEqual(64);
});

it('an accepted password has a label that does not call it weak', () => {
  for (const score of [0, 1, 2, 3, 4] as const) expect(/easy/i.test(passwordLabels[score])).toBe(score < LEAST_SCORE);
});
