import type { ServerResponse } from 'node:http';
import { connect as connectTo, type Socket } from 'node:net';
import { startSite, type Site } from '../../testing/site-server';
import { makeGuardedWeb } from './guarded-web';

/** Everything here must end without a single connection to this listener, which stands for the internal network. */
let canary: Site;
let canary6: Site;
beforeAll(async () => {
  [canary, canary6] = [await startSite({ '/': 'secret' }), await startSite({ '/': 'secret' }, { host: '::1' })];
});
afterAll(() => Promise.all([canary.stop(), canary6.stop()]));

const identity = { version: '1.2.3', home: 'https://fourbeat.example' };

/**
 * Connections to any port end at the canary, so that a failing guard is noticed although nothing listens on port
 * 80.
 */
function setUp({
  names = {},
  allowed = [],
}: { names?: Record<string, string[] | string[][]>; allowed?: string[] } = {}) {
  const dialled: string[] = [];
  const answers = new Map(
    Object.entries(names).map(([name, list]) => [
      name,
      Array.isArray(list[0]) ? [...(list as string[][])] : [list as string[]],
    ]),
  );
  const web = makeGuardedWeb({
    ...identity,
    allowedOrigins: allowed,
    network: {
      async resolve(host) {
        const list = answers.get(host);
        if (!list) throw Object.assign(new Error(`getaddrinfo ENOTFOUND ${host}`), { code: 'ENOTFOUND' });
        return list.length > 1 ? list.shift()! : list[0]!;
      },
      connect(ip, port): Socket {
        dialled.push(`${ip} ${port}`);
        return connectTo({
          host: ip.includes(':') ? '::1' : '127.0.0.1',
          port: allowed.some((origin) => origin.endsWith(`:${port}`))
            ? port
            : ip.includes(':')
              ? canary6.port
              : canary.port,
        });
      },
    },
  });
  return { web, dialled };
}

const literals = [
  // loopback in every spelling
  'http://127.0.0.1/',
  'http://127.0.0.1:80/',
  'https://127.0.0.1/',
  'http://127.1/',
  'http://127.0.1/',
  'http://2130706433/',
  'http://0x7f000001/',
  'http://0x7f.1/',
  'http://0x7f.0x0.0x0.0x1/',
  'http://017700000001/',
  'http://0177.0.0.1/',
  'http://0177.1/',
  'http://00000177.0.0.01/',
  'http://127.0.0.1./',
  'http://127.127.127.127/',
  'http://127%2e0%2e0%2e1/',
  'http://%31%32%37.0.0.1/',
  'http://0/',
  'http://0.0.0.0/',
  'http://0x0/',
  'http://[::]/',
  'http://[::1]/',
  'http://[0:0:0:0:0:0:0:1]/',
  'http://[::ffff:127.0.0.1]/',
  'http://[::ffff:7f00:1]/',
  'http://[::127.0.0.1]/',
  'http://[::7f00:1]/',
  'http://[0000::0001]:80/',
  'http://①②⑦.⓪.⓪.①/',
  'http://１２７.０.０.１/',
  'http://127。0。0。1/',
  'http://127．0．0．1/',
  'http://127｡0｡0｡1/',
  '127.0.0.1',
  '//127.0.0.1/',
  'http:127.0.0.1',
  'http:\\\\127.0.0.1\\',
  // private, shared, link-local, multicast, reserved
  'http://10.0.0.1/',
  'http://10.1/',
  'http://167772161/',
  'http://012.0.0.1/',
  'http://0xa000001/',
  'http://172.16.0.1/',
  'http://172.31.255.255/',
  'http://192.168.0.1/',
  'http://192.168.1/',
  'http://0300.0250.0.1/',
  'http://3232235521/',
  'http://100.64.0.1/',
  'http://198.18.0.1/',
  'http://224.0.0.1/',
  'http://240.0.0.1/',
  'http://255.255.255.255/',
  'http://192.0.2.1/',
  'http://[fe80::1]/',
  'http://[fc00::1]/',
  'http://[fd12:3456::1]/',
  'http://[ff02::1]/',
  'http://[2001:db8::1]/',
  // IPv4 inside IPv6
  'http://[64:ff9b::7f00:1]/',
  'http://[64:ff9b::169.254.169.254]/',
  'http://[64:ff9b:1::a00:1]/',
  'http://[2002:7f00:1::]/',
  'http://[2002:a9fe:a9fe::]/',
  'http://[2001:0:7f00:1::]/',
  'http://[::ffff:0:127.0.0.1]/',
  'http://[2a00:1450::5efe:10.0.0.1]/',
  // metadata services
  'http://169.254.169.254/latest/meta-data/',
  'http://2852039166/',
  'http://0xa9fea9fe/',
  'http://0xA9.0xFE.0xA9.0xFE/',
  'http://0251.0376.0251.0376/',
  'http://169.16689662/',
  'http://[::ffff:169.254.169.254]/',
  'http://[fd00:ec2::254]/',
  'http://100.100.100.200/',
  'http://192.0.0.192/',
  'http://168.63.129.16/',
];

const shapes = [
  // credentials and what looks like them
  'http://user:pass@public.example/',
  'http://public.example@127.0.0.1/',
  'http://127.0.0.1@public.example/',
  'http://public.example:80@127.0.0.1/',
  'http://public.example%40127.0.0.1/',
  'http://127.0.0.1\\@public.example/',
  'http://@127.0.0.1/',
  // ports
  'http://public.example:22/',
  'http://public.example:5432/',
  'http://public.example:6379/',
  'http://public.example:8080/',
  'https://public.example:8443/',
  'http://public.example:0/',
  'http://public.example:65536/',
  'public.example:25',
  // schemes
  'file:///etc/passwd',
  'FILE:///etc/passwd',
  'gopher://127.0.0.1:6379/_INFO',
  'ftp://public.example/',
  'data:text/html,hello',
  'javascript:alert(1)',
  'blob:https://public.example/1',
  'ws://public.example/',
  'dict://public.example/',
  'ldap://public.example/',
  'jar:http://public.example/!/',
  'unix:/var/run/docker.sock',
  'http+unix://%2Fvar%2Frun%2Fdocker.sock/',
  'about:blank',
  'view-source:http://public.example/',
  // not an address
  '',
  ' ',
  'http://',
  'http:///',
  'http://[::1',
  'http://exa mple/',
  'http://a..b/',
  `http://${'a'.repeat(3000)}.example/`,
];

describe('a private address', () => {
  it.each(literals)('is refused as a literal: %s', async (address) => {
    const { web, dialled } = setUp();
    await expect(web.fetch(address)).rejects.toMatchObject({
      code: 'invalid_request',
      fields: { address: expect.stringMatching(/public website/) },
    });
    expect(dialled).toEqual([]);
  });

  it.each(shapes)('is refused for its shape: %s', async (address) => {
    const { web, dialled } = setUp({ names: { 'public.example': ['93.184.216.34'] } });
    await expect(web.fetch(address)).rejects.toMatchObject({
      code: 'invalid_request',
      fields: { address: expect.stringMatching(/\w/) },
    });
    expect(dialled).toEqual([]);
  });

  it.each([
    ['loopback', ['127.0.0.1']],
    ['loopback of IPv6', ['::1']],
    ['a private network', ['10.1.2.3']],
    ['the metadata service', ['169.254.169.254']],
    ['a mapped address', ['::ffff:10.0.0.1']],
    ['a link-local address with its zone', ['fe80::1%eth0']],
    ['a public and a private address at once', ['93.184.216.34', '192.168.0.1']],
    ['a private and a public address at once', ['127.0.0.1', '93.184.216.34']],
    ['public IPv4 and local IPv6', ['93.184.216.34', 'fc00::1']],
    ['nothing', []],
    ['something that is no address', ['intranet']],
  ])('is refused when its name resolves to %s', async (_what, ips) => {
    const { web, dialled } = setUp({ names: { 'rebound.example': ips, localhost: ips, 'rebound.example.': ips } });
    for (const address of [
      'http://rebound.example/',
      'https://REBOUND.example/',
      'rebound.example',
      'http://rebound.example./',
      'http://localhost/',
    ])
      await expect(web.fetch(address)).rejects.toMatchObject({
        fields: { address: expect.stringMatching(/public website/) },
      });
    expect(dialled).toEqual([]);
  });

  it('is reported like one that does not exist, so that nobody learns our network’s names', async () => {
    const { web } = setUp({ names: { 'intranet.example': ['10.0.0.5'] } });
    const [inside, nowhere] = await Promise.all(
      ['http://intranet.example/', 'http://nowhere.example/'].map((address) =>
        web.fetch(address).catch((error: Error) => error.message),
      ),
    );
    expect(inside).toBe(nowhere);
  });

  afterAll(() => {
    expect(canary.connections() + canary6.connections()).toBe(0);
  });
});

describe('a name whose answer changes', () => {
  it('is resolved once per connection and dialled by the checked address, never by name', async () => {
    const { web, dialled } = setUp({ names: { 'rebinding.example': [['93.184.216.34'], ['127.0.0.1']] } });
    await expect(web.fetch('http://rebinding.example/')).rejects.toMatchObject({ code: 'invalid_request' });
    expect(dialled).toEqual(['93.184.216.34 80']); // for robots.txt; the canary took the call, see the next test
  });

  it('is checked again when the page is fetched after robots.txt', async () => {
    const before = canary.requests.length;
    const { web, dialled } = setUp({
      names: { 'tries.example': [['127.0.0.1'], ['10.0.0.1']] },
      allowed: [`tries.example:${canary.port}`],
    });
    await expect(web.fetch(`http://tries.example:${canary.port}/`)).rejects.toMatchObject({
      fields: { address: expect.stringMatching(/public website/) },
    });
    expect(dialled).toEqual([`127.0.0.1 ${canary.port}`]);
    expect(canary.requests.slice(before).map(({ url }) => url)).toEqual(['/robots.txt']);
  });

  it('sends nothing to an address other than the checked one', async () => {
    const before = canary.requests.length;
    const { web, dialled } = setUp({ names: { 'hijacked.example': ['93.184.216.34'] } });
    await expect(web.fetch('http://hijacked.example/')).rejects.toMatchObject({
      fields: { address: expect.stringMatching(/public website/) },
    });
    expect(dialled).toEqual(['93.184.216.34 80']);
    expect(canary.requests.length).toBe(before);
  });
});

describe('a redirect', () => {
  const targets = [
    'http://127.0.0.1/',
    'http://127.1/',
    'http://2130706433/',
    'http://[::1]/',
    'http://[::ffff:7f00:1]/',
    '//127.0.0.1/',
    'http://169.254.169.254/latest/meta-data/',
    'http://[64:ff9b::a9fe:a9fe]/',
    'http://10.0.0.1/',
    'http://inside.example/',
    'file:///etc/passwd',
    'gopher://127.0.0.1:6379/',
    'data:text/html,x',
    'javascript:alert(1)',
    'ftp://public.example/',
    'http://public.example:6379/',
    'http://user:pass@public.example/',
    'http://[::1',
    'https://127.0.0.1/',
    'http://localhost/',
  ];
  let site: Site;
  let target = '';
  beforeAll(async () => {
    site = await startSite({
      '/': (_request, response) => response.writeHead(302, { location: target, 'set-cookie': 'a=b' }).end(),
      '/deep': (_request, response) => response.writeHead(301, { location: '/deeper' }).end(),
      '/deeper': (_request, response) => response.writeHead(308, { location: '../' }).end(),
      '/loop': (_request, response) => response.writeHead(307, { location: '/loop' }).end(),
      ...Object.fromEntries(
        Array.from({ length: 7 }, (_, at) => [
          `/hop${at}`,
          (_request: unknown, response: ServerResponse) =>
            response.writeHead(303, { location: `/hop${at + 1}`, 'set-cookie': 'session=1; Path=/' }).end(),
        ]),
      ),
      '/hop5': 'arrived',
    });
  });
  afterAll(() => site.stop());

  it.each(targets)('to %s is refused, at the first hop and after two others', async (to) => {
    target = to;
    const before = canary.connections() + canary6.connections();
    const { web, dialled } = setUp({
      allowed: [site.origin],
      names: { 'inside.example': ['10.0.0.1'], localhost: ['127.0.0.1'], 'public.example': ['93.184.216.34'] },
    });
    for (const path of ['/', '/deep'])
      await expect(web.fetch(`http://${site.origin}${path}`)).rejects.toMatchObject({ code: 'invalid_request' });
    expect(new Set(dialled)).toEqual(new Set([`127.0.0.1 ${site.port}`]));
    expect(canary.connections() + canary6.connections()).toBe(before);
  });

  it('to another port of this machine is refused although its origin is allowed', async () => {
    target = `http://127.0.0.1:${canary.port}/`;
    const before = canary.connections();
    await expect(
      makeGuardedWeb({ ...identity, allowedOrigins: [site.origin] }).fetch(`http://${site.origin}/`),
    ).rejects.toMatchObject({ fields: { address: expect.stringMatching(/ports, 80 and 443/) } });
    expect(canary.connections()).toBe(before);
  });

  it('is followed five times and not a sixth, without the cookies that were set on the way', async () => {
    const web = makeGuardedWeb({ ...identity, allowedOrigins: [site.origin] });
    const reply = await web.fetch(`http://${site.origin}/hop0`);
    expect([reply.text(), reply.url]).toEqual(['arrived', `http://${site.origin}/hop5`]);
    expect(site.requests.filter(({ headers }) => headers.cookie ?? headers.authorization ?? headers.referer)).toEqual(
      [],
    );
    target = `http://${site.origin}/hop0`;
    for (const path of ['/', '/loop'])
      await expect(web.fetch(`http://${site.origin}${path}`)).rejects.toMatchObject({
        fields: { address: expect.stringMatching(/from page to page/) },
      });
  });
});

describe('an origin on this machine', () => {
  it('is read when the configuration names it, and not by another name or port', async () => {
    const before = canary.requests.length;
    const web = makeGuardedWeb({ ...identity, allowedOrigins: [canary.origin] });
    const reply = await web.fetch(`http://${canary.origin}/`);
    expect([reply.status, reply.text(), reply.contentType]).toEqual([200, 'secret', 'text/html']);
    expect(canary.requests.slice(before).map(({ url, headers }) => [url, headers.host, headers['user-agent']])).toEqual(
      [
        ['/robots.txt', canary.origin, 'Fourbeat/1.2.3 (+https://fourbeat.example)'],
        ['/', canary.origin, 'Fourbeat/1.2.3 (+https://fourbeat.example)'],
      ],
    );
    for (const other of [
      `http://localhost:${canary.port}/`,
      `http://127.0.0.1:${canary.port + 1}/`,
      'http://127.0.0.1/',
      `http://[::1]:${canary.port}/`,
    ])
      await expect(web.fetch(other)).rejects.toMatchObject({ code: 'invalid_request' });
    expect(canary.requests.length).toBe(before + 2);
  });

  it('is read by http when a person typed no scheme and the server has no TLS', async () => {
    expect((await makeGuardedWeb({ ...identity, allowedOrigins: [canary.origin] }).fetch(canary.origin)).url).toBe(
      `http://${canary.origin}/`,
    );
  });

  it('may not redirect to another machine', async () => {
    const { web, dialled } = setUp({
      names: { 'tries.example': ['93.184.216.34'] },
      allowed: [`tries.example:${canary.port}`],
    });
    await expect(web.fetch(`http://tries.example:${canary.port}/`)).rejects.toMatchObject({
      fields: { address: expect.stringMatching(/public website/) },
    });
    expect(dialled).toEqual([]);
  });
});
