import { costSavings, hoursSaved, savingsCurrency, usualMinutes, USUAL_RATE } from './savings';

const counts = { planned: 30, written: 30, designed: 30, published: 30 };

test('thirty posts save 45 hours, worth 2,340 dollars', () => {
  const hours = hoursSaved(counts, usualMinutes);
  expect([hours, costSavings(hours, USUAL_RATE)]).toEqual([45, 2340]);
});

test('what its owner wrote saved no time of writing', () => {
  expect(hoursSaved({ ...counts, planned: 0, written: 0 }, usualMinutes)).toBe(17.5);
});

test('an owner’s own minutes and rate count', () => {
  expect(hoursSaved(counts, { ...usualMinutes, designed: 0 })).toBe(32.5);
  expect(costSavings(32.5, 33)).toBe(1072.5);
});

test('is told in the workspace’s currency where that is worth about a dollar', () => {
  expect([savingsCurrency('EUR'), savingsCurrency('JPY')]).toEqual(['EUR', 'USD']);
});
