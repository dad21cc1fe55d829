import { findFreePort } from '../../scripts/ports';
import { createFunctionRoutes, type HostContext } from './function-routes';
import { startHost, type Host } from './host';

describe('startHost', () => {
  let host: Host;
  let address: string;
  let port: number;
  let inner: (request: Request, context: HostContext) => Promise<Response>;

  beforeEach(async () => {
    process.env.LOG_LEVEL = 'silent';
    process.env.DATABASE_URL ??= 'postgres://nobody@127.0.0.1:1/none'; // env() requires one; nothing here connects
    process.env.APP_SECRET ??= 'only for this test, which signs nothing at all';
    port = await findFreePort(22_000);
    address = `http://127.0.0.1:${port}`;
    host = await start();
  });
  afterEach(() => host.stop());

  test('hands a function the request, the socket’s address and a fresh request id', async () => {
    const contexts: HostContext[] = [];
    inner = async (request, context) => {
      contexts.push(context);
      return Response.json({ body: await request.json(), params: context.params, path: context.url.pathname });
    };
    const reply = await fetch(`${address}/api/echo/7`, {
      method: 'POST',
      body: '{"a":1}',
      headers: { 'x-forwarded-for': '203.0.113.9' },
    });
    expect(await reply.json()).toEqual({ body: { a: 1 }, params: { id: '7' }, path: '/api/echo/7' });
    await fetch(`${address}/api/echo/7`, { method: 'POST', body: '{}' });
    expect(contexts[0]?.ip).toBe('127.0.0.1');
    expect(contexts[0]?.requestId).not.toBe(contexts[1]?.requestId);
  });

  test('answers an unknown address under /api with a JSON 404, whatever the method', async () => {
    for (const method of ['GET', 'POST', 'DELETE']) {
      const reply = await fetch(`${address}/api/nothing`, { method });
      expect(reply.status).toBe(404);
      expect(await reply.json()).toMatchObject({
        success: false,
        code: 'not_found',
        error: expect.stringMatching(/\w/),
      });
    }
  });

  test('serves pages to readers only', async () => {
    expect(await (await fetch(`${address}/dashboard`)).text()).toBe('page /dashboard');
    expect((await fetch(`${address}/dashboard`, { method: 'POST' })).status).toBe(404);
  });

  test('keeps what went wrong inside and says only that it did', async () => {
    inner = async () => {
      throw new Error('password=hunter2');
    };
    const reply = await fetch(`${address}/api/echo/1`);
    expect(reply.status).toBe(500);
    expect(await reply.text()).not.toContain('hunter2');
  });

  test('refuses a body that the platform would refuse', async () => {
    inner = async (request) => new Response(String((await request.text()).length));
    const reply = await fetch(`${address}/api/echo/1`, { method: 'POST', body: 'x'.repeat(6_000_001) });
    expect(reply.status).toBe(413);
    expect(await reply.json()).toMatchObject({ code: 'too_large' });
  });

  test('gives its own replies the headers that functions give theirs, and leaves those of pages alone', async () => {
    inner = async () => {
      throw new Error('broken');
    };
    const own = [
      fetch(`${address}/api/nothing`),
      fetch(`${address}/api/echo/1`),
      fetch(`${address}/dashboard`, { method: 'DELETE' }),
      fetch(`${address}/api/nothing`, { method: 'POST', body: 'x'.repeat(6_000_001) }),
    ];
    for (const reply of await Promise.all(own)) {
      expect(Object.fromEntries(reply.headers)).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
        'referrer-policy': 'no-referrer',
      });
    }
    const page = (await fetch(`${address}/`)).headers;
    expect([page.get('content-security-policy'), page.get('cross-origin-resource-policy')]).toEqual([
      "default-src 'self'",
      null,
    ]);
  });

  test('demands https for the future only from a page that came over https', async () => {
    expect((await fetch(`${address}/`)).headers.has('strict-transport-security')).toBe(false);
    await host.stop();
    host = await start('127.0.0.1');
    expect(
      (await fetch(`${address}/`, { headers: { 'x-forwarded-proto': 'https' } })).headers.get(
        'strict-transport-security',
      ),
    ).toMatch(/max-age/);
  });

  test('compresses a long reply of a function and leaves an event stream alone', async () => {
    inner = async (_request, { params }) =>
      new Response('word '.repeat(1_000), {
        headers: { 'content-type': params.id === 'text' ? 'application/json' : 'text/event-stream' },
      });
    expect((await fetch(`${address}/api/echo/text`)).headers.get('content-encoding')).toBe('gzip');
    expect((await fetch(`${address}/api/echo/events`)).headers.has('content-encoding')).toBe(false);
  });

  test('lets a request in hand end, and work after a reply too, before it has stopped', async () => {
    let release = (): void => undefined;
    let arrived = (): void => undefined;
    let later = 'not done';
    const waiting = new Promise<void>((done) => (release = done));
    const inHand = new Promise<void>((done) => (arrived = done));
    inner = async (_request, { waitUntil }) => {
      arrived();
      await waiting;
      waitUntil(new Promise<void>((done) => setImmediate(done)).then(() => void (later = 'done')));
      return new Response('finished');
    };
    const reply = fetch(`${address}/api/echo/1`);
    await inHand;
    const stopped = host.stop();
    release();
    expect(await (await reply).text()).toBe('finished');
    await stopped;
    expect(later).toBe('done');
    await expect(fetch(`${address}/`)).rejects.toThrow();
    host = await start();
  });

  test('rejects when the port is taken', async () => {
    await expect(start()).rejects.toMatchObject({ code: 'EADDRINUSE' });
  });

  const start = (trustedProxy?: string): Promise<Host> =>
    startHost({
      port,
      hostname: '127.0.0.1',
      trustedProxy,
      findFunction: createFunctionRoutes([
        ['echo.mjs', { default: (request, context) => inner(request, context), config: { path: '/api/echo/:id' } }],
      ]),
      findFile: (request) =>
        new Response(`page ${new URL(request.url).pathname}`, {
          headers: { 'content-security-policy': "default-src 'self'" },
        }),
    });
});
