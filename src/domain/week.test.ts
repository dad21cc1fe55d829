import { addWeeks, weekAt, weekOfDate } from './week';

test.each([
  ['2026-01-01', 2026, 1, '2025-12-29'],
  ['2024-12-30', 2025, 1, '2024-12-30'],
  ['2027-01-03', 2026, 53, '2026-12-28'],
  ['2026-11-21', 2026, 47, '2026-11-16'],
])('%s is in week %i-%i, which starts on %s', (date, year, week, startsOn) => {
  expect(weekOfDate(date)).toEqual({ year, week, startsOn });
});

test("a week changes with the zone's clock, not the server's", () => {
  const sundayNight = new Date('2026-11-22T23:30:00Z');
  expect(weekAt(sundayNight, 'UTC').week).toBe(47);
  expect(weekAt(sundayNight, 'Australia/Sydney').week).toBe(48);
  expect(weekAt(new Date('2026-11-23T03:00:00Z'), 'America/Los_Angeles').week).toBe(47);
});

test('weeks are added across the turn of the year', () => {
  expect(addWeeks(weekOfDate('2026-12-30'), 1)).toEqual({ year: 2027, week: 1, startsOn: '2027-01-04' });
});
