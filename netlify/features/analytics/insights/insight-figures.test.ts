import type { EventKind } from '../../../../src/domain/analytics-event';
import { daysOf, type DayRange } from '../../../../src/domain/analytics-period';
import { addDays, weekday } from '../../../../src/domain/zoned-time';
import type { DaySum, EventStore, TopQuestion } from '../../../ports/event-store';
import { featuresOf, readFigures } from './insight-figures';

const monday = '2026-11-23';
const slot = { weekday: 4, time: '16:30' };
const sum = (
  day: string,
  people: number,
  kind: EventKind = 'view',
  channel: DaySum['channel'] = 'website',
): DaySum => ({
  day,
  kind,
  channel,
  events: people,
  people,
  value: 0,
});

function store(
  days: DaySum[],
  top: (range: DayRange, question: TopQuestion) => { key: string; people: number }[] = () => [],
) {
  const asked: DayRange[] = [];
  const events: EventStore = {
    days: async (_id, { from, to }) => days.filter(({ day }) => day >= from && day <= to),
    top: async (_id, range, question) => {
      asked.push(range);
      return top(range, question).map((one) => ({ ...one, events: one.people, value: 0 }));
    },
    hours: async (_id, { from, to }) =>
      days
        .filter(({ day }) => day >= from && day <= to)
        .map(({ day, ...sums }) => ({ ...sums, weekday: weekday(day), hour: 9 })),
    recent: async () => ({ people: 0, pages: [], minutes: [] }),
    cohorts: async () => [],
    foldedUntil: async () => null,
  };
  return { events, asked };
}
const read = (events: EventStore, posts: Parameters<typeof readFigures>[1]['posts'] = []) =>
  readFigures(events, { workspaceId: 'w', zone: 'Europe/London', monday, posts, slot });

test('a channel that began to be measured in the middle of a week counts from the next Monday', async () => {
  const days = daysOf({ from: '2026-10-07', to: '2026-11-22' }).map((day) => sum(day, 40));
  const { series, times } = await read(store(days).events);
  expect(series.map(({ channel, metric, days: counts }) => [channel, metric, counts.length])).toEqual([
    ['website', 'reach', 42],
    ['website', 'engaged', 42],
    ['website', 'conversions', 42],
  ]);
  expect(times).toHaveLength(42);
  expect(times[0]!.people[9]).toBe(40);
});

test('a channel measured throughout is read for nine weeks, and work done here is not a channel', async () => {
  const all = daysOf({ from: addDays(monday, -84), to: '2026-11-22' });
  const { series, mix } = await read(
    store(all.flatMap((day) => [sum(day, 9), sum(day, 3, 'open', 'email'), sum(day, 0, 'publish', 'product')])).events,
  );
  expect(new Set(series.map(({ channel }) => channel))).toEqual(new Set(['website', 'email']));
  expect(series[0]!.days).toHaveLength(63);
  expect(mix.channels).toEqual(['website', 'email']);
  expect(mix.days[0]).toEqual({ people: [9, 3], actions: [0, 0] });
});

test('today and this week are left out because they are not over', async () => {
  const { series } = await read(store([sum('2026-10-05', 5), sum('2026-11-23', 900)]).events);
  expect(Math.max(...series.flatMap(({ days }) => days))).toBe(5);
});

test('every post gets its first two weeks, in the workspace’s time zone, and newer ones wait', async () => {
  const { events, asked } = store([sum('2026-09-01', 5)], (_range, { keys }) =>
    (keys ?? []).map((key) => ({ key, people: key === 'a' ? 70 : 30 })),
  );
  const post = (id: string, publishedAt: string) => ({
    id,
    title: id === 'a' ? 'Why rye?' : 'A very long title that tells all of what there is to be told about one loaf',
    publishedAt: new Date(publishedAt),
    hasPhoto: id === 'b',
  });
  const { posts } = await read(events, [
    post('a', '2026-10-01T23:30:00Z'),
    post('b', '2026-10-01T12:00:00Z'),
    post('c', '2026-11-15T12:00:00Z'),
  ]);
  expect(posts).toEqual([
    { reach: 70, features: ['question', 'short-title'] },
    { reach: 30, features: ['photo'] },
  ]);
  expect(asked.slice(1)).toEqual([
    { from: '2026-10-02', to: '2026-10-15' },
    { from: '2026-10-01', to: '2026-10-14' },
  ]);
  expect(featuresOf({ title: ' Why? ', hasPhoto: true })).toEqual(['photo', 'question', 'short-title']);
});

test('the post behind the week is the one that most people saw, if it is still there', async () => {
  const { events } = store([sum('2026-11-20', 50)], (_range, { keys }) =>
    keys
      ? []
      : [
          { key: 'deleted', people: 90 },
          { key: 'a', people: 40 },
        ],
  );
  const { post } = await read(events, [
    { id: 'a', title: 'The side cut', publishedAt: new Date('2026-11-18T12:00:00Z'), hasPhoto: false },
  ]);
  expect(post).toEqual({ id: 'a', title: 'The side cut', reach: 40 });
});
