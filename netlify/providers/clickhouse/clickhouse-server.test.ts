import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { makeClickHouseArchive } from './clickhouse-archive';
import { makeClickHouseServer } from './clickhouse-server';
import { ch } from './clickhouse-text';

/**
 * What a real server cannot be made to do: ClickHouse's HTTP interface as it is documented
 * (https://clickhouse.com/docs/interfaces/http). "e.displayText()" is how 18.16 writes an exception.
 */
let answer: (request: IncomingMessage, reply: ServerResponse, body: string) => void;
const asked: { url: URL; headers: IncomingMessage['headers']; body: string }[] = [];
const server = createServer((request, reply) => {
  void (async () => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks).toString();
    asked.push({ url: new URL(request.url ?? '/', 'http://clickhouse'), headers: request.headers, body });
    answer(request, reply, body);
  })();
});
let port: number;
beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  ({ port } = server.address() as AddressInfo);
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => void asked.splice(0));

const clickHouse = (timeoutMs?: number) =>
  makeClickHouseServer(
    `http://r%40:p%2F%22@127.0.0.1:${port}/four%20beat`,
    timeoutMs === undefined ? {} : { timeoutMs },
  );
const says = (status: number, text: string) => {
  answer = (_request, reply) => void reply.writeHead(status).end(text);
};

it('asks in the documented form: the query in the body, user and password in headers, the answer whole', async () => {
  says(200, '{"meta": [], "data": [["1", 2]], "rows": 1}');
  expect(await clickHouse().read(ch`select ${"it's"}, ${2}`)).toEqual([['1', 2]]);
  const [{ url, headers, body }] = asked as [(typeof asked)[number]];
  expect(body).toBe("select 'it\\'s', 2 format JSONCompact");
  expect(Object.fromEntries(url.searchParams)).toEqual({ database: 'four beat', wait_end_of_query: '1' });
  expect([headers['x-clickhouse-user'], headers['x-clickhouse-key']]).toEqual(['r@', 'p/"']);
});

it('inserts rows as lines of JSON, and nothing at all without rows', async () => {
  says(200, '');
  await clickHouse().insert('events', ['id', 'page'], []);
  await clickHouse().insert(
    'events',
    ['id', 'page'],
    [
      { id: 1, page: 'a\n"b' },
      { id: 2, page: '' },
    ],
  );
  expect(asked.map(({ body }) => body)).toEqual(['{"id":1,"page":"a\\n\\"b"}\n{"id":2,"page":""}']);
  expect(asked[0]!.url.searchParams.get('query')).toBe('insert into events (id, page) format JSONEachRow');
});

it.each([
  ['a refused password', 401, 'Code: 193, e.displayText() = DB::Exception: Wrong password for user default'],
  [
    'a refused password of a new version',
    403,
    'Code: 516. DB::Exception: default: Authentication failed. (AUTHENTICATION_FAILED)',
  ],
  ['an exception', 500, 'Code: 241. DB::Exception: Memory limit (total) exceeded. (MEMORY_LIMIT_EXCEEDED)'],
  [
    'an exception behind rows that began with 200',
    200,
    '{"data": [["a"],\nCode: 159, e.displayText() = DB::Exception: Timeout exceeded',
  ],
  ['an answer that is cut off', 200, '{"meta": [], "data": [["a", 1], ["b"'],
  ['an answer of something else', 200, '<html>Log in to the network</html>'],
  ['an address that leads elsewhere', 302, ''],
])('%s is no answer: a sentence for people, and the server’s words for the log', async (_case, status, text) => {
  says(status, text);
  await expect(clickHouse().read(ch`select 1`)).rejects.toMatchObject({
    code: 'unavailable',
    message: 'These figures can’t be shown right now. Nothing is lost. Try again in a few minutes.',
    detail: expect.stringContaining(text.slice(0, 20)) as string,
  });
  expect(await clickHouse().answers()).toBe(false);
});

it('an insert that fails behind a 200 has failed', async () => {
  says(200, 'Code: 252. DB::Exception: Too many parts (300). Merges are processing significantly slower than inserts.');
  await expect(clickHouse().insert('events', ['id'], [{ id: 1 }])).rejects.toMatchObject({ code: 'unavailable' });
});

it('does not wait for an answer that never comes, nor for the rest of one', async () => {
  answer = () => undefined;
  await expect(clickHouse(50).read(ch`select 1`)).rejects.toMatchObject({ code: 'unavailable' });
  answer = (_request, reply) => void reply.writeHead(200).write('{"data": [');
  await expect(clickHouse(50).read(ch`select 1`)).rejects.toMatchObject({ code: 'unavailable' });
  answer = (request) => request.socket.destroy();
  await expect(clickHouse().read(ch`select 1`)).rejects.toMatchObject({ code: 'unavailable' });
});

it('a password stays out of what is logged', async () => {
  answer = (request) => request.socket.destroy();
  const refusal = (await clickHouse()
    .read(ch`select 1`)
    .catch((error: unknown) => error)) as Error & { detail: string };
  expect(`${refusal.message} ${refusal.detail} ${String(refusal.cause)}`).not.toContain('p/"');
});

it('a change of stored rows that takes longer than it may is gone on with later', async () => {
  let unfinished = 0;
  answer = (_request, reply, body) => {
    if (body.startsWith('alter table')) unfinished = 1;
    reply.end(
      body.includes('version()')
        ? '{"data": [["24.8.1"]]}'
        : body.includes('system.mutations')
          ? `{"data": [["${unfinished}"]]}`
          : '',
    );
  };
  const archive = makeClickHouseArchive(`http://127.0.0.1:${port}/default`, {
    findSignups: async () => [],
    mutationMs: 120,
  });
  const someone = [{ workspaceId: crypto.randomUUID(), person: 'somebody' }];
  expect(await archive.forget(someone)).toBe(false);
  const changes = () => asked.filter(({ body }) => body.startsWith('alter table')).length;
  expect([await archive.forget(someone), changes()]).toEqual([false, 1]);
  unfinished = 0;
  answer = (_request, reply, body) => void reply.end(body.startsWith('alter table') ? '' : '{"data": [["0"]]}');
  expect([await archive.forget(someone), changes()]).toEqual([true, 2]);
});

it('only an old version is asked to allow dictionaries', async () => {
  const settingOf = async (version: string) => {
    asked.splice(0);
    answer = (_request, reply, body) => void reply.end(body.includes('version()') ? `{"data": [["${version}"]]}` : '');
    await makeClickHouseArchive(`http://127.0.0.1:${port}/default`, { findSignups: async () => [] }).prepare();
    return asked.map(({ url }) => url.searchParams.get('allow_experimental_low_cardinality_type'));
  };
  expect([await settingOf('18.16.1'), await settingOf('25.3.2.39')]).toEqual([
    [null, '1', null],
    [null, null, null],
  ]);
});

it('a statement cannot be put together from what is no number, no text and no statement', () => {
  expect(() => ch`${0.5}`).toThrow(RangeError);
  expect(() => ch`${[]}`).toThrow(RangeError);
  expect(ch`${["a'", 'b\\']} ${'c\0d'}`.text).toBe("('a\\'', 'b\\\\') 'c\\0d'");
});
