import { checkedInWords, pieceReachInWords, rangeInWords, reliabilityInWords, tooFewInWords } from './forecast-words';

test.each([
  [0, 0, 'nobody'],
  [0, 1, 'up to 1 person'],
  [0, 7, 'up to 7 people'],
  [1, 1, '1 person'],
  [40, 120, '40–120 people'],
  [350_000, 1_000_000, '350,000–1,000,000 people'],
])('a range from %d to %d is “%s”', (low, high, words) => expect(rangeInWords({ low, high })).toBe(words));

test.each([
  [0, 'No forecast yet: none of four posts measured'],
  [3, 'No forecast yet: three of four posts measured'],
])('with %d posts it says how many are missing', (posts, words) => expect(tooFewInWords(posts)).toBe(words));

test.each([
  [{ from: 60, to: 80, ideas: 12, better: 8 }, 'Of 12 ideas with 60 to 80% confidence, 8 did better than usual.'],
  [{ from: 0, to: 40, ideas: 9, better: 0 }, 'Of 9 ideas with less than 40% confidence, none did better than usual.'],
  [{ from: 80, to: 101, ideas: 8, better: 8 }, 'Of 8 ideas with 80% confidence or more, 8 did better than usual.'],
  [{ from: 0, to: 100, ideas: 10, better: 5 }, 'Of 10 ideas checked so far, 5 did better than usual.'],
])('says how reliable confidence was: %o', (reliability, words) => expect(reliabilityInWords(reliability)).toBe(words));

const miss = { low: 40, high: 120, reached: 150, outcome: 'above' as const };
const hit = { low: 40, high: 120, reached: 87, outcome: 'within' as const };
test.each([
  [[], 1, null],
  [[miss], 1.22, 'Last 7 days: forecast 40–120 people, reached 150. The next ranges are a little wider.'],
  [[hit], 0.95, 'Last 7 days: forecast 40–120 people, reached 87. The next ranges are a little narrower.'],
  [
    [hit, miss, hit],
    1.1,
    'Last 7 days: 2 of 3 forecasts held. The newest was 40–120 people, and the post reached 87. The next ranges are a little wider.',
  ],
  [
    [miss, miss, miss],
    1.8,
    'Last 7 days: none of 3 forecasts held. The newest was 40–120 people, and the post reached 150. The next ranges are wider.',
  ],
  [[hit, miss, hit, hit, hit], 1, expect.stringMatching(/The next ranges stay as they were\.$/) as string],
])('says what was checked and learned: %o', (checked, widthChange, words) =>
  expect(checkedInWords({ checked, widthChange })).toEqual(words),
);

test('a post without a number says nothing, and one that is not out says what is expected', () => {
  const basis = { posts: 6, days: 50, madeAt: '2026-06-08T06:00:00.000Z' };
  const when = { isOut: false, checkedOn: null };
  expect(pieceReachInWords({ forecast: null, score: null, dueAt: null }, when)).toBeNull();
  expect(pieceReachInWords({ forecast: { range: null, ...basis }, score: null, dueAt: null }, when)).toBeNull();
  expect(
    pieceReachInWords(
      { forecast: { range: { low: 0, middle: 1, high: 4 }, ...basis }, score: null, dueAt: null },
      when,
    ),
  ).toBe('Expected to reach up to 4 people in its first seven days.');
});
