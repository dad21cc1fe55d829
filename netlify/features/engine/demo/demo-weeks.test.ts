import { createPlanner } from '../../../providers/builtin/planner/planner';
import { weekOfDate } from '../../../../src/domain/week';
import { contentFor } from './engine-demo-content';

/** Where no country's days help a week along, and in the last weeks of a year, what is known is soonest used up. */
it.each([
  '2026-11-30',
  '2026-12-14',
  '2026-12-28',
  '2027-02-22',
  '2027-04-19',
  '2027-06-21',
  '2027-08-23',
  '2027-10-25',
])('has a week of ideas and everything before it on %s', async (day) => {
  const { past, proposed } = await contentFor(createPlanner(), () => [], weekOfDate(day), day, 'UTC');
  expect(proposed).toHaveLength(3);
  expect(new Set(past.map(({ idea }) => idea.title)).size).toBeGreaterThan(30);
});
