import type { Output } from '../../contracts/endpoint';
import type { overviewContract } from '../../contracts/overview';

type Overview = Output<typeof overviewContract.getOverview>;
type Activity = Overview['activity'][number];
type Task = Overview['tasks'][number];

/** A week with something published, waiting and planned. */
export const buildOverview = (partial: Partial<Overview> = {}): Overview => ({
  metrics: [
    { name: 'published', value: 7, lastWeek: 5, series: [2, 3, 3, 4, 4, 6, 5, 7] },
    { name: 'images', value: 12, lastWeek: 14, series: [5, 8, 7, 9, 12, 11, 14, 12] },
    { name: 'review', value: 2, lastWeek: null, series: [] },
    { name: 'scheduled', value: 1, lastWeek: null, series: [] },
  ],
  activity: [buildActivity()],
  tasks: [buildTask()],
  ...partial,
});

export const buildActivity = (partial: Partial<Activity> = {}): Activity => ({
  id: 'd5e3f2a4-7b2f-4c7a-9cac-3b4f5e6d7c05',
  type: 'content',
  title: '“Stacked. Saucy.” was published on your page',
  at: '2026-06-09T07:30:00.000Z',
  status: 'completed',
  link: '/dashboard/content-engine/pieces/a3b1f0a2-5f0d-4a5e-9a8a-1f2d3c4b5a03',
  pictureUrl: null,
  ...partial,
});

export const buildTask = (partial: Partial<Task> = {}): Task => ({
  title: 'Read and approve “Six hours from vine to bun”',
  dueAt: null,
  priority: 'medium',
  type: 'content',
  pieceId: 'a3b1f0a2-5f0d-4a5e-9a8a-1f2d3c4b5a03',
  campaignId: null,
  ...partial,
});
