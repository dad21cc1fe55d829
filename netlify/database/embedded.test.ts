import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { Client } from 'pg';
import { startEmbeddedPostgres, stopOrphanedPostgres } from './embedded';
import { isAlive } from './embedded-leftovers';

describe('startEmbeddedPostgres', () => {
  let dataDir: string;
  const supervisors: ChildProcess[] = [];

  const former = mkdtempSync(join(tmpdir(), 'embedded-test-'));
  beforeAll(async () => (await startEmbeddedPostgres({ dataDir: former, durable: false })).stop());
  afterAll(() => rmSync(former, { recursive: true, force: true }));
  /** The folder as an earlier run left it, because creating a cluster takes a second. */
  const takeFormerRun = () => execFileSync('cp', ['-a', `${former}/.`, dataDir]);

  beforeEach(() => {
    dataDir = mkdtempSync(join(tmpdir(), 'embedded-test-'));
  });

  afterEach(() => {
    for (const supervisor of supervisors.splice(0)) supervisor.kill('SIGKILL');
    if (existsSync(pidFile())) process.kill(serverPid(), 'SIGKILL');
    rmSync(dataDir, { recursive: true, force: true });
  });

  test('makes an empty UTF-8 database whose text rules do not depend on the machine', async () => {
    const { url, port, stop } = await startEmbeddedPostgres({ dataDir, durable: false });
    expect(port).toBeLessThan(32_768);
    const [row] = await query(
      url,
      "select current_database() as name, current_setting('server_encoding') as encoding, datcollate as collate, upper('é') as upper from pg_database where datname = current_database()",
    );
    expect(row).toEqual({ name: 'fourbeat', encoding: 'UTF8', collate: 'C.UTF-8', upper: 'É' });
    await stop();
  });

  test('keeps its password in a file that nobody else can read, and refuses any other', async () => {
    const { url, stop } = await startEmbeddedPostgres({ dataDir, durable: false });
    expect(statSync(join(dataDir, 'postgres.json')).mode & 0o777).toBe(0o600);
    const wrong = new URL(url);
    wrong.password = 'guess';
    await expect(query(wrong.href, 'select 1')).rejects.toThrow('password authentication failed');
    await stop();
  });

  test('starts where LANG and LC_ALL name a locale that the machine does not have', async () => {
    const before = { ...process.env };
    Object.assign(process.env, { LANG: 'xx_XX.UTF-8', LC_ALL: 'xx_XX.UTF-8', PGDATA: '/nowhere', PGPORT: '1' });
    try {
      const { stop } = await startEmbeddedPostgres({ dataDir, durable: false });
      await stop();
    } finally {
      process.env = before;
    }
  });

  test('takes up the data, the address and the password of the run before', async () => {
    const first = await startEmbeddedPostgres({ dataDir });
    await query(first.url, 'create table note as select 42 as answer');
    const pid = serverPid();
    await first.stop();
    expect(isAlive(pid)).toBe(false);
    const second = await startEmbeddedPostgres({ dataDir });
    expect(second.url).toBe(first.url);
    expect(await query(second.url, 'select answer from note')).toEqual([{ answer: 42 }]);
    await second.stop();
  });

  test('stops the server that outlived its killed supervisor, and finds everything it had committed', async () => {
    takeFormerRun();
    const { url, supervisor } = await startSupervisor();
    await query(url, 'create table note as select 7 as answer');
    const orphan = serverPid();
    supervisor.kill('SIGKILL');
    await once(supervisor, 'exit');
    expect(isAlive(orphan)).toBe(true);

    const next = await startEmbeddedPostgres({ dataDir });
    expect(isAlive(orphan)).toBe(false);
    expect(await query(next.url, 'select answer from note')).toEqual([{ answer: 7 }]);
    await next.stop();
  });

  test('stops an orphaned server on request, but never one whose supervisor lives', async () => {
    takeFormerRun();
    const { url, supervisor } = await startSupervisor();
    await stopOrphanedPostgres(dataDir);
    expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }]);
    const orphan = serverPid();
    supervisor.kill('SIGKILL');
    await once(supervisor, 'exit');
    await stopOrphanedPostgres(dataDir);
    expect(isAlive(orphan)).toBe(false);
  });

  test('recovers when supervisor and server were both killed', async () => {
    takeFormerRun();
    const { url, supervisor } = await startSupervisor();
    await query(url, 'create table note as select 8 as answer');
    supervisor.kill('SIGKILL');
    process.kill(serverPid(), 'SIGKILL');
    await once(supervisor, 'exit');
    expect(existsSync(pidFile())).toBe(true);

    const next = await startEmbeddedPostgres({ dataDir });
    expect(await query(next.url, 'select answer from note')).toEqual([{ answer: 8 }]);
    await next.stop();
  });

  test('leaves a stranger alone whose process id is in a stale pid file', async () => {
    takeFormerRun();
    const stranger = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
    supervisors.push(stranger);
    writeFileSync(pidFile(), `${stranger.pid}\n${join(dataDir, 'postgres')}\n1\n20000\n`);
    const next = await startEmbeddedPostgres({ dataDir, durable: false });
    expect(isAlive(stranger.pid ?? 0)).toBe(true);
    await next.stop();
  });

  test('says which process uses the folder instead of stopping its server', async () => {
    takeFormerRun();
    const first = await startEmbeddedPostgres({ dataDir, durable: false });
    await expect(startEmbeddedPostgres({ dataDir, durable: false })).rejects.toThrow(
      `in use by process ${process.pid}`,
    );
    expect(await query(first.url, 'select 1 as one')).toEqual([{ one: 1 }]);
    await first.stop();
  });

  test('takes over the lock of an owner that is gone or was torn', async () => {
    takeFormerRun();
    writeFileSync(
      join(dataDir, 'postgres.owner.json'),
      JSON.stringify({ pid: process.pid, identity: 'an earlier process of that number' }),
    );
    await (await startEmbeddedPostgres({ dataDir, durable: false })).stop();
    writeFileSync(join(dataDir, 'postgres.owner.json'), '{"pi');
    await (await startEmbeddedPostgres({ dataDir, durable: false })).stop();
  });

  test('begins again after an interrupted first start', async () => {
    mkdirSync(join(dataDir, 'postgres.unfinished', 'base'), { recursive: true });
    writeFileSync(join(dataDir, 'postgres.unfinished', 'PG_VERSION'), '18\n');
    await (await startEmbeddedPostgres({ dataDir, durable: false })).stop();
    expect(existsSync(join(dataDir, 'postgres.unfinished'))).toBe(false);
  });

  test('sets a folder aside that is no whole cluster, and deletes nothing of it', async () => {
    mkdirSync(join(dataDir, 'postgres'));
    writeFileSync(join(dataDir, 'postgres', 'PG_VERSION'), '18\n');
    await (await startEmbeddedPostgres({ dataDir, durable: false })).stop();
    const aside = readdirSync(dataDir).find((name) => name.startsWith('postgres.incomplete-'));
    expect(readFileSync(join(dataDir, String(aside), 'PG_VERSION'), 'utf8')).toBe('18\n');
  });

  test('takes another port when its own is taken', async () => {
    takeFormerRun();
    const first = await startEmbeddedPostgres({ dataDir, durable: false });
    await first.stop();
    const squatter = await listen(first.port);
    const second = await startEmbeddedPostgres({ dataDir, durable: false });
    expect(second.port).not.toBe(first.port);
    expect(await query(second.url, 'select 1 as one')).toEqual([{ one: 1 }]);
    await second.stop();
    squatter.close();
  });

  test('sets a new password when the file with the old one was lost', async () => {
    takeFormerRun();
    const first = await startEmbeddedPostgres({ dataDir, durable: false });
    await query(first.url, 'create table note as select 9 as answer');
    await first.stop();
    rmSync(join(dataDir, 'postgres.json'));
    const second = await startEmbeddedPostgres({ dataDir, durable: false });
    expect(await query(second.url, 'select answer from note')).toEqual([{ answer: 9 }]);
    await second.stop();
  });

  test('explains at once a cluster that this version cannot read, and keeps the folder free for another try', async () => {
    takeFormerRun();
    writeFileSync(join(dataDir, 'postgres', 'PG_VERSION'), '12\n');
    await expect(startEmbeddedPostgres({ dataDir, durable: false })).rejects.toThrow(
      /did not start:[^]*incompatible with server[^]*set DATABASE_URL/,
    );
    expect(existsSync(join(dataDir, 'postgres.owner.json'))).toBe(false);
  });

  test('tells its owner when the server ends by itself', async () => {
    takeFormerRun();
    const ended = new Promise<string>((tell) => {
      void startEmbeddedPostgres({ dataDir, durable: false, onUnexpectedExit: tell }).then(() =>
        process.kill(serverPid(), 'SIGINT'),
      );
    });
    expect(await ended).toContain('database system is shut down');
  });

  const pidFile = (): string => join(dataDir, 'postgres', 'postmaster.pid');
  const serverPid = (): number => Number(readFileSync(pidFile(), 'utf8').split('\n')[0]);

  /** A separate process that only starts and holds the database. */
  async function startSupervisor(): Promise<{ url: string; supervisor: ChildProcess }> {
    const program = `
      const { startEmbeddedPostgres } = await import(${JSON.stringify(resolve('netlify/database/embedded.ts'))});
      const { url } = await startEmbeddedPostgres({ dataDir: process.env.DATA_DIR });
      console.log(url);`;
    const supervisor = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', program], {
      env: { ...process.env, DATA_DIR: dataDir },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    supervisors.push(supervisor);
    const [line] = (await once(supervisor.stdout ?? supervisor, 'data')) as [Buffer];
    return { url: line.toString().trim(), supervisor };
  }
});

async function query(url: string, sql: string): Promise<unknown[]> {
  const client = new Client({ connectionString: url });
  try {
    await client.connect();
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

async function listen(port: number): Promise<Server> {
  const server = createServer().listen(port, '127.0.0.1');
  await once(server, 'listening');
  return server;
}
