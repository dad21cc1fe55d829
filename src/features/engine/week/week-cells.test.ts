import type { Piece } from '../../../contracts/engine-pieces';
import { buildPiece } from '../../../testing/builders/engine';
import { weekChannels, weekDays } from './week-cells';

const week = { year: 2026, week: 48, startsOn: '2026-11-23' };
const id = (number: number) => `a3b1f0a2-5f0d-4a5e-9a8a-1f2d3c4b5a0${number}`;

function place(pieces: Piece[], now = '2026-11-24T12:00:00Z', zone = 'Europe/London') {
  const days = weekDays(pieces, { week, zone, now: new Date(now) });
  return Object.fromEntries(
    days
      .filter(({ cells }) => cells.length > 0)
      .map(({ date, cells }) => [date, cells.map(({ piece, state }) => `${piece.title} ${state}`)]),
  );
}

test('a week has seven days and knows which one is today', () => {
  const days = weekDays([], { week, zone: 'Europe/London', now: new Date('2026-11-24T12:00:00Z') });
  expect(days.map(({ date }) => date)).toEqual([
    '2026-11-23',
    '2026-11-24',
    '2026-11-25',
    '2026-11-26',
    '2026-11-27',
    '2026-11-28',
    '2026-11-29',
  ]);
  expect(days.filter(({ isToday }) => isToday).map(({ date }) => date)).toEqual(['2026-11-24']);
});

test('what is published or scheduled is on its day in the workspace’s zone', () => {
  const out = buildPiece({ id: id(1), title: 'Out', status: 'published', publishedAt: '2026-11-23T23:30:00Z' });
  expect(place([out])).toEqual({ '2026-11-23': ['Out published'] });
  expect(place([out], undefined, 'Europe/Berlin')).toEqual({ '2026-11-24': ['Out published'] });
  expect(place([buildPiece({ title: 'Soon', status: 'scheduled', scheduledFor: '2026-11-27T08:00:00Z' })])).toEqual({
    '2026-11-27': ['Soon scheduled'],
  });
});

test('what belongs to another week is left out', () => {
  expect(
    place([
      buildPiece({ status: 'published', publishedAt: '2026-11-22T23:59:00Z' }),
      buildPiece({ status: 'scheduled', scheduledFor: '2026-11-30T00:00:00Z' }),
    ]),
  ).toEqual({});
});

test('what needs approval is where approving would schedule it, and today once that day is over', () => {
  const mine = buildPiece({ title: 'Mine', status: 'review' });
  expect(place([mine])).toEqual({ '2026-11-26': ['Mine yours'] });
  expect(place([mine], '2026-11-27T09:00:00Z')).toEqual({ '2026-11-27': ['Mine yours'] });
});

test('what needs approval is a working day later where the default time is taken', () => {
  const first = buildPiece({ id: id(1), title: 'First', status: 'scheduled', scheduledFor: '2026-11-26T16:30:00Z' });
  expect(place([first, buildPiece({ id: id(2), title: 'Mine', status: 'review' })])).toEqual({
    '2026-11-26': ['First scheduled'],
    '2026-11-27': ['Mine yours'],
  });
});

test('two on one day are in the order of their times', () => {
  const late = buildPiece({ id: id(1), title: 'Late', status: 'scheduled', scheduledFor: '2026-11-26T18:00:00Z' });
  const early = buildPiece({ id: id(2), title: 'Early', status: 'scheduled', scheduledFor: '2026-11-26T07:00:00Z' });
  expect(place([late, early])).toEqual({ '2026-11-26': ['Early scheduled', 'Late scheduled'] });
});

test('a failure is where it should have gone out', () => {
  expect(place([buildPiece({ title: 'Lost', status: 'failed', scheduledFor: '2026-11-25T16:30:00Z' })])).toEqual({
    '2026-11-25': ['Lost failed'],
  });
});

test('posts that need approval are on the days that approving them all would give them', () => {
  const mine = [1, 2].map((number) =>
    buildPiece({
      id: id(number),
      title: `Mine ${number}`,
      status: 'review',
      createdAt: `2026-11-2${number}T09:00:00Z`,
    }),
  );
  expect(place(mine)).toEqual({ '2026-11-26': ['Mine 1 yours'], '2026-11-27': ['Mine 2 yours'] });
});

test('each network has the posts that go there, and once they are out, what became of them there', () => {
  const out = { status: 'published', publishedAt: '2026-11-23T09:00:00Z' } as const;
  const pieces = [
    buildPiece({
      ...out,
      id: id(1),
      title: 'Out',
      platforms: ['facebook', 'twitter', 'mastodon', 'blog'],
      postings: [
        { channel: 'facebook', state: 'posted' },
        { channel: 'twitter', state: 'waiting' },
        { channel: 'mastodon', state: 'cancelled' },
      ],
    }),
    buildPiece({ id: id(2), title: 'Mine', status: 'review', platforms: ['facebook', 'blog'] }),
  ];
  const shown = weekChannels(pieces, { week, zone: 'Europe/London', now: new Date('2026-11-24T12:00:00Z') });
  expect(
    shown.map(({ network, days }) => [
      network,
      ...days.flatMap(({ cells }) => cells.map(({ piece, state }) => `${piece.title} ${state}`)),
    ]),
  ).toEqual([
    ['blog', 'Out published', 'Mine yours'],
    ['facebook', 'Out published', 'Mine yours'],
    ['twitter', 'Out by-hand'],
  ]);
});
