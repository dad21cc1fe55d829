import { asOwner, useDatabase } from '../../testing/database';
import { register } from '../../testing/world';
import { inWorkspace } from '../../database/client';
import { givePlan } from './plan-terms';
import {
  AllowanceRefused,
  forgetUsage,
  readAllowances,
  refund,
  reserve,
  settleUsage,
  spend,
  take,
  type Unit,
} from './usage';

useDatabase();

const now = new Date('2026-11-21T12:00:00Z');
const leaseUntil = new Date(now.getTime() + 600_000);
const unitOf = (workspaceId: string, change: Partial<LeasedUnit> = {}): LeasedUnit => ({
  id: crypto.randomUUID(),
  noticeId: crypto.randomUUID(),
  workspaceId,
  kind: 'images',
  now,
  leaseUntil,
  ...change,
});
const used = async (workspaceId: string, at = now) => (await readAllowances(workspaceId, at)).images.used;
const activityTitles = async (workspaceId: string) =>
  (
    await asOwner<{ title: string }>(
      "SELECT title FROM activities WHERE workspace_id = $1 AND link LIKE '%section=plan' ORDER BY created_at, id",
      [workspaceId],
    )
  ).map(({ title }) => title);
const within = <T>(workspaceId: string, work: Parameters<typeof inWorkspace<T>>[1]) => inWorkspace(workspaceId, work);

async function reserved(workspaceId: string, change: Partial<LeasedUnit> = {}) {
  const unit = unitOf(workspaceId, change);
  await within(workspaceId, (tx) => reserve(tx, unit));
  return unit;
}

describe('a reserved unit', () => {
  it('is refunded once, even by ten concurrent calls', async () => {
    const { workspaceId } = await register();
    await reserved(workspaceId);
    const unit = await reserved(workspaceId);
    const outcomes = await Promise.all(
      Array.from({ length: 10 }, () => within(workspaceId, (tx) => refund(tx, unit.id))),
    );
    expect(outcomes.filter(Boolean)).toHaveLength(1);
    expect(await used(workspaceId)).toBe(1);
  });

  it('is not refunded once it was spent, nor spent once it was refunded', async () => {
    const { workspaceId } = await register();
    const [kept, returned] = [await reserved(workspaceId), await reserved(workspaceId)];
    expect([
      await within(workspaceId, (tx) => spend(tx, kept.id)),
      await within(workspaceId, (tx) => refund(tx, kept.id)),
    ]).toEqual([true, false]);
    expect([
      await within(workspaceId, (tx) => refund(tx, returned.id)),
      await within(workspaceId, (tx) => spend(tx, returned.id)),
    ]).toEqual([true, false]);
    expect(await used(workspaceId)).toBe(1);
  });

  it('is spent or given back, whichever comes first of the two at once', async () => {
    const { workspaceId } = await register();
    for (let round = 0; round < 10; round += 1) {
      const before = await used(workspaceId);
      const unit = await reserved(workspaceId);
      const [spent, refunded] = await Promise.all([
        within(workspaceId, (tx) => spend(tx, unit.id)),
        within(workspaceId, (tx) => refund(tx, unit.id)),
      ]);
      expect([spent, refunded].filter(Boolean)).toHaveLength(1);
      expect(await used(workspaceId)).toBe(before + (spent ? 1 : 0));
    }
  });

  it('goes back to the month it was taken from, even after midnight', async () => {
    const { workspaceId } = await register();
    const late = new Date('2026-11-30T23:59:00Z');
    const unit = await reserved(workspaceId, { now: late });
    await reserved(workspaceId, { now: new Date('2026-12-01T00:01:00Z') });
    await within(workspaceId, (tx) => refund(tx, unit.id));
    expect([await used(workspaceId, late), await used(workspaceId, new Date('2026-12-01T00:02:00Z'))]).toEqual([0, 1]);
  });

  it('of another workspace cannot be given back', async () => {
    const [owner, stranger] = [await register(), await register()];
    const unit = await reserved(owner.workspaceId);
    expect(await within(stranger.workspaceId, (tx) => refund(tx, unit.id))).toBe(false);
    expect(await used(owner.workspaceId)).toBe(1);
  });
});

describe('what was cut off', () => {
  it('is refunded when its lease has ended, and running work is left alone', async () => {
    const { workspaceId, session } = await register();
    await settleUsage(leaseUntil); // what the tests above left behind
    await reserved(workspaceId);
    await within(workspaceId, (tx) => take(tx, unitOf(workspaceId)));
    expect(await settleUsage(new Date(leaseUntil.getTime() - 1))).toBe(0);
    expect(await used(workspaceId)).toBe(2);
    const running = await reserved(workspaceId, { leaseUntil: new Date(leaseUntil.getTime() + 600_000) });
    expect(await settleUsage(leaseUntil)).toBe(1);
    expect(await settleUsage(leaseUntil)).toBe(0);
    expect(await used(workspaceId)).toBe(2);
    expect(
      await asOwner("SELECT used FROM trial_counters WHERE owner_id = $1 AND month = '2026-11'", [session.user.id]),
    ).toEqual([{ used: 2 }]);
    expect(await within(workspaceId, (tx) => spend(tx, running.id))).toBe(true);
  });

  it('is remembered for a good year', async () => {
    const { workspaceId } = await register();
    await within(workspaceId, (tx) => take(tx, unitOf(workspaceId)));
    await forgetUsage(new Date('2027-12-01T00:00:00Z'));
    expect(await asOwner('SELECT 1 FROM usage_entries WHERE workspace_id = $1', [workspaceId])).toHaveLength(1);
    await forgetUsage(new Date('2028-01-01T00:00:00Z'));
    expect(await asOwner('SELECT 1 FROM usage_entries WHERE workspace_id = $1', [workspaceId])).toEqual([]);
    expect(await used(workspaceId)).toBe(1);
  });
});

describe('people are notified', () => {
  it('at 80 and at 100 percent, once each, also after units came back', async () => {
    const { workspaceId } = await register();
    const units: Unit[] = [];
    for (let count = 0; count < 39; count += 1) units.push(await reserved(workspaceId));
    expect(await activityTitles(workspaceId)).toEqual([]);
    units.push(await reserved(workspaceId));
    const nearly = "40 of this month's 50 images were used";
    expect(await activityTitles(workspaceId)).toEqual([nearly]);
    await within(workspaceId, (tx) => refund(tx, units[39]!.id));
    for (let count = 0; count < 11; count += 1)
      units.push(await reserved(workspaceId, { now: new Date(now.getTime() + 1000) }));
    const all = 'All 50 images for this month were used; you get new ones on 1 December';
    expect(await activityTitles(workspaceId)).toEqual([nearly, all]);
    await within(workspaceId, (tx) => refund(tx, units[0]!.id));
    await reserved(workspaceId);
    await expect(reserved(workspaceId)).rejects.toBeInstanceOf(AllowanceRefused);
    expect(await activityTitles(workspaceId)).toEqual([nearly, all]);
  });

  it('again in a new month, and for each kind separately', async () => {
    const { workspaceId } = await register();
    for (let count = 0; count < 4; count += 1) await reserved(workspaceId, { kind: 'videos' });
    for (let count = 0; count < 4; count += 1)
      await reserved(workspaceId, { kind: 'videos', now: new Date('2026-12-02T12:00:00Z') });
    expect(await activityTitles(workspaceId)).toEqual([
      "4 of this month's 5 videos were used",
      "4 of this month's 5 videos were used",
    ]);
  });

  it('not at all when the work around it was rolled back', async () => {
    const { workspaceId } = await register();
    for (let count = 0; count < 3; count += 1) await reserved(workspaceId, { kind: 'videos' });
    await expect(
      within(workspaceId, async (tx) => {
        await reserve(tx, unitOf(workspaceId, { kind: 'videos' }));
        throw new Error('the disk is full');
      }),
    ).rejects.toThrow('disk');
    expect(await activityTitles(workspaceId)).toEqual([]);
    expect((await readAllowances(workspaceId, now)).videos).toEqual({ used: 3, limit: 5 });
  });
});

it('units are taken and plans are changed at the same time without one waiting for the other for ever', async () => {
  const { workspaceId } = await register();
  const work = Array.from({ length: 30 }, (_, at) =>
    at % 3 === 0
      ? givePlan({ workspaceId, plan: at % 2 ? 'Pro' : 'Agency', endsAt: null }, now)
      : reserved(workspaceId),
  );
  expect((await Promise.allSettled(work)).filter(({ status }) => status === 'rejected')).toEqual([]);
  expect(await used(workspaceId)).toBe(20);
});

it('an unlimited plan counts, and says so as a number without a limit', async () => {
  const { workspaceId } = await register();
  await asOwner("UPDATE workspaces SET plan = 'Agency' WHERE workspace_id = $1", [workspaceId]);
  for (let count = 0; count < 60; count += 1) await reserved(workspaceId);
  expect(await readAllowances(workspaceId, now)).toMatchObject({
    images: { used: 60, limit: null },
    resetsOn: '2026-12-01',
    sharedBy: 1,
  });
  expect(await activityTitles(workspaceId)).toEqual([]);
});

it('a request can change neither the count of a trial that is not its own nor anybody’s plan', async () => {
  const [owner, stranger] = [await register(), await register()];
  await reserved(owner.workspaceId);
  await within(stranger.workspaceId, (tx) =>
    tx.execute(`UPDATE trial_counters SET used = 0 WHERE owner_id = '${owner.session.user.id}'`),
  );
  expect(await used(owner.workspaceId)).toBe(1);
  for (const statement of [
    "UPDATE workspaces SET plan = 'Agency'",
    'UPDATE workspaces SET ends_at = null',
    'UPDATE workspaces SET paid_by = null',
    "UPDATE invoices SET state = 'paid'",
    "INSERT INTO subscriptions (workspace_id, plan, period_end, updated_at) VALUES (gen_random_uuid(), 'Pro', now(), now())",
    'DELETE FROM subscriptions',
    'SELECT * FROM invoice_numbers',
  ]) {
    await expect(within(owner.workspaceId, (tx) => tx.execute(statement))).rejects.toMatchObject({
      cause: expect.objectContaining({ message: expect.stringContaining('permission denied') }),
    });
  }
});

type LeasedUnit = Unit & { leaseUntil: Date };
