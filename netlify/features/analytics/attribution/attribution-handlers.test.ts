import { analyticsContract } from '../../../../src/contracts/analytics';
import type { RawInput } from '../../../../src/contracts/endpoint';
import { costLimits } from '../../../../src/domain/attribution';
import { DAY_MS } from '../../../../src/domain/duration';
import { toLocal } from '../../../../src/domain/zoned-time';
import { inWorkspace } from '../../../database/client';
import { addEvents } from '../../../records/events/event-inbox';
import { asOwner, useDatabase } from '../../../testing/database';
import { event, view } from '../../../testing/builders/store-events';
import { register } from '../../../testing/world';
import { foldService } from '../store/fold-wiring';

useDatabase();

type Owner = Awaited<ReturnType<typeof register>>;
type Cost = RawInput<typeof analyticsContract.updateCost>;
const setCost = (owner: Owner, cost: Cost) => owner.call('analytics', analyticsContract.updateCost, cost);
const read = async (owner: Owner, by = 'source') =>
  (await owner.call('analytics', analyticsContract.getAttribution, { period: '7d', by } as never)).body.data;
const costsOf = async (owner: Owner) =>
  (await owner.call('analytics', analyticsContract.listCosts, {})).body.data.items as { source: string }[];

it('first and last touch of leads and sales stand side by side, and what is not known is said', async () => {
  const owner = await register();
  const now = new Date();
  const today = (kind: 'form' | 'conversion', person: string, value = 0) =>
    event(kind, now.toISOString(), { person, value });
  const visit = (person: string, source: string, campaign = '', before = 2) =>
    view(new Date(now.getTime() - before).toISOString(), { person, source, campaign });
  await inWorkspace(owner.workspaceId, (tx) =>
    addEvents(tx, owner.workspaceId, [
      visit('a', 'instagram.com', '', 3),
      visit('a', 'google.com', 'autumn'),
      today('form', 'a'),
      today('conversion', 'a', 4_200),
      today('conversion', 'unknown', 1_000),
    ]),
  );
  await foldService().foldEvents();
  const nothing = { leads: 0, conversions: 0, revenue: 0 };
  const one = { leads: 1, conversions: 1, revenue: 4_200 };
  const rest = { leads: 0, conversions: 1, revenue: 1_000 };
  expect(await read(owner)).toMatchObject({
    currency: 'GBP',
    items: [
      { source: 'google.com', campaign: '', first: nothing, last: one, cost: null },
      { source: 'instagram.com', campaign: '', first: one, last: nothing, cost: null },
    ],
    rest: { first: rest, last: rest },
  });
  expect(await read(owner, 'campaign')).toMatchObject({
    items: [{ source: 'google.com', campaign: 'autumn', first: nothing, last: one }],
    rest: { first: { conversions: 2 }, last: rest },
  });
});

it('a cost is set, changed and taken away, by owners of this workspace only', async () => {
  const [owner, other] = [await register(), await register()];
  const day = toLocal(new Date(), 'Europe/London').date;
  const google = { source: 'google.com', amount: 9_000 };
  // Seven days may lie in two months.
  const months = [...new Set([day, toLocal(new Date(Date.now() - 6 * DAY_MS), 'Europe/London').date])].map((it) =>
    it.slice(0, 7),
  );
  for (const month of months) expect((await setCost(owner, { ...google, month })).status).toBe(200);
  expect((await setCost(owner, { ...google, month: months[0]!, amount: 12_000 })).status).toBe(200);
  expect(await costsOf(owner)).toContainEqual({ month: months[0], source: 'google.com', campaign: '', amount: 12_000 });
  expect((await read(owner)).items).toMatchObject([{ source: 'google.com', cost: expect.any(Number) as number }]);
  expect(await costsOf(other)).toEqual([]);
  await setCost(owner, { ...google, month: months[0]!, amount: null });
  expect((await read(owner)).items.every(({ cost }: { cost: number | null }) => cost === null)).toBe(true);
});

it('a wrong cost is told at its field, and a workspace has so many', async () => {
  const owner = await register();
  const wrong = await setCost(owner, { month: '2026-13', source: ' ', amount: -1 });
  expect([wrong.status, wrong.body.fields]).toEqual([
    400,
    { month: 'Choose a month.', source: 'Source is required.', amount: 'Cost cannot be negative.' },
  ]);
  await asOwner(
    "INSERT INTO costs (workspace_id, month, source, amount) SELECT $1, '2026-10-01', 's' || n, 1 FROM generate_series(1, $2) n",
    [owner.workspaceId, costLimits.entries],
  );
  expect((await setCost(owner, { month: '2026-10', source: 'one more', amount: 1 })).status).toBe(409);
  expect((await setCost(owner, { month: '2026-10', source: 's1', amount: 2 })).status).toBe(200);
});
