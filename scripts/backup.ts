import { existsSync, mkdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { backupName, writeBackup } from '../netlify/database/backup/write-backup';
import { mediaStorage } from '../netlify/features/file/storage-wiring';
import { withDatabase } from './open-database';
import { readRootSecret } from './root-secret';

/**
 * `npm run db:backup -- [--to file-or-folder] [--with-secret]`: everything in one file, whether or not the
 * product is running. Without `--to` it goes to `<data folder>/backups`.
 */
const { values } = parseArgs({
  options: { to: { type: 'string' }, 'with-secret': { type: 'boolean', default: false } },
});

await withDatabase(async ({ url, dataDir }) => {
  const now = new Date();
  const file = placeFor(values.to ?? join(dataDir, 'backups'), now);
  const secret = values['with-secret'] ? readRootSecret(dataDir)?.secret : undefined;
  const { tables, media } = await writeBackup({
    databaseUrl: url,
    file,
    media: mediaStorage(),
    productVersion: productVersion(),
    secret,
    now,
  });
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  console.log(
    [
      `Wrote ${relative('.', file) || file} (${megabytes(statSync(file).size)}): ${rows} rows of ${tables.length} tables, ${media.files} media files (${megabytes(media.bytes)}).`,
      values['with-secret']
        ? 'It contains the root secret: anyone who has the file can sign in as anybody. Keep it where only you can read it.'
        : 'The root secret is not in it. If you restore it elsewhere without the secret, everybody has to sign in again, signed links to files and the links of newsletter mails sent before stop working, and a derived metrics token changes; nothing else is lost.',
      'It contains all customers’ data and is readable by its owner only. Keep a copy on another machine.',
    ].join('\n'),
  );
});

/**
 * A path with an archive's extension is a file; anything else is a folder, created if missing. Never overwrites
 * a file.
 */
function placeFor(to: string, now: Date): string {
  const isFile = /\.(tar\.gz|tgz)$/.test(to);
  const file = isFile ? resolve(to) : resolve(to, backupName(now));
  if (existsSync(file)) throw new Error(`${file} already exists. Backups are not overwritten: choose another name.`);
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  return file;
}

function productVersion(): string {
  return (JSON.parse(readFileSync(join(import.meta.dirname, '../package.json'), 'utf8')) as { version: string })
    .version;
}

function megabytes(bytes: number): string {
  return `${(bytes / 1e6).toFixed(1)} MB`;
}
