import { DAY_MS } from '../duration';
import { plannedCalls } from './call-schedule';

const from = new Date('2027-03-20T12:00:00Z'); // a Saturday
const days = (callFrequency: 'daily' | 'weekly' | 'biweekly' | 'monthly', callTime = '10:00', zone = 'Europe/London') =>
  plannedCalls({ callFrequency, callTime }, zone, from, 3).map(
    ({ slot, at }) => `${slot} ${at.toISOString().slice(11, 16)}`,
  );

test.each([
  ['daily', ['2027-03-21 10:00', '2027-03-22 10:00', '2027-03-23 10:00']],
  // The clock goes forward on 28 March: ten stays ten.
  ['weekly', ['2027-03-22 10:00', '2027-03-29 09:00', '2027-04-05 09:00']],
  ['biweekly', ['2027-03-22 10:00', '2027-04-05 09:00', '2027-04-19 09:00']],
  ['monthly', ['2027-04-05 09:00', '2027-05-03 09:00', '2027-06-07 09:00']],
] as const)('%s calls come on their days, by the workspace’s clock', (frequency, expected) => {
  expect(days(frequency)).toEqual(expected);
});

test('every second week stays every second week across a year with 53 weeks', () => {
  const found = plannedCalls(
    { callFrequency: 'biweekly', callTime: '10:00' },
    'UTC',
    new Date('2026-12-01T00:00:00Z'),
    5,
  );
  const gaps = found.slice(1).map(({ at }, index) => (at.getTime() - found[index]!.at.getTime()) / DAY_MS);
  expect(gaps).toEqual([14, 14, 14, 14]);
});

test('a call before there are ideas waits a day, and today’s counts until its minute', () => {
  expect(days('weekly', '06:30')[0]).toBe('2027-03-23 06:30');
  const atTen = plannedCalls(
    { callFrequency: 'weekly', callTime: '10:00' },
    'UTC',
    new Date('2027-03-22T10:00:00Z'),
    1,
  );
  expect(atTen[0]!.slot).toBe('2027-03-22');
  expect(days('weekly', '10:00', 'Pacific/Auckland')[0]).toBe('2027-03-22 21:00');
});
