import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { contactsContract } from '../src/contracts/contacts';
import { segmentsContract } from '../src/contracts/segments';
import { startEmbeddedPostgres } from '../netlify/database/embedded';
import { migrate } from '../netlify/jobs/database-wiring';
import type { makeClient, Reply } from '../netlify/testing/call';
import { measure, ms, percentile } from './measure';

/**
 * Lists, searches and counts of a large workspace through `serve`, signed in, under row-level security, and an
 * export of all of it. Aim: p95 at most 20 ms with a million contacts. BENCH_CONTACTS sets the number.
 */
export async function benchContacts(): Promise<string[]> {
  const server = await startEmbeddedPostgres({
    dataDir: mkdtempSync(join(tmpdir(), 'fourbeat-bench-')),
    durable: false,
  });
  try {
    await migrate(server.url);
    Object.assign(process.env, {
      DATABASE_URL: server.url,
      APP_SECRET: 'only for measuring, long enough to be accepted',
      LOG_LEVEL: 'silent',
      DATA_DIR: mkdtempSync(join(tmpdir(), 'fourbeat-bench-')),
    });
    const { register } = await import('../netlify/testing/world');
    const { closePool } = await import('../netlify/database/client');
    const owner = await register();
    const filled = performance.now();
    const tags = await fill(server.url, owner.workspaceId);
    const lines = [
      `${CONTACTS.toLocaleString('en')} contacts in the workspace, ${(CONTACTS / 10).toLocaleString('en')} in ten others (written in ${((performance.now() - filled) / 1000).toFixed(0)} s)`,
    ];
    const calls = callsOf(owner.call, tags, await cursorBehind(owner.call, 2_000));
    for (const [name, call] of Object.entries(calls)) {
      const times = await measure(RUNS, () => answered(name, call()));
      lines.push(`${name}: p50 ${ms(percentile(times, 0.5))}, p95 ${ms(percentile(times, 0.95))}`);
    }
    for (const [name, rules] of Object.entries(segments(tags))) {
      const times = await measure(
        3,
        () => answered(name, owner.call('segments', segmentsContract.countSegment, { rules })),
        1,
      );
      lines.push(`countSegment, ${name}: ${ms(percentile(times, 0.5))}`);
    }
    for (const format of ['csv', 'json'] as const) lines.push(await exportAll(owner, format));
    await closePool();
    return lines;
  } finally {
    await server.stop();
  }
}

function callsOf(call: Caller, { common, rare }: Tags, far: string): Record<string, () => Promise<Reply>> {
  const list = (input: Input) => () => call('contacts', contactsContract.listContacts, input);
  const count = (input: Omit<Input, 'sort' | 'cursor'>) => () =>
    call('contacts', contactsContract.countContacts, input);
  const searches = {
    'a common name': 'anna',
    'another common name': 'maria',
    'a last name': 'schmidt',
    'a rare name': 'zywicki',
    'two words': 'anna schmidt',
    'two common words': 'maria example',
    'an address': `person${CONTACTS - 7}@example.com`,
    'a phone number': '020 00000012',
    'two letters': 'zy',
    'two common letters': 'ma',
    'what nobody has': 'qqqxqq',
    'a company': 'bakery 12',
  };
  return {
    listContacts: list({}),
    'listContacts by name': list({ sort: 'name' }),
    'listContacts, newest': list({ sort: 'newest' }),
    'listContacts by value': list({ sort: 'value' }),
    'listContacts, 2,000 rows behind': list({ cursor: far }),
    'listContacts, a status': list({ status: 'prospect' }),
    'listContacts, a common tag': list({ tag: common }),
    'listContacts, a rare tag': list({ tag: rare }),
    'listContacts, archived': list({ archived: 'only' }),
    ...Object.fromEntries(
      Object.entries(searches).flatMap(([what, search]) => [
        [`search for ${what}`, list({ search })],
        [`search for ${what}, by name`, list({ search, sort: 'name' })],
      ]),
    ),
    'search for a rare name among prospects': list({ search: 'zywicki', status: 'prospect' }),
    'search for a common name with a rare tag': list({ search: 'anna', tag: rare }),
    countContacts: count({}),
    'countContacts, a status': count({ status: 'prospect' }),
    'countContacts, a common name': count({ search: 'anna' }),
    'countContacts, a rare name': count({ search: 'zywicki' }),
    'countContacts, a common tag': count({ tag: common }),
    getContactBook: () => call('contacts', contactsContract.getContactBook, {}),
    getContact: () => call('contacts', contactsContract.getContact, { contactId: idOf(4_711) }),
  };
}

const segments = ({ common }: Tags) => ({
  'one status': {
    match: 'all' as const,
    rules: [{ about: 'status' as const, is: 'one-of' as const, values: ['prospect' as const] }],
  },
  'a tag and a time': {
    match: 'all' as const,
    rules: [
      { about: 'tag' as const, is: 'has' as const, tagId: common },
      { about: 'last-contact' as const, is: 'within' as const, days: 30 },
    ],
  },
  'any of four': {
    match: 'any' as const,
    rules: [
      { about: 'company' as const, is: 'contains' as const, value: 'bäckerei' },
      { about: 'email' as const, is: 'contains' as const, value: 'zywicki' },
      { about: 'tag' as const, is: 'has-not' as const, tagId: common },
      { about: 'consent' as const, channel: 'email' as const, is: 'granted' as const },
    ],
  },
});

async function exportAll(
  { call, workspaceId }: { call: Caller; workspaceId: string },
  format: 'csv' | 'json',
): Promise<string> {
  const { contactExportJobs } = await import('../netlify/features/contacts/exports/contact-export-wiring');
  const { id } = (await call('contacts', contactsContract.createContactExport, { format, selection: { filter: {} } }))
    .body.data;
  let peak = process.memoryUsage().rss;
  const before = peak;
  const watch = setInterval(() => (peak = Math.max(peak, process.memoryUsage().rss)), 50);
  const started = performance.now();
  await contactExportJobs().make({ workspaceId, exportId: id });
  clearInterval(watch);
  const { items } = (await call('contacts', contactsContract.listContactExports, {})).body.data;
  const { state, rows, bytes } = items.find((item: { id: string }) => item.id === id);
  if (state !== 'ready') throw new Error(`the export is ${state}`);
  return `export as ${format}: ${rows.toLocaleString('en')} rows, ${(bytes / 1e6).toFixed(0)} MB, ${Math.round(rows / ((performance.now() - started) / 1000)).toLocaleString('en')} rows/s, memory +${((peak - before) / 1e6).toFixed(0)} MB`;
}

/**
 * Set-based, in steps, with all triggers on. Names are distributed like real ones: a few are everywhere, one in
 * fifty thousand is rare.
 */
async function fill(url: string, workspaceId: string): Promise<Tags> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(
    "insert into workspaces (workspace_id, name, slug, zone, kind, plan, created_at) select gen_random_uuid(), 'Other', 'other-' || n, 'UTC', 'real', 'Pro', now() from generate_series(1, 10) n",
  );
  const others = (
    await client.query<{ id: string }>("select workspace_id as id from workspaces where slug like 'other-%'")
  ).rows.map(({ id }) => id);
  const tags = { common: crypto.randomUUID(), rare: crypto.randomUUID() };
  for (const [name, id] of Object.entries(tags))
    await client.query('insert into tags (workspace_id, id, name, created_at) values ($1, $2, $3, now())', [
      workspaceId,
      id,
      name,
    ]);
  for (let from = 1; from <= CONTACTS; from += STEP)
    await insert(client, workspaceId, from, Math.min(CONTACTS, from + STEP - 1));
  for (const other of others) await insert(client, other, 1, CONTACTS / 100);
  await client.query(
    'insert into contact_tags (workspace_id, tag_id, contact_id) select workspace_id, case when n % 5 = 0 then $2::uuid else $3::uuid end, id from (select workspace_id, id, row_number() over () as n from contacts where workspace_id = $1) c where n % 5 = 0 or n % 30011 = 0',
    [workspaceId, tags.common, tags.rare],
  );
  await client.query('vacuum analyze');
  await client.end();
  return tags;
}

const insert = (client: pg.Client, workspaceId: string, from: number, to: number) =>
  client.query(
    `with people as (
       select n, ('00000000-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid as id,
         case when n % 50021 = 7 then 'Jan Zywicki' else ($4::text[])[${one('n')}] || ' ' || ($5::text[])[${one('-n')}] || case when n % 3 = 0 then '-' || ($5::text[])[${one('n * 31')}] else '' end end as name,
         'person' || n || '@example.com' as email, case when n % 4 = 0 then ($6::text[])[1 + n % 5] || ' ' || n % 5000 else '' end as company
       from generate_series($2::bigint, $3::bigint) n
     ), added as (
       insert into contacts (workspace_id, id, name, company, status, source, value, search, name_key, email_consent, last_contact_at, archived_at, created_at, updated_at)
       select $1, id, name, company, (array['customer', 'lead', 'lead', 'prospect'])[1 + n % 4], 'Added by hand', case when n % 3 = 0 then n * 37 % 500000 end, lower(trim(name || ' ' || email || ' ' || company)), lower(name), case when n % 2 = 0 then 'granted' end,
         case when n % 10 < 7 then now() - (n * 7907 % 40000000) * interval '1 second' end, case when n % 50 = 0 then now() end, now() - n * interval '20 seconds', now() from people
     )
     insert into contact_points (workspace_id, contact_id, kind, value, shown, position)
     select $1, id, 'email', email, email, 0 from people union all select $1, id, 'phone', '+4420' || lpad(n::text, 8, '0'), '020 ' || lpad(n::text, 8, '0'), 0 from people where n % 2 = 0`,
    [workspaceId, from, to, FIRST, LAST, COMPANIES],
  );

async function cursorBehind(call: Caller, rows: number): Promise<string> {
  let cursor: string | undefined;
  for (let read = 0; read < rows; read += 100)
    cursor = (await call('contacts', contactsContract.listContacts, { cursor, limit: 100 })).body.data.nextCursor;
  return cursor!;
}

async function answered(name: string, reply: Promise<Reply>): Promise<void> {
  const { status, body } = await reply;
  if (status !== 200) throw new Error(`${name} answered ${status}: ${JSON.stringify(body)}`);
}

/** Hashed, so that names correlate with nothing: neither with each other nor with times and positions. */
const one = (number: string): string => `1 + abs(hashint8(${number})::bigint) % 20`;

const idOf = (n: number): string => `00000000-0000-7000-8000-${n.toString(16).padStart(12, '0')}`;

const FIRST = [
  'Anna',
  'Maria',
  'James',
  'Priya',
  'Wei',
  'Fatima',
  'Lucas',
  'Olga',
  'Kwame',
  'Ingrid',
  'Mateo',
  'Aiko',
  'Noah',
  'Zara',
  'Pavel',
  'Chiara',
  'Omar',
  'Elif',
  'Jonas',
  'Sofia',
];
const LAST = [
  'Schmidt',
  'Garcia',
  'Smith',
  'Raman',
  'Chen',
  'Haddad',
  'Silva',
  'Ivanova',
  'Mensah',
  'Larsen',
  'Lopez',
  'Tanaka',
  'Brown',
  'Khan',
  'Novak',
  'Rossi',
  'Farouk',
  'Demir',
  'Weber',
  'Costa',
];
const COMPANIES = ['Bakery', 'Gym', 'Clinic', 'Studio', 'Garage'];
const CONTACTS = Number(process.env.BENCH_CONTACTS ?? 1_000_000);
const STEP = 50_000;
const RUNS = 40;

type Caller = ReturnType<typeof makeClient>['call'];
interface Tags {
  common: string;
  rare: string;
}
interface Input {
  search?: string;
  status?: 'prospect';
  tag?: string;
  archived?: 'only';
  sort?: 'name' | 'newest' | 'value';
  cursor?: string;
}
