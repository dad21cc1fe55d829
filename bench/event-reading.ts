import pg from 'pg';
import type { DayRange } from '../src/domain/analytics-period';
import type { EventArchive } from '../netlify/ports/event-archive';
import type { EventStore } from '../netlify/ports/event-store';
import { findClickHouse, startClickHouse } from '../netlify/testing/clickhouse-server';
import { measure, ms, percentile } from './measure';

/**
 * What a dashboard reads of a year of one workspace's events, from PostgreSQL and from ClickHouse. Both servers make the
 * events themselves, from the same formulas, and both have to give the same answers. Aims: p95 of 30 days 100 ms, of a
 * year 200 ms.
 */
export async function benchEventReading(url: string): Promise<string[]> {
  const { register } = await import('../netlify/testing/world');
  const { workspaceId } = await register();
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const begun = Math.floor(Date.now() / 1_000);
  const program = findClickHouse();
  const server = program ? await startClickHouse(program) : null;
  try {
    const lines = [`${count(EVENTS)} events of one workspace over a year`, ...(await load(client, workspaceId, begun))];
    const answers = await readAll('PostgreSQL', await storeOf(null), workspaceId);
    lines.push(...answers.lines);
    if (!server) return [...lines, 'ClickHouse: no clickhouse-server was found'];
    const { makeClickHouseArchive } = await import('../netlify/providers/clickhouse/clickhouse-archive');
    const archive = makeClickHouseArchive(server.url, { findSignups: async () => [], timeoutMs: 60_000 });
    await archive.prepare();
    lines.push(
      ...(await loadClickHouse(server.url, workspaceId, begun)),
      ...(await sumThere(archive, client, workspaceId)),
    );
    await client.query("UPDATE event_home SET store = 'clickhouse'");
    const there = await readAll('ClickHouse', await storeOf(archive), workspaceId);
    const differing = Object.keys(answers.given).filter(
      (name) => answers.given[name] && answers.given[name] !== there.given[name],
    );
    lines.push(
      ...there.lines,
      differing.length === 0 ? 'both give the same answers' : `DIFFERENT answers: ${differing.join('; ')}`,
    );
    return lines;
  } finally {
    await client.end();
    await server?.remove();
  }
}

async function storeOf(archive: EventArchive | null): Promise<EventStore> {
  const { makeArchivedEventStore } = await import('../netlify/records/events/archived-event-store');
  return makeArchivedEventStore({ archive, clock: { now: () => new Date() } });
}

/** Directly into the table, in order of time as events come, and then the sums as the fold makes them. */
async function load(client: pg.Client, workspaceId: string, begun: number): Promise<string[]> {
  const { foldRepository } = await import('../netlify/features/analytics/store/fold-repository');
  await client.query("SELECT make_event_months(now() - interval '14 months', now())");
  await client.query("UPDATE workspaces SET zone = 'Europe/London' WHERE workspace_id = $1", [workspaceId]);
  // Indexes are made once, from rows in order, rather than row by row.
  await client.query('ALTER TABLE events DROP CONSTRAINT events_workspace_id_at_id_pk');
  await client.query('DROP INDEX events_contact, events_subject');
  await client.query("SET maintenance_work_mem = '512MB'");
  for (let from = 0; from < EVENTS; from += CHUNK)
    await client.query(
      `INSERT INTO events (workspace_id, id, at, kind, channel, person, name, page, source, campaign, device, country)
        SELECT $1, gen_random_uuid(), to_timestamp(second) + (n % 1000000) * interval '1 microsecond', CASE WHEN n % 25 = 0 THEN 'outbound' ELSE 'view' END, 'website', md5((second / 86400) || '-' || spread % 4000),
          CASE WHEN n % 25 = 0 THEN 'maps.example' ELSE '' END, 'grill.example/p' || spread % 150, (ARRAY['', 'search.example', 'social.example', 'blog-' || spread % 60 || '.example'])[n % 4 + 1],
          CASE WHEN n % 10 = 0 THEN 'Friday' ELSE '' END, CASE WHEN n % 3 = 0 THEN 'desktop' ELSE 'phone' END, 'GB'
        FROM (SELECT n, n * 2654435761 % 1000003 AS spread, $2::bigint - ${YEAR_S} + n * ${YEAR_S} / $5::bigint AS second FROM generate_series($3::bigint, $4::bigint - 1) n) made`,
      [workspaceId, begun, from, Math.min(EVENTS, from + CHUNK), EVENTS],
    );
  await client.query(
    'ALTER TABLE events ADD CONSTRAINT events_workspace_id_at_id_pk PRIMARY KEY (workspace_id, at, id)',
  );
  await client.query("CREATE INDEX events_contact ON events (workspace_id, person) WHERE channel = 'email'");
  await client.query('CREATE INDEX events_subject ON events (workspace_id, subject_id, at)');
  await client.query('VACUUM ANALYZE events');
  await client.query(
    "INSERT INTO event_stale_days (workspace_id, day, since) SELECT $1, d::date, now() FROM generate_series(now() - interval '366 days', now() + interval '1 day', interval '1 day') d",
    [workspaceId],
  );
  const stale = await foldRepository.listStale(1_000);
  const times = await timesOf(stale, ({ day }) => foldRepository.sumDay(workspaceId, day, false));
  await client.query('VACUUM ANALYZE event_days');
  const bytes = async (tables: string) =>
    Number(
      (
        await client.query<{ bytes: string }>(
          `SELECT sum(pg_total_relation_size(oid)) AS bytes FROM pg_class WHERE relname ~ '${tables}' AND relkind = 'r'`,
        )
      ).rows[0]!.bytes,
    );
  return [
    `PostgreSQL: ${((await bytes('^events_')) / EVENTS) | 0} bytes an event with its indexes, and ${((await bytes('^event_(days|hours)$')) / EVENTS).toFixed(1)} of sums; a day of ${count(EVENTS / 365)} summed in p50 ${ms(percentile(times, 0.5))}, p95 ${ms(percentile(times, 0.95))}`,
  ];
}

async function loadClickHouse(address: string, workspaceId: string, begun: number): Promise<string[]> {
  const { makeClickHouseServer } = await import('../netlify/providers/clickhouse/clickhouse-server');
  const { ch } = await import('../netlify/providers/clickhouse/clickhouse-text');
  const server = makeClickHouseServer(address, { timeoutMs: 600_000 });
  for (let from = 0; from < EVENTS; from += CHUNK)
    await server.run(ch`
      insert into fourbeat_events (workspace_id, day, at, id, version, dropped, kind, channel, person, name, page, source, medium, campaign, device, country, subject, value)
      select toUUID(${workspaceId}), toDate(toUInt16(intDiv(second, 86400))), second * 1000000 + n % 1000000, generateUUIDv4(), 0, 0, if(n % 25 = 0, 'outbound', 'view'), 'website',
        lower(hex(MD5(concat(toString(intDiv(second, 86400)), '-', toString(spread % 4000))))), if(n % 25 = 0, 'maps.example', ''), concat('grill.example/p', toString(spread % 150)),
        arrayElement(['', 'search.example', 'social.example', concat('blog-', toString(spread % 60), '.example')], n % 4 + 1), '', if(n % 10 = 0, 'Friday', ''), if(n % 3 = 0, 'desktop', 'phone'), 'GB', '', 0
      from (select n, n * 2654435761 % 1000003 as spread, toInt64(${begun - YEAR_S} + intDiv(n * ${YEAR_S}, ${EVENTS})) as second from (select number + ${from} as n from system.numbers limit ${Math.min(EVENTS, from + CHUNK) - from}))`);
  const [[bytes]] = (await server.read(
    ch`select sum(bytes_on_disk) from system.parts where active and database = currentDatabase() and table = 'fourbeat_events'`,
  )) as [[string]];
  const [[version]] = (await server.read(ch`select version()`)) as [[string]];
  return [`ClickHouse ${version}: ${Math.round(Number(bytes) / EVENTS)} bytes an event`];
}

/** The same sums of a few days as PostgreSQL made. */
async function sumThere(archive: EventArchive, client: pg.Client, workspaceId: string): Promise<string[]> {
  const { rows } = await client.query<{ day: string; sums: string }>(
    "SELECT day::text, string_agg(concat_ws(' ', dimension, kind, key, events, people), ',' ORDER BY concat_ws(' ', dimension, kind, key, events, people) COLLATE \"C\") AS sums FROM event_days WHERE workspace_id = $1 GROUP BY day ORDER BY day DESC LIMIT 20",
    [workspaceId],
  );
  let same = 0;
  const times = await timesOf(rows, async ({ day, sums }) => {
    const { days } = await archive.sumDay({ workspaceId, day, zone: 'Europe/London' });
    const made = days.map(({ dimension, kind, key, events, people }) =>
      [dimension, kind, key, events, people].join(' '),
    );
    if (made.sort().join(',') === sums) same += 1;
  });
  return [
    `ClickHouse: a day summed in p50 ${ms(percentile(times, 0.5))}, p95 ${ms(percentile(times, 0.95))}; ${same} of ${rows.length} days exactly as in PostgreSQL`,
  ];
}

async function readAll(name: string, store: EventStore, workspaceId: string) {
  const { periodAt } = await import('../src/domain/analytics-period');
  const lines: string[] = [];
  const given: Record<string, string> = {};
  for (const period of ['30d', '1y'] as const) {
    const { current } = periodAt(new Date(), 'Europe/London', period);
    for (const [question, ask] of Object.entries(questionsOf(store, workspaceId, current))) {
      try {
        const first = performance.now();
        given[`${period}, ${question}`] = JSON.stringify(await ask());
        const runs = performance.now() - first > 1_500 ? 5 : RUNS;
        const times = await measure(runs, ask, 1);
        lines.push(
          `${name}, ${period}, ${question}: p50 ${ms(percentile(times, 0.5))}, p95 ${ms(percentile(times, 0.95))}`,
        );
      } catch (error) {
        lines.push(
          `${name}, ${period}, ${question}: ${error instanceof Error ? String(error.cause ?? error.message) : String(error)}`,
        );
      }
    }
  }
  return { lines, given };
}

function questionsOf(store: EventStore, workspaceId: string, range: DayRange): Record<string, () => Promise<unknown>> {
  const page = { page: 'grill.example/p7' };
  const top = (dimension: 'page' | 'source', filter?: object) =>
    store.top(workspaceId, range, { dimension, kinds: ['view'], limit: 10, ...(filter && { filter }) });
  return {
    days: () => store.days(workspaceId, range),
    'top pages': () => top('page'),
    hours: () => store.hours(workspaceId, range),
    'days of one page': () => store.days(workspaceId, range, page),
    'days of one page on phones': () => store.days(workspaceId, range, { ...page, device: 'phone' }),
    'top sources of one page': () => top('source', page),
    'top pages on phones (two thirds of all)': () => top('page', { device: 'phone' }),
  };
}

async function timesOf<T>(all: readonly T[], work: (one: T) => Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  for (const one of all) {
    const started = performance.now();
    await work(one);
    times.push(performance.now() - started);
  }
  return times.sort((one, other) => one - other);
}

const count = (n: number): string => Math.round(n).toLocaleString('en');
const EVENTS = Number(process.env.BENCH_EVENTS ?? 1_000_000);
const CHUNK = 1_000_000;
const YEAR_S = 365 * 86_400;
const RUNS = 20;
