import { allowanceLevel, leftWords, usedUpWords, usedWords } from './allowance-words';

const level = (used: number, limit: number | null, today = '2026-11-21') =>
  allowanceLevel({ used, limit }, { resetsOn: '2026-12-01', today });

test('an allowance is running out from 80 percent, and used up at its limit', () => {
  expect([level(39, 50), level(40, 50), level(49, 50), level(50, 50), level(60, 50)]).toEqual([
    'free',
    'near',
    'near',
    'used',
    'used',
  ]);
});

test('without a limit nothing runs out', () => expect(level(9_999, null)).toBe('free'));

test('counts of a past month keep nobody from creating', () => {
  expect([level(50, 50, '2026-11-30'), level(50, 50, '2026-12-01'), level(50, 50, '2027-01-01')]).toEqual([
    'used',
    'free',
    'free',
  ]);
});

test('what is left is said before it is spent', () => {
  expect(leftWords({ used: 47, limit: 50 }, 'images')).toBe('3 of 50 images left this month');
  expect(leftWords({ used: 60, limit: 50 }, 'images')).toBe('0 of 50 images left this month');
  expect(leftWords({ used: 1_204, limit: null }, 'images')).toBe('1,204 images this month');
  expect(leftWords({ used: 1, limit: null }, 'videos')).toBe('1 video this month');
});

test('what is used is shown with the day it resets', () => {
  expect(usedWords({ used: 47, limit: 200 }, 'images', '2026-12-01')).toBe(
    '47 of 200 images used this month. Resets on 1 December.',
  );
  expect(usedWords({ used: 3, limit: null }, 'videos', '2026-12-01')).toBe('3 videos this month, unlimited');
  expect(usedUpWords(50, 'images', '2026-12-01')).toBe(
    'You have used this month’s 50 images. You get new ones on 1 December.',
  );
});
