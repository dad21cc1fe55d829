import type { Piece } from '../contracts/engine-pieces';
import { buildPiece } from '../testing/builders/engine';
import { defaultSlot, proposedSlots, takenTimes } from './default-slot';
import { usualRhythm } from './posting-rhythm';

const at = (instant: string, zone = 'Europe/London', pieces: Piece[] = []) =>
  defaultSlot(new Date(instant), zone, takenTimes(pieces));

test('before Thursday 16:30 a post goes out this week', () =>
  expect(at('2026-11-23T09:00:00Z')).toEqual({ date: '2026-11-26', time: '16:30' }));

test('after that it goes out next week', () => {
  expect(at('2026-11-26T16:29:00Z').date).toBe('2026-11-26');
  expect(at('2026-11-26T16:30:00Z').date).toBe('2026-12-03');
  expect(at('2026-11-29T23:00:00Z').date).toBe('2026-12-03');
});

test("the workspace's zone decides, not the reader's", () => {
  expect(at('2026-11-26T20:00:00Z', 'America/New_York').date).toBe('2026-11-26');
  expect(at('2026-11-29T23:00:00Z', 'Pacific/Auckland').date).toBe('2026-12-03');
});

describe('where the default minute is taken', () => {
  const scheduled = (scheduledFor: string, partial: Partial<Piece> = {}) =>
    buildPiece({ status: 'scheduled', scheduledFor, ...partial });
  const from = (...pieces: Piece[]) => at('2026-11-23T09:00:00Z', 'Europe/London', pieces);

  test('a post goes out on the next free working day', () => {
    expect(from(scheduled('2026-11-26T16:30:00Z'))).toEqual({ date: '2026-11-27', time: '16:30' });
    expect(from(scheduled('2026-11-26T16:30:00Z'), scheduled('2026-11-27T16:30:00Z'))).toEqual({
      date: '2026-11-30',
      time: '16:30',
    });
  });

  test('other minutes, and posts already published, take nothing', () => {
    expect(
      from(scheduled('2026-11-26T16:00:00Z'), scheduled('2026-11-26T16:30:00Z', { status: 'published' })).date,
    ).toBe('2026-11-26');
  });
});

describe('a post about a day', () => {
  const before = (instant: string, aboutOn: string, taken: string[] = []) =>
    defaultSlot(new Date(instant), 'Europe/London', new Set(taken.map((time) => Date.parse(time))), aboutOn);

  test('goes out at the default time when that is before the day', () => {
    expect(before('2026-11-23T09:00:00Z', '2026-12-06')).toEqual({ date: '2026-11-26', time: '16:30' });
  });

  test('goes out the day before when the default time would be too late, even on a weekend', () => {
    expect(before('2026-11-23T09:00:00Z', '2026-11-26')).toEqual({ date: '2026-11-25', time: '16:30' });
    expect(before('2026-12-04T09:00:00Z', '2026-12-06')).toEqual({ date: '2026-12-05', time: '16:30' });
  });

  test('looks further back for a free minute, and never after the day', () => {
    expect(before('2026-11-23T09:00:00Z', '2026-11-26', ['2026-11-25T16:30:00Z'])).toEqual({
      date: '2026-11-24',
      time: '16:30',
    });
    expect(before('2026-11-23T09:00:00Z', '2026-11-28', ['2026-11-26T16:30:00Z', '2026-11-27T16:30:00Z'])).toEqual({
      date: '2026-11-25',
      time: '16:30',
    });
  });

  test('goes out soon on the last evening and on the day itself', () => {
    expect(before('2026-11-25T18:02:00Z', '2026-11-26')).toEqual({ date: '2026-11-25', time: '18:15' });
    expect(before('2026-11-26T08:00:00Z', '2026-11-26')).toEqual({ date: '2026-11-26', time: '08:15' });
  });

  test('is in no hurry once the day has passed', () => {
    expect(before('2026-11-27T09:00:00Z', '2026-11-26')).toEqual({ date: '2026-12-03', time: '16:30' });
  });
});

test('a workspace’s own posting time replaces Thursday', () => {
  const own = (instant: string, aboutOn: string | null = null) =>
    defaultSlot(new Date(instant), 'Europe/London', new Set(), aboutOn, {
      ...usualRhythm,
      slot: { weekday: 2, time: '12:00' },
    });
  expect(own('2026-11-23T09:00:00Z')).toEqual({ date: '2026-11-24', time: '12:00' });
  expect(own('2026-11-24T12:00:00Z')).toEqual({ date: '2026-12-01', time: '12:00' });
  expect(own('2026-11-24T13:00:00Z', '2026-11-27')).toEqual({ date: '2026-11-26', time: '12:00' });
});

test('posts in review are given a time each, the oldest the first; others are given none', () => {
  const review = (id: string, createdAt: string, aboutOn: string | null = null) =>
    buildPiece({ id, status: 'review', createdAt, aboutOn });
  const pieces = [
    review('newest', '2026-11-23T08:30:00Z'),
    review('oldest', '2026-11-22T09:00:00Z'),
    review('middle', '2026-11-23T08:00:00Z'),
    buildPiece({ id: 'draft', status: 'draft' }),
  ];
  const slots = proposedSlots(pieces, {
    now: new Date('2026-11-23T09:00:00Z'),
    zone: 'Europe/London',
    taken: takenTimes([buildPiece({ status: 'scheduled', scheduledFor: '2026-11-26T16:30:00Z' })]),
  });
  expect([...slots].map(([id, { date }]) => `${id} ${date}`)).toEqual([
    'oldest 2026-11-27',
    'middle 2026-11-30',
    'newest 2026-12-01',
  ]);
});
