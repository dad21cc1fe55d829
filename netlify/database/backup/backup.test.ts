import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { engineContract } from '../../../src/contracts/engine';
import { DAY_MS } from '../../../src/domain/duration';
import { closePool } from '../client';
import { forgetEnv } from '../../config/env';
import { migrate, restoreBackup } from '../../jobs/database-wiring';
import { workDueJobs } from '../../jobs/worker';
import { createFileStorage } from '../../providers/system/file-storage';
import { asOwner, useDatabase } from '../../testing/database';
import { createFreshDatabase, hashOfTable, queryAt, quoted } from '../../testing/fresh-database';
import { joinAsMember, register, registerBusy } from '../../testing/world';
import { readArchive } from './backup-archive';
import { exportTables } from './export-tables';
import { backupName, connect, writeBackup } from './write-backup';

useDatabase();

const migrationsFolder = join(process.cwd(), 'netlify/database/schema-migrations');
const folder = mkdtempSync(join(tmpdir(), 'backup-test-'));
const dataDir = join(folder, 'data');
const file = join(folder, backupName(new Date('2026-11-21T15:09:32.123Z')));
const drops: (() => Promise<void>)[] = [];
let source: string;
let scheduled: { id: string };
let manifest: Awaited<ReturnType<typeof writeBackup>>;

beforeAll(async () => {
  process.env.DATA_DIR = dataDir;
  forgetEnv();
  await asOwner('DELETE FROM pgboss.job');
  const [first, second] = [await registerBusy('First'), await registerBusy('Second')];
  await joinAsMember(await register('Guest'), first.workspaceId);
  const tomorrow = new Date(Date.now() + DAY_MS).toISOString();
  scheduled = (
    await first.call('engine', engineContract.approvePiece, {
      pieceId: first.piece.id,
      version: first.piece.version,
      publishAt: { date: tomorrow.slice(0, 10), time: tomorrow.slice(11, 16) },
    })
  ).body.data;
  await asOwner(
    `INSERT INTO files (id, workspace_id, storage_key, purpose, name, content_type, bytes, created_at) VALUES (gen_random_uuid(), $1, 'files/aa/logo.png', 'logo', E'a\\tname\\nwith "everything" \\\\ in it', 'image/png', 4, now())`,
    [second.workspaceId],
  );
  await asOwner(
    `INSERT INTO mails (id, kind, recipient, subject, html, text, state, expires_at, created_at) VALUES (gen_random_uuid(), 'reset-password', 'ada@example.com', 'Your link', '<p>é</p>', NULL, 'held', now(), now())`,
  );
  await asOwner("DELETE FROM pgboss.job WHERE name IN ('expire-demos', 'make-creation')"); // encoding clips would be most of the work
  await asOwner(
    "INSERT INTO pgboss.job (name, state, policy) VALUES ('expire-demos', 'active', 'standard'), ('expire-demos', 'completed', 'standard'), ('expire-demos', 'failed', 'standard')",
  );
  const media = createFileStorage(dataDir);
  await media.write('files/aa/logo.png', new Uint8Array([1, 2, 3, 4]));
  await media.write(
    'files/bb/large.bin',
    new Uint8Array(3_000_000).map((_, at) => at % 251),
  );
  source = String(process.env.DATABASE_URL);
  manifest = await writeBackup({ databaseUrl: source, file, media, productVersion: '0.1.0', now: new Date() });
});

afterAll(async () => {
  await closePool();
  for (const drop of drops) await drop();
  delete process.env.DATA_DIR;
  rmSync(folder, { recursive: true, force: true });
});

it('is one file that only its owner can read and that tar understands', () => {
  expect(file).toMatch(/fourbeat-backup-20261121T150932Z\.tar\.gz$/);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(readdirSync(folder).filter((name) => name.startsWith('fourbeat'))).toHaveLength(1);
  const names = execFileSync('tar', ['-tzf', file], { encoding: 'utf8' }).trim().split('\n');
  expect(names).toEqual(
    expect.arrayContaining([
      'tables/public.pieces/000000',
      'tables/auth.user/000000',
      'tables/pgboss.job/000000',
      'media/files/aa/logo.png',
      'manifest.json',
    ]),
  );
  expect(names.filter((name) => name === 'secret' || /public\.changes|rate_limits/.test(name))).toEqual([]);
  const text = execFileSync('tar', ['-xzOf', file, 'manifest.json']);
  expect(execFileSync('tar', ['-xzOf', file, 'manifest.json.sha256'], { encoding: 'utf8' })).toBe(
    `${createHash('sha256').update(text).digest('hex')}  manifest.json\n`,
  );
});

it('counts in its manifest what the database held', async () => {
  for (const { name, rows } of manifest.tables.filter((table) => table.name !== 'pgboss.job')) {
    const [found] = await asOwner<{ rows: number }>(`SELECT count(*)::int AS rows FROM ${quoted(name)}`);
    expect({ name, rows }).toEqual({ name, rows: found?.rows });
  }
  expect(manifest.tables.find(({ name }) => name === 'public.workspaces')?.rows).toBeGreaterThanOrEqual(3);
});

it('sees one moment, whatever is written while it reads', async () => {
  const [before] = await asOwner<{ rows: number }>('SELECT count(*)::int AS rows FROM workspaces');
  const client = await connect(source, 'test');
  let written: string | undefined;
  try {
    const { database } = await exportTables(client, async () => {
      written ??= (await register('Meanwhile')).form.email;
    });
    expect(database.tables.find(({ name }) => name === 'public.workspaces')?.rows).toBe(before?.rows);
    expect(await asOwner("SELECT 1 FROM workspaces WHERE name = 'Meanwhile'")).not.toEqual([]);
  } finally {
    await client.end();
    await asOwner(
      'DELETE FROM auth."user" WHERE id IN (SELECT user_id FROM auth.member m JOIN workspaces w ON w.workspace_id = m.organization_id WHERE w.name = \'Meanwhile\')',
    );
    await asOwner("DELETE FROM auth.organization WHERE name = 'Meanwhile'");
    await asOwner("DELETE FROM workspaces WHERE name = 'Meanwhile'");
    await asOwner('DELETE FROM mails WHERE recipient = $1', [written]); // found by recipient, because other tests moved the clock
  }
});

describe.each([
  ['a superuser', undefined],
  ['an owner who is no superuser', 'plain_owner'],
])('restored by %s', (_name, owner) => {
  const target = join(folder, `restored-${owner ?? 'super'}`);
  let url: string;

  beforeAll(async () => {
    const fresh = await createFreshDatabase(owner);
    drops.push(fresh.drop);
    url = fresh.url;
    await restoreBackup({ databaseUrl: url, file, media: createFileStorage(target), migrationsFolder });
  });

  it('every table has the same rows', async () => {
    const admin = adminOf(url);
    const tables = await queryAt<{ name: string }>(
      source,
      "SELECT schemaname || '.' || tablename AS name FROM pg_tables WHERE schemaname IN ('public', 'auth') AND tablename NOT IN ('changes', 'rate_limits') ORDER BY 1",
    );
    expect(tables.length).toBeGreaterThan(20);
    for (const { name } of tables)
      expect({ name, hash: await hashOfTable(admin, name) }).toEqual({ name, hash: await hashOfTable(source, name) });
    for (const name of ['public.changes', 'public.rate_limits'])
      expect(await queryAt(admin, `SELECT 1 FROM ${name}`)).toEqual([]);
  });

  it('the schema is the one that migrations make', async () => {
    expect(await schemaOf(adminOf(url))).toEqual(await schemaOf(source));
  });

  it('every media file has the same bytes', () => {
    // Excludes temporary files of writes in progress.
    const hashes = (base: string) =>
      readdirSync(join(base, 'media'), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && !entry.parentPath.includes('/media/partial'))
        .map((entry) => {
          const path = join(entry.parentPath, entry.name);
          return [path.slice(base.length), createHash('sha256').update(readFileSync(path)).digest('hex')];
        })
        .sort();
    expect(hashes(target).length).toBe(manifest.media.files);
    expect(manifest.media.files).toBeGreaterThanOrEqual(2);
    expect(hashes(target)).toEqual(hashes(dataDir));
  });

  it('a job that was in hand is due again, one that failed is still there to be looked at, one that is done is gone', async () => {
    const states = await queryAt(
      adminOf(url),
      "SELECT state::text FROM pgboss.job WHERE name = 'expire-demos' ORDER BY state",
    );
    expect(states).toEqual([{ state: 'failed' }, { state: 'retry' }]);
  });

  it('a backup of it holds the same again', async () => {
    const again = await writeBackup({
      databaseUrl: url,
      file: join(folder, `again-${owner ?? 'super'}.tar.gz`),
      media: createFileStorage(target),
      productVersion: '0.1.0',
      now: new Date(),
    });
    const digests = ({ tables }: typeof again) => tables.map(({ name, rows, digest }) => ({ name, rows, digest }));
    expect(digests(again)).toEqual(digests(manifest));
    expect(again.media).toEqual(manifest.media);
  });

  it('a scheduled post still goes out at its time', async () => {
    const admin = adminOf(url);
    const before = await queryAt(
      admin,
      "SELECT start_after > now() AS later, policy, keep_until > now() AS kept FROM pgboss.job WHERE data->>'pieceId' = $1 AND start_after > now()",
      [scheduled.id],
    );
    expect(before).toEqual([{ later: true, policy: 'standard', kept: true }]);
    await queryAt(admin, "UPDATE pieces SET scheduled_for = now() - interval '1 minute' WHERE id = $1", [scheduled.id]); // as if the day had passed
    await queryAt(
      admin,
      "UPDATE pgboss.job SET start_after = now() - interval '1 minute' WHERE data->>'pieceId' = $1",
      [scheduled.id],
    );
    await closePool();
    [process.env.DATABASE_URL, process.env.DATA_DIR] = [url, target];
    forgetEnv();
    try {
      await workDueJobs({ budgetMs: 30_000, stopMs: 10_000 });
      expect(await queryAt(admin, 'SELECT status FROM pieces WHERE id = $1', [scheduled.id])).toEqual([
        { status: 'published' },
      ]);
    } finally {
      await closePool();
      [process.env.DATABASE_URL, process.env.DATA_DIR] = [source, dataDir];
      forgetEnv();
    }
  });
});

it('brings an older backup up to this version, with sequences, partitions made since, rows that refer to each other and generated columns', async () => {
  const [older, newer] = [mkdtempSync(join(folder, 'older-')), mkdtempSync(join(folder, 'newer-'))];
  for (const into of [older, newer]) {
    for (const name of readdirSync(migrationsFolder).filter((entry) => entry.endsWith('.sql')))
      writeFileSync(join(into, name), readFileSync(join(migrationsFolder, name)));
    writeFileSync(
      join(into, '0900_more.sql'),
      `
      CREATE TABLE notes (id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, answers bigint REFERENCES notes (id), text text NOT NULL, loud text GENERATED ALWAYS AS (upper(text)) STORED);
      CREATE TABLE visits (at timestamptz NOT NULL, path text) PARTITION BY RANGE (at);
      CREATE TABLE visits_first PARTITION OF visits FOR VALUES FROM ('2026-10-01') TO ('2026-11-01');
      INSERT INTO notes (text) VALUES ('put in by the migration');
      CREATE FUNCTION shout() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN NEW.text := NEW.text || '!'; RETURN NEW; END $$;
      CREATE TRIGGER shout BEFORE INSERT ON notes FOR EACH ROW EXECUTE FUNCTION shout();`,
    );
  }
  writeFileSync(join(newer, '0901_later.sql'), 'ALTER TABLE notes ADD COLUMN seen boolean NOT NULL DEFAULT false');
  const [from, to] = [await createFreshDatabase('plain_owner'), await createFreshDatabase('plain_owner')];
  drops.push(from.drop, to.drop);
  await migrate(from.url, older);
  await queryAt(
    from.url,
    "INSERT INTO notes (text) VALUES ('first'), ('second'); UPDATE notes SET answers = 3 WHERE id = 2; UPDATE notes SET answers = 2 WHERE id = 3",
  );
  await queryAt(
    from.url,
    "CREATE TABLE visits_second PARTITION OF visits FOR VALUES FROM ('2026-11-01') TO ('2026-12-01'); INSERT INTO visits VALUES ('2026-10-05', '/old'), ('2026-11-05', '/new')",
  );
  const old = join(folder, 'old.tar.gz');
  const media = createFileStorage(join(folder, 'old'));
  await writeBackup({ databaseUrl: from.url, file: old, media, productVersion: '0.0.9', now: new Date() });
  await restoreBackup({ databaseUrl: to.url, file: old, media, migrationsFolder: newer });
  expect(await queryAt(to.url, 'SELECT id::int, answers::int, text, loud, seen FROM notes ORDER BY id')).toEqual([
    { id: 1, answers: null, text: 'put in by the migration', loud: 'PUT IN BY THE MIGRATION', seen: false },
    { id: 2, answers: 3, text: 'first!', loud: 'FIRST!', seen: false },
    { id: 3, answers: 2, text: 'second!', loud: 'SECOND!', seen: false },
  ]);
  expect(await queryAt(to.url, "INSERT INTO notes (text) VALUES ('third') RETURNING id::int, text")).toEqual([
    { id: 4, text: 'third!' },
  ]);
  expect(await queryAt(to.url, 'SELECT tableoid::regclass::text AS part, path FROM visits ORDER BY at')).toEqual([
    { part: 'visits_first', path: '/old' },
    { part: 'visits_second', path: '/new' },
  ]);
  await expect(queryAt(to.url, 'UPDATE notes SET answers = 99 WHERE id = 2')).rejects.toThrow('notes_answers_fkey');

  // Restores an older version's backup over the newer one's schema, which has to go.
  await restoreBackup({
    databaseUrl: to.url,
    file: old,
    media,
    migrationsFolder: older,
    beforeReplacing: async () => {},
  });
  expect(await queryAt(to.url, 'SELECT * FROM notes WHERE id = 1')).toEqual([
    { id: '1', answers: null, text: 'put in by the migration', loud: 'PUT IN BY THE MIGRATION' },
  ]);
  expect(await queryAt(to.url, 'SELECT count(*)::int AS rows FROM notes')).toEqual([{ rows: 3 }]);
});

it('carries the root secret when asked to, and hands it back', async () => {
  const withSecret = join(folder, 'with-secret.tar.gz');
  await writeBackup({
    databaseUrl: source,
    file: withSecret,
    media: createFileStorage(dataDir),
    productVersion: '0.1.0',
    secret: 'a secret of forty characters, or thereabouts',
    now: new Date(),
  });
  let found = '';
  expect(
    (
      await readArchive(
        withSecret,
        async (entry, bytes) => void (entry.kind === 'secret' && (found = bytes.toString())),
      )
    ).withSecret,
  ).toBe(true);
  expect(found).toBe('a secret of forty characters, or thereabouts');
});

it('leaves nothing half-written behind when the store fails, and does not touch a backup that is being written', async () => {
  const options = {
    databaseUrl: source,
    file: join(folder, 'failed.tar.gz'),
    productVersion: '0.1.0',
    now: new Date(),
  };
  const media = { ...createFileStorage(dataDir), read: () => Promise.reject(new Error('The store is down.')) };
  await expect(writeBackup({ ...options, media })).rejects.toThrow('The store is down.');
  expect(readdirSync(folder).filter((name) => name.startsWith('failed'))).toEqual([]);
  writeFileSync(join(folder, 'failed.tar.gz.partial'), 'of another process');
  await expect(writeBackup({ ...options, media: createFileStorage(dataDir) })).rejects.toThrow(
    'Another backup is being written',
  );
  expect(readFileSync(join(folder, 'failed.tar.gz.partial'), 'utf8')).toBe('of another process');
});

it('says that there is nothing to back up in an empty database, and leaves no file', async () => {
  const { url, drop } = await createFreshDatabase();
  drops.push(drop);
  await expect(
    writeBackup({
      databaseUrl: url,
      file: join(folder, 'empty.tar.gz'),
      media: createFileStorage(dataDir),
      productVersion: '0.1.0',
      now: new Date(),
    }),
  ).rejects.toThrow('nothing to back up');
  expect(readdirSync(folder).filter((name) => name.startsWith('empty'))).toEqual([]);
});

/** Constraints, indexes, policies, triggers and forced policies, as text. */
const schemaOf = (url: string) =>
  queryAt(
    url,
    `
    SELECT conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) AS what FROM pg_constraint WHERE connamespace IN ('public'::regnamespace, 'auth'::regnamespace)
    UNION ALL SELECT indexdef FROM pg_indexes WHERE schemaname IN ('public', 'auth')
    UNION ALL SELECT tablename || ' ' || policyname || ' ' || roles::text || coalesce(qual, '') || coalesce(with_check, '') FROM pg_policies WHERE schemaname = 'public'
    UNION ALL SELECT tgrelid::regclass || ' ' || tgname || ' ' || tgenabled::text FROM pg_trigger t JOIN pg_class c ON c.oid = tgrelid WHERE NOT tgisinternal AND c.relnamespace = 'public'::regnamespace
    UNION ALL SELECT oid::regclass || ' ' || relrowsecurity || relforcerowsecurity FROM pg_class WHERE relkind = 'r' AND relnamespace IN ('public'::regnamespace, 'auth'::regnamespace)
    UNION ALL SELECT oid::regprocedure::text FROM pg_proc WHERE pronamespace = 'public'::regnamespace ORDER BY 1`,
  );

/** The same database as a superuser, whom policies do not restrict. */
function adminOf(url: string): string {
  const [admin, target] = [new URL(String(process.env.TEST_SERVER_URL)), new URL(url)];
  admin.pathname = target.pathname;
  return admin.href;
}
