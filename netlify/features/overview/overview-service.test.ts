import { buildPieceRow } from '../../testing/builders/engine';
import type { OverviewRepository } from './overview-repository';
import { makeOverviewService } from './overview-service';

const empty: Awaited<ReturnType<OverviewRepository['read']>> = { published: [], drawn: [], review: 0, scheduled: 0, recent: [], toReview: [], covers: [] };
const overview = (read: Partial<typeof empty>, now = '2026-11-18T12:00:00Z') =>
  makeOverviewService({ repository: { read: async () => ({ ...empty, ...read }) }, clock: { now: () => new Date(now) } }).getOverview({ id: 'w', zone: 'Europe/London' });

it('counts by the weeks of the workspace’s clock, the running one last', async () => {
  const at = ['2026-11-16T00:00:00Z', '2026-11-15T23:59:59Z', '2026-11-17T10:00:00Z', '2026-09-28T10:00:00Z'].map((text) => new Date(text));
  const { metrics } = await overview({ published: at });
  expect(metrics.find(({ name }) => name === 'published')).toMatchObject({ value: 2, series: [1, 0, 0, 0, 0, 0, 1, 2] });
});

it('holds a running week against the same days of the last one', async () => {
  const lastWeek = ['2026-11-09T09:00:00Z', '2026-11-11T11:59:00Z', '2026-11-11T12:01:00Z', '2026-11-14T09:00:00Z'].map((text) => new Date(text));
  const { metrics } = await overview({ published: lastWeek }); // Wednesday noon
  expect(metrics.find(({ name }) => name === 'published')!.lastWeek).toBe(2);
});

it('says of each piece what became of it, and asks for a yes where one is missing', async () => {
  const rows = (['published', 'scheduled', 'failed', 'review'] as const).map((status, index) => buildPieceRow({ id: `018f0000-0000-7000-8000-00000000000${index}`, status, title: 'Rye' }));
  const { activity, tasks } = await overview({ recent: rows, toReview: [rows[3]!] });
  expect(activity.map(({ title, status }) => `${title}: ${status}`)).toEqual([
    '“Rye” was published on your page: completed', '“Rye” is approved and scheduled: pending', '“Rye” could not be published: pending', '“Rye” is waiting for your yes: pending',
  ]);
  expect(tasks).toEqual([expect.objectContaining({ title: 'Read and approve “Rye”', pieceId: rows[3]!.id })]);
});
