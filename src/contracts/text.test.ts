import * as z from 'zod/mini';
import { countInput, instant, optionalText, pageSize, requiredText, slugInput, timeOfDay, timeZone } from './text';

const name = requiredText('Name', 10);

test('removes what no page or database can hold and keeps the rest literally', () => {
  expect(z.parse(name, ' A\u0000da\u202E \ud800 ')).toBe('Ada');
  expect(z.parse(requiredText('Text', 40), 'Zoë <b>\n“x” 🥐')).toBe('Zoë <b>\n“x” 🥐');
});

test.each([
  ['', 'Name is required.'],
  [' \u0007 ', 'Name is required.'],
  [7, 'Name is required.'],
  ['x'.repeat(11), 'Name can be at most 10 characters.'],
])('%j is refused with a sentence', (value, sentence) => {
  expect(z.safeParse(name, value).error?.issues[0]?.message).toBe(sentence);
});

test('an optional text that is absent is empty', () => {
  expect(z.parse(optionalText('Note', 5), undefined)).toBe('');
});

test.each([1.5, -1, 1e99, Number.NaN, '1'])('%p is not a count that a client can send', (value) => {
  expect(z.safeParse(countInput, value).success).toBe(false);
});

test('a page has 1 to 100 rows, and says so', () => {
  expect(z.parse(pageSize(20), undefined)).toBe(20);
  expect(z.parse(pageSize(20), '50')).toBe(50);
  for (const value of ['0', '101', 'many', '1.5'])
    expect(z.safeParse(pageSize(20), value).error?.issues[0]?.message).toBe('Ask for 1 to 100.');
});

test.each([
  ['Europe/London', true],
  ['Mars/Olympus', false],
  ["UTC'; drop table", false],
])('%s is a time zone: %s', (zone, known) => {
  expect(z.safeParse(timeZone, zone).success).toBe(known);
});

test('a time zone is stored in its canonical spelling, however it was typed', () => {
  expect(z.parse(timeZone, ' europe/berlin ')).toBe('Europe/Berlin');
  expect(z.safeParse(timeZone, 'berlin').error?.issues[0]?.message).toBe(
    'We do not know this time zone. Choose one from the list, for example Europe/Berlin.',
  );
});

test.each([
  ['16:30', true],
  ['24:00', false],
  ['9:00', false],
])('%s is a time of day: %s', (time, valid) => {
  expect(z.safeParse(timeOfDay, time).success).toBe(valid);
});

test.each([
  ['rye-and-oats', true],
  ['../etc', false],
  ['a\u0000b', false],
  ['', false],
])('%j is part of one of our addresses: %s', (slug, valid) => {
  expect(z.safeParse(slugInput, slug).success).toBe(valid);
});

test('an instant is UTC', () => {
  expect(z.safeParse(instant, '2026-11-21T09:30:00.000Z').success).toBe(true);
  expect(z.safeParse(instant, '2026-11-21T09:30:00+02:00').success).toBe(false);
});
