import { DAY_MS, HOUR_MS } from './duration';
import { inFigureOrder, nextCount } from './posting-figure';

const posted = new Date('2026-03-06T12:00:00Z');
const hoursAfter = (ms: number) => {
  const next = nextCount(posted, new Date(posted.getTime() + ms));
  return next && (next.getTime() - posted.getTime()) / HOUR_MS;
};

test('a post is counted seven times in four weeks, more often while it is new', () => {
  const times: number[] = [];
  for (let at = hoursAfter(0); at !== null; at = hoursAfter(at * HOUR_MS)) times.push(at);
  expect(times).toEqual([1, 6, 24, 72, 168, 336, 672]);
  expect(hoursAfter(28 * DAY_MS)).toBeNull();
});

test('a worker that comes late asks once for what it missed', () => {
  expect(hoursAfter(2 * DAY_MS)).toBe(72);
});

test('what a network does not count is left out, and zero is a figure', () => {
  expect(inFigureOrder({ shares: 2, likes: 0 })).toEqual([
    { what: 'likes', count: 0 },
    { what: 'shares', count: 2 },
  ]);
});
