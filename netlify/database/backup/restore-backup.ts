import { setTimeout as wait } from 'node:timers/promises';
import type { Client } from 'pg';
import type { StoragePort } from '../../ports/storage';
import type { Job } from '../../queue/job';
import { migrateDatabase } from '../migrate';
import { readArchive } from './backup-archive';
import type { Manifest } from './backup-format';
import { AS_WORKER, WITHOUT_ROWS } from './export-tables';
import { importTables, readMigrations } from './import-tables';
import { listTables, type Table } from './table-inventory';
import { connect } from './write-backup';

/**
 * Restores a backup into an empty database or, with `beforeReplacing`, over an existing one (after that has
 * written a safety copy). The whole archive is verified before anything changes; rows are loaded in one
 * transaction or not at all; a media file with different content is never overwritten. The schema first becomes
 * the backup's and then, through the remaining migrations, this version's. Throws a sentence that says what is
 * wrong and what to do.
 */
export async function restoreDatabase({
  databaseUrl,
  jobs,
  file,
  media,
  migrationsFolder,
  beforeReplacing,
}: RestoreOptions): Promise<Restored> {
  const { manifest, secret } = await check(file, media, migrationsFolder);
  await withClient(databaseUrl, async (client) => {
    await refuseOthers(client);
    if (!(await hasRows(client))) return;
    if (!beforeReplacing)
      throw new Error(
        'The database is not empty, so nothing was changed. Restore into an empty one, or add --replace: it writes a safety backup of what is there, then puts the backup in its place.',
      );
    await beforeReplacing();
  });
  await migrateDatabase(databaseUrl, jobs, migrationsFolder); // creates the queue and the roles
  const { jobsWithoutQueue } = await withClient(databaseUrl, async (client) => {
    await refuseOthers(client);
    return importTables(client, manifest, migrationsFolder, async (visit) => {
      await readArchive(file, async (entry, bytes) => {
        if (entry.kind === 'media') await writeMedia(media, entry.key, bytes);
        else await visit(entry, bytes);
      });
    });
  });
  await migrateDatabase(databaseUrl, jobs, migrationsFolder); // applies the migrations after the backup's
  return { manifest, secret, jobsWithoutQueue };
}

/** Reads the whole archive once and compares it with this installation. */
async function check(
  file: string,
  media: Media,
  migrationsFolder: string,
): Promise<{ manifest: Manifest; secret: string | undefined }> {
  let secret: string | undefined;
  const clashes: string[] = [];
  const manifest = await readArchive(file, async (entry, bytes) => {
    if (entry.kind === 'secret') secret = bytes.toString('utf8');
    if (entry.kind !== 'media') return;
    const present = await media.read(entry.key);
    if (present && !bytes.equals(present)) clashes.push(entry.key);
  });
  readMigrations(manifest, migrationsFolder);
  if (clashes.length > 0)
    throw new Error(
      `The media folder already holds ${clashes.length === 1 ? 'another file' : `${clashes.length} other files`} under the same name as the backup (${clashes.slice(0, 3).join(', ')}), so nothing was changed. Restore into another data folder, or move ${clashes.length === 1 ? 'it' : 'them'} away.`,
    );
  return { manifest, secret };
}

async function writeMedia(media: Media, key: string, bytes: Buffer): Promise<void> {
  const present = await media.read(key);
  if (!present) await media.write(key, bytes);
  else if (!bytes.equals(present))
    throw new Error(
      `The media file ${key} appeared with other content while the backup was being restored. The database was left as it was.`,
    );
}

/** Other connections could write into what is being replaced. Connections that are just closing get a moment. */
async function refuseOthers(client: Client): Promise<void> {
  for (let left = PATIENCE; ; left -= 1) {
    const { rows } = await client.query<{ name: string; connections: number }>(`
      select coalesce(nullif(application_name, ''), 'without a name') as name, count(*)::int as connections from pg_stat_activity
      where datname = current_database() and usename = session_user and pid <> pg_backend_pid() and backend_type = 'client backend' group by 1 order by 1`);
    if (rows.length === 0) return;
    if (left === 0)
      throw new Error(
        `The database is in use (${rows.map(({ name, connections }) => `${connections} × ${name}`).join(', ')}), so nothing was changed. Stop the product (npm start, workers, deployed functions) first, then restore.`,
      );
    await wait(POLL_MS);
  }
}

/** As the worker across workspaces where forced policies would hide rows from the owner. */
async function hasRows(client: Client): Promise<boolean> {
  const tables = (await listTables(client)).filter(
    ({ name }) => !WITHOUT_ROWS.has(name) && name !== 'public.schema_migrations',
  );
  for (const table of tables) if (await tableHasRows(client, table)) return true;
  return false;
}

async function tableHasRows(client: Client, { quoted, forced }: Table): Promise<boolean> {
  await client.query(`begin; ${forced ? AS_WORKER : 'SET LOCAL row_security = off'}`);
  try {
    return (await client.query(`select 1 from ${quoted} limit 1`)).rowCount === 1;
  } finally {
    await client.query('rollback');
  }
}

async function withClient<T>(databaseUrl: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = await connect(databaseUrl, 'fourbeat-restore');
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

const PATIENCE = 30;
const POLL_MS = 100;

type Media = Pick<StoragePort, 'read' | 'write'>;

export interface RestoreOptions {
  databaseUrl: string;
  /** The jobs whose queues are created. */
  jobs: readonly Job[];
  file: string;
  media: Media;
  migrationsFolder: string;
  /** Writes a safety copy; without it a database that holds data is refused. */
  beforeReplacing?: () => Promise<void>;
}

export interface Restored {
  manifest: Manifest;
  /** The root secret, if the backup holds one. */
  secret: string | undefined;
  /** Waiting jobs of a kind that this version no longer has. */
  jobsWithoutQueue: number;
}
