import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { Client } from 'pg';
import { startEmbeddedPostgres } from '../netlify/database/embedded';
import { useDatabase } from '../netlify/testing/database';
import { register } from '../netlify/testing/world';
import { keepRootSecret } from './root-secret';

useDatabase();

/** The commands as typed, each a process of its own; the second installation has its own database. */
describe('the commands', () => {
  const folder = mkdtempSync(join(tmpdir(), 'commands-test-'));
  const [first, second] = [join(folder, 'first'), join(folder, 'second')];
  const secret = 'the root secret of the first installation, long enough';
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const run = (script: string, args: string[], env: Record<string, string> = {}) => {
    const { DATABASE_URL: _url, APP_SECRET: _secret, ...rest } = process.env;
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      ['--import', 'tsx', resolve('scripts', script), ...args],
      { encoding: 'utf8', env: { ...rest, LOG_LEVEL: 'error', ...env } },
    );
    return { status, stdout, stderr };
  };
  const here = () => ({ DATABASE_URL: String(process.env.DATABASE_URL), DATA_DIR: first });

  it('back up one installation and restore it as another, which the operator then looks into', async () => {
    keepRootSecret(first, secret);
    const { form } = await register('Moving Bakery');

    const backup = run('backup.ts', ['--to', join(folder, 'kept'), '--with-secret'], here());
    expect(backup).toMatchObject({ status: 0, stderr: '' });
    const [name = ''] = readdirSync(join(folder, 'kept'));
    expect(name).toMatch(/^fourbeat-backup-\d{8}T\d{6}Z\.tar\.gz$/);
    expect(backup.stdout).toContain('It contains the root secret');
    expect(statSync(join(folder, 'kept', name)).mode & 0o777).toBe(0o600);

    const restore = run('restore.ts', [join(folder, 'kept', name)], { DATA_DIR: second });
    expect(restore).toMatchObject({ status: 0, stderr: '' });
    expect(restore.stdout).toContain('Its root secret is back too');
    expect(JSON.parse(readFileSync(join(second, 'runtime.json'), 'utf8'))).toMatchObject({ appSecret: secret });

    const users = run('operator.ts', ['users', '--search', form.email], { DATA_DIR: second });
    expect(users).toMatchObject({ status: 0, stderr: '' });
    expect(users.stdout).toContain(form.email);

    const again = run('restore.ts', [join(folder, 'kept', name)], { DATA_DIR: second });
    expect(again).toMatchObject({ status: 1, stderr: expect.stringContaining('The database is not empty') });
    const replaced = run('restore.ts', [join(folder, 'kept', name), '--replace'], { DATA_DIR: second });
    expect(replaced).toMatchObject({
      status: 0,
      stdout: expect.stringMatching(/What was there before is saved in .*before-restore-.*\.tar\.gz/),
    });
    expect(existsSync(join(second, 'postgres.owner.json'))).toBe(false); // the database that it started is stopped
  });

  it('find an embedded database that runs: it is backed up as it is, and not restored over', async () => {
    const running = await startEmbeddedPostgres({ dataDir: second, durable: false });
    const product = new Client({ connectionString: running.url, application_name: 'fourbeat-worker' });
    await product.connect();
    try {
      writeFileSync(join(second, 'runtime.json'), JSON.stringify({ databaseUrl: running.url, appSecret: secret }));
      expect(run('backup.ts', ['--to', join(folder, 'running.tar.gz')], { DATA_DIR: second })).toMatchObject({
        status: 0,
        stderr: '',
      });
      expect(run('restore.ts', [join(folder, 'running.tar.gz'), '--replace'], { DATA_DIR: second })).toMatchObject({
        status: 1,
        stderr: expect.stringContaining('in use (1 × fourbeat-worker)'),
      });
      expect((await product.query('SELECT count(*)::int AS people FROM auth."user"')).rows[0].people).toBeGreaterThan(
        0,
      );
    } finally {
      await product.end();
      await running.stop();
    }
  });

  it('never overwrite a backup', () => {
    const [name = ''] = readdirSync(join(folder, 'kept'));
    expect(run('backup.ts', ['--to', join(folder, 'kept', name)], here())).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('already exists'),
    });
  });

  it('say what is missing before the first start, and what was mistyped', () => {
    expect(run('backup.ts', [], { DATA_DIR: join(folder, 'nowhere') })).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('There is no database yet'),
    });
    expect(existsSync(join(folder, 'nowhere'))).toBe(false);
    expect(run('restore.ts', [])).toMatchObject({ status: 2, stderr: expect.stringContaining('Say which backup') });
    expect(run('operator.ts', ['help'])).toMatchObject({ status: 0, stdout: expect.stringContaining('rotate-secret') });
    expect(run('operator.ts', ['dance'])).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('There is no command “dance”'),
    });
    expect(run('operator.ts', ['grant'])).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('grant <email>'),
    });
    expect(run('operator.ts', ['grant', 'a@b.c', '--days', '3'])).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('takes no --days'),
    });
    expect(run('operator.ts', ['plan', 'x', 'Trial', '--days', 'many'], here())).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('whole number'),
    });
  });
});
