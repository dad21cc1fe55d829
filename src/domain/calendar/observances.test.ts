import { observancesBetween } from './observances';

const clockChanges = (from: string, to: string, zone: string) =>
  observancesBetween(from, to, zone)
    .filter(({ id }) => id.startsWith('clocks'))
    .map(({ date, verb }) => `${verb} ${date}`);

it.each([
  ['Europe/London', '2026-10-01', '2026-10-31', ['go back on 2026-10-25']],
  ['America/New_York', '2026-03-01', '2026-03-31', ['go forward on 2026-03-08']],
  ['Africa/Casablanca', '2026-02-01', '2026-03-31', ['go back on 2026-02-15', 'go forward on 2026-03-22']], // out of summer time for Ramadan, and back
  ['Asia/Tokyo', '2026-01-01', '2026-12-31', []],
])('knows when the clocks change in %s', (zone, from, to, changes) => {
  expect(clockChanges(from, to, zone)).toEqual(changes);
});

it("lists the days between two dates in order, only for the zone's country", () => {
  const inMay = (zone: string) => observancesBetween('2027-05-01', '2027-05-31', zone);
  expect(inMay('America/New_York').find(({ id }) => id === 'mothers-day')?.date).toBe('2027-05-09');
  expect(inMay('Europe/London').some(({ id }) => id === 'mothers-day')).toBe(false); // in the UK it is in March
  const dates = observancesBetween('2027-01-01', '2027-12-31', 'Europe/London').map(({ date }) => date);
  expect(dates).toEqual([...dates].sort());
});
