import type { Activity, Bell } from '../../contracts/activity';

/** An activity without an actor, linked to a page. */
export const buildLogEntry = (partial: Partial<Activity> = {}): Activity => ({
  id: 'e6f4a3b5-8c3a-4d8b-8dbd-4c5a6f7e8d01',
  type: 'content',
  title: '“Stacked. Saucy.” was published on your page',
  status: 'completed',
  link: '/dashboard/content-engine/pieces/a3b1f0a2-5f0d-4a5e-9a8a-1f2d3c4b5a03',
  actorName: null,
  at: '2026-06-09T07:30:00.000Z',
  ...partial,
});

/** An empty bell by default. */
export const buildBell = (partial: Partial<Bell> = {}): Bell => ({
  unseen: 0,
  items: [],
  seenUntil: '2026-06-01T00:00:00.000Z',
  ...partial,
});
