import { sayDay } from './say-day';

const now = new Date('2026-06-07T22:30:00Z');

test.each([
  ['2026-06-07T01:00:00Z', 'Europe/London', 'today'],
  ['2026-06-06T22:00:00Z', 'Europe/London', 'yesterday'],
  ['2026-06-06T23:30:00Z', 'Europe/London', 'today'], // past midnight there, in summer time
  ['2026-06-03T12:00:00Z', 'Europe/London', 'on 3 June'],
  ['2025-12-31T12:00:00Z', 'Europe/London', 'on 31 December 2025'],
])('%s in %s is "%s"', (instant, zone, said) => expect(sayDay(instant, zone, now)).toBe(said));
