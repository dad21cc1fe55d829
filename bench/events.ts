import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { AnalyticsEvent } from '../src/domain/analytics-event';
import { DAY_MS } from '../src/domain/duration';
import { startEmbeddedPostgres } from '../netlify/database/embedded';
import { migrate } from '../netlify/jobs/database-wiring';
import { measure, ms, percentile } from './measure';

/**
 * Events noted in transactions of 2,000, beside the same rows in a bare table; the fold that moves and sums them; and what a
 * dashboard reads of a year of them. Aim: p95 of a year at most 200 ms. BENCH_EVENTS sets the number.
 */
export async function benchEvents(): Promise<string[]> {
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
    const { workspaceId } = await register();
    const lines = [
      ...(await writeAll(server.url, workspaceId)),
      ...(await foldAll(server.url)),
      ...(await readAll(workspaceId)),
    ];
    await closePool();
    return lines;
  } finally {
    await server.stop();
  }
}

async function writeAll(url: string, workspaceId: string): Promise<string[]> {
  const { inWorkspace } = await import('../netlify/database/client');
  const { addEvents } = await import('../netlify/records/events/event-inbox');
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query('CREATE TABLE bare (LIKE event_inbox)');
  const begun = Date.now();
  const bare: number[] = [];
  const noted: number[] = [];
  for (let from = 0; from < EVENTS; from += BATCH) {
    const batch = Array.from({ length: BATCH }, (_, n) => eventOf(from + n, begun));
    // Of the bare table a sample is enough, taken in turn with the other, so that both see the same machine.
    if (bare.length < SAMPLES) bare.push(await timed(() => client.query(...bareInsert(workspaceId, batch))));
    noted.push(await timed(() => inWorkspace(workspaceId, (tx) => addEvents(tx, workspaceId, batch))));
  }
  await client.end();
  const [accepted, plain] = [noted.slice(0, SAMPLES), bare].map(
    (times) => (BATCH * times.length * 1_000) / total(times),
  ) as [number, number];
  return [
    `${EVENTS.toLocaleString('en')} events over a year`,
    `noted: ${rate(accepted)} events a second, ${(accepted / plain).toFixed(2)} of a bare insert of the same rows (${rate(plain)})`,
  ];
}

async function foldAll(url: string): Promise<string[]> {
  const { foldRepository } = await import('../netlify/features/analytics/store/fold-repository');
  const bounds = { oldest: new Date(Date.now() - 500 * DAY_MS), newest: new Date(Date.now() + DAY_MS) };
  const moved = await timed(async () => {
    while ((await foldRepository.move({ limit: 10_000, ...bounds })) > 0);
  });
  // As autovacuum does within a minute of such a load.
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query('ANALYZE events');
  const stale = await foldRepository.listStale(1_000);
  const times: number[] = [];
  for (const { workspaceId, day } of stale)
    times.push(await timed(() => foldRepository.sumDay(workspaceId, day, false)));
  await client.query('ANALYZE');
  await client.end();
  times.sort((one, other) => one - other);
  return [
    `moved: ${rate((EVENTS * 1_000) / moved)} events a second`,
    `summed: ${stale.length} days of ${Math.round(EVENTS / stale.length).toLocaleString('en')} events each, p50 ${ms(percentile(times, 0.5))}, p95 ${ms(percentile(times, 0.95))}`,
  ];
}

async function readAll(workspaceId: string): Promise<string[]> {
  const { makePostgresEventStore } = await import('../netlify/records/events/postgres-event-store');
  const { periodAt } = await import('../src/domain/analytics-period');
  const store = makePostgresEventStore({ clock: { now: () => new Date() } });
  const lines: string[] = [];
  for (const period of ['30d', '1y'] as const) {
    const { current: range } = periodAt(new Date(), 'UTC', period);
    const page = { page: 'grill.example/p7' };
    const questions: Record<string, () => Promise<unknown>> = {
      days: () => store.days(workspaceId, range),
      'top pages': () => store.top(workspaceId, range, { dimension: 'page', kinds: ['view'], limit: 10 }),
      'top sources': () => store.top(workspaceId, range, { dimension: 'source', kinds: ['view'], limit: 10 }),
      hours: () => store.hours(workspaceId, range),
      'days of one page': () => store.days(workspaceId, range, page),
      'days of one page on phones': () => store.days(workspaceId, range, { ...page, device: 'phone' }),
      'top sources of one page': () =>
        store.top(workspaceId, range, { dimension: 'source', kinds: ['view'], limit: 10, filter: page }),
    };
    for (const [name, ask] of Object.entries(questions)) {
      const times = await measure(RUNS, ask, 3);
      lines.push(`${period}, ${name}: p50 ${ms(percentile(times, 0.5))}, p95 ${ms(percentile(times, 0.95))}`);
    }
  }
  return lines;
}

function eventOf(n: number, begun: number): AnalyticsEvent {
  const spread = (n * 2_654_435_761) % 1_000_003;
  return {
    id: crypto.randomUUID(),
    at: new Date(begun - ((n * 7_919) % 365) * DAY_MS - (spread % DAY_MS)),
    kind: n % 25 === 0 ? 'outbound' : 'view',
    channel: 'website',
    person: `visitor-${spread % 4_000}`,
    name: n % 25 === 0 ? 'maps.example' : '',
    page: `grill.example/p${spread % 150}`,
    source: ['', 'search.example', 'social.example', `blog-${spread % 60}.example`][n % 4]!,
    medium: '',
    campaign: n % 10 === 0 ? 'Friday' : '',
    device: n % 3 === 0 ? 'desktop' : 'phone',
    country: 'GB',
    subjectId: null,
    value: 0,
  };
}

function bareInsert(workspaceId: string, batch: AnalyticsEvent[]): [string, unknown[]] {
  const columns = Object.keys(COLUMNS) as (keyof AnalyticsEvent)[];
  const width = columns.length + 2;
  const rows = batch.map(
    (_, row) => `(${Array.from({ length: width }, (_, column) => `$${row * width + column + 1}`).join(',')})`,
  );
  return [
    `INSERT INTO bare (workspace_id, seq, change, ${Object.values(COLUMNS).join(', ')}) VALUES ${rows.map((row) => row.replace(',', ',1,')).join(',')}`,
    batch.flatMap((event) => [workspaceId, 'put', ...columns.map((column) => event[column])]),
  ];
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

const total = (times: number[]): number => times.reduce((sum, time) => sum + time, 0);
const rate = (perSecond: number): string => Math.round(perSecond).toLocaleString('en');
const COLUMNS: Record<keyof AnalyticsEvent, string> = {
  id: 'id',
  at: 'at',
  kind: 'kind',
  channel: 'channel',
  person: 'person',
  name: 'name',
  page: 'page',
  source: 'source',
  medium: 'medium',
  campaign: 'campaign',
  device: 'device',
  country: 'country',
  subjectId: 'subject_id',
  value: 'value',
};
const EVENTS = Number(process.env.BENCH_EVENTS ?? 200_000);
const BATCH = 2_000;
const SAMPLES = 50;
const RUNS = 30;
