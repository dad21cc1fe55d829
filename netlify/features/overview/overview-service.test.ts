import { usualRhythm } from '../../../src/domain/posting-rhythm';
import type { OverviewRepository } from './overview-repository';
import { makeOverviewService } from './overview-service';

const empty: Awaited<ReturnType<OverviewRepository['read']>> = {
  published: { weeks: Array(8).fill(0), lastWeek: 0 },
  drawn: { weeks: Array(8).fill(0), lastWeek: 0 },
  review: 0,
  scheduled: 0,
  recent: [],
  toReview: [],
  taken: [],
  rhythm: usualRhythm,
  covers: [],
  claims: [],
};
const overview = (read: Partial<typeof empty>, now = '2026-11-18T12:00:00Z', role: 'owner' | 'member' = 'owner') =>
  makeOverviewService({
    repository: { read: async () => ({ ...empty, ...read }) },
    clock: { now: () => new Date(now) },
  }).getOverview({ id: 'w', zone: 'Europe/London', role });

it('asks for eight weeks by the workspace’s clock, the running one last, and for as much of the last as has passed of it', async () => {
  const asked: Parameters<OverviewRepository['read']>[] = [];
  const service = makeOverviewService({
    repository: {
      read: async (...call) => {
        asked.push(call);
        return empty;
      },
    },
    clock: { now: () => new Date('2026-11-18T12:00:00Z') },
  });
  await service.getOverview({ id: 'w', zone: 'Europe/London', role: 'owner' });
  const [[workspaceId, { starts, lastWeekUntil }]] = asked as [(typeof asked)[number]];
  expect([workspaceId, starts.length, lastWeekUntil.toISOString()]).toEqual(['w', 8, '2026-11-11T12:00:00.000Z']);
  // Summer time ends in between: London's Monday begins an hour earlier before it.
  expect([starts[0]!.toISOString(), starts[7]!.toISOString()]).toEqual([
    '2026-09-27T23:00:00.000Z',
    '2026-11-16T00:00:00.000Z',
  ]);
});

it('shows the counts of each week, and what the running one is held against', async () => {
  const { metrics } = await overview({ drawn: { weeks: [1, 0, 0, 0, 0, 0, 4, 2], lastWeek: 3 } });
  expect(metrics.find(({ name }) => name === 'images')).toEqual({
    name: 'images',
    value: 2,
    lastWeek: 3,
    series: [1, 0, 0, 0, 0, 0, 4, 2],
  });
});

it('shows what the log says, with the picture of the piece it leads to', async () => {
  const [rye, gone] = ['018f0000-0000-7000-8000-000000000001', '018f0000-0000-7000-8000-000000000002'];
  const { activity } = await overview({
    recent: [
      buildActivityRow({
        title: '“Rye” was published on your page',
        link: `/dashboard/content-engine/pieces/${rye}`,
        pieceId: rye,
      }),
      buildActivityRow({ id: gone, title: '“Oats” was deleted', type: 'team', status: 'failed' }),
    ],
    covers: [{ pieceId: rye, id: 'a-picture' }],
  });
  expect(activity).toEqual([
    {
      id: rye,
      type: 'content',
      title: '“Rye” was published on your page',
      at: '2026-11-18T09:00:00.000Z',
      status: 'completed',
      link: `/dashboard/content-engine/pieces/${rye}`,
      pictureUrl: '/api/creative/creations/a-picture/file',
    },
    {
      id: gone,
      type: 'team',
      title: '“Oats” was deleted',
      at: '2026-11-18T09:00:00.000Z',
      status: 'failed',
      link: null,
      pictureUrl: null,
    },
  ]);
});

const createdAt = new Date('2026-11-17T09:00:00Z');

it('asks for approval of every waiting post, by the time that it would go out', async () => {
  const { tasks } = await overview({ toReview: [{ id: 'p', title: 'Rye', aboutOn: null, createdAt }] }); // a Wednesday
  expect(tasks).toEqual([
    {
      title: 'Read and approve “Rye”',
      dueAt: '2026-11-19T16:30:00.000Z',
      priority: 'medium',
      type: 'content',
      pieceId: 'p',
      campaignId: null,
    },
  ]);
});

it('is due earlier where the piece leads up to a day, and later where another one has its time', async () => {
  const { tasks } = await overview({
    toReview: [
      { id: 'p', title: 'Rye', aboutOn: '2026-11-19', createdAt },
      { id: 'q', title: 'Oats', aboutOn: null, createdAt },
    ],
    taken: [new Date('2026-11-19T16:30:00Z')],
  });
  expect(tasks.map(({ dueAt }) => dueAt)).toEqual(['2026-11-18T16:30:00.000Z', '2026-11-20T16:30:00.000Z']);
});

it('promises no two posts the same time: the oldest gets the first', async () => {
  const { tasks } = await overview({
    toReview: ['s', 'r', 'q', 'p'].map((id, index) => ({
      id,
      title: id,
      aboutOn: null,
      createdAt: new Date(createdAt.getTime() - index),
    })),
  });
  expect(tasks.map(({ pieceId, dueAt }) => `${pieceId} ${dueAt?.slice(0, 10)}`)).toEqual([
    's 2026-11-24',
    'r 2026-11-23',
    'q 2026-11-20',
  ]);
});

it('asks an owner, but no member, to check reported sales; three campaigns at most', async () => {
  const claims = ['Rye week', 'Oats', 'Spelt', 'Barley'].map((name, index) => ({
    campaignId: `k${index}`,
    name,
    sales: index + 1,
  }));
  const { tasks } = await overview({ claims });
  expect(tasks.map(({ title, campaignId }) => [title, campaignId])).toEqual([
    ['Check a reported sale of “Rye week”', 'k0'],
    ['Check 2 reported sales of “Oats”', 'k1'],
    ['Check 3 reported sales of “Spelt”', 'k2'],
  ]);
  expect((await overview({ claims }, undefined, 'member')).tasks).toEqual([]);
});

it('names no number of reported sales where counting has stopped', async () => {
  const { tasks } = await overview({
    claims: [
      { campaignId: 'k', name: 'Rye week', sales: 97 },
      { campaignId: 'l', name: 'Oats', sales: 3 },
    ],
  });
  expect(tasks.map(({ title }) => title)).toEqual([
    'Check the reported sales of “Rye week”',
    'Check the reported sales of “Oats”',
  ]);
});

function buildActivityRow(partial: Partial<(typeof empty)['recent'][number]>): (typeof empty)['recent'][number] {
  return {
    id: '018f0000-0000-7000-8000-000000000001',
    workspaceId: 'w',
    type: 'content',
    title: '',
    status: 'completed',
    link: null,
    pieceId: null,
    actorId: null,
    actorName: '',
    tells: false,
    createdAt: new Date('2026-11-18T09:00:00Z'),
    ...partial,
  };
}
