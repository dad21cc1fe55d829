import { nextLocalHour } from './local-hour';

it.each([
  ['later the same day', '2026-11-22T06:00:00Z', 'Europe/London', 9, '2026-11-22T09:00:00Z'],
  ['the next day when it is over', '2026-11-22T09:00:01Z', 'Europe/London', 9, '2026-11-23T09:00:00Z'],
  ['at once when it strikes', '2026-11-22T09:00:00Z', 'Europe/London', 9, '2026-11-22T09:00:00Z'],
  ['in another zone, where it is another day', '2026-11-22T20:00:00Z', 'Asia/Tokyo', 9, '2026-11-23T00:00:00Z'],
  ['across a change of clocks', '2026-10-24T20:00:00Z', 'Europe/London', 9, '2026-10-25T09:00:00Z'],
  ['an hour that is left out comes an hour later', '2026-03-29T00:00:00Z', 'Europe/London', 1, '2026-03-29T01:00:00Z'],
])('%s', (_when, from, zone, hour, expected) =>
  expect(nextLocalHour(new Date(from), zone, hour).toISOString()).toBe(new Date(expected).toISOString()),
);
