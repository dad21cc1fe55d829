import type { ServerResponse } from 'node:http';
import { setDefaultCACertificates, getCACertificates } from 'node:tls';
import { brotliCompressSync, createGzip, deflateSync, gzipSync } from 'node:zlib';
import { startSite, type Page, type Site } from '../../testing/site-server';
import { testCertificate } from '../../testing/test-certificate';
import { makeGuardedWeb } from './guarded-web';

const identity = { version: '1.2.3', home: 'https://fourbeat.example' };
const sites: Site[] = [];
afterEach(async () => {
  await Promise.all(sites.splice(0).map((site) => site.stop()));
});

async function serve(pages: Record<string, Page>) {
  const site = await startSite(pages);
  sites.push(site);
  const web = makeGuardedWeb({ ...identity, allowedOrigins: [site.origin] });
  return {
    site,
    web,
    fetch: (path: string, options?: Parameters<typeof web.fetch>[1]) =>
      web.fetch(`http://${site.origin}${path}`, options),
  };
}

const refused = (sentence: RegExp) => ({
  code: 'invalid_request',
  fields: { address: expect.stringMatching(sentence) },
});
const html = (response: ServerResponse, headers: Record<string, string> = {}) =>
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', ...headers });

/** Writes as long as somebody reads; `sent` counts how much that was. */
function endless(chunk: Buffer, sent: { bytes: number }) {
  return (_request: unknown, response: ServerResponse) => {
    html(response, { 'content-length': String(10 * 1024 ** 3) });
    const more = () => {
      while (!response.destroyed) {
        sent.bytes += chunk.length;
        if (!response.write(chunk)) return void response.once('drain', more);
      }
    };
    more();
  };
}

describe('a body', () => {
  it('of 10 GB is dropped after 5 MB, and the connection with it', async () => {
    const sent = { bytes: 0 };
    const { site, fetch } = await serve({ '/': endless(Buffer.alloc(256 * 1024, 'a'), sent) });
    await expect(fetch('/')).rejects.toMatchObject(refused(/larger than we read/));
    expect(sent.bytes).toBeLessThan(40 * 1024 * 1024); // plus what the sockets' buffers hold
    while (site.open() > 0) await new Promise(setImmediate);
  });

  it('that decompresses to gigabytes is dropped while it decompresses', async () => {
    let packed = 0;
    const { fetch } = await serve({
      '/': (_request, response) => {
        html(response, { 'content-encoding': 'gzip' });
        const gzip = createGzip();
        const zeros = Buffer.alloc(1024 * 1024);
        gzip.on('data', (chunk: Buffer) => (packed += chunk.length)).pipe(response);
        const more = () => {
          while (!response.destroyed && gzip.write(zeros));
          if (!response.destroyed) gzip.once('drain', more);
        };
        response.on('close', () => gzip.destroy());
        more();
      },
    });
    await expect(fetch('/')).rejects.toMatchObject(refused(/larger than we read/));
    expect(packed).toBeLessThan(5 * 1024 * 1024);
  });

  it('that never decompresses to anything is dropped by what arrives', async () => {
    const sent = { bytes: 0 };
    const write = endless(Buffer.concat(Array.from({ length: 4_000 }, () => gzipSync(''))), sent);
    const { fetch } = await serve({
      '/': (request, response) => (response.setHeader('content-encoding', 'gzip'), write(request, response)),
    });
    await expect(fetch('/', { maxBytes: 200_000 })).rejects.toMatchObject(refused(/larger than we read/));
  });

  it.each([
    ['gzip', gzipSync],
    ['br', brotliCompressSync],
    ['deflate', deflateSync],
    ['GZIP', gzipSync],
  ])('compressed by %s is decompressed', async (encoding, pack) => {
    const { fetch } = await serve({
      '/': (_request, response) => html(response, { 'content-encoding': encoding }).end(pack('Sourdough, daily')),
    });
    expect((await fetch('/')).text()).toBe('Sourdough, daily');
  });

  it.each([
    ['an unknown packing', 'zstd', Buffer.from('x')],
    ['two packings', 'gzip, gzip', gzipSync(gzipSync('x'))],
    ['broken packing', 'gzip', Buffer.from('not gzip at all')],
    ['packing that breaks off', 'gzip', gzipSync('x'.repeat(1000)).subarray(0, 20)],
  ])('with %s is refused with a sentence', async (_what, encoding, bytes) => {
    const { fetch } = await serve({
      '/': (_request, response) => html(response, { 'content-encoding': encoding }).end(bytes),
    });
    await expect(fetch('/')).rejects.toMatchObject(refused(/not one we can read/));
  });

  it('may be as large as asked for and not a byte larger', async () => {
    const { fetch } = await serve({ '/': 'x'.repeat(1000) });
    expect((await fetch('/', { maxBytes: 1000 })).bytes.byteLength).toBe(1000);
    await expect(fetch('/', { maxBytes: 999 })).rejects.toMatchObject(refused(/larger than we read/));
  });
});

describe('time', () => {
  /** A web whose limits are over when the test says so: how long anything takes depends on the machine. */
  async function limited(pages: (over: () => void) => Record<string, Page>) {
    const limits: { ms: number; end: AbortController }[] = [];
    const over = () => limits.forEach(({ end }) => end.abort(new DOMException('the time is up', 'TimeoutError')));
    const { site } = await serve(pages(over));
    const web = makeGuardedWeb({
      ...identity,
      allowedOrigins: [site.origin],
      after: (ms) => {
        const end = new AbortController();
        limits.push({ ms, end });
        return end.signal;
      },
    });
    return { site, web, limits, address: `http://${site.origin}/` };
  }

  /** Goes on for as long as anybody listens; the time is up in the middle of it. */
  const drip = (what: 'headers' | 'body', over: () => void) => (_request: unknown, response: ServerResponse) => {
    if (what === 'body') html(response);
    else response.socket?.write('HTTP/1.1 200 OK\r\n');
    let drops = 0;
    const timer = setInterval(() => {
      if (what === 'body') response.write(' ');
      else response.socket?.write('x-a: b\r\n');
      if ((drops += 1) === 5) over();
    }, 20);
    response.on('close', () => clearInterval(timer));
  };

  it.each(['headers', 'body'] as const)('runs out for a server that drips its %s, however steadily', async (what) => {
    const { site, web, address } = await limited((over) => ({ '/': drip(what, over) }));
    await expect(web.fetch(address)).rejects.toMatchObject(refused(/took too long/));
    while (site.open() > 0) await new Promise(setImmediate);
  });

  it('runs out for a server that accepts the connection and says nothing, and for such a robots.txt', async () => {
    const silent = await limited((over) => ({ '/': over }));
    await expect(silent.web.fetch(silent.address)).rejects.toMatchObject(refused(/took too long/));
    const other = await limited((over) => ({ '/': 'x', '/robots.txt': over }));
    await expect(other.web.fetch(other.address)).rejects.toMatchObject(refused(/took too long/));
  });

  it('runs out by itself, as soon as it was asked to, for a name that is never resolved', async () => {
    const web = makeGuardedWeb({ ...identity, network: { resolve: () => new Promise(() => undefined) } });
    await expect(web.fetch('http://slow.example/', { timeoutMs: 100 })).rejects.toMatchObject(refused(/took too long/));
  });

  it('of a visit covers all its pages together', async () => {
    const { web, limits, address } = await limited(() => ({ '/': 'first', '/second': () => limits[0]!.end.abort() }));
    const visit = web.visit({ timeoutMs: 300 });
    expect((await visit.fetch(address)).text()).toBe('first');
    await expect(visit.fetch(`${address}second`)).rejects.toMatchObject(refused(/took too long/));
    await expect(visit.fetch(address)).rejects.toMatchObject(refused(/took too long/));
    expect(limits[0]!.ms).toBe(300);
  });
});

describe('a reply', () => {
  it('with 100 KB of headers is refused', async () => {
    const { fetch } = await serve({
      '/': (_request, response) => html(response, { 'x-long': 'a'.repeat(100 * 1024) }).end('x'),
    });
    await expect(fetch('/')).rejects.toMatchObject(refused(/not one we can read/));
  });

  it.each([
    ['is no HTTP', 'SSH-2.0-OpenSSH_9.6\r\n'],
    ['has two lengths', 'HTTP/1.1 200 OK\r\nContent-Length: 1\r\nContent-Length: 5\r\n\r\nhello'],
  ])('that %s is refused', async (_what, bytes) => {
    const { fetch } = await serve({ '/': (_request, response) => response.socket?.end(bytes) });
    await expect(fetch('/')).rejects.toMatchObject(refused(/not one we can read/));
  });

  it('that breaks off is refused', async () => {
    const { fetch } = await serve({
      '/': (_request, response) => (
        html(response, { 'content-length': '100' }).write('half'),
        setImmediate(() => response.destroy())
      ),
    });
    await expect(fetch('/')).rejects.toMatchObject(refused(/did not answer/));
  });

  it('of any status is returned with it', async () => {
    const { fetch } = await serve({
      '/': (_request, response) => response.writeHead(404, { 'content-type': 'TEXT/HTML; Charset=utf-8' }).end('gone'),
    });
    const reply = await fetch('/');
    expect([reply.status, reply.contentType, reply.text()]).toEqual([404, 'text/html', 'gone']);
  });

  it('is never received where nobody listens', async () => {
    const { site, web } = await serve({});
    await site.stop();
    sites.length = 0;
    await expect(web.fetch(site.origin)).rejects.toMatchObject(refused(/did not answer/));
  });
});

describe('robots.txt', () => {
  it.each([
    ['names us', 'User-agent: Fourbeat\nDisallow: /private', '/private/page', false],
    ['names everybody', 'User-agent: *\nDisallow: /', '/', false],
    ['names us, more kindly than everybody', 'User-agent: *\nDisallow: /\n\nUser-agent: fourbeat\nAllow: /', '/', true],
    ['names another', 'User-agent: Otherbot\nDisallow: /', '/', true],
    ['has the longer rule for us', 'User-agent: *\nDisallow: /\nAllow: /$', '/', true],
    ['is a page of something else', '<html>hello</html>', '/', true],
  ])('is respected when it %s', async (_what, rules, path, allowed) => {
    const { site, fetch } = await serve({ '/robots.txt': rules, '/': 'home', '/private/page': 'private' });
    if (allowed) expect((await fetch(path)).status).toBe(200);
    else await expect(fetch(path)).rejects.toMatchObject(refused(/robots\.txt says so/));
    expect(site.requests.map(({ url }) => url)).toEqual(allowed ? ['/robots.txt', path] : ['/robots.txt']);
  });

  it.each([
    [404, true],
    [403, true],
    [410, true],
    [500, false],
    [503, false],
  ])('with status %d lets us in: %p', async (status, allowed) => {
    const { fetch } = await serve({
      '/': 'home',
      '/robots.txt': (_request, response) => response.writeHead(status).end('User-agent: *\nDisallow: /'),
    });
    if (allowed) expect((await fetch('/')).text()).toBe('home');
    else await expect(fetch('/')).rejects.toMatchObject(refused(/robots\.txt has an error/));
  });

  it("is fetched once per visit, even for a redirect's target", async () => {
    const other = await startSite({ '/robots.txt': 'User-agent: *\nDisallow: /closed', '/closed': 'x', '/open': 'y' });
    sites.push(other);
    const site = await startSite({
      '/a': (_request, response) => response.writeHead(302, { location: `http://${other.origin}/closed` }).end(),
      '/b': (_request, response) => response.writeHead(302, { location: `http://${other.origin}/open` }).end(),
    });
    sites.push(site);
    const visit = makeGuardedWeb({ ...identity, allowedOrigins: [site.origin, other.origin] }).visit();
    await expect(visit.fetch(`http://${site.origin}/a`)).rejects.toMatchObject(refused(/robots\.txt says so/));
    expect((await visit.fetch(`http://${site.origin}/b`)).text()).toBe('y');
    expect([...site.requests, ...other.requests].map(({ url }) => url)).toEqual([
      '/robots.txt',
      '/a',
      '/b',
      '/robots.txt',
      '/open',
    ]);
  });

  it.each([
    ['rules', `User-agent: *\n${`Disallow: ${'*a'.repeat(240)}b\n`.repeat(1_000)}`, false],
    [
      'agents',
      `${Array.from({ length: 12_000 }, (_, at) => `User-agent: a${at}\n`).join('')}User-agent: *\n${Array.from({ length: 12_000 }, (_, at) => `Disallow: /b${at}\n`).join('')}`,
      true,
    ],
  ])('made of %s that would take minutes takes none', async (_what, rules, allowed) => {
    const path = `/${'a'.repeat(1_800)}`;
    const { fetch } = await serve({ '/robots.txt': rules, [path]: 'home' });
    const started = process.cpuUsage();
    const outcome = await fetch(path).then(
      () => true,
      () => false,
    );
    expect(outcome).toBe(allowed);
    expect(process.cpuUsage(started).user / 1e6).toBeLessThan(2);
  });

  it('is read to its 500th kilobyte and not beyond, and a truncated line is ignored', async () => {
    const filler = `#${'x'.repeat(98)}\n`.repeat(5_119);
    const { fetch } = await serve({
      '/robots.txt': `User-agent: *\nDisallow: /closed\n${filler}Disallow: /open-sesame${'x'.repeat(200)}\nDisallow: /`,
      '/': 'home',
      '/closed': 'x',
    });
    expect((await fetch('/')).text()).toBe('home');
    await expect(fetch('/closed')).rejects.toMatchObject(refused(/robots\.txt says so/));
  });
});

describe('https', () => {
  const trusted = getCACertificates('default');
  afterAll(() => setDefaultCACertificates(trusted));

  it('keeps the name in SNI, in the certificate check and in Host, while it connects to the checked address', async () => {
    const seen: unknown[] = [];
    const site = await startSite(
      { '/': 'safe' },
      { tls: { ...testCertificate, SNICallback: (name, done) => (seen.push(name), done(null)) } },
    );
    sites.push(site);
    const address = `https://secure.example:${site.port}/`;
    const web = makeGuardedWeb({
      ...identity,
      allowedOrigins: [`secure.example:${site.port}`, `other.example:${site.port}`],
      network: { resolve: async () => ['127.0.0.1'] },
    });
    await expect(web.fetch(address)).rejects.toMatchObject(refused(/certificate is not valid/));
    setDefaultCACertificates([...trusted, testCertificate.cert]);
    expect((await web.fetch(address)).text()).toBe('safe');
    expect([seen.at(-1), site.requests.at(-1)?.headers.host]).toEqual([
      'secure.example',
      `secure.example:${site.port}`,
    ]);
    await expect(web.fetch(`https://other.example:${site.port}/`)).rejects.toMatchObject(
      refused(/certificate is not valid/),
    );
  });
});

describe('text', () => {
  it.each([
    ['the header', 'text/html; charset=ISO-8859-1', Buffer.from('Bäckerei', 'latin1'), 'Bäckerei'],
    ['the header, in quotes', 'text/html; charset="windows-1252"', Buffer.from([0x80]), '€'],
    [
      'a meta element',
      'text/html',
      Buffer.from('<meta charset="iso-8859-1">Bäckerei', 'latin1'),
      '<meta charset="iso-8859-1">Bäckerei',
    ],
    [
      'the older meta element',
      'text/html',
      Buffer.from('<meta http-equiv="Content-Type" content="text/html; charset=windows-1252">Café', 'latin1'),
      '<meta http-equiv="Content-Type" content="text/html; charset=windows-1252">Café',
    ],
    ['nothing, and is UTF-8', 'text/html', Buffer.from('Bäckerei €'), 'Bäckerei €'],
    ['nothing, and is not UTF-8', 'text/html', Buffer.from('Bäckerei', 'latin1'), 'Bäckerei'],
    [
      'a byte order mark, against the header',
      'text/html; charset=iso-8859-1',
      Buffer.from('\uFEFFBäckerei'),
      'Bäckerei',
    ],
    ['a charset that nobody knows', 'text/html; charset=klingon', Buffer.from('Bäckerei'), 'Bäckerei'],
    ['Shift_JIS', 'text/html; charset=Shift_JIS', Buffer.from([0x83, 0x70, 0x83, 0x93]), 'パン'],
  ])('is decoded by %s', async (_what, type, bytes, expected) => {
    const { fetch } = await serve({
      '/': (_request, response) => response.writeHead(200, { 'content-type': type }).end(bytes),
    });
    expect((await fetch('/')).text()).toBe(expected);
  });
});

it('leaves no connection open', async () => {
  const { site, fetch } = await serve({ '/': 'x' });
  await Promise.all([fetch('/'), fetch('/'), fetch('/')]);
  while (site.open() > 0) await new Promise(setImmediate);
  expect(site.connections()).toBe(6);
});
