import { zoneInWords } from './zone-in-words';

test.each([
  ['America/Argentina/Buenos_Aires', 'Buenos Aires time'],
  ['Europe/London', 'London time'],
  ['UTC', 'UTC'],
  ['Etc/UTC', 'UTC'],
])('the clock of %s is called %s', (zone, words) => {
  expect(zoneInWords(zone)).toBe(words);
});
