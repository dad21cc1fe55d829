import { laterTimes } from './later-time';

const offered = (now: string, zone = 'Europe/London') =>
  laterTimes(new Date(now), zone).map(({ key, at }) => [key, at.toISOString()]);

test('on a Wednesday morning: later today, tomorrow, Monday and in a week, at nine in the workspace’s zone', () => {
  expect(offered('2026-06-10T08:00:00Z')).toEqual([
    ['later-today', '2026-06-10T11:00:00.000Z'],
    ['tomorrow', '2026-06-11T08:00:00.000Z'],
    ['monday', '2026-06-15T08:00:00.000Z'],
    ['in-a-week', '2026-06-17T08:00:00.000Z'],
  ]);
});

test('later today is by day: not before nine, not after six, and not within the hour', () => {
  const first = (now: string) => offered(now)[0];
  expect(first('2026-06-10T00:30:00Z')).toEqual(['later-today', '2026-06-10T08:00:00.000Z']);
  expect(first('2026-06-10T15:30:00Z')).toEqual(['later-today', '2026-06-10T17:00:00.000Z']);
  expect(first('2026-06-10T16:30:00Z')).toEqual(['tomorrow', '2026-06-11T08:00:00.000Z']);
  expect(first('2026-06-10T21:30:00Z')).toEqual(['tomorrow', '2026-06-11T08:00:00.000Z']);
});

test('on a Sunday tomorrow is Monday, and on a Monday the next one is in a week', () => {
  expect(offered('2026-06-14T09:00:00Z').map(([key]) => key)).toEqual(['later-today', 'tomorrow', 'in-a-week']);
  expect(offered('2026-06-15T09:00:00Z').map(([key]) => key)).toEqual(['later-today', 'tomorrow', 'monday']);
});

test('nine o’clock stays nine o’clock when the clocks change', () => {
  // Clocks go back in London on 25 October 2026.
  expect(offered('2026-10-24T10:00:00Z')[1]).toEqual(['tomorrow', '2026-10-25T09:00:00.000Z']);
});
