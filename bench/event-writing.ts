import pg from 'pg';
import type { AnalyticsEvent } from '../src/domain/analytics-event';
import { makeVisitKey } from '../src/domain/visit-key';
import { sendVisits, startCollector, type Sent } from '../netlify/testing/collector';
import { ms, percentile } from './measure';

/**
 * Events noted in transactions of 2,000 beside a bare insert of the same rows, and visits accepted by a collector process
 * beside bare inserts of the same rows, one for each report over as many connections as the collector has. Everything is
 * on the disk before it is acknowledged. Aims: half as fast as the bare inserts; p99 25 ms.
 */
export async function benchEventWriting(url: string): Promise<string[]> {
  const { register } = await import('../netlify/testing/world');
  const { workspaceId } = await register();
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query('CREATE TABLE bare (LIKE event_inbox)');
  const lines = [...(await noteAll(client, workspaceId)), ...(await collectAll(client, url, workspaceId))];
  await client.end();
  return lines;
}

async function noteAll(client: pg.Client, workspaceId: string): Promise<string[]> {
  const { inWorkspace } = await import('../netlify/database/client');
  const { addEvents } = await import('../netlify/records/events/event-inbox');
  const [bare, noted]: [number[], number[]] = [[], []];
  for (let turn = 0; turn < TURNS; turn += 1) {
    const batch = eventsOf(BATCH);
    // In turn, so that both see the same machine.
    bare.push(await timed(() => client.query(...bareInsert(workspaceId, batch))));
    noted.push(await timed(() => inWorkspace(workspaceId, (tx) => addEvents(tx, workspaceId, batch))));
  }
  const [accepted, plain] = [noted, bare].map((times) => (BATCH * TURNS * 1_000) / sumOf(times)) as [number, number];
  return [
    `noted: ${count(accepted)} events a second in transactions of ${count(BATCH)}, ${(accepted / plain).toFixed(2)} of a bare insert of the same rows (${count(plain)})`,
  ];
}

async function collectAll(client: pg.Client, url: string, workspaceId: string): Promise<string[]> {
  // Many sites, because each has a limit.
  const keys = Array.from({ length: SITES }, () => makeVisitKey(workspaceId, crypto.randomUUID().replaceAll('-', '')));
  for (const key of keys)
    await client.query(
      "INSERT INTO visit_sites (workspace_id, id, key, hosts, created_at) VALUES ($1, gen_random_uuid(), $2, '{corner-grill.example}', now())",
      [workspaceId, key],
    );
  await client.query('TRUNCATE event_inbox');
  const lines: string[] = [];
  for (const events of [1, 10]) {
    const collector = await startCollector();
    const load = { port: collector.port, keys, events };
    await sendVisits({ ...load, atOnce: 16, until: ({ times }) => times.length >= 500 }); // warm-up
    const begun = performance.now();
    const full = await sendVisits({ ...load, atOnce: 48, until: ({ times }) => times.length >= REPORTS });
    const reports = (full.acknowledged.length * 1_000) / (performance.now() - begun);
    const paced = await sendVisits({
      ...load,
      atOnce: 48,
      everyMs: 2_000 / reports,
      until: ({ times }) => times.length >= REPORTS,
    });
    // And killed while it is at work: what it acknowledged has to be there.
    const before = await countPages(client, events);
    const earlier = new Set(before.keys());
    let dying: Promise<void> | undefined;
    const last = await sendVisits({
      ...load,
      atOnce: 48,
      until: (sent) => {
        if (sent.acknowledged.length >= 1_000) dying ??= collector.kill();
        return false;
      },
    });
    await dying;
    const stored = await countPages(client, events);
    const lost = last.acknowledged.filter(
      (page) => (stored.get(page) ?? 0) - (earlier.has(page) ? before.get(page)! : 0) < 1,
    );
    const bare = await insertBare(url, workspaceId, events);
    lines.push(
      `collected, ${events === 1 ? '1 event' : `${events} events`} a report: ${count(reports * events)} events a second (${count(reports)} reports), ${(reports / bare).toFixed(2)} of bare inserts of one report each (${count(bare * events)})${refusedOf(full, paced)}`,
      `  at half that rate: p50 ${quantile(paced, 0.5)}, p99 ${quantile(paced, 0.99)} (aim 25 ms)`,
      `  killed with SIGKILL under load: ${count(last.acknowledged.length)} reports acknowledged, ${lost.length} of them lost`,
    );
  }
  return lines;
}

/** How often each page was stored with all events of a report. */
async function countPages(client: pg.Client, events: number): Promise<Map<string, number>> {
  const { rows } = await client.query<{ page: string; n: number }>(
    "SELECT replace(page, 'corner-grill.example', '') AS page, (count(*) / $1)::int AS n FROM event_inbox GROUP BY 1",
    [events],
  );
  return new Map(rows.map(({ page, n }) => [page, n]));
}

/** Reports a second. */
async function insertBare(url: string, workspaceId: string, events: number): Promise<number> {
  const pool = new pg.Pool({ connectionString: url, max: CONNECTIONS });
  let left = REPORTS;
  const work = async (): Promise<void> => {
    while ((left -= 1) >= 0) await pool.query(...bareInsert(workspaceId, eventsOf(events)));
  };
  await pool.query('SELECT 1');
  const took = await timed(() => Promise.all(Array.from({ length: CONNECTIONS }, work)));
  await pool.end();
  return (REPORTS * 1_000) / took;
}

const eventsOf = (n: number): AnalyticsEvent[] =>
  Array.from({ length: n }, (_, event) => ({
    id: crypto.randomUUID(),
    at: new Date(),
    kind: event === 0 ? 'view' : 'form',
    channel: 'website',
    person: 'cZfLq3mYd0aGq1b8Zb2o7A',
    name: event === 0 ? '' : `form-${event}`,
    page: `corner-grill.example/${event}`,
    source: '',
    medium: '',
    campaign: '',
    device: 'desktop',
    country: '',
    subjectId: null,
    value: 0,
  }));

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

const refusedOf = (...runs: Sent[]): string => {
  const refused = sumOf(runs.map((run) => run.refused));
  return refused === 0 ? '' : `; ${count(refused)} reports refused`;
};
const quantile = ({ times }: Sent, share: number): string =>
  ms(
    percentile(
      [...times].sort((a, b) => a - b),
      share,
    ),
  );
const sumOf = (numbers: number[]): number => numbers.reduce((sum, number) => sum + number, 0);
const count = (n: number): string => Math.round(n).toLocaleString('en');
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
const BATCH = 2_000;
const TURNS = 50;
const SITES = 40;
const REPORTS = 4_000;
/** Of the collector's pool. */
const CONNECTIONS = 10;
