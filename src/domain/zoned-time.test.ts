import fc from 'fast-check';
import { HOUR_MS, MINUTE_MS } from './duration';
import { addDays, offsetsBetween, toInstant, toLocal, weekday } from './zoned-time';

const zones = [
  'UTC',
  'Europe/London',
  'America/New_York',
  'Australia/Lord_Howe',
  'Asia/Kathmandu',
  'Pacific/Apia',
  'America/St_Johns',
  'Africa/Casablanca',
];

test.each(zones)(
  'converting a local time in %s to an instant and back gives the same minute, unless a change skips it',
  (zone) => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('2024-01-01'), max: new Date('2029-12-31'), noInvalidDate: true }),
        (date) => {
          const minute = new Date(Math.floor(date.getTime() / MINUTE_MS) * MINUTE_MS);
          const local = toLocal(minute, zone);
          expect(toLocal(toInstant(local, zone), zone)).toEqual(local);
        },
      ),
    );
  },
);

test('a time skipped in spring moves past the change by the same amount', () => {
  expect(toInstant({ date: '2026-03-29', time: '01:30' }, 'Europe/London').toISOString()).toBe(
    '2026-03-29T01:30:00.000Z',
  );
  expect(toLocal(new Date('2026-03-29T01:30:00Z'), 'Europe/London')).toEqual({ date: '2026-03-29', time: '02:30' });
  expect(toInstant({ date: '2026-03-08', time: '02:30' }, 'America/New_York').toISOString()).toBe(
    '2026-03-08T07:30:00.000Z',
  );
});

test('a time that occurs twice in autumn means the first', () => {
  expect(toInstant({ date: '2026-10-25', time: '01:30' }, 'Europe/London').toISOString()).toBe(
    '2026-10-25T00:30:00.000Z',
  );
});

test('the local hour stays the same across a clock change', () => {
  for (const date of ['2026-10-22', '2026-10-29'])
    expect(toLocal(toInstant({ date, time: '16:30' }, 'Europe/London'), 'Europe/London').time).toBe('16:30');
});

test('days are counted on the calendar, across months and leap days', () => {
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  expect([weekday('2026-11-16'), weekday('2026-11-22')]).toEqual([1, 7]);
});

test.each(zones)('the offsets of a year say what a clock in %s shows at any moment', (zone) => {
  const [from, to] = [Date.UTC(2026, 0, 1), Date.UTC(2027, 0, 1)];
  const pieces = offsetsBetween(zone, from, to);
  fc.assert(
    fc.property(fc.integer({ min: from, max: to }), (at) => {
      const { offset } = pieces.find(({ until }) => at < until)!;
      const clock = new Date(at + offset).toISOString();
      expect(toLocal(new Date(at), zone)).toEqual({ date: clock.slice(0, 10), time: clock.slice(11, 16) });
    }),
  );
});

test('the offset changes at the very second, by half an hour on Lord Howe Island', () => {
  expect(offsetsBetween('Australia/Lord_Howe', Date.UTC(2026, 0, 1), Date.UTC(2026, 11, 1))).toEqual([
    { until: Date.UTC(2026, 3, 4, 15), offset: 11 * HOUR_MS },
    { until: Date.UTC(2026, 9, 3, 15, 30), offset: 10.5 * HOUR_MS },
    { until: Infinity, offset: 11 * HOUR_MS },
  ]);
});
