import { listed } from './listed';

test('names are listed as in a sentence', () => {
  expect([[], ['a'], ['a', 'b'], ['a', 'b', 'c']].map((names) => listed(names))).toEqual([
    '',
    'a',
    'a and b',
    'a, b and c',
  ]);
});

test('names after “never” are joined with “or”', () => {
  expect(listed(['a', 'b', 'c'], 'or')).toBe('a, b or c');
});

test('after ten names it says how many more there are', () => {
  expect(listed(Array.from({ length: 12 }, (_, n) => `w${n}`))).toBe(
    'w0, w1, w2, w3, w4, w5, w6, w7, w8, w9 and 2 more',
  );
});
