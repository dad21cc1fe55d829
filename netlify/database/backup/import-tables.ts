import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Client } from 'pg';
import { from as copyFrom, type CopyStreamQuery } from 'pg-copy-streams';
import { MIGRATION_LOCK, MIGRATIONS_TABLE } from '../migrate';
import type { EntryKind, Manifest } from './backup-format';
import { columnList, digestTables, JOBS, jobColumns, WITHOUT_ROWS } from './export-tables';
import { listBrakes, listPartitions, listRemovals, listSequences, listTables, type Table } from './table-inventory';

/**
 * Restores the database that `manifest` describes, in one transaction: creates the schema with that version's
 * migrations, loads all rows, and compares each table's count and digest. `read` passes the archive's entries.
 * Any difference throws and nothing has changed. Returns how many jobs had no queue in this version.
 */
export async function importTables(
  client: Client,
  manifest: Manifest,
  migrationsFolder: string,
  read: (visit: (entry: EntryKind, bytes: Buffer) => Promise<void>) => Promise<void>,
): Promise<{ jobsWithoutQueue: number }> {
  await client.query('begin');
  try {
    await client.query(
      `select pg_advisory_xact_lock(${MIGRATION_LOCK}); set local statement_timeout = 0; set local search_path = public; set local timezone = 'UTC'; set local datestyle = 'ISO, YMD'; set local client_encoding = 'UTF8'`,
    );
    await rebuildSchema(client, manifest, migrationsFolder);
    await client.query('set local row_security = off'); // from here on, a policy that would hide a row is an error
    const tables = await checkTables(client, manifest);
    const brakes = await listBrakes(client);
    await runAll(client, brakes.release);
    await client.query(`truncate ${[...tables.values()].map(({ quoted }) => quoted).join(', ')}`); // removes the rows that migrations inserted themselves
    await client.query(
      `delete from pgboss.job; create temporary table ${WAITING_JOBS} on commit drop as select ${columnList(jobColumns)} from pgboss.job limit 0`,
    );
    await loadRows(client, manifest, tables, read);
    const jobsWithoutQueue = await queueJobs(client);
    await runAll(client, brakes.apply);
    await setSequences(client, manifest);
    await checkRows(client, manifest, jobsWithoutQueue);
    await client.query('commit');
    return { jobsWithoutQueue };
  } catch (error) {
    await client.query('rollback').catch(() => {});
    throw error;
  }
}

/** The migrations that the backup names, from this version's files. Throws when this version lacks one. */
export function readMigrations(manifest: Manifest, folder: string): string[] {
  return manifest.migrations.map(({ name, checksum }) => {
    let text: string;
    try {
      text = readFileSync(join(folder, name), 'utf8');
    } catch (error) {
      throw new Error(
        `The backup was written by a newer version of the product (${manifest.productVersion}, with the migration ${name}). Upgrade first, then restore.`,
        { cause: error },
      );
    }
    if (createHash('sha256').update(text).digest('hex') !== checksum)
      throw new Error(
        `The backup was written with another text of the migration ${name} than this version has. Restore it with the version that wrote it (${manifest.productVersion}).`,
      );
    return text;
  });
}

async function rebuildSchema(client: Client, manifest: Manifest, folder: string): Promise<void> {
  await runAll(client, await listRemovals(client));
  await client.query(MIGRATIONS_TABLE);
  for (const text of readMigrations(manifest, folder)) await client.query(text);
  const partitions = new Set((await listPartitions(client)).map(({ name }) => name));
  for (const { name, parent, bound } of manifest.partitions)
    if (!partitions.has(name))
      await client.query(`create table ${quoted(name)} partition of ${quoted(parent)} ${bound}`);
}

async function checkTables(client: Client, manifest: Manifest): Promise<Map<string, Table>> {
  const tables = new Map((await listTables(client)).map((table) => [table.name, table]));
  const expected = [...tables.values()]
    .filter(({ name }) => !WITHOUT_ROWS.has(name))
    .map(({ name, columns }) => ({ name, columns }));
  const named = manifest.tables.filter(({ name }) => name !== JOBS).map(({ name, columns }) => ({ name, columns }));
  if (JSON.stringify(expected) !== JSON.stringify(named))
    throw new Error(
      'The tables in the backup are not those that its migrations make, so nothing was changed. Was the schema changed by hand where it was written?',
    );
  return tables;
}

async function loadRows(
  client: Client,
  manifest: Manifest,
  tables: Map<string, Table>,
  read: (visit: (entry: EntryKind, bytes: Buffer) => Promise<void>) => Promise<void>,
): Promise<void> {
  const columnsOf = new Map(manifest.tables.map(({ name, columns }) => [name, columns]));
  let open: { table: string; stream: CopyStreamQuery } | undefined;
  const close = async (): Promise<void> => {
    if (!open) return;
    const { stream } = open;
    open = undefined;
    await new Promise<void>((done, failed) => stream.once('error', failed).end(done));
  };
  await read(async (entry, bytes) => {
    if (entry.kind !== 'table') return;
    if (open?.table !== entry.table) {
      await close();
      const target = entry.table === JOBS ? WAITING_JOBS : tables.get(entry.table)?.quoted;
      const columns = columnsOf.get(entry.table);
      if (!target || !columns)
        throw new Error(`The backup holds rows of a table that its manifest does not name: ${entry.table}.`);
      open = {
        table: entry.table,
        stream: client.query(copyFrom(`COPY ${target} (${columnList(columns)}) FROM STDIN`)),
      };
    }
    if (!open.stream.write(bytes)) await once(open.stream, 'drain');
  });
  await close();
}

/** Retry policy and retention come from the queue and count from now: a waiting job must not already be too old. */
async function queueJobs(client: Client): Promise<number> {
  const columns = columnList(jobColumns);
  const added = await client.query(`insert into pgboss.job (${columns}, policy, keep_until)
    select ${jobColumns.map((column) => `w."${column}"`).join(', ')}, q.policy, greatest(w.start_after, now()) + make_interval(secs => q.retention_seconds) from ${WAITING_JOBS} w join pgboss.queue q on q.name = w.name`);
  const { rows } = await client.query<{ all: number }>(`select count(*)::int as all from ${WAITING_JOBS}`);
  return (rows[0]?.all ?? 0) - (added.rowCount ?? 0);
}

async function setSequences(client: Client, manifest: Manifest): Promise<void> {
  const known = new Set((await listSequences(client)).map(({ name }) => name));
  for (const { name, value, called } of manifest.sequences)
    if (known.has(name)) await client.query('select setval($1::regclass, $2, $3)', [name, value, called]);
}

async function checkRows(client: Client, manifest: Manifest, jobsWithoutQueue: number): Promise<void> {
  const found = new Map((await digestTables(client)).map((table) => [table.name, table]));
  for (const { name, rows, digest } of manifest.tables) {
    const now = found.get(name);
    if (name === JOBS && jobsWithoutQueue > 0 && now?.rows === rows - jobsWithoutQueue) continue;
    if (now?.rows !== rows || now.digest !== digest)
      throw new Error(
        `After loading, ${name} did not hold the rows that were backed up (${now?.rows ?? 0} of ${rows}), so nothing was changed.`,
      );
  }
}

async function runAll(client: Client, statements: string[]): Promise<void> {
  for (const statement of statements) await client.query(statement);
}

const quoted = (name: string): string =>
  name
    .split('.')
    .map((part) => `"${part}"`)
    .join('.'); // names in the manifest contain no quotes

const WAITING_JOBS = 'pg_temp.restored_jobs';
