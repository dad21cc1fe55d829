import { goalForecast } from './goal';

test('a month is forecast from four whole weeks, not from its own first days', () =>
  expect(goalForecast({ done: 12, lastFourWeeks: 56, daysMeasured: 90, daysLeft: 20 })).toBe(52));

test('after three weeks, the forecast uses the days there are', () =>
  expect(goalForecast({ done: 12, lastFourWeeks: 42, daysMeasured: 21, daysLeft: 10 })).toBe(32));

test('before that there is no forecast', () =>
  expect(goalForecast({ done: 12, lastFourWeeks: 40, daysMeasured: 20, daysLeft: 10 })).toBeNull());

test('on the last day the month is what was counted', () =>
  expect(goalForecast({ done: 31, lastFourWeeks: 56, daysMeasured: 90, daysLeft: 0 })).toBe(31));
