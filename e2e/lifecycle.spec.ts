import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort } from '../scripts/ports';
import { untilBuilt } from './harness/ask';
import { PASSWORD } from './harness/people';
import { startBuiltApp } from './harness/server';
import { expect, test } from './harness/test';

test.beforeAll(untilBuilt);

test('a second start takes up the data and the secret of the first', async ({ request }) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'fourbeat-lifecycle-'));
  try {
    const first = await startBuiltApp(dataDir);
    const account = {
      name: 'Ada Baker',
      email: 'ada@example.com',
      company: 'Bakery',
      password: PASSWORD,
      confirmPassword: PASSWORD,
    };
    const registered = await request.post(`${first.url}/api/auth/register`, { data: account });
    expect(registered.ok(), await registered.text()).toBe(true);
    const cookie = registered
      .headersArray()
      .filter(({ name }) => name.toLowerCase() === 'set-cookie')
      .map(({ value }) => value.split(';')[0])
      .join('; ');
    const runtime = readFileSync(join(dataDir, 'runtime.json'), 'utf8');
    expect(statSync(join(dataDir, 'runtime.json')).mode & 0o777).toBe(0o600);
    await first.stop();

    const second = await startBuiltApp(dataDir);
    expect(readFileSync(join(dataDir, 'runtime.json'), 'utf8')).toBe(runtime);
    const reply = await request.get(`${second.url}/api/overview`, { headers: { cookie } });
    expect(reply.status(), await reply.text()).toBe(200);
    await second.stop();
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
});

test('when its PostgreSQL is killed the application says so, starts it again and goes on, with its jobs', async ({
  request,
}) => {
  const app = await startBuiltApp();
  try {
    const account = {
      name: 'Ada Baker',
      email: 'ada@example.com',
      company: 'Bakery',
      password: PASSWORD,
      confirmPassword: PASSWORD,
    };
    const registered = await request.post(`${app.url}/api/auth/register`, { data: account });
    expect(registered.ok(), await registered.text()).toBe(true);
    const cookie = registered
      .headersArray()
      .filter(({ name }) => name.toLowerCase() === 'set-cookie')
      .map(({ value }) => value.split(';')[0])
      .join('; ');
    const postmaster = (): number =>
      Number((/^\d+/.exec(existsSync(pidFile) ? readFileSync(pidFile, 'utf8') : '') ?? [0])[0]);
    const pidFile = join(app.dataDir, 'postgres/postmaster.pid');

    const killed = postmaster();
    process.kill(killed, 'SIGKILL');
    const statuses = new Set<number>();
    await expect
      .poll(async () => {
        const reply = await request.get(`${app.url}/api/overview`, { headers: { cookie } });
        statuses.add(reply.status());
        if (reply.status() === 503) expect(Number(reply.headers()['retry-after'])).toBeGreaterThan(0);
        return reply.status() === 200 && postmaster() !== killed;
      }, POLL)
      .toBe(true);
    expect([...statuses].filter((status) => status !== 200 && status !== 503)).toEqual([]);

    const asked = await request.post(`${app.url}/api/privacy/exports`, {
      headers: { cookie, 'sec-fetch-site': 'same-origin' },
      data: { scope: 'workspace' },
    });
    expect(asked.ok(), await asked.text()).toBe(true);
    await expect
      .poll(async () => (await request.get(`${app.url}/api/privacy/exports`, { headers: { cookie } })).text(), POLL)
      .toContain('"ready"');
  } finally {
    await app.stop();
  }
});

test('a taken port and a taken data folder are explained', async ({ server }) => {
  const { port } = new URL(server.url);
  const other = mkdtempSync(join(tmpdir(), 'fourbeat-lifecycle-'));
  try {
    expect(await failureOf(['--port', port, '--data-dir', other])).toContain(
      `Port ${port} is taken by another program`,
    );
    expect(await failureOf(['--port', String(await findFreePort(23_700)), '--data-dir', server.dataDir])).toMatch(
      /data folder .* is in use by process \d+/,
    );
  } finally {
    rmSync(other, { recursive: true, force: true });
  }
});

/** A limit for what hangs; a busy machine takes its time. */
const POLL = { timeout: 120_000 };

const failureOf = (args: string[]): Promise<string> =>
  new Promise((ended, wrong) => {
    execFile(process.execPath, ['scripts/start.ts', ...args], { timeout: 120_000 }, (error, stdout, stderr) =>
      error?.code === 1 ? ended(stderr) : wrong(new Error(`it ended with ${String(error?.code)}: ${stdout}${stderr}`)),
    );
  });
