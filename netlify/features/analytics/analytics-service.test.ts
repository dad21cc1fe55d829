import type { DaySum, EventStore, TopQuestion, ValueSum } from '../../ports/event-store';
import type { AnalyticsRepository } from './analytics-repository';
import { makeAnalyticsService } from './analytics-service';

const shop = { id: 'w', zone: 'Europe/London', profilePublic: true };
const POST = '018f0000-0000-7000-8000-000000000001';
const CAMPAIGN = '018f0000-0000-7000-8000-000000000002';
const GONE = '018f0000-0000-7000-8000-000000000003';

const scene: Awaited<ReturnType<AnalyticsRepository['readScene']>> = {
  eventsSince: null,
  since: '2026-01-01',
  hasSite: false,
  hasPage: false,
  hasSent: false,
  connected: [],
  counted: [],
  published: [],
  started: [],
};
const content: Awaited<ReturnType<AnalyticsRepository['findContent']>> = { posts: [], pictures: [], mailings: [] };
const sum = (partial: Partial<DaySum>): DaySum => ({
  day: '2026-11-18',
  kind: 'view',
  channel: 'website',
  events: 1,
  people: 1,
  value: 0,
  ...partial,
});
const value = (key: string, people: number, rest: Partial<ValueSum> = {}): ValueSum => ({
  key,
  people,
  events: people,
  value: 0,
  ...rest,
});

function open({
  store = {},
  read = {},
  found = {},
  now = '2026-11-18T23:30:00Z',
}: {
  store?: Partial<EventStore>;
  read?: Partial<typeof scene>;
  found?: Partial<typeof content>;
  now?: string;
} = {}) {
  const asked: { days: Parameters<EventStore['days']>[]; top: Parameters<EventStore['top']>[] } = { days: [], top: [] };
  const service = makeAnalyticsService({
    events: {
      days: async () => [],
      top: async () => [],
      hours: async () => [],
      cohorts: async () => [],
      recent: async () => ({ people: 0, pages: [], minutes: [] }),
      foldedUntil: async () => null,
      ...store,
      ...(store.days && { days: (...call) => (asked.days.push(call), store.days!(...call)) }),
      ...(store.top && { top: (...call) => (asked.top.push(call), store.top!(...call)) }),
    },
    repository: {
      readScene: async () => ({ ...scene, ...read }),
      findContent: async () => ({ ...content, ...found }),
    },
    clock: { now: () => new Date(now) },
  });
  return { service, asked };
}

describe('the figures of a period', () => {
  it('cover days in the workspace’s time zone, including today, compared with as many days before', async () => {
    const { service, asked } = open({ store: { days: async () => [] }, now: '2026-11-18T23:30:00Z' });
    const tokyo = { ...shop, zone: 'Asia/Tokyo' };
    const { current, before, currency } = await service.getAnalytics(tokyo, { period: '7d' });
    expect([current, before, currency]).toEqual([
      { from: '2026-11-13', to: '2026-11-19' },
      { from: '2026-11-06', to: '2026-11-12' },
      'JPY',
    ]);
    expect(asked.days).toEqual([['w', { from: '2026-11-06', to: '2026-11-19' }, undefined]]);
  });

  it('are split at the start of the period, and list every day', async () => {
    const days = async () => [
      sum({ day: '2026-11-11', people: 3 }),
      sum({ day: '2026-11-12', people: 5 }),
      sum({ day: '2026-11-18', kind: 'conversion', people: 1, events: 1, value: 4_200 }),
      sum({ day: '2026-11-18', kind: 'engaged', people: 1 }),
    ];
    const found = await open({ store: { days } }).service.getAnalytics(shop, { period: '7d' });
    expect([found.days.length, found.daysBefore.length]).toEqual([7, 7]);
    expect(found.daysBefore.at(-1)).toMatchObject({ day: '2026-11-11', reach: 3, visitors: 3 });
    expect(found.days[0]).toMatchObject({ day: '2026-11-12', reach: 5 });
    expect(found.days.at(-1)).toMatchObject({ day: '2026-11-18', conversions: 1, revenue: 4_200, engaged: 1 });
    expect(found.channels.find(({ channel }) => channel === 'website')).toMatchObject({
      reach: 5,
      revenue: 4_200,
      before: { reach: 3 },
      state: 'measured',
    });
  });

  it('leave out work done here, which reaches nobody', async () => {
    const days = async () => [sum({ kind: 'publish', channel: 'product', people: 0, events: 9 })];
    const { channels } = await open({ store: { days } }).service.getAnalytics(shop, { period: '7d' });
    expect(channels.map(({ channel }) => channel)).toEqual(['instagram', 'facebook', 'email', 'website']);
  });

  it('pass on the filters that are set, and no others', async () => {
    const { service, asked } = open({ store: { days: async () => [] } });
    await service.getAnalytics(shop, { period: '7d', page: 'grill.example/menu', source: '' });
    expect(asked.days[0]![2]).toEqual({ page: 'grill.example/menu' });
  });

  it.each([
    [{}, { email: 'not-set-up', website: 'not-set-up' }],
    [
      { hasSent: true, hasSite: true },
      { email: 'measured', website: 'measured' },
    ],
    [{ hasPage: true }, { email: 'not-set-up', website: 'measured' }],
  ])('say for each channel how it comes by figures, given %j', async (read, states) => {
    const { channels } = await open({ read }).service.getAnalytics(shop, { period: '30d' });
    expect(Object.fromEntries(channels.map(({ channel, state }) => [channel, state]))).toEqual({
      instagram: 'not-connected',
      facebook: 'not-connected',
      ...states,
    });
  });

  it('do not treat a page that is not public as a website', async () => {
    const hidden = { ...shop, profilePublic: false };
    const { channels } = await open({ read: { hasPage: true } }).service.getAnalytics(hidden, { period: '30d' });
    expect(channels.find(({ channel }) => channel === 'website')!.state).toBe('not-set-up');
  });

  it('include what was published and sent, by day in the workspace’s time zone', async () => {
    const read = {
      published: [{ id: POST, title: 'Late rye', at: new Date('2026-07-10T23:30:00Z') }],
      started: [
        { id: CAMPAIGN, title: 'Summer', at: new Date('2026-07-02T09:00:00Z') },
        { id: CAMPAIGN, title: 'Again', at: new Date('2026-07-11T09:00:00Z') },
      ],
    };
    const { notes } = await open({ read, now: '2026-07-20T12:00:00Z' }).service.getAnalytics(shop, { period: '30d' });
    expect(notes).toEqual([
      { day: '2026-07-02', kind: 'campaign', title: 'Summer', subjectId: CAMPAIGN },
      { day: '2026-07-11', kind: 'campaign', title: 'Again', subjectId: CAMPAIGN },
      { day: '2026-07-11', kind: 'publish', title: 'Late rye', subjectId: POST },
    ]);
  });
});

describe('top content', () => {
  const top = async (_id: string, _range: unknown, { kinds, keys }: TopQuestion) => {
    if (kinds.includes('view')) return [value(GONE, 90), value(POST, 40), value(CAMPAIGN, 12)];
    const its = kinds.includes('engaged')
      ? [value(CAMPAIGN, 6)]
      : [value(CAMPAIGN, 2, { events: 3, value: 9_900 }), value(GONE, 8)];
    return its.filter(({ key }) => keys?.includes(key));
  };
  const found = {
    posts: [{ id: POST, title: 'Rye', at: new Date('2026-11-10T08:00:00Z') }],
    pictures: [{ id: 'a-picture', pieceId: POST }],
    mailings: [{ id: CAMPAIGN, title: 'Autumn', type: 'automation' as const, at: null }],
  };

  it('lists what reached the most people, with its results, and leaves out what was deleted', async () => {
    const { items } = await open({ store: { top }, found }).service.listTopContent(shop, { period: '30d', limit: 10 });
    expect(items).toEqual([
      {
        id: POST,
        type: 'post',
        title: 'Rye',
        at: '2026-11-10T08:00:00.000Z',
        pictureUrl: '/api/creative/creations/a-picture/thumbnail?width=240',
        channel: 'website',
        reach: 40,
        engaged: 0,
        conversions: 0,
        revenue: 0,
      },
      {
        id: CAMPAIGN,
        type: 'automation',
        title: 'Autumn',
        at: null,
        pictureUrl: null,
        channel: 'email',
        reach: 12,
        engaged: 6,
        conversions: 3,
        revenue: 9_900,
      },
    ]);
  });

  it('asks for the results of exactly the items it shows, however small', async () => {
    const { service, asked } = open({ store: { top }, found });
    await service.listTopContent(shop, { period: '30d', limit: 1 });
    expect(asked.top.slice(1).map(([, , { keys }]) => keys)).toEqual([[POST], [POST]]);
  });
});

it('a lead is a sent form, or what a site reports as one; a customer has bought', async () => {
  const { service } = open({
    store: {
      days: async () => [
        sum({ people: 100 }),
        sum({ kind: 'form', people: 7 }),
        sum({ kind: 'custom', people: 55 }),
        sum({ kind: 'lead', people: 10 }),
        sum({ kind: 'conversion', people: 2, events: 4 }),
        sum({ day: '2026-11-11', people: 80 }),
        sum({ day: '2026-11-11', kind: 'lead', people: 1 }),
      ],
    },
  });
  expect((await service.getFunnel(shop, { period: '7d' })).steps).toEqual([
    { step: 'visit', people: 100, before: 80 },
    { step: 'lead', people: 10, before: 1 },
    { step: 'customer', people: 2, before: 0 },
  ]);
});

it('hours add what was seen and what was done in each, and leave out those in which nothing happened', async () => {
  const hour = { weekday: 4, hour: 16, channel: 'website' as const, events: 1, value: 0 };
  const { service } = open({
    store: {
      hours: async () => [
        { ...hour, kind: 'view', people: 9 },
        { ...hour, kind: 'open', channel: 'email', people: 3 },
        { ...hour, kind: 'click', channel: 'email', people: 2 },
        { ...hour, kind: 'engaged', channel: 'email', people: 2 },
        { ...hour, hour: 3, kind: 'vital', people: 1 },
      ],
    },
  });
  expect((await service.getBestHours(shop, { period: '30d' })).hours).toEqual([
    { weekday: 4, hour: 16, reach: 12, engaged: 2 },
  ]);
});

it('"now" is the last five minutes, with views by minute for the last thirty', async () => {
  const since: string[] = [];
  const { service } = open({
    store: {
      recent: async (_id, from) => {
        since.push(from.toISOString());
        return { people: since.length, pages: [{ page: 'grill.example/', people: 1 }], minutes: [since.length] };
      },
    },
  });
  expect(await service.getRecentVisitors(shop)).toEqual({
    people: 1,
    pages: [{ page: 'grill.example/', people: 1 }],
    minutes: [2],
  });
  expect(since).toEqual(['2026-11-18T23:25:00.000Z', '2026-11-18T23:00:00.000Z']);
});
