import type { CalendarItem } from '../../../contracts/engine-queue';
import { daysAround, fillDays, stepFrom } from './calendar-days';

const item = (title: string, at: string): CalendarItem => ({
  id: 'a3b1f0a2-5f0d-4a5e-9a8a-1f2d3c4b5a03',
  title,
  status: 'scheduled',
  type: 'post',
  platforms: ['blog'],
  pillar: '',
  version: 1,
  aboutOn: null,
  at,
});

test('a week begins on Monday, and a month is shown in whole weeks', () => {
  const week = daysAround('2026-11-26', 'week');
  expect([week[0], week.at(-1), week.length]).toEqual(['2026-11-23', '2026-11-29', 7]);
  const month = daysAround('2026-11-26', 'month');
  expect([month[0], month.at(-1), month.length]).toEqual(['2026-10-26', '2026-12-06', 42]);
  expect(daysAround('2027-02-10', 'month')).toHaveLength(28); // begins on a Monday and ends on a Sunday
});

test('goes on by a week or a month, also over the end of a year and from a 31st', () => {
  expect([stepFrom('2026-12-30', 'week', 1), stepFrom('2026-01-31', 'month', 1)]).toEqual(['2027-01-06', '2026-02-01']);
  expect([stepFrom('2026-01-15', 'month', -1), stepFrom('2026-12-15', 'month', 1)]).toEqual([
    '2025-12-01',
    '2027-01-01',
  ]);
});

test('a post stands on its day by the workspace’s clock, with its time, the earlier one first', () => {
  const items = [item('Late', '2026-11-26T23:30:00Z'), item('Early', '2026-11-26T05:15:00Z')];
  const shown = (zone: string) =>
    fillDays(['2026-11-26', '2026-11-27'], items, zone).map((day) =>
      day.items.map(({ title, time }) => `${time} ${title}`),
    );
  expect(shown('Europe/London')).toEqual([['05:15 Early', '23:30 Late'], []]);
  expect(shown('Europe/Berlin')).toEqual([['06:15 Early'], ['00:30 Late']]);
});

test('the hour stays what it was on both sides of a clock change', () => {
  const days = daysAround('2026-10-25', 'week').concat(daysAround('2027-03-28', 'week'));
  const items = ['2026-10-24T15:30:00Z', '2026-10-25T16:30:00Z', '2027-03-27T16:30:00Z', '2027-03-28T15:30:00Z'];
  const times = fillDays(
    days,
    items.map((at, index) => item(String(index), at)),
    'Europe/London',
  ).flatMap((day) => day.items.map(({ date, time }) => `${date} ${time}`));
  expect(times).toEqual(['2026-10-24 16:30', '2026-10-25 16:30', '2027-03-27 16:30', '2027-03-28 16:30']);
});
