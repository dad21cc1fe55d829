import { everyDay, type DayFigures } from './analytics-figures';
import { chartSentence, hourInWords, quoted, rangeInWords } from './analytics-sentence';
import { weekday } from './zoned-time';

const of = (reachOn: (day: string) => number): DayFigures[] =>
  everyDay({ from: '2026-11-02', to: '2026-11-30' }, []).map((it) => ({ ...it, reach: reachOn(it.day) }));
const people = (value: number) => `${value} people`;

test('a range is said with its years only where it crosses one', () => {
  expect(rangeInWords({ from: '2026-05-10', to: '2026-06-08' })).toBe('10 May to 8 June');
  expect(rangeInWords({ from: '2025-12-12', to: '2026-01-10' })).toBe('12 December 2025 to 10 January 2026');
});

test('a chart without people says so', () => {
  expect(
    chartSentence(
      of(() => 0),
      'reach',
      [],
      people,
    ),
  ).toBe('Nobody was reached in this period.');
  expect(
    chartSentence(
      of(() => 0),
      'revenue',
      [],
      people,
    ),
  ).toBe('No revenue was tracked in this period.');
});

test('one day with people is no best of days', () => {
  expect(
    chartSentence(
      of((day) => (day === '2026-11-05' ? 1 : 0)),
      'reach',
      [],
      () => '1 person',
    ),
  ).toBe('All of it was on 5 November: 1 person.');
});

test('the best day names what was published on it, after a weekday that stands out', () => {
  expect(
    chartSentence(
      of((day) => (day === '2026-11-19' ? 31 : weekday(day) === 4 ? 30 : 10)),
      'reach',
      [
        { day: '2026-11-19', title: '' },
        { day: '2026-11-19', title: 'The side cut' },
      ],
      people,
    ),
  ).toBe('Thursdays are 136% above average. The best day was 19 November, the day of “The side cut”: 31 people.');
});

test('steady growth is said first', () => {
  const days = of((day) => 10 + Math.floor((Date.parse(day) - Date.parse('2026-11-02')) / 604_800_000));
  expect(chartSentence(days, 'reach', [], people)).toBe(
    'Reach grew in each of the last four weeks. The best day was 30 November: 14 people.',
  );
});

test('an hour is said from its start to its end, midnight included', () => {
  expect(hourInWords({ weekday: 4, hour: 16 })).toBe('Thursdays from 16:00 to 17:00');
  expect(hourInWords({ weekday: 7, hour: 23 })).toBe('Sundays from 23:00 to 00:00');
});

test('a title in quotation marks is quoted once', () => {
  expect(quoted('The side cut')).toBe('“The side cut”');
  expect(quoted('“What is good today?” Ask it like this')).toBe('“‘What is good today?’ Ask it like this”');
  expect(quoted('Say "hello" to rye')).toBe('“Say ‘hello’ to rye”');
});
