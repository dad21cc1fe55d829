import { Client } from 'pg';
import type { StoragePort } from '../../ports/storage';
import { MIGRATION_LOCK } from '../migrate';
import { writeArchive } from './backup-archive';
import type { Manifest } from './backup-format';
import { exportTables } from './export-tables';

/**
 * Writes one file with all rows, all media and the data to verify them, while others keep working. Rows are from
 * one moment; media are read after it, so that every file that a row names is there. Throws when the file
 * exists, and leaves nothing half-written behind.
 */
export async function writeBackup({
  databaseUrl,
  file,
  media,
  productVersion,
  secret,
  now,
}: WriteOptions): Promise<Manifest> {
  const client = await connect(databaseUrl, 'fourbeat-backup');
  try {
    await client.query('select pg_advisory_lock_shared($1)', [MIGRATION_LOCK]); // before the snapshot, so that no schema is caught in the middle of a migration
    await refuseUnmade(client);
    const archive = await writeArchive(file).catch((error: NodeJS.ErrnoException) =>
      Promise.reject(
        error.code === 'EEXIST'
          ? new Error(
              `Another backup is being written to ${file}.partial, or one was interrupted. If none is running, delete that file.`,
              { cause: error },
            )
          : error,
      ),
    );
    try {
      const { database, mediaFolders } = await exportTables(client, archive.add);
      const found = { files: 0, bytes: 0 };
      for (const folder of mediaFolders) {
        for await (const keys of media.list(folder)) {
          for (const key of keys) {
            const bytes = await media.read(key);
            if (!bytes) continue; // removed since it was listed
            await archive.add(`media/${key}`, bytes);
            found.files += 1;
            found.bytes += bytes.byteLength;
          }
        }
      }
      if (secret !== undefined) await archive.add('secret', Buffer.from(secret));
      return await archive.finish({
        productVersion,
        createdAt: now.toISOString(),
        ...database,
        media: found,
        withSecret: secret !== undefined,
      });
    } catch (error) {
      await archive.abandon();
      throw error;
    }
  } finally {
    await client.end();
  }
}

/** The timestamp in file names: 20261121T150932Z. */
export const backupName = (now: Date, prefix = 'fourbeat-backup'): string =>
  `${prefix}-${now.toISOString().replace(/[-:]|\.\d+/g, '')}.tar.gz`;

export async function connect(databaseUrl: string, name: string): Promise<Client> {
  const client = new Client({ connectionString: databaseUrl, application_name: name });
  client.on('error', () => {}); // the current query fails with the error
  await client.connect();
  return client;
}

async function refuseUnmade(client: Client): Promise<void> {
  const { rows } = await client.query(
    "select to_regclass('public.schema_migrations') is not null and to_regclass('pgboss.job') is not null as made",
  );
  if (!rows[0].made) throw new Error('There is nothing to back up: the product has never run on this database.');
}

interface WriteOptions {
  databaseUrl: string;
  /** Ends in .tar.gz; must not exist. */
  file: string;
  media: Pick<StoragePort, 'list' | 'read'>;
  productVersion: string;
  /** The root secret, if the file should contain it. */
  secret?: string;
  now: Date;
}
