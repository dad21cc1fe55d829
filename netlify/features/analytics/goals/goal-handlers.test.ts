import { analyticsContract } from '../../../../src/contracts/analytics';
import type { Goal } from '../../../../src/contracts/analytics-goals';
import { goalLimits } from '../../../../src/domain/goal';
import { makePostgresEventStore } from '../../../records/events/postgres-event-store';
import { systemIds } from '../../../providers/system/ids';
import { asOwner, useDatabase } from '../../../testing/database';
import { register } from '../../../testing/world';
import { goalRepository } from './goal-repository';
import { makeGoalService } from './goal-service';

useDatabase();

type Owner = Awaited<ReturnType<typeof register>>;
const bookings = { name: 'Bookings', kind: 'conversion', match: '', monthly: 40 } as const;
const create = (owner: Owner, goal: object = bookings) =>
  owner.call('analytics', analyticsContract.createGoal, goal as typeof bookings);
const list = async (owner: Owner) => (await owner.call('analytics', analyticsContract.listGoals, {})).body.data;

describe('goals', () => {
  it('are set, listed oldest first, changed and deleted', async () => {
    const owner = await register();
    const { body } = await create(owner);
    expect(body.data).toMatchObject({ ...bookings, done: 0, forecast: null });
    await create(owner, { ...bookings, name: 'Menu', kind: 'view', match: 'grill.example/menu' });
    const goalId = body.data.id as string;
    const changed = { goalId, ...bookings, name: 'Tables booked', monthly: 50 };
    expect((await owner.call('analytics', analyticsContract.updateGoal, changed)).body.data).toMatchObject({
      name: 'Tables booked',
      monthly: 50,
    });
    expect((await list(owner)).items.map(({ name }: Goal) => name)).toEqual(['Tables booked', 'Menu']);
    expect((await owner.call('analytics', analyticsContract.deleteGoal, { goalId })).status).toBe(200);
    expect((await owner.call('analytics', analyticsContract.deleteGoal, { goalId })).status).toBe(404);
    expect((await owner.call('analytics', analyticsContract.updateGoal, changed)).status).toBe(404);
  });

  it('show what is wrong at the field, and are limited in number', async () => {
    const owner = await register();
    const wrong = await create(owner, { ...bookings, name: ' ', monthly: 0 });
    expect([wrong.status, wrong.body.fields]).toEqual([
      400,
      { name: 'Name is required.', monthly: 'Enter at least 1.' },
    ]);
    for (let count = 0; count < goalLimits.goals; count += 1) await create(owner);
    const { status, body } = await create(owner);
    expect([status, body.error]).toEqual([409, 'You can have at most 12 goals. Delete one you no longer need.']);
  });

  it('count this month in the workspace’s time zone, and forecast the rest of it from whole weeks', async () => {
    const owner = await register();
    await create(owner);
    await create(owner, { ...bookings, name: 'Lunch', match: 'lunch' });
    // 4 a day since the 20th of October: 40 by the 10th of November, 4 more on each of the 20 days that are left.
    for (let day = 0; day < 22; day += 1) await convert(owner, `2026-10-20`, day, 4, 'lunch');
    const service = serviceAt('2026-11-10T18:00:00Z');
    const { items, suggestions, daysLeft } = await service.list({ id: owner.workspaceId, zone: 'Europe/London' });
    expect(daysLeft).toBe(20);
    expect(items.map(({ name, done, forecast }) => [name, done, forecast])).toEqual([
      ['Bookings', 40, 120],
      ['Lunch', 40, 120],
    ]);
    expect(suggestions).toEqual([]);
    // A day less is too little to foresee from.
    const early = await serviceAt('2026-11-09T18:00:00Z').list({ id: owner.workspaceId, zone: 'Europe/London' });
    expect(early.items[0]).toMatchObject({ done: 36, forecast: null });
    // In Auckland the next day has begun.
    const there = await service.list({ id: owner.workspaceId, zone: 'Pacific/Auckland' });
    expect(there.daysLeft).toBe(19);
  });

  it('are suggested from what was counted, except those already set', async () => {
    const owner = await register();
    await convert(owner, '2026-11-01', 0, 5, 'table');
    await convert(owner, '2026-11-02', 0, 9, 'voucher');
    const place = { id: owner.workspaceId, zone: 'Europe/London' };
    const service = serviceAt('2026-11-10T18:00:00Z');
    expect((await service.list(place)).suggestions).toEqual([
      { kind: 'conversion', match: 'voucher', count: 9 },
      { kind: 'conversion', match: 'table', count: 5 },
    ]);
    await service.create(place, { name: 'Vouchers', kind: 'conversion', match: 'voucher', monthly: 10 });
    expect((await service.list(place)).suggestions).toEqual([{ kind: 'conversion', match: 'table', count: 5 }]);
  });
});

const serviceAt = (now: string) =>
  makeGoalService({
    repository: goalRepository,
    events: makePostgresEventStore({ clock: { now: () => new Date(now) } }),
    clock: { now: () => new Date(now) },
    ids: systemIds,
  });

/** Sums of a day, as the fold makes them: of the whole day, and of the name. */
async function convert({ workspaceId }: Owner, from: string, day: number, count: number, name: string) {
  await asOwner(
    `INSERT INTO event_days (workspace_id, dimension, day, kind, channel, key, events, people, value)
     SELECT '${workspaceId}', dimension, date '${from}' + ${day}, 'conversion', 'website', key, ${count}, ${count}, 0
     FROM (VALUES ('', ''), ('name', '${name}')) sums (dimension, key)`,
  );
}
