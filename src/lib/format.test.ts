import { formatAgo } from './format-ago';
import { formatBytes } from './format-bytes';
import { formatDay } from './format-day';
import { formatMoment } from './format-moment';
import { formatMoney } from './format-money';
import { formatNumber } from './format-number';
import { formatPercent } from './format-percent';
import { formatTime } from './format-time';
import { formatWhen } from './format-when';
import { hash } from './hash';
import { initials } from './initials';
import { pluralise } from './pluralise';

const now = new Date('2026-06-09T12:00:00Z');

test('money shows cents only where there are some', () => {
  expect(formatMoney(1840)).toBe('$1,840');
  expect(formatMoney(9.5)).toBe('$9.50');
  expect(formatMoney(-4)).toBe('-$4');
});

test('numbers are grouped, shares become percent', () => {
  expect(formatNumber(48690)).toBe('48,690');
  expect(formatPercent(0.064)).toBe('6.4%');
  expect(formatPercent(0.5)).toBe('50%');
});

test('a time and a day belong to the zone, not to the machine', () => {
  expect(formatTime('2026-06-09T23:30:00Z', 'Europe/London')).toBe('00:30');
  expect(formatTime('2026-06-09T23:30:00Z', 'America/New_York')).toBe('19:30');
  expect(formatDay('2026-06-09T23:30:00Z', 'Europe/London')).toBe('10 June');
  expect(formatDay('2026-06-09T23:30:00Z', 'America/New_York', { weekday: true })).toBe('Tuesday 9 June');
  expect(formatDay('2025-06-07T09:00:00Z', 'UTC', { year: true })).toBe('7 June 2025');
});

test('an unambiguous moment has weekday and date, and another year', () => {
  expect(formatMoment('2026-06-09T23:30:00Z', 'Europe/London', now)).toBe('Wednesday 10 June, 00:30');
  expect(formatMoment('2027-01-04T09:00:00Z', 'America/New_York', now)).toBe('Monday 4 January 2027, 04:00');
});

test.each([
  ['2026-06-09T07:30:00Z', 'today, 08:30'],
  ['2026-06-08T15:20:00Z', 'yesterday, 16:20'],
  ['2026-06-09T23:30:00Z', 'tomorrow, 00:30'],
  ['2026-06-11T15:30:00Z', 'Thursday, 16:30'],
  ['2026-06-03T15:30:00Z', 'Wednesday, 16:30'],
  ['2026-06-16T15:30:00Z', '16 June, 16:30'],
  ['2025-06-16T15:30:00Z', '16 June 2025, 16:30'],
])('%s is written as "%s" in London', (instant, words) => {
  expect(formatWhen(instant, 'Europe/London', now)).toBe(words);
});

test('the day across a clock change is still one day away', () => {
  expect(formatWhen('2026-03-29T22:30:00Z', 'Europe/London', new Date('2026-03-28T23:30:00Z'))).toBe('tomorrow, 23:30');
});

test.each([
  ['2026-06-09T11:59:40Z', 'just now'],
  ['2026-06-09T11:59:00Z', '1 minute ago'],
  ['2026-06-09T11:40:00Z', '20 minutes ago'],
  ['2026-06-09T09:00:00Z', '3 hours ago'],
  ['2026-06-07T09:00:00Z', '2 days ago'],
  ['2026-05-30T09:00:00Z', '30 May'],
  ['2026-06-09T12:00:05Z', 'just now'],
])('%s was "%s"', (instant, words) => {
  expect(formatAgo(instant, 'UTC', now)).toBe(words);
});

test('bytes are written as in file managers', () => {
  expect([0, 999, 1000, 1_240_000, 3_000_000_000].map(formatBytes)).toEqual([
    '0 bytes',
    '999 bytes',
    '1 KB',
    '1.2 MB',
    '3 GB',
  ]);
});

test('a noun agrees with its count', () => {
  expect([pluralise(1, 'piece'), pluralise(0, 'piece'), pluralise(1248, 'person', 'people')]).toEqual([
    '1 piece',
    '0 pieces',
    '1,248 people',
  ]);
});

test.each([
  ['Maya Okafor', 'MO'],
  ['Cher', 'C'],
  ['Jean-Luc de la Croix', 'JC'],
  ['  élodie  ', 'É'],
  ['李小龍', '李'],
  ['لينا خوري', 'ل\u200cخ'],
  ['🍔 Burger', 'B'],
  ['', '?'],
  ['—', '?'],
])('the initials of "%s" are "%s"', (name, letters) => {
  expect(initials(name)).toBe(letters);
});

test('a hash is the same every time and spreads neighbours over ten tones', () => {
  expect(hash('priya')).toBe(hash('priya'));
  const tones = new Set(Array.from({ length: 100 }, (_, index) => hash(`contact-${index}`) % 10));
  expect(tones.size).toBe(10);
});
