import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { claimFolder } from '../netlify/database/embedded-leftovers';
import { migrate } from '../netlify/jobs/database-wiring';
import { createFreshDatabase, queryAt } from '../netlify/testing/fresh-database';
import { sayPortTaken } from './port-taken';
import { watchMigrations } from './watch-migrations';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'commands-test-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** A command as npm runs it, in a folder with this project's code and its own settings. */
async function run(script: string, environment: Record<string, string> = {}): Promise<{ code: number; said: string }> {
  if (!existsSync(join(folder, 'netlify'))) symlinkSync(resolve('netlify'), join(folder, 'netlify'));
  const own = Object.fromEntries(
    Object.entries(process.env).filter(
      ([name]) => !/^(DATABASE_URL|DATABASE_LISTEN_URL|APP_SECRET|DATA_DIR|NETLIFY.*)$/.test(name),
    ),
  );
  const args = ['--import', resolve('node_modules/tsx/dist/loader.mjs'), resolve(script)];
  return promisify(execFile)(process.execPath, args, {
    cwd: folder,
    env: { ...own, ...environment } as NodeJS.ProcessEnv,
  }).then(
    ({ stdout, stderr }) => ({ code: 0, said: stdout + stderr }),
    (failed: { code: number; stdout: string; stderr: string }) => ({
      code: failed.code,
      said: failed.stdout + failed.stderr,
    }),
  );
}

describe('npm run db:migrate', () => {
  test('reads .env, needs no root secret, makes none, and says what it applied', async () => {
    const { url, drop } = await createFreshDatabase();
    try {
      writeFileSync(join(folder, '.env'), `DATABASE_URL=${url}\n`);
      const first = await run('scripts/migrate.ts');
      expect(first).toEqual({
        code: 0,
        said: expect.stringMatching(/^Applied 0000_house\.sql\.\n[^]*at this version’s schema\.\n$/),
      });
      expect(await queryAt(url, 'SELECT count(*)::int AS applied FROM schema_migrations')).toEqual([
        { applied: readdirSync('netlify/database/schema-migrations').filter((name) => name.endsWith('.sql')).length },
      ]);
      expect(existsSync(join(folder, '.data'))).toBe(false);
      expect(await run('scripts/migrate.ts')).toEqual({ code: 0, said: 'The database is at this version’s schema.\n' });
    } finally {
      await drop();
    }
  });

  test('takes the database that Netlify gives to its builders', async () => {
    const { url, drop } = await createFreshDatabase();
    try {
      expect((await run('scripts/migrate.ts', { NETLIFY: 'true', NETLIFY_DB_URL: url })).code).toBe(0);
      expect(await queryAt(url, "SELECT to_regclass('public.schema_migrations') IS NOT NULL AS made")).toEqual([
        { made: true },
      ]);
    } finally {
      await drop();
    }
  });

  test('says what is missing where there is no database', async () => {
    expect(await run('scripts/migrate.ts')).toEqual({
      code: 1,
      said: expect.stringContaining('DATABASE_URL is not set'),
    });
  });
});

test('an applied migration that was changed says how to go on, for others’ and for one’s own', async () => {
  const { url, drop } = await createFreshDatabase();
  try {
    const file = join(folder, '0001_draft.sql');
    writeFileSync(file, 'CREATE TABLE draft (id int)');
    await migrate(url, folder);
    appendFileSync(file, '; -- one more thought');
    await expect(migrate(url, folder)).rejects.toThrow(
      /^Migration 0001_draft\.sql was changed after it had been applied\..* put it back .* write a new one .*npm run db:reset/,
    );
  } finally {
    await drop();
  }
});

describe('npm run db:reset', () => {
  const fill = () => {
    mkdirSync(join(folder, '.data/media'), { recursive: true });
    writeFileSync(join(folder, '.data/media/a.txt'), 'kept');
  };

  test('moves the data aside and deletes nothing', async () => {
    fill();
    expect(await run('scripts/reset.ts')).toEqual({ code: 0, said: expect.stringContaining('.data.before-') });
    const [aside, ...others] = readdirSync(folder).filter((name) => name.startsWith('.data'));
    expect([aside, others]).toEqual([expect.stringMatching(/^\.data\.before-/), []]);
    expect(readdirSync(join(folder, aside!))).toEqual(['media']);
    expect(readFileSync(join(folder, aside!, 'media/a.txt'), 'utf8')).toBe('kept');
  });

  test('refuses while the product runs', async () => {
    fill();
    const release = claimFolder(join(folder, '.data'));
    expect(await run('scripts/reset.ts')).toEqual({
      code: 1,
      said: expect.stringContaining(`in use by process ${process.pid}`),
    });
    release();
    expect(existsSync(join(folder, '.data/media/a.txt'))).toBe(true);
  });

  test('leaves a database of somebody’s own alone', async () => {
    fill();
    expect(await run('scripts/reset.ts', { DATABASE_URL: 'postgres://db.example/x' })).toEqual({
      code: 1,
      said: expect.stringContaining('will not empty that database'),
    });
    expect(existsSync(join(folder, '.data/media/a.txt'))).toBe(true);
  });
});

describe('a port that is taken', () => {
  test('is told with another that is free', async () => {
    const sentence = await sayPortTaken(23_480, 'npm run dev', { dataDir: folder, external: false });
    expect(sentence).toMatch(/^Port 23480 is taken by another program\. .*: PORT=\d{5} npm run dev$/);
  });

  test('is told with another data folder, too, where ours runs already, since one port alone would not start', async () => {
    const runs = spawn(
      process.execPath,
      [
        '--import',
        resolve('node_modules/tsx/dist/loader.mjs'),
        '-e',
        `import('${resolve('netlify/database/embedded-leftovers.ts')}').then(({ claimFolder }) => { claimFolder(${JSON.stringify(folder)}); console.log('claimed'); setInterval(() => {}, 1000); })`,
      ],
      { stdio: ['ignore', 'pipe', 'inherit'] },
    );
    try {
      await once(runs.stdout!, 'data');
      const sentence = await sayPortTaken(23_480, 'npm run dev', { dataDir: folder, external: false });
      const [, port, dataDir] = /PORT=(\d+) DATA_DIR=(\S+) npm run dev$/.exec(sentence)!;
      expect(sentence).toContain(`in use by process ${runs.pid}`);
      claimFolder(mkdirSync(resolve(dataDir!), { recursive: true }) ?? dataDir!)();
      const server = createServer().listen(Number(port), '127.0.0.1');
      await once(server, 'listening');
      server.close();
      rmSync(resolve(dataDir!), { recursive: true });
      // with an external database only that is shared
      expect(await sayPortTaken(23_480, 'npm start', { dataDir: folder, external: true })).not.toContain('DATA_DIR');
    } finally {
      runs.kill('SIGKILL');
    }
  });
});

describe('under npm run dev', () => {
  test('a new migration is asked for once, and applied by nobody', async () => {
    writeFileSync(join(folder, '0001_first.sql'), 'select 1');
    const said: string[] = [];
    const { stop } = watchMigrations((sentence) => said.push(sentence), folder);
    try {
      writeFileSync(join(folder, '0002_second.sql'), 'select 2');
      await until(() => said.length > 0);
      expect(said[0]).toMatch(/^0002_second\.sql is a new migration\..*npm run db:migrate/);
      writeFileSync(join(folder, '0002_second.sql'), 'select 22');
      writeFileSync(join(folder, '0001_first.sql'), 'select 11');
      await until(() => said.length > 1);
      expect(said.slice(1)).toEqual([
        expect.stringMatching(/^Migration 0001_first\.sql was changed after it had been applied/),
      ]);
    } finally {
      await stop();
    }
  });
});

/** Repeats until the condition holds; the test's own timeout is the limit. */
async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await new Promise((resolve) => setTimeout(resolve, 20));
}
