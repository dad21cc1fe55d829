import { connect } from 'node:net';
import { startSite, type Site } from '../../testing/site-server';
import { makeGuardedWeb } from './guarded-web';

let site: Site;
beforeAll(async () => {
  site = await startSite({
    '/echo': (request, response) => {
      let body = '';
      request
        .on('data', (chunk) => {
          body += String(chunk);
        })
        .on('end', () => response.end(JSON.stringify({ method: request.method, headers: request.headers, body })));
    },
    '/redirect': (_request, response) => response.writeHead(307, { location: `http://${site.origin}/echo` }).end(),
    '/large': (_request, response) => response.end('x'.repeat(6 * 1024 * 1024)),
    '/too-large': (_request, response) => response.end(Buffer.alloc(33 * 1024 * 1024)),
    '/bytes': (_request, response) => response.end(Buffer.from([0x89, 0x50, 0xff, 0x00])),
    '/robots.txt': (_request, response) => response.end('User-agent: *\nDisallow: /'),
  });
});
afterAll(() => site.stop());

const request = (path: string, more = {}) =>
  makeGuardedWeb({ allowedOrigins: [site.origin], version: '1.2.3' }).request({
    method: 'GET',
    url: `http://${site.origin}${path}`,
    headers: { authorization: 'Bearer x' },
    ...more,
  });

describe('a request with credentials', () => {
  it('sends method, headers and body as they are, and robots.txt does not matter', async () => {
    const answer = await request('/echo', {
      method: 'POST',
      body: 'a=ü',
      headers: { authorization: 'Bearer x', 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect(answer).toMatchObject({ kind: 'reply', status: 200 });
    expect(JSON.parse((answer as { text(): string }).text())).toMatchObject({
      method: 'POST',
      body: 'a=ü',
      headers: {
        authorization: 'Bearer x',
        'content-type': 'application/x-www-form-urlencoded',
        'content-length': '4',
        host: site.origin,
        'user-agent': 'Fourbeat/1.2.3',
      },
    });
    expect(site.requests.map(({ url }) => url)).not.toContain('/robots.txt');
  });

  it('cannot be given another host', async () => {
    const answer = await request('/echo', { headers: { host: 'metadata.internal' } });
    expect(JSON.parse((answer as { text(): string }).text()).headers.host).toBe(site.origin);
  });

  it('follows no redirect, not even to the same origin', async () => {
    const before = site.requests.length;
    expect(await request('/redirect')).toMatchObject({ kind: 'reply', status: 307 });
    expect(site.requests.length - before).toBe(1);
  });

  it.each([
    ['a header that would break its line', { headers: { authorization: 'x\r\nhost: y' } }, 'unreachable'],
    ['too long an answer', {}, 'malformed'],
  ])('comes back as a failure for %s', async (what, more, why) => {
    expect(await request(what.startsWith('too') ? '/large' : '/echo', more)).toEqual({ kind: 'failure', why });
  });

  it('returns bytes unchanged, asking for the wanted type', async () => {
    expect(await request('/bytes')).toMatchObject({ kind: 'reply', bytes: Buffer.from([0x89, 0x50, 0xff, 0x00]) });
    const answer = await request('/echo', { accept: 'image/png', headers: { accept: 'text/html' } });
    expect(JSON.parse((answer as { text(): string }).text()).headers.accept).toBe('image/png');
  });

  it('takes as much as is asked for, up to a fixed limit', async () => {
    const answer = await request('/large', { maxBytes: 6 * 1024 * 1024 });
    expect((answer as { bytes: Uint8Array }).bytes.byteLength).toBe(6 * 1024 * 1024);
    expect(await request('/bytes', { maxBytes: 3 })).toEqual({ kind: 'failure', why: 'malformed' });
    expect(await request('/too-large', { maxBytes: Infinity })).toEqual({ kind: 'failure', why: 'malformed' });
  });

  it("ends with the caller's signal", async () =>
    expect(await request('/echo', { signal: AbortSignal.abort() })).toEqual({ kind: 'failure', why: 'slow' }));

  it.each([
    'http://127.0.0.1/',
    'http://user:pw@example.com/',
    'https://example.com:8443/',
    'example.com',
    'file:///etc/passwd',
    'http://metadata.invalid/',
  ])('is not sent to %s', async (url) => {
    expect(await request('', { url })).toEqual({ kind: 'failure', why: 'address' });
  });

  it('is not sent to a private address behind a public name', async () => {
    const dialled: string[] = [];
    const web = makeGuardedWeb({
      version: '1.2.3',
      network: {
        resolve: async () => ['10.0.0.8'],
        connect: (host, port) => {
          dialled.push(host);
          return connect({ host: '127.0.0.1', port });
        },
      },
    });
    expect(await web.request({ method: 'GET', url: 'https://api.example.com/', headers: {} })).toEqual({
      kind: 'failure',
      why: 'address',
    });
    expect(dialled).toEqual([]);
  });
});
