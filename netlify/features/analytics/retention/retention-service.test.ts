import type { DayRange } from '../../../../src/domain/analytics-period';
import { makeRetentionService } from './retention-service';

test.each([
  ['2026-11-18T12:00:00Z', 'Europe/London', '2026-11-15'],
  ['2026-11-15T23:30:00Z', 'Europe/London', '2026-11-08'], // Sunday is not over yet
  ['2026-11-15T23:30:00Z', 'Asia/Tokyo', '2026-11-15'],
])('at %s in %s the twelve weeks up to %s are asked for', async (now, zone, to) => {
  const asked: DayRange[] = [];
  const service = makeRetentionService({
    events: {
      cohorts: async (_id, range) => {
        asked.push(range);
        return [{ first: range.from, week: 0, people: 3 }];
      },
    },
    clock: { now: () => new Date(now) },
  });
  const { cohorts } = await service.getRetention({ id: 'w', zone });
  expect(asked).toMatchObject([{ to }]);
  expect(cohorts).toEqual([{ first: asked[0]!.from, people: 3, back: Array.from({ length: 11 }, () => 0) }]);
});
