import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { Client } from 'pg';
import { forgetEnv } from '../../config/env';
import { restoreBackup } from '../../jobs/database-wiring';
import { createFileStorage } from '../../providers/system/file-storage';
import { useDatabase } from '../../testing/database';
import { copyDatabase, createFreshDatabase, hashOfTable, queryAt } from '../../testing/fresh-database';
import { registerBusy } from '../../testing/world';
import { writeBackup } from './write-backup';

useDatabase();

const migrationsFolder = join(process.cwd(), 'netlify/database/schema-migrations');
const folder = mkdtempSync(join(tmpdir(), 'restore-test-'));
const file = join(folder, 'fourbeat.tar.gz');
const drops: (() => Promise<void>)[] = [];
let source: string;

beforeAll(async () => {
  const dataDir = join(folder, 'data');
  process.env.DATA_DIR = dataDir;
  forgetEnv();
  await registerBusy();
  const media = createFileStorage(dataDir);
  await media.write('designs/aa/poster.png', new Uint8Array([1, 2, 3, 4]));
  source = String(process.env.DATABASE_URL);
  await writeBackup({ databaseUrl: source, file, media, productVersion: '0.1.0', now: new Date() });
});

afterAll(async () => {
  for (const drop of drops) await drop();
  delete process.env.DATA_DIR;
  rmSync(folder, { recursive: true, force: true });
});

/** Restored once for all tests, because that runs every migration; each gets a copy. */
async function restored(): Promise<string> {
  full ??= (async () => {
    const { url, drop } = await createFreshDatabase();
    drops.push(drop);
    await restoreBackup({ databaseUrl: url, file, media: createFileStorage(join(folder, 'full')), migrationsFolder });
    return url;
  })();
  const { url, drop } = await copyDatabase(await full);
  drops.push(drop);
  return url;
}
let full: Promise<string> | undefined;

describe('a backup is refused before anything changes', () => {
  let url: string;
  beforeAll(async () => {
    const fresh = await createFreshDatabase();
    drops.push(fresh.drop);
    url = fresh.url;
  });
  const target = join(folder, 'refused');
  afterEach(async () => {
    expect(await queryAt(url, "SELECT 1 FROM pg_tables WHERE schemaname IN ('public', 'auth', 'pgboss')")).toEqual([]);
    expect(existsSync(target)).toBe(false);
  });
  const restore = (from: string) =>
    restoreBackup({ databaseUrl: url, file: from, media: createFileStorage(target), migrationsFolder });
  const altered = (name: string, bytes: Buffer): string => {
    writeFileSync(join(folder, name), bytes);
    return join(folder, name);
  };

  it.each([0.1, 0.5, 0.9, 0.999])('when one byte at %d of it was changed', async (where) => {
    const bytes = readFileSync(file);
    bytes[Math.floor(bytes.length * where)]! ^= 0x20;
    await expect(restore(altered('flipped.tar.gz', bytes))).rejects.toThrow('The backup is damaged or was cut short');
  });

  it('when one byte inside was changed and it was packed again', async () => {
    const tar = gunzipSync(readFileSync(file));
    const at = tar.indexOf('Bakery');
    tar.write('Bikery', at);
    await expect(restore(altered('repacked.tar.gz', gzipSync(tar)))).rejects.toThrow(
      'The backup is damaged or was cut short',
    );
  });

  it.each([0.3, 0.99])('when it ends at %d of its length', async (where) => {
    const bytes = readFileSync(file);
    await expect(restore(altered('short.tar.gz', bytes.subarray(0, Math.floor(bytes.length * where))))).rejects.toThrow(
      'The backup is damaged or was cut short',
    );
  });

  it('when whole entries are missing from its end', async () => {
    const tar = gunzipSync(readFileSync(file));
    await expect(
      restore(
        altered(
          'headless.tar.gz',
          gzipSync(Buffer.concat([tar.subarray(0, tar.lastIndexOf('manifest.json\0')), Buffer.alloc(1024)])),
        ),
      ),
    ).rejects.toThrow('Its end is missing');
  });

  it.each([
    'media/../../x.txt',
    '/etc/x.txt',
    'media/files/../../../x.txt',
    'tables/public.pieces/../000000',
    'other.txt',
  ])('when it holds the entry %s', async (name) => {
    const inside = mkdtempSync(join(folder, 'hostile-'));
    writeFileSync(join(inside, 'x'), 'x');
    execFileSync('tar', [
      '-czf',
      join(inside, 'hostile.tar.gz'),
      '-C',
      inside,
      '-P',
      `--transform=s|^x$|${name}|`,
      'x',
    ]);
    await expect(restore(join(inside, 'hostile.tar.gz'))).rejects.toThrow('not a backup of this product');
  });

  it('when an entry is a link', async () => {
    const inside = mkdtempSync(join(folder, 'hostile-'));
    execFileSync('ln', ['-s', '/etc/passwd', join(inside, 'secret')]);
    execFileSync('tar', ['-czf', join(inside, 'link.tar.gz'), '-C', inside, 'secret']);
    await expect(restore(join(inside, 'link.tar.gz'))).rejects.toThrow('not a backup of this product');
  });

  it('when it is no archive at all, or not there', async () => {
    await expect(restore(altered('note.tar.gz', Buffer.from('Dear diary')))).rejects.toThrow('The backup is damaged');
    await expect(restore(join(folder, 'nowhere.tar.gz'))).rejects.toThrow('cannot be read (ENOENT)');
  });

  it('when a newer version wrote it', async () => {
    const older = mkdtempSync(join(folder, 'older-'));
    for (const name of readdirSync(migrationsFolder)
      .filter((entry) => entry.endsWith('.sql'))
      .sort()
      .slice(0, -1))
      writeFileSync(join(older, name), readFileSync(join(migrationsFolder, name)));
    await expect(
      restoreBackup({ databaseUrl: url, file, media: createFileStorage(target), migrationsFolder: older }),
    ).rejects.toThrow('written by a newer version');
  });
});

describe('a database that holds something', () => {
  it('is not touched, unless it was backed up first', async () => {
    const url = await restored();
    const target = join(folder, 'replaced');
    const options = { databaseUrl: url, file, media: createFileStorage(target), migrationsFolder };
    await queryAt(url, "UPDATE workspaces SET name = 'Changed since'");
    await expect(restoreBackup(options)).rejects.toThrow('The database is not empty');
    await expect(
      restoreBackup({ ...options, beforeReplacing: () => Promise.reject(new Error('The disk is full.')) }),
    ).rejects.toThrow('The disk is full.');
    expect(await queryAt(url, 'SELECT DISTINCT name FROM workspaces')).toEqual([{ name: 'Changed since' }]);
    const safety = join(folder, 'safety.tar.gz');
    await restoreBackup({
      ...options,
      beforeReplacing: async () =>
        void (await writeBackup({
          databaseUrl: url,
          file: safety,
          media: options.media,
          productVersion: '0.1.0',
          now: new Date(),
        })),
    });
    expect(await hashOfTable(url, 'public.workspaces')).toEqual(await hashOfTable(source, 'public.workspaces'));
    await restoreBackup({ ...options, file: safety, beforeReplacing: async () => {} });
    expect(await queryAt(url, 'SELECT DISTINCT name FROM workspaces')).toEqual([{ name: 'Changed since' }]);
  });

  it('is not touched while others use it', async () => {
    const { url, drop } = await createFreshDatabase();
    drops.push(drop);
    const other = new Client({ connectionString: url, application_name: 'fourbeat-worker' });
    await other.connect();
    try {
      await expect(
        restoreBackup({ databaseUrl: url, file, media: createFileStorage(join(folder, 'used')), migrationsFolder }),
      ).rejects.toThrow('in use (1 × fourbeat-worker)');
    } finally {
      await other.end();
    }
    expect(existsSync(join(folder, 'used'))).toBe(false);
  });

  it('keeps media of its own: other bytes under the same name stop the restore', async () => {
    const { url, drop } = await createFreshDatabase();
    drops.push(drop);
    const media = createFileStorage(join(folder, 'clash'));
    await media.write('designs/aa/poster.png', new Uint8Array([9]));
    await expect(restoreBackup({ databaseUrl: url, file, media, migrationsFolder })).rejects.toThrow(
      'already holds another file under the same name as the backup (designs/aa/poster.png)',
    );
    expect(await media.read('designs/aa/poster.png')).toEqual(new Uint8Array([9]));
    expect(await queryAt(url, "SELECT 1 FROM pg_tables WHERE schemaname = 'public'")).toEqual([]);
  });
});

it('leaves the database as it was when a row turns out not to fit', async () => {
  const [url, orphaned] = [await restored(), await restored()];
  const second = join(folder, 'orphan.tar.gz');
  // A row without its workspace, which our schema forbids: only an altered schema lets it in.
  await queryAt(
    orphaned,
    'ALTER TABLE engines DROP CONSTRAINT engines_workspace_id_workspaces_workspace_id_fk; INSERT INTO engines VALUES (gen_random_uuid(), true, now())',
  );
  const options = { productVersion: '0.1.0', media: createFileStorage(join(folder, 'full')), now: new Date() };
  await writeBackup({ ...options, databaseUrl: orphaned, file: second });
  await expect(
    restoreBackup({
      databaseUrl: url,
      file: second,
      media: options.media,
      migrationsFolder,
      beforeReplacing: async () => {},
    }),
  ).rejects.toThrow('violates foreign key constraint');
  for (const name of ['public.engines', 'public.pieces', 'auth.user'])
    expect({ name, hash: await hashOfTable(url, name) }).toEqual({ name, hash: await hashOfTable(source, name) });
});
