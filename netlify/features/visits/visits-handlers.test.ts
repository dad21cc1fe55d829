import { visitsContract } from '../../../src/contracts/visits';
import { makeVisitKey } from '../../../src/domain/visit-key';
import { forgetReading } from '../../http/limits-wiring';
import { makeClient } from '../../testing/call';
import { asOwner, useDatabase } from '../../testing/database';
import { functions, joinAsMember, register } from '../../testing/world';
import { visitsJobs } from './visits-wiring';

useDatabase();
beforeEach(forgetReading);

const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1';
const LAPTOP =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';

async function openSite(hosts = ['corner-grill.example']) {
  const owner = await register();
  const site = (await owner.call('visits', visitsContract.createVisitSite, { hosts })).body.data;
  return { owner, site };
}

function report(
  key: string,
  {
    events = [['view']],
    headers = {},
    visitor = makeClient(functions),
    ...rest
  }: {
    events?: unknown[];
    headers?: Record<string, string>;
    visitor?: ReturnType<typeof makeClient>;
    path?: string;
    from?: string;
    utm?: string[];
  } = {},
) {
  return visitor.call(
    'visits',
    visitsContract.addVisits,
    { bytes: new TextEncoder().encode(JSON.stringify({ site: key, path: '/menu', ...rest, events })) } as never,
    {
      'content-type': 'text/plain;charset=UTF-8',
      origin: 'https://www.corner-grill.example',
      'user-agent': LAPTOP,
      ...headers,
    },
  );
}

const noted = (workspaceId: string) =>
  asOwner<Record<string, unknown>>('SELECT * FROM event_inbox WHERE workspace_id = $1 ORDER BY seq', [workspaceId]);

describe('a page of the business', () => {
  it('reports a view, which is stored with its page, source, device and visitor before the reply', async () => {
    const { owner, site } = await openSite();
    const reply = await report(site.key, {
      from: 'www.google.com',
      headers: { 'user-agent': PHONE, 'sec-ch-ua-mobile': '?1' },
    });
    expect([reply.status, reply.body, reply.response.headers.get('access-control-allow-origin')]).toEqual([
      204,
      '',
      '*',
    ]);
    expect(await noted(owner.workspaceId)).toEqual([
      expect.objectContaining({
        change: 'put',
        kind: 'view',
        channel: 'website',
        person: expect.stringMatching(/^[\w-]{43}$/) as string,
        page: 'corner-grill.example/menu',
        source: 'google.com',
        medium: '',
        campaign: '',
        device: 'phone',
        country: '',
        subject_id: null,
        value: '0',
      }),
    ]);
  });

  it('names a campaign by its utm words, whatever linked to it', async () => {
    const { owner, site } = await openSite();
    await report(site.key, {
      from: 'news.example',
      utm: ['utm_source=Newsletter', 'utm_medium=Email', 'utm_campaign=Spring+Menu', 'utm_content=x'],
    });
    expect(await noted(owner.workspaceId)).toMatchObject([
      { source: 'newsletter', medium: 'email', campaign: 'Spring Menu' },
    ]);
  });

  it('is no source of itself', async () => {
    const { owner, site } = await openSite();
    await report(site.key, { from: 'shop.corner-grill.example' });
    expect(await noted(owner.workspaceId)).toMatchObject([{ source: '' }]);
  });

  it.each(['https://corner-grill.example', 'https://order.corner-grill.example', 'http://corner-grill.example:8080'])(
    'may be at %s',
    async (origin) => {
      const { owner, site } = await openSite();
      expect((await report(site.key, { headers: { origin } })).status).toBe(204);
      expect(await noted(owner.workspaceId)).toHaveLength(1);
    },
  );

  it('counts by its referrer where a browser sends no origin', async () => {
    const { owner, site } = await openSite();
    await report(site.key, { headers: { origin: 'null', referer: 'https://corner-grill.example/' } });
    expect(await noted(owner.workspaceId)).toHaveLength(1);
  });

  it('reports vitals within what can be, and no others', async () => {
    const { owner, site } = await openSite();
    await report(site.key, {
      events: [
        ['largest-contentful-paint', 1830.4],
        ['layout-shift', 0.0123],
        ['event', 9e9],
        ['navigation', -1],
        ['navigation', 'soon'],
        ['constructor', 1],
      ],
    });
    expect((await noted(owner.workspaceId)).map(({ name, value }) => [name, value])).toEqual([
      ['LCP', '1830'],
      ['CLS', '12'],
    ]);
  });
});

it('what a page reports is what happened on it, and no more', async () => {
  const { owner, site } = await openSite();
  await report(site.key, {
    events: [
      ['submit', 'booking'],
      ['submit', null],
      ['click', 'maps.example/corner-grill'],
      ['auxclick', 'www.corner-grill.example/files/menu.PDF'],
      ['click', 'shop.corner-grill.example/'],
      ['click', '+441172345678'],
      ['click', 'ada@corner-grill.example'],
      ['delivered'],
      { call: ['Opened the menu'] },
      { call: [{ name: 'x' }] },
      { call: [] },
      null,
      7,
    ],
  });
  expect((await noted(owner.workspaceId)).map(({ kind, name }) => [kind, name])).toEqual([
    ['form', 'booking'],
    ['form', ''],
    ['outbound', 'maps.example/corner-grill'],
    ['download', 'www.corner-grill.example/files/menu.PDF'],
    ['custom', 'Opened the menu'],
  ]);
});

describe('visitors who must not be counted', () => {
  it.each([
    ['a crawler', { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' }],
    ['a program', { 'user-agent': 'python-requests/2.32.0' }],
    ['nobody by name', { 'user-agent': '' }],
    ['somebody who sends Do Not Track', { dnt: '1' }],
    ['somebody with Global Privacy Control', { 'sec-gpc': '1' }],
  ])('gets the same reply: %s', async (_who, headers) => {
    const { owner, site } = await openSite();
    expect((await report(site.key, { headers })).status).toBe(204);
    expect(await noted(owner.workspaceId)).toEqual([]);
  });

  it('is a visit that a spammer of referrers claims, under any subdomain', async () => {
    const { owner, site } = await openSite();
    await report(site.key, { from: 'www.0n-line.tv' });
    expect(await noted(owner.workspaceId)).toEqual([]);
  });
});

describe('a page of somebody else', () => {
  it.each([
    'https://evil.example',
    'https://corner-grill.example.evil.example',
    'https://xcorner-grill.example',
    'null',
    '',
  ])('is refused with the site’s key at %j', async (origin) => {
    const { owner, site } = await openSite();
    const reply = await report(site.key, { headers: { origin } });
    expect([reply.status, reply.body.code]).toEqual([403, 'forbidden']);
    expect(await noted(owner.workspaceId)).toEqual([]);
  });

  it('is refused with a key that nobody has', async () => {
    const owner = await register();
    for (const key of ['', 'x', makeVisitKey(owner.workspaceId, 'aaaaaaaaaaaa')])
      expect((await report(key)).status).toBe(404);
  });
});

describe('a visitor', () => {
  it('is the same on all pages of a day, and another one with another browser, address or site', async () => {
    const { owner, site } = await openSite();
    const other = (await owner.call('visits', visitsContract.createVisitSite, { hosts: ['corner-grill.example'] })).body
      .data;
    const ada = makeClient(functions);
    await report(site.key, { visitor: ada });
    await report(site.key, { visitor: ada, path: '/jobs' });
    await report(site.key, { visitor: ada, headers: { 'user-agent': PHONE } });
    await report(site.key);
    await report(other.key, { visitor: ada });
    const people = (await noted(owner.workspaceId)).map(({ person }) => person);
    expect(people[0]).toBe(people[1]);
    expect(new Set(people).size).toBe(4);
  });

  it('is nobody once the salt is gone: two days later it is deleted', async () => {
    const { site } = await openSite();
    await report(site.key);
    await asOwner("INSERT INTO visit_salts (day, salt) VALUES (current_date - 3, 'old') ON CONFLICT DO NOTHING");
    await visitsJobs().tidyVisits();
    const days = await asOwner<{ age: number }>(
      "SELECT (now() AT TIME ZONE 'UTC')::date - day AS age FROM visit_salts",
    );
    expect(days).toEqual([{ age: 0 }]);
  });

  it('leaves no address and no user agent in any row', async () => {
    const { owner, site } = await openSite();
    const visitor = makeClient(functions, 'http://localhost:8888', '203.0.113.77');
    await report(site.key, { visitor });
    const rows = JSON.stringify([await noted(owner.workspaceId), await asOwner('SELECT * FROM visit_sites')]);
    expect(rows).toContain('corner-grill.example/menu');
    expect(rows).not.toMatch(/203\.0\.113\.77|Windows NT/);
  });

  it('who is named in a path stays out of it', async () => {
    const { owner, site } = await openSite();
    await report(site.key, { path: '/unsubscribe/ada@example.com/now?email=ada@example.com#ada@example.com' });
    expect(await noted(owner.workspaceId)).toMatchObject([{ page: 'corner-grill.example/unsubscribe/*/now' }]);
  });
});

describe('a conversion that a page reports', () => {
  const booked = (more: object = {}, name = 'Booked') => ({ call: [name, { value: 49.5, currency: 'GBP', ...more }] });

  it('counts with its amount in the workspace’s currency, once a day for the same visitor, name and page', async () => {
    const { owner, site } = await openSite();
    const ada = makeClient(functions);
    await report(site.key, { visitor: ada, events: [booked(), booked({ value: 9 })] });
    await Promise.all([1, 2, 3].map(() => report(site.key, { visitor: ada, events: [booked()] })));
    await report(site.key, { visitor: ada, events: [booked({}, 'Called')] });
    await report(site.key, { events: [booked()] });
    expect((await noted(owner.workspaceId)).map(({ name, value }) => [name, value])).toEqual([
      ['Booked', '4950'],
      ['Called', '4950'],
      ['Booked', '4950'],
    ]);
  });

  it.each([
    ['in another currency', { currency: 'EUR' }],
    ['in a currency that only begins alike', { currency: 'GBPounds' }],
    ['without a currency', { currency: '' }],
    ['above what a stranger may claim', { value: 500.01 }],
    ['below nothing', { value: -5 }],
    ['of an absurd amount', { value: 1e308 }],
  ])('counts without its amount when that is %s', async (_what, more) => {
    const { owner, site } = await openSite();
    await report(site.key, { events: [booked(more)] });
    expect(await noted(owner.workspaceId)).toMatchObject([{ kind: 'conversion', value: '0' }]);
  });
});

describe('a flood', () => {
  it('of one network is refused quietly, and the site goes on counting others', async () => {
    const { owner, site } = await openSite();
    const flood = makeClient(functions);
    const twenty = Array.from({ length: 20 }, () => ['view']);
    const statuses = [];
    for (let call = 0; call < 32; call += 1)
      statuses.push((await report(site.key, { visitor: flood, events: twenty })).status);
    expect(statuses.indexOf(429)).toBe(30);
    expect((await report(site.key)).status).toBe(204);
    expect(await noted(owner.workspaceId)).toHaveLength(601);
  });
});

describe('what is no report', () => {
  it.each([
    ['nothing', ''],
    ['no JSON', '{'],
    ['a list', '[]'],
    ['no key', '{"path":"/","events":[["view"]]}'],
    ['no list of events', '{"site":"x","path":"/","events":"view"}'],
  ])('is refused with a sentence: %s', async (_what, body) => {
    const reply = await makeClient(functions).call('visits', visitsContract.addVisits, {
      bytes: new TextEncoder().encode(body),
    } as never);
    expect([reply.status, reply.body.success, typeof reply.body.error]).toEqual([400, false, 'string']);
  });

  it('is refused beyond 16 KB', async () => {
    const reply = await makeClient(functions).call('visits', visitsContract.addVisits, {
      bytes: new Uint8Array(16_385),
    } as never);
    expect(reply.status).toBe(413);
  });

  it('may hold words of any length and characters that no database takes', async () => {
    const { owner, site } = await openSite();
    const odd = `\u0000${'\u{1F600}'.repeat(400)}\ud800`;
    const reply = await report(site.key, {
      path: `/${odd}`,
      utm: [`utm_source=${odd}`, `utm_campaign=${odd}`],
      events: [{ call: [odd] }],
    });
    expect([reply.status, (await noted(owner.workspaceId)).length]).toEqual([204, 1]);
  });
});

describe('websites of a workspace', () => {
  it('are added with clean domains, checked, changed and removed by an owner', async () => {
    const { owner, site } = await openSite([
      'https://WWW.Corner-Grill.example/menu',
      'corner-grill.example',
      'bäckerei.example',
      'http://localhost:3000',
    ]);
    expect(site).toMatchObject({
      hosts: ['corner-grill.example', 'xn--bckerei-5wa.example', 'localhost'],
      seenAt: null,
      seenPage: '',
    });
    await report(site.key);
    const checked = (await owner.call('visits', visitsContract.checkVisitSite, { siteId: site.id })).body.data;
    expect(checked.seenPage).toBe('corner-grill.example/menu');
    expect(Date.now() - Date.parse(checked.seenAt)).toBeLessThan(60_000);
    await report(site.key, { path: '/book' }); // a moment later
    const latest = (await owner.call('visits', visitsContract.checkVisitSite, { siteId: site.id })).body.data;
    expect(latest.seenPage).toBe('corner-grill.example/book');
    const changed = await owner.call('visits', visitsContract.updateVisitSite, {
      siteId: site.id,
      hosts: ['shop.example'],
    });
    expect(changed.body.data.hosts).toEqual(['shop.example']);
    expect((await owner.call('visits', visitsContract.deleteVisitSite, { siteId: site.id })).status).toBe(200);
    expect((await owner.call('visits', visitsContract.listVisitSites, {})).body.data.items).toEqual([]);
    expect((await owner.call('visits', visitsContract.checkVisitSite, { siteId: site.id })).status).toBe(404);
  });

  it.each([
    '',
    '127.0.0.1',
    'co.uk',
    'github.io',
    'facebook.com',
    'm.facebook.com',
    'a b',
    'ada@corner-grill.example',
    'x'.repeat(300),
  ])('cannot have the domain %j', async (host) => {
    const owner = await register();
    const reply = await owner.call('visits', visitsContract.createVisitSite, { hosts: [host] });
    expect([reply.status, Object.keys(reply.body.fields)]).toEqual([400, ['hosts.0']]);
  });

  it('are shown to members, who change none', async () => {
    const { owner, site } = await openSite();
    const guest = await register();
    await joinAsMember(guest, owner.workspaceId);
    expect((await guest.call('visits', visitsContract.listVisitSites, {})).body.data.items).toHaveLength(1);
    expect((await guest.call('visits', visitsContract.deleteVisitSite, { siteId: site.id })).status).toBe(403);
  });

  it('are ten at most', async () => {
    const { owner } = await openSite();
    for (let more = 1; more < 10; more += 1)
      await owner.call('visits', visitsContract.createVisitSite, { hosts: [`site${more}.example`] });
    expect((await owner.call('visits', visitsContract.createVisitSite, { hosts: ['eleventh.example'] })).status).toBe(
      409,
    );
  });
});
