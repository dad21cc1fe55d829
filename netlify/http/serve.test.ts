import { setImmediate as nextTurn } from 'node:timers/promises';
import * as z from 'zod/mini';
import { endpoint, type Contract } from '../../src/contracts/endpoint';
import { requiredText } from '../../src/contracts/text';
import { AppError } from '../errors/app-error';
import { currentShare } from '../heavy/work-share';
import { useDatabase } from '../testing/database';
import type { Handlers } from './call';
import { log } from './log';
import { readCounts } from './metrics';
import { serve } from './serve';

useDatabase();

const contract = {
  createEcho: endpoint({
    method: 'POST',
    path: '/api/echo/:name',
    access: 'public',
    summary: 'Echo.',
    input: z.object({ name: requiredText('Name', 20), count: z._default(z.number(), 1) }),
    output: z.object({ name: z.string(), count: z.number() }),
  }),
  getEcho: endpoint({
    method: 'GET',
    path: '/api/echo/:name',
    access: 'public',
    summary: 'Echo.',
    input: z.object({ name: z.string(), limit: z.optional(z.string()) }),
    output: z.object({ text: z.string() }),
  }),
  countEchoes: endpoint({
    method: 'GET',
    path: '/api/echoes',
    access: 'public',
    scans: true,
    summary: 'Reads everything.',
    input: z.object({}),
    output: z.object({ together: z.number() }),
  }),
  listSecrets: endpoint({
    method: 'GET',
    path: '/api/echo',
    access: 'session',
    summary: 'Guarded.',
    input: z.object({}),
    output: z.object({}),
  }),
} satisfies Contract;

const handlers: Handlers<typeof contract> = {
  createEcho: async ({ name, count }) => {
    if (name === 'known') throw new AppError('conflict', 'This name is taken.', { detail: 'row 7' });
    if (name === 'broken') throw new Error('select secret from vault', { cause: new Error('password=hunter2') });
    if (SHORT.has(name))
      throw new Error('Failed query', {
        cause: Object.assign(new Error('could not extend file "base/5/16412": No space left on device'), {
          code: SHORT.get(name),
        }),
      });
    if (name === 'down') throw Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });
    if (name === 'piped') throw Object.assign(new Error('write EPIPE'), { code: 'EPIPE' });
    if (name === 'rolled-back')
      throw new Error('Failed query', {
        cause: new Error('Client has encountered a connection error and is not queryable'),
      });
    if (name === 'reset') throw Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' });
    return { name, count };
  },
  getEcho: async ({ name, limit }) =>
    name === 'whose'
      ? { text: currentShare().name }
      : name === 'contract'
        ? ({ wrong: true } as never)
        : { text: `${name} ${limit ?? ''}` },
  countEchoes: async () => {
    underWay += 1;
    await nextTurn();
    const together = underWay;
    underWay -= 1;
    return { together };
  },
  listSecrets: async () => ({}),
};
let underWay = 0;

/** PostgreSQL's codes by their names, which the test endpoint echoes. */
const SHORT = new Map([
  ['disk-full', '53100'],
  ['out-of-memory', '53200'],
]);
const counted = (code: string): number =>
  readCounts()
    .find(({ name }) => name === 'fourbeat_errors_total')!
    .samples.filter(({ labels }) => labels.code === code)
    .reduce((sum, { value }) => sum + value, 0);

const call = serve(contract, () => handlers);
const send = (path: string, init: RequestInit = {}) =>
  call(new Request(`http://localhost:8888${path}`, init), { ip: '127.0.0.1' });
const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  send(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });

describe('a reply', () => {
  it('is the envelope, never cached, with request id, API version and safe headers', async () => {
    const response = await post('/api/echo/ada', { count: 3 });
    expect(await response.json()).toEqual({ success: true, data: { name: 'ada', count: 3 } });
    expect(response.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'cache-control': 'no-store',
      'x-api-version': '1',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    });
  });

  it('that breaks its contract becomes an error, not a leak', async () => {
    const response = await send('/api/echo/contract');
    expect(response.status).toBe(500);
    expect(await response.text()).not.toContain('"wrong"');
  });
});

describe('the input', () => {
  it('takes path parameters before what the body says', async () => {
    expect(await (await post('/api/echo/ada', { name: 'eve' })).json()).toMatchObject({ data: { name: 'ada' } });
  });

  it.each([
    ['a body of unknown length', {}],
    ['a body whose length was announced', { 'content-length': '200' }],
  ])(
    'that breaks off within %s is the client’s fault, and not a sign that the database is away',
    async (_what, headers) => {
      const reset = Object.assign(new Error('aborted'), { code: 'ECONNRESET' });
      const body = new ReadableStream({ pull: (controller) => controller.error(reset) });
      const before = counted('unavailable');
      const response = await send('/api/echo/ada', {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body,
        duplex: 'half',
      } as RequestInit);
      expect([response.status, await response.json()]).toEqual([
        400,
        expect.objectContaining({
          code: 'invalid_request',
          error: 'The connection broke off before everything arrived. Try again.',
        }),
      ]);
      expect(counted('unavailable')).toBe(before);
      expect((await post('/api/echo/down', {})).status).toBe(503);
      expect((await post('/api/echo/piped', {})).status).toBe(503);
      expect((await post('/api/echo/rolled-back', {})).status).toBe(503); // what a rollback says on a connection that is gone
      expect((await post('/api/echo/reset', {})).status).toBe(503); // of the database the same code says just that
    },
  );

  it('of a GET comes from the query string', async () => {
    expect(await (await send('/api/echo/a%20b?limit=5')).json()).toMatchObject({ data: { text: 'a b 5' } });
  });

  it.each([
    ['{"count": "three"}', { count: expect.any(String) }],
    [`{"count": 1e999}`, { count: expect.any(String) }],
  ])('%s is refused at its field', async (body, fields) => {
    const response = await post('/api/echo/ada', body);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ success: false, code: 'invalid_request', fields });
  });

  it.each(['[1]', '"text"', 'null', '{"a":', '{'.repeat(50_000)])(
    '%.12s that is no JSON object is refused',
    async (body) => {
      expect((await post('/api/echo/ada', body)).status).toBe(400);
    },
  );

  it('cannot reach the prototype', async () => {
    const response = await post(
      '/api/echo/ada',
      '{"__proto__": {"polluted": true}, "constructor": {"prototype": {"polluted": true}}}',
    );
    expect(response.status).toBe(200);
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });

  it('of another content type is refused, so that no form of another site can send it', async () => {
    expect((await post('/api/echo/ada', { count: 1 }, { 'content-type': 'text/plain' })).status).toBe(400);
  });

  it('of more than a megabyte is refused', async () => {
    const response = await post('/api/echo/ada', { padding: 'x'.repeat(1024 * 1024) });
    expect(response.status).toBe(413);
    expect(await response.json()).toMatchObject({ success: false, code: 'too_large' });
  });
});

it('does heavy work on behalf of the network it came from, when nobody is signed in', async () => {
  expect(await (await send('/api/echo/whose')).json()).toMatchObject({ data: { text: 'network 127.0.0.1' } });
});

it('lets a caller scan everything one at a time', async () => {
  const replies = await Promise.all([1, 2, 3].map(async () => (await send('/api/echoes')).json()));
  expect(replies).toMatchObject([{ data: { together: 1 } }, { data: { together: 1 } }, { data: { together: 1 } }]);
});

describe('a failure', () => {
  it('carries the sentence and the code, never the detail', async () => {
    const response = await post('/api/echo/known', {});
    expect(response.status).toBe(409);
    expect(await response.json()).toEqual({
      success: false,
      error: 'This name is taken.',
      code: 'conflict',
      requestId: expect.any(String),
    });
  });

  it('that nobody foresaw becomes a fixed sentence without its causes', async () => {
    const text = await (await post('/api/echo/broken', {})).text();
    expect(text).toContain('Something went wrong on our side');
    expect(text).not.toMatch(/secret|hunter2|vault/);
  });

  it("that nobody foresaw is logged with the lines that led to it, and without the outer error's message", async () => {
    const lines = jest.spyOn(log(), 'error').mockImplementation(() => undefined);
    await post('/api/echo/broken', {});
    const [line] = lines.mock.calls.at(-1)! as unknown as [{ stack: string[] }];
    lines.mockRestore();
    expect(line.stack[0]).toMatch(/\(netlify\/http\/serve\.test\.ts:\d+:\d+\)$/);
    expect(JSON.stringify(line)).not.toMatch(/select secret|vault/);
  });

  it('of the database asks to come back, and says that nothing is lost', async () => {
    const response = await post('/api/echo/down', {});
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5']);
  });

  it.each([
    ['disk-full', 'no room left'],
    ['out-of-memory', 'short of memory'],
  ])('of a database that has %s says so, what is safe, and when to come back', async (name, words) => {
    const response = await post(`/api/echo/${name}`, {});
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '60']);
    const { code, error } = (await response.json()) as { code: string; error: string };
    expect(code).toBe('unavailable');
    expect(error).toContain(words);
    expect(error).toContain('Everything you saved before is safe');
    expect(error).not.toMatch(/base\/5|extend/);
  });

  it.each([
    ['/api/nothing', 'GET', 404],
    ['/api/echo/ada', 'DELETE', 404],
    ['/api/echo', 'GET', 401],
  ])('%s %s answers JSON with %i', async (path, method, status) => {
    const response = await send(path, { method });
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ success: false });
  });
});

describe('a request from elsewhere', () => {
  it.each([
    [{ 'sec-fetch-site': 'cross-site' }],
    [{ 'sec-fetch-site': 'same-site' }],
    [{ origin: 'https://evil.example' }],
    [{ origin: 'null' }],
  ])('%j changes nothing', async (headers) => {
    expect((await post('/api/echo/ada', {}, headers)).status).toBe(403);
  });

  it.each([[{ 'sec-fetch-site': 'same-origin' }], [{ origin: 'http://localhost:8888' }], [{}]])(
    '%j is a page of ours or no browser at all',
    async (headers) => {
      expect((await post('/api/echo/ada', {}, headers)).status).toBe(200);
    },
  );
});
