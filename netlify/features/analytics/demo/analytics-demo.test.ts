import { authContract } from '../../../../src/contracts/auth';
import { analyticsContract } from '../../../../src/contracts/analytics';
import { campaignsContract } from '../../../../src/contracts/campaigns';
import { DAY_MS } from '../../../../src/domain/duration';
import { isEnough, type Cohort } from '../../../../src/domain/retention-cohorts';
import { periodAt } from '../../../../src/domain/analytics-period';
import { inWorkspace } from '../../../database/client';
import { addEvents } from '../../../records/events/event-inbox';
import { makePostgresEventStore } from '../../../records/events/postgres-event-store';
import { systemClock } from '../../../providers/system/clock';
import { makeClient } from '../../../testing/call';
import { asOwner, useDatabase } from '../../../testing/database';
import { view } from '../../../testing/builders/store-events';
import { functions } from '../../../testing/world';
import { foldService } from '../store/fold-wiring';
import { demoFilling } from '../../auth/demo/demo-wiring';
import { sumVisits } from './analytics-demo-sums';
import { visitorsOf } from './analytics-demo-visits';

useDatabase();

const ZONE = 'Europe/London';
const store = makePostgresEventStore({ clock: systemClock });
const { current: month } = periodAt(new Date(), ZONE, '30d');
const { current: year } = periodAt(new Date(), ZONE, '1y');
const sum = (sums: { events: number }[]) => sums.reduce((all, { events }) => all + events, 0);

let demo: ReturnType<typeof makeClient>;
let workspaceId: string;
beforeAll(async () => {
  demo = makeClient(functions);
  const { body } = await demo.call('auth', authContract.login, {
    email: `${crypto.randomUUID()}@example.com`,
    password: 'x',
    zone: ZONE,
  });
  workspaceId = body.data.workspace.id;
  await demoFilling().fillDemo({ workspaceId });
});

it('has a whole year, and none of it twice when the job that fills it dies and is done again', async () => {
  const days = async (range: typeof month) =>
    new Set((await store.days(workspaceId, range)).filter(({ channel }) => channel === 'website').map(({ day }) => day))
      .size;
  expect(await days(year)).toBeGreaterThanOrEqual(364); // in the first hours of a day nobody may have come yet
  const first = await store.days(workspaceId, year);
  const goalsOf = async () =>
    (await demo.call('analytics', analyticsContract.listGoals, {})).body.data.items as { name: string }[];
  await asOwner('UPDATE workspaces SET sample_due = true WHERE workspace_id = $1', [workspaceId]);
  await demoFilling().fillDemo({ workspaceId });
  expect(await store.days(workspaceId, year)).toEqual(first);
  expect((await goalsOf()).map(({ name }) => name)).toEqual(['Tables booked', 'Menu read']);
});

it('has the same campaign figures as the campaign report', async () => {
  const items = (await demo.call('campaigns', campaignsContract.listCampaigns, { filter: 'all' })).body.data.items as {
    id: string;
    name: string;
    counts: { sent: number; opens: number; clicks: number; conversions: number; revenue: number; bounced: number };
  }[];
  for (const { id, counts } of items.filter((campaign) => campaign.counts.sent > 0)) {
    const of = async (kind: 'delivered' | 'open' | 'click' | 'conversion') =>
      (await store.top(workspaceId, year, { dimension: 'subject', kinds: [kind], limit: 50, channel: 'email' })).find(
        ({ key }) => key === id,
      );
    expect({
      delivered: (await of('delivered'))?.events,
      opens: (await of('open'))?.events,
      clicks: (await of('click'))?.events,
      conversions: (await of('conversion'))?.events,
      revenue: (await of('conversion'))?.value,
    }).toEqual({
      delivered: counts.sent,
      opens: counts.opens,
      clicks: counts.clicks,
      conversions: counts.conversions,
      revenue: counts.revenue,
    });
  }
});

it('has more visitors on the days when its emails were read, and shows from which campaign they came', async () => {
  const campaigns = await store.top(workspaceId, month, { dimension: 'campaign', kinds: ['view'], limit: 5 });
  expect(campaigns.map(({ key }) => key)).toEqual(
    expect.arrayContaining(['Friday burger night', 'New menu, first look']),
  );
  const clicks = await store.top(workspaceId, month, { dimension: 'campaign', kinds: ['click'], limit: 5 });
  expect(campaigns.find(({ key }) => key === 'Friday burger night')!.people).toBe(
    clicks.find(({ key }) => key === 'Friday burger night')!.people,
  );
});

it('has sums whose parts add up, and counts nobody on a channel that is not connected', async () => {
  const days = await store.days(workspaceId, year);
  expect([...new Set(days.map(({ channel }) => channel))].sort()).toEqual(['email', 'product', 'website']);
  const views = sum(days.filter(({ kind }) => kind === 'view'));
  expect(sum(await store.top(workspaceId, year, { dimension: 'page', kinds: ['view'], limit: 500 }))).toBe(views);
  expect(sum(await store.top(workspaceId, year, { dimension: 'device', kinds: ['view'], limit: 500 }))).toBe(views);
  expect(sum((await store.hours(workspaceId, year)).filter(({ kind }) => kind === 'view'))).toBe(views);
  expect(days.some(({ people, events }) => people > events)).toBe(false);
  expect(
    (await store.top(workspaceId, month, { dimension: 'subject', kinds: ['view', 'publish'], limit: 50 })).length,
  ).toBeGreaterThan(20);
});

it('keeps counting: new events are added, and no figure is lost', async () => {
  const [now, longAgo] = [new Date(), new Date(Date.now() - 40 * DAY_MS)];
  const sums = async () => sum(await store.days(workspaceId, year));
  const before = await sums();
  await asOwner("UPDATE workspaces SET zone = 'America/New_York' WHERE workspace_id = $1", [workspaceId]);
  await foldService().foldEvents();
  await asOwner('UPDATE workspaces SET zone = $2 WHERE workspace_id = $1', [workspaceId, ZONE]);
  expect(await sums()).toBe(before); // its days stay those that it was opened with
  await inWorkspace(workspaceId, (tx) =>
    addEvents(tx, workspaceId, [view(now.toISOString()), view(longAgo.toISOString())]),
  );
  await foldService().foldEvents();
  expect(await sums()).toBe(before + 1); // of the day long ago there are sums alone
});

describe('visitors of a day', () => {
  const of = (day: string, daysAgo = 100) => visitorsOf(day, { daysAgo, posts: [] });

  it('are the same each time, and different on another day', () => {
    expect(of('2026-07-10')).toEqual(of('2026-07-10'));
    expect(of('2026-07-10')).not.toEqual(of('2026-07-17'));
  });

  it('are more on Fridays than on Mondays, when it is closed, and more in December than in January', () => {
    const all = (days: string[]) => days.reduce((people, day) => people + of(day).length, 0);
    expect(all(['2026-07-10', '2026-07-17', '2026-07-24'])).toBeGreaterThan(
      1.8 * all(['2026-07-13', '2026-07-20', '2026-07-27']),
    );
    expect(all(['2026-12-11', '2026-12-18'])).toBeGreaterThan(1.2 * all(['2026-01-09', '2026-01-16']));
  });

  it('are one person in each sum', () => {
    const visits = of('2026-07-10');
    const { days } = sumVisits('2026-07-10', visits);
    expect(days.find(({ dimension, kind }) => dimension === '' && kind === 'view')).toMatchObject({
      people: visits.length,
      events: visits.flatMap(({ acts }) => acts).filter(({ kind }) => kind === 'view').length,
    });
    for (const device of ['phone', 'desktop'])
      expect(days.find(({ key, kind }) => key === device && kind === 'view')!.people).toBe(
        visits.filter((visit) => visit.device === device).length,
      );
  });
});

it('finds in its year what its visitors do at lunch, and has two goals under way', async () => {
  const { items } = (await demo.call('analytics', analyticsContract.listInsights, {})).body.data;
  expect(items.map(({ title }: { title: string }) => title)).toContain('Post at 12:00, not 16:30');
  const goals = (await demo.call('analytics', analyticsContract.listGoals, {})).body.data.items as { name: string }[];
  expect(goals.map(({ name }) => name)).toEqual(['Tables booked', 'Menu read']);
});

it('shows what brought its guests, what that cost, and who of its readers comes back', async () => {
  for (const period of ['30d', '1y'] as const) {
    const { items } = (await demo.call('analytics', analyticsContract.getAttribution, { period })).body.data as {
      items: { source: string; cost: number | null; first: { leads: number }; last: { leads: number } }[];
    };
    const of = (source: string) => items.find((item) => item.source === source)!;
    expect(of('google.com').cost).toBeGreaterThan(0);
    expect(of('facebook.com').cost).toBeNull();
    // People see it on Instagram and look it up later.
    expect(of('instagram.com').first.leads).toBeGreaterThan(of('instagram.com').last.leads);
    expect(of('google.com').first.leads).toBeLessThan(of('google.com').last.leads);
  }
  const { cohorts } = (await demo.call('analytics', analyticsContract.getRetention, {})).body.data as {
    cohorts: Cohort[];
  };
  expect(isEnough(cohorts)).toBe(true);
  expect(cohorts.flatMap(({ back }) => back).some((people) => people > 0)).toBe(true);
});
