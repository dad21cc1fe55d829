import { analyticsContract } from '../../../src/contracts/analytics';
import type { EventDimension, SumKind } from '../../../src/domain/analytics-event';
import { addDays, toLocal } from '../../../src/domain/zoned-time';
import { addEvents, plainEvent } from '../../records/events/event-inbox';
import { inWorkspace } from '../../database/client';
import { asOwner, useDatabase } from '../../testing/database';
import { register } from '../../testing/world';

useDatabase();

type Owner = Awaited<ReturnType<typeof register>>;
const today = () => toLocal(new Date(), 'Europe/London').date;
const ago = (days: number) => addDays(today(), -days);

/** A row of the sums, as the fold writes it. */
const addSum = (
  { workspaceId }: Owner,
  { day, kind = 'view', channel = 'website', dimension = '', key = '', people, events = people, value = 0 }: Sum,
) =>
  asOwner(
    'INSERT INTO event_days (workspace_id, dimension, day, kind, channel, key, events, people, value) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)',
    [workspaceId, dimension, day, kind, channel, key, events, people, value],
  );
const read = async (owner: Owner, name: keyof typeof analyticsContract, input: Record<string, unknown> = {}) => {
  const { status, body } = await owner.call('analytics', analyticsContract[name], input);
  expect([status, body.error]).toEqual([200, undefined]);
  return body.data;
};
const addPiece = async ({ workspaceId }: Owner, title: string, at: string) => {
  const id = crypto.randomUUID();
  await asOwner(
    "INSERT INTO pieces (id, workspace_id, year, week, title, body, alt_text, keywords, status, version, published_at, created_at, updated_at) VALUES ($1, $2, 2026, 1, $3, '', '', '[]', 'published', 1, $4, now(), now())",
    [id, workspaceId, title, at],
  );
  return id;
};

it('a workspace where nothing has happened has days of zero, no measured channel and no start date', async () => {
  const found = await read(await register(), 'getAnalytics');
  expect(found).toMatchObject({
    since: null,
    until: null,
    currency: 'GBP',
    current: { from: ago(29), to: today() },
    before: { from: ago(59), to: ago(30) },
    notes: [],
  });
  expect([found.days.length, found.daysBefore.length]).toEqual([30, 30]);
  expect(found.days.every((day: { reach: number }) => day.reach === 0)).toBe(true);
  expect(found.channels.map(({ state }: { state: string }) => state)).toEqual([
    'not-connected',
    'not-connected',
    'not-set-up',
    'not-set-up',
  ]);
});

it('a connected network shows what it counted of the posts that it got in the period, and nothing else', async () => {
  const owner = await register();
  const { workspaceId } = owner;
  for (const channel of ['instagram', 'facebook'])
    await asOwner(
      "INSERT INTO connections (workspace_id, channel, account, settings, key_id, sealed, state, connected_by, connected_at) VALUES ($1, $2, '@ada', '{}', 'none', '', 'connected', 'Ada Baker', now())",
      [workspaceId, channel],
    );
  const networks = async () =>
    (await read(owner, 'getAnalytics')).channels
      .slice(0, 2)
      .map(({ state, network, reach }: Channel & { network: object | null }) => [state, network, reach]);
  expect(await networks()).toEqual([
    ['by-network', null, 0],
    ['by-network', null, 0],
  ]);
  for (const [channel, days, counts] of [
    ['instagram', 2, { reach: 90, likes: 8, replies: 1, saves: 2 }],
    ['facebook', 2, { likes: 5, shares: 0 }],
    ['facebook', 200, { reach: 1_000 }],
  ] as const) {
    const pieceId = await addPiece(owner, 'Rye', new Date().toISOString());
    const [posting] = await asOwner<{ id: string }>(
      "INSERT INTO postings (workspace_id, id, piece_id, channel, state, remote_id, posted_at, updated_at) VALUES ($1, gen_random_uuid(), $2, $3, 'posted', 'x', now() - $4 * interval '1 day', now()) RETURNING id",
      [workspaceId, pieceId, channel, days],
    );
    await asOwner(
      'INSERT INTO posting_figures (workspace_id, posting_id, counts, read_at) VALUES ($1, $2, $3, now())',
      [workspaceId, posting!.id, JSON.stringify(counts)],
    );
  }
  expect(await networks()).toEqual([
    ['by-network', { posts: 1, reach: 90, responses: 11 }, 0],
    ['by-network', { posts: 1, reach: null, responses: 5 }, 0],
  ]);
});

it('figures are sums of days, from the first day on which somebody did something', async () => {
  const owner = await register();
  await addSum(owner, { day: ago(90), kind: 'make', channel: 'product', people: 0, events: 4 });
  await addSum(owner, { day: ago(40), people: 7 });
  await addSum(owner, { day: ago(1), people: 30, events: 52 });
  await addSum(owner, { day: ago(1), kind: 'open', channel: 'email', people: 12 });
  await addSum(owner, { day: today(), kind: 'conversion', people: 1, events: 2, value: 123_456_789_012 });
  const { since, days, daysBefore, channels } = await read(owner, 'getAnalytics');
  expect(since).toBe(ago(40));
  expect(days.at(-2)).toEqual({
    day: ago(1),
    reach: 42,
    engaged: 0,
    conversions: 0,
    revenue: 0,
    visitors: 30,
    views: 52,
  });
  expect(days.at(-1)).toMatchObject({ conversions: 2, revenue: 123_456_789_012 });
  expect(daysBefore.find(({ day }: { day: string }) => day === ago(40))).toMatchObject({ reach: 7 });
  expect(channels.map(({ channel, reach, state }: Channel) => [channel, reach, state])).toEqual([
    ['instagram', 0, 'not-connected'],
    ['facebook', 0, 'not-connected'],
    ['email', 12, 'measured'],
    ['website', 30, 'measured'],
  ]);
});

it('figures of one page are those of its own sums, and nobody sees those of another workspace', async () => {
  const [owner, other] = [await register(), await register()];
  await addSum(owner, { day: today(), people: 30 });
  await addSum(owner, { day: today(), dimension: 'page', key: 'grill.example/menu', people: 9 });
  const page = { page: 'grill.example/menu' };
  expect((await read(owner, 'getAnalytics', page)).days.at(-1)).toMatchObject({ reach: 9 });
  expect((await read(owner, 'listBreakdown')).items).toEqual([{ key: 'grill.example/menu', people: 9, events: 9 }]);
  expect((await read(owner, 'getFunnel', page)).steps[0]).toEqual({ step: 'visit', people: 9, before: 0 });
  expect((await read(other, 'getAnalytics', page)).days.at(-1)).toMatchObject({ reach: 0 });
  expect((await read(other, 'listBreakdown')).items).toEqual([]);
});

it('a seen website, a public post and a sent campaign each make their channel measured', async () => {
  const states = async (owner: Owner) =>
    (await read(owner, 'getAnalytics')).channels.slice(2).map(({ state }: Channel) => state);
  const site = await register();
  const addSite = (seenAt: string | null) =>
    asOwner(
      "INSERT INTO visit_sites (workspace_id, id, key, hosts, seen_at, created_at) VALUES ($1, gen_random_uuid(), gen_random_uuid()::text, '{grill.example}', $2, now())",
      [site.workspaceId, seenAt],
    );
  await addSite(null);
  expect(await states(site)).toEqual(['not-set-up', 'not-set-up']);
  await addSite('2026-11-01T09:00:00Z');
  expect(await states(site)).toEqual(['not-set-up', 'measured']);

  const page = await register();
  await addPiece(page, 'Rye', '2026-01-05T09:00:00Z');
  expect(await states(page)).toEqual(['not-set-up', 'measured']);

  const mail = await register();
  const campaignId = await addCampaign(mail, 'Autumn');
  expect(await states(mail)).toEqual(['not-set-up', 'not-set-up']);
  await asOwner(
    "INSERT INTO deliveries (workspace_id, id, campaign_id, email_id, revision, address, domain, state, not_before, sent_at) SELECT $1, gen_random_uuid(), $2, id, 1, 'a@b.example', 'b.example', 'sent', now(), now() FROM campaign_emails WHERE campaign_id = $2",
    [mail.workspaceId, campaignId],
  );
  expect(await states(mail)).toEqual(['measured', 'not-set-up']);
});

it('what was published and sent in the period is marked on its day, and links to its results', async () => {
  const owner = await register();
  const rye = await addPiece(owner, 'Rye at night', new Date().toISOString());
  await addPiece(owner, 'Long ago', '2026-01-05T09:00:00Z');
  const autumn = await addCampaign(owner, 'Autumn');
  const { notes } = await read(owner, 'getAnalytics');
  expect(notes.map(({ day, kind, title }: { day: string; kind: string; title: string }) => [day, kind, title])).toEqual(
    expect.arrayContaining([
      [today(), 'publish', 'Rye at night'],
      [today(), 'campaign', 'Autumn'],
    ]),
  );
  expect(notes).toHaveLength(2);

  const subject = { day: today(), dimension: 'subject' } as const;
  await addSum(owner, { ...subject, key: rye, people: 40 });
  await addSum(owner, { ...subject, key: crypto.randomUUID(), people: 99 });
  await addSum(owner, { ...subject, key: autumn, kind: 'open', channel: 'email', people: 12 });
  await addSum(owner, { ...subject, key: autumn, kind: 'engaged', channel: 'email', people: 3 });
  await addSum(owner, { ...subject, key: autumn, kind: 'conversion', channel: 'email', people: 1, value: 4_200 });
  const { items } = await read(owner, 'listTopContent');
  expect(items).toMatchObject([
    { id: rye, type: 'post', title: 'Rye at night', channel: 'website', reach: 40, engaged: 0 },
    { id: autumn, type: 'campaign', channel: 'email', reach: 12, engaged: 3, conversions: 1, revenue: 4_200 },
  ]);
});

it('hours are in the workspace’s time zone, and "now" includes events that are not folded yet', async () => {
  const owner = await register();
  await asOwner(
    "INSERT INTO event_hours (workspace_id, day, hour, kind, channel, events, people, value) VALUES ($1, $2, 16, 'view', 'website', 9, 8, 0)",
    [owner.workspaceId, today()],
  );
  expect((await read(owner, 'getBestHours')).hours).toMatchObject([{ hour: 16, reach: 8, engaged: 0 }]);
  await inWorkspace(owner.workspaceId, (tx) =>
    addEvents(tx, owner.workspaceId, [
      plainEvent({
        id: crypto.randomUUID(),
        at: new Date(),
        kind: 'view',
        channel: 'website',
        person: 'a',
        page: 'grill.example/',
      }),
    ]),
  );
  const now = await read(owner, 'getRecentVisitors');
  expect(now).toMatchObject({ people: 1, pages: [{ page: 'grill.example/', people: 1 }] });
  expect(now.minutes).toHaveLength(30);
});

it.each([
  [{ period: '2w' }, { period: 'Choose 7d, 30d, 90d or 1y.' }],
  [{ device: 'toaster' }, { device: 'Choose phone, tablet or desktop.' }],
  [{ country: 'de' }, { country: 'Choose a country.' }],
])('%j is refused at its field', async (input, fields) => {
  const { status, body } = await (await register()).call('analytics', analyticsContract.getAnalytics, input as never);
  expect([status, body.fields]).toEqual([400, fields]);
});

async function addCampaign({ workspaceId }: Owner, name: string): Promise<string> {
  const id = crypto.randomUUID();
  await asOwner(
    "INSERT INTO campaigns (workspace_id, id, name, type, status, audience, started_at, created_at, updated_at) VALUES ($1, $2, $3, 'email', 'active', '{}', now(), now(), now())",
    [workspaceId, id, name],
  );
  await asOwner(
    "INSERT INTO campaign_emails (workspace_id, id, campaign_id, blocks, created_at, updated_at) VALUES ($1, gen_random_uuid(), $2, '[]', now(), now())",
    [workspaceId, id],
  );
  return id;
}

interface Sum {
  day: string;
  kind?: SumKind;
  channel?: string;
  dimension?: EventDimension | '';
  key?: string;
  people: number;
  events?: number;
  value?: number;
}

interface Channel {
  channel: string;
  reach: number;
  state: string;
}
