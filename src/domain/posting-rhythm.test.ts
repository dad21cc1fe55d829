import { defaultSlot } from './default-slot';
import { timesAhead, timesAWeek, usualRhythm, type PostingRhythm } from './posting-rhythm';
import { toInstant } from './zoned-time';

function next(count: number, from: string, rhythm: Partial<PostingRhythm>, zone = 'Europe/London'): string[] {
  const times: string[] = [];
  for (const { date, time } of timesAhead(new Date(from), zone, { ...usualRhythm, ...rhythm })) {
    times.push(`${date} ${time}`);
    if (times.length === count) break;
  }
  return times;
}

test('by the hour while people are awake', () => {
  expect(next(3, '2026-11-24T19:10:00Z', { frequency: 'hourly' })).toEqual([
    '2026-11-24 20:00',
    '2026-11-25 08:00',
    '2026-11-25 09:00',
  ]);
});

test('daily at the time of day, from today on while that is ahead', () => {
  expect(next(2, '2026-11-24T09:00:00Z', { frequency: 'daily' })).toEqual(['2026-11-24 16:30', '2026-11-25 16:30']);
  expect(next(1, '2026-11-24T16:30:00Z', { frequency: 'daily' })).toEqual(['2026-11-25 16:30']);
});

test('weekly, with a week’s further posts on the working days after it', () => {
  expect(next(3, '2026-11-24T09:00:00Z', {})).toEqual(['2026-11-26 16:30', '2026-11-27 16:30', '2026-11-30 16:30']);
});

test('at the times of the week that were chosen, in the order of the week', () => {
  const slots = [
    { weekday: 5, time: '12:00' },
    { weekday: 2, time: '18:00' },
    { weekday: 2, time: '08:30' },
  ];
  expect(next(4, '2026-11-24T09:00:00Z', { frequency: 'custom', slots })).toEqual([
    '2026-11-24 18:00',
    '2026-11-27 12:00',
    '2026-12-01 08:30',
    '2026-12-01 18:00',
  ]);
  expect(timesAWeek({ ...usualRhythm, frequency: 'custom', slots })).toBe(3);
});

test('is weekly while no times were chosen', () => {
  expect(next(1, '2026-11-24T09:00:00Z', { frequency: 'custom' })).toEqual(['2026-11-26 16:30']);
});

// Clocks go back in London on 25 October 2026, and forward on 28 March 2027.
test.each([
  ['back', '2026-10-24T12:00:00Z', ['2026-10-24T15:30:00.000Z', '2026-10-25T16:30:00.000Z']],
  ['forward', '2027-03-27T12:00:00Z', ['2027-03-27T16:30:00.000Z', '2027-03-28T15:30:00.000Z']],
])('stays at 16:30 when the clocks go %s', (_, from, instants) => {
  const [first, second] = next(2, from, { frequency: 'daily' });
  expect(
    [first!, second!].map((at) =>
      toInstant({ date: at.slice(0, 10), time: at.slice(11) }, 'Europe/London').toISOString(),
    ),
  ).toEqual(instants);
});

test('a workspace that changes its zone keeps its hours by the new clock', () => {
  const daily = { ...usualRhythm, frequency: 'daily' as const };
  const now = new Date('2026-11-24T16:45:00Z');
  expect(defaultSlot(now, 'Europe/London', new Set(), null, daily)).toEqual({ date: '2026-11-25', time: '16:30' });
  expect(defaultSlot(now, 'America/New_York', new Set(), null, daily)).toEqual({ date: '2026-11-24', time: '16:30' });
});

test('every frequency finds the first time that no post has', () => {
  const now = new Date('2026-11-24T09:00:00Z');
  const taken = new Set(['2026-11-24T10:00:00Z', '2026-11-24T16:30:00Z'].map((at) => Date.parse(at)));
  const at = (frequency: PostingRhythm['frequency']) =>
    defaultSlot(now, 'Europe/London', taken, null, { ...usualRhythm, frequency });
  expect([at('hourly'), at('daily')]).toEqual([
    { date: '2026-11-24', time: '11:00' },
    { date: '2026-11-25', time: '16:30' },
  ]);
});
