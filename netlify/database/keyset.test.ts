import { sql, type SQL } from 'drizzle-orm';
import { UNKNOWN_PAGE } from '../../src/contracts/text';
import { asOwner, useDatabase } from '../testing/database';
import { asAuth } from './client';
import { byId, byMoment, byNumber, byText, keyset, type Keyset } from './keyset';

useDatabase();
beforeAll(async () => {
  await asOwner('CREATE TABLE sown (id uuid PRIMARY KEY, at timestamptz NOT NULL, n int NOT NULL, name text NOT NULL)');
  await asOwner('CREATE INDEX sown_at ON sown (at, id)');
  await asOwner('GRANT SELECT ON sown TO auth');
  // Twelve rows in each millisecond, which only their microseconds keep apart; two of them share even those.
  await asOwner(`INSERT INTO sown SELECT gen_random_uuid(), '2026-11-23T09:00:00.000100Z'::timestamptz + (n / 2) * interval '150 microseconds', n % 5, 'Näme "' || (n % 7) || '\\'
    FROM generate_series(0, 59) n`);
  await asOwner(
    `INSERT INTO sown VALUES (gen_random_uuid(), '-infinity', 9, ''), (gen_random_uuid(), '1969-07-20T20:17:40.000001Z', -3, 'z')`,
  );
});

const [AT, N, NAME, ID] = [sql`sown.at`, sql`sown.n`, sql`sown.name`, sql`sown.id`];
const orders: [string, Keyset, string][] = [
  ['moments, newest first', keyset('a', 'down', byMoment(AT), byId(ID)), 'at DESC, id DESC'],
  ['moments, oldest first', keyset('b', 'up', byMoment(AT), byId(ID)), 'at, id'],
  ['numbers', keyset('c', 'down', byNumber(N), byId(ID)), 'n DESC, id DESC'],
  ['words', keyset('d', 'up', byText(NAME), byId(ID)), 'name, id'],
  ['ids alone', keyset('e', 'down', byId(ID)), 'id DESC'],
  ['three of them', keyset('f', 'up', byNumber(N), byText(NAME), byId(ID)), 'n, name, id'],
];

const read = (list: Keyset, cursor: string | undefined, limit: number) =>
  asAuth(async (tx) => {
    const beyond: SQL = list.beyond(cursor) ?? sql`true`;
    const { rows } = await tx.execute<{ id: string; listPlace: string }>(
      sql`select id, ${list.listPlace} as "listPlace" from sown where ${beyond} order by ${sql.join(list.order, sql`, `)} limit ${limit + 1}`,
    );
    return rows;
  });

it.each(orders)('a list by %s is walked page by page, each row once, in its order', async (_name, list, order) => {
  const all = (await asOwner<{ id: string }>(`SELECT id FROM sown ORDER BY ${order}`)).map(({ id }) => id);
  const walked: string[] = [];
  for (let cursor: string | undefined, pages = 0; pages === 0 || cursor; pages++) {
    expect(pages).toBeLessThan(30);
    const { rows, nextCursor } = list.cut(await read(list, cursor, 7), 7);
    expect(rows.every((row) => !('listPlace' in row))).toBe(true);
    walked.push(...rows.map(({ id }) => id));
    cursor = nextCursor ?? undefined;
  }
  expect(walked).toEqual(all);
});

it('a page that ends with the list says so, full or not', async () => {
  const [, list] = orders[0]!;
  expect(list.cut(await read(list, undefined, 62), 62).nextCursor).toBeNull();
  expect(list.cut(await read(list, undefined, 100), 100)).toMatchObject({ nextCursor: null, rows: { length: 62 } });
});

it('an index begins at the place', async () => {
  const [, list] = orders[0]!;
  const { nextCursor } = list.cut(await read(list, undefined, 7), 7);
  await asOwner('ANALYZE sown');
  const plan = await asAuth(async (tx) => {
    await tx.execute(sql`set local enable_seqscan = off`);
    const { rows } = await tx.execute(
      sql`explain select 1 from sown where ${list.beyond(nextCursor!)} order by ${sql.join(list.order, sql`, `)} limit 3`,
    );
    return JSON.stringify(rows);
  });
  expect(plan).toMatch(/Index.*Scan Backward using sown_at/);
  expect(plan).toMatch(/Index Cond: \(ROW/);
});

describe('a cursor that the list did not write is refused before the database meets it', () => {
  const id = crypto.randomUUID();
  const written = (text: string) => Buffer.from(text).toString('base64url');
  const place = (...values: unknown[]) => JSON.stringify(values);
  const lists = new Map([0, 2, 3].map((n) => ['abcd'[n]!, orders[n]![1]]));

  it.each([
    ['nothing', ''],
    ['no list', 'a'],
    ['of another list', `b${place('1', id)}`],
    ['too short', `a${place('1')}`],
    ['too long', `a${place('1', id, id)}`],
    ['of another type', `a${place(1, id)}`],
    ['an object', 'a[{"a":1},null]'],
    ['no JSON', 'a["1",'],
    ['a moment that is none', `a${place('2026-11-23T09:00:00.000Z', id)}`],
    ['before the year 1', `a${place('-62135596800000001', id)}`],
    ['after the year 9999', `a${place('253402300800000000', id)}`],
    ['an id that is none', `a${place('1', "'; drop table sown --")}`],
    ['a large id', `a${place('1', id.toUpperCase().replace(/^./, 'A'))}`],
    ['a number out of bounds', `c${place('9999999999999', id)}`],
    ['a number that is none', `c${place('1e3', id)}`],
    ['NUL', `d${place('\0', id)}`],
    ['half of a sign', `d["\\ud800","${id}"]`],
    ['a long word', `d${place('x'.repeat(401), id)}`],
  ])('%s', (_name, text) => {
    const list = lists.get(text[0] ?? '') ?? lists.get('a')!;
    expect(() => list.beyond(written(text))).toThrow(
      expect.objectContaining({ code: 'invalid_request', fields: { cursor: UNKNOWN_PAGE } }),
    );
  });

  it('and the outermost that it could have written are read', async () => {
    for (const [n, ...values] of [
      [0, '-62135596800000000', id],
      [0, '253402300799999999', id],
      [0, '-infinity', id],
      [0, 'infinity', id],
      [2, '-999999999999', id],
      [3, 'x'.repeat(400), id],
    ] as [number, ...string[]][])
      await expect(read(orders[n]![1], written(`${'abcd'[n]}${place(...values)}`), 3)).resolves.toBeInstanceOf(Array);
  });
});
