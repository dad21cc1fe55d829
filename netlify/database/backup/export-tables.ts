import type { Client } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { PART_BYTES, partName, type Manifest, type TableEntry } from './backup-format';
import { makeRowDigest } from './row-digest';
import { listPartitions, listSequences, listTables } from './table-inventory';

/**
 * Passes every table to `add` as COPY text, all from one moment, while others keep working: one read-only
 * transaction with a single snapshot. Takes no lock that a request would wait for. `mediaFolders` are the
 * storage folders that rows refer to (every `storage_key`).
 */
export async function exportTables(
  client: Client,
  add: (name: string, bytes: Buffer) => Promise<void>,
): Promise<{ database: DatabaseDescription; mediaFolders: string[] }> {
  await client.query('begin isolation level repeatable read read only');
  await setTextRules(client);
  const tables: TableEntry[] = [];
  const folders = new Set<string>();
  for (const source of await listSources(client)) {
    let part = 0;
    const found = await exportTable(client, source, (bytes) => add(partName(source.name, part++), bytes));
    tables.push({ name: source.name, columns: source.columns, ...found, parts: part });
    if (source.columns.includes('storage_key'))
      for (const folder of await mediaFoldersOf(client, source)) folders.add(folder);
  }
  const version = await client.query<{ server_version: string }>('show server_version');
  const migrations = await client.query<{ name: string; checksum: string }>(
    'select name, checksum from schema_migrations order by name',
  );
  const database = {
    postgres: version.rows[0]?.server_version ?? '',
    migrations: migrations.rows,
    tables,
    partitions: await listPartitions(client),
    sequences: await listSequences(client),
  };
  await client.query('commit');
  return { database, mediaFolders: [...folders].sort() };
}

/** Counts and digests of all tables within the current transaction. */
export async function digestTables(client: Client): Promise<{ name: string; rows: number; digest: string }[]> {
  await setTextRules(client);
  const found = [];
  for (const source of await listSources(client))
    found.push({ name: source.name, ...(await exportTable(client, source, async () => {})) });
  return found;
}

/** COPY text depends on these settings; the same rows must give the same bytes on every server. */
async function setTextRules(client: Client): Promise<void> {
  await client.query(
    "set local datestyle = 'ISO, YMD'; set local intervalstyle = 'postgres'; set local timezone = 'UTC'; set local bytea_output = 'hex'; set local extra_float_digits = 1; set local client_encoding = 'UTF8'; set local statement_timeout = 0; set local search_path = public",
  );
}

/**
 * The product's tables and the queue. From the queue, only waiting and failed jobs: a running job runs again
 * after a restore, as after any crash.
 */
async function listSources(client: Client): Promise<Source[]> {
  const sources = (await listTables(client))
    .filter(({ name }) => !WITHOUT_ROWS.has(name))
    .map((table): Source => {
      if (table.forced && !table.workerSees)
        throw new Error(
          `The table ${table.name} has forced row-level security without the policy tenant_worker, so a backup would miss its rows. Make it with make_tenant_table.`,
        );
      return {
        name: table.name,
        columns: table.columns,
        forced: table.forced,
        query: `SELECT ${columnList(table.columns)} FROM ${table.quoted}`,
      };
    });
  const columns = jobColumns
    .map((column) => (column === 'state' ? "CASE state WHEN 'active' THEN 'retry' ELSE state END AS state" : column))
    .join(', ');
  sources.push({
    name: JOBS,
    columns: [...jobColumns],
    forced: false,
    query: `SELECT ${columns} FROM pgboss.job WHERE state IN ('created', 'retry', 'active', 'failed') AND name NOT LIKE '\\_\\_pgboss\\_\\_%'`,
  });
  return sources;
}

async function exportTable(
  client: Client,
  source: Source,
  add: (bytes: Buffer) => Promise<void>,
): Promise<{ rows: number; digest: string }> {
  await client.query(source.forced ? AS_WORKER : AS_OWNER);
  const rows = makeRowDigest();
  let waiting: Buffer[] = [];
  let size = 0;
  const flush = async (): Promise<void> => {
    if (size > 0) await add(Buffer.concat(waiting));
    waiting = [];
    size = 0;
  };
  for await (const chunk of client.query(copyTo(`COPY (${source.query}) TO STDOUT`)) as AsyncIterable<Buffer>) {
    rows.add(chunk);
    waiting.push(chunk);
    size += chunk.length;
    if (size >= PART_BYTES) await flush();
  }
  await flush();
  await client.query(AS_OWNER);
  return rows.result();
}

async function mediaFoldersOf(client: Client, source: Source): Promise<string[]> {
  await client.query(source.forced ? AS_WORKER : AS_OWNER);
  const { rows } = await client.query<{ folder: string }>(
    `select distinct split_part(storage_key, '/', 1) as folder from (${source.query}) as rows`,
  );
  await client.query(AS_OWNER);
  return rows.map(({ folder }) => folder);
}

/**
 * Forced policies restrict the owner too: such tables are read as the worker across workspaces, the others with
 * row_security off, which fails where a policy would hide a row.
 */
export const AS_WORKER = "SET LOCAL row_security = on; SET LOCAL app.across_workspaces = 'on'; SET LOCAL ROLE worker";
const AS_OWNER = "RESET ROLE; SET LOCAL row_security = off; SET LOCAL app.across_workspaces = ''";

export const columnList = (columns: readonly string[]): string =>
  columns.map((column) => `"${column.replaceAll('"', '""')}"`).join(', ');

export const JOBS = 'pgboss.job';

/** The columns of a job that a restore needs; the others belong to a version of pg-boss or to the moment. */
export const jobColumns = [
  'id',
  'name',
  'priority',
  'data',
  'state',
  'retry_limit',
  'retry_count',
  'retry_delay',
  'retry_backoff',
  'retry_delay_max',
  'expire_seconds',
  'deletion_seconds',
  'singleton_key',
  'singleton_on',
  'start_after',
  'created_on',
  'completed_on',
  'output',
  'heartbeat_seconds',
] as const;

/** Rows not worth keeping: live changes refer to transactions of their own server; rate limit counters last minutes. */
export const WITHOUT_ROWS: ReadonlySet<string> = new Set(['public.changes', 'public.rate_limits']);

export type DatabaseDescription = Pick<Manifest, 'postgres' | 'migrations' | 'tables' | 'partitions' | 'sequences'>;

interface Source {
  name: string;
  columns: string[];
  forced: boolean;
  query: string;
}
