import { readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Restored } from '../netlify/database/backup/restore-backup';
import { backupName, writeBackup } from '../netlify/database/backup/write-backup';
import { mediaStorage } from '../netlify/features/file/storage-wiring';
import { restoreBackup } from '../netlify/jobs/database-wiring';
import { withDatabase } from './open-database';
import { keepRootSecret, readRootSecret } from './root-secret';

/**
 * `npm run db:restore -- <file> [--replace]`: into an empty database; with `--replace` over an existing one,
 * after a safety backup. The product must not be running.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { replace: { type: 'boolean', default: false } },
});
const [file] = positionals;
if (!file || positionals.length > 1) {
  console.error('Say which backup: npm run db:restore -- <file> [--replace]');
  process.exit(2);
}

await withDatabase(
  async ({ url, dataDir }) => {
    const media = mediaStorage();
    const { version } = JSON.parse(readFileSync(join(import.meta.dirname, '../package.json'), 'utf8')) as {
      version: string;
    };
    const beforeReplacing = async (): Promise<void> => {
      const now = new Date();
      const safety = join(dataDir, backupName(now, 'before-restore'));
      await writeBackup({
        databaseUrl: url,
        file: safety,
        media,
        productVersion: version,
        secret: readRootSecret(dataDir)?.secret,
        now,
      });
      console.log(`What was there before is saved in ${relative('.', safety) || safety}, with its root secret.`);
    };
    const restored = await restoreBackup({
      databaseUrl: url,
      file: resolve(file),
      media,
      migrationsFolder: resolve('netlify/database/schema-migrations'),
      beforeReplacing: values.replace ? beforeReplacing : undefined,
    });
    console.log(tell(restored, takeSecret(restored, dataDir)));
  },
  { create: true },
);

/** Everything signed earlier came with the old database, so the backup's secret replaces a generated one. */
function takeSecret({ secret }: Restored, dataDir: string): string {
  const present = readRootSecret(dataDir);
  if (secret === undefined || secret === present?.secret)
    return secret === undefined
      ? 'The backup has no root secret. If the one here is different from before, everybody has to sign in again.'
      : 'Its root secret is the one in use: sessions and signed links keep working.';
  if (present?.chosen)
    return 'Its root secret differs from APP_SECRET, which stays as it is: everybody has to sign in again. To keep sessions and signed links, set APP_SECRET to the text of the entry `secret` in the archive.';
  keepRootSecret(dataDir, secret);
  return 'Its root secret is back too: sessions and signed links keep working.';
}

function tell({ manifest, jobsWithoutQueue }: Restored, aboutSecret: string): string {
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
  return [
    `Restored the backup of ${manifest.createdAt} (version ${manifest.productVersion}): ${rows} rows of ${manifest.tables.length} tables, each compared with the backup, and ${manifest.media.files} media files.`,
    ...(jobsWithoutQueue > 0
      ? [`${jobsWithoutQueue} waiting jobs are of a kind that this version does not have; they were left out.`]
      : []),
    aboutSecret,
  ].join('\n');
}
