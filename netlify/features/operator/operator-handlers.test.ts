import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PgBoss } from 'pg-boss';
import { operatorContract, type Mail } from '../../../src/contracts/operator';
import { forgetEnv } from '../../config/env';
import { startWorker } from '../../jobs/worker';
import { makeClient } from '../../testing/call';
import { asOwner, useDatabase } from '../../testing/database';
import { until } from '../../testing/until';
import { functions, register, registerOperator } from '../../testing/world';
import { closeMailPort } from '../mail/mail-wiring';

useDatabase();

let operator: Awaited<ReturnType<typeof registerOperator>>;
beforeAll(async () => {
  process.env.DATA_DIR = mkdtempSync(join(tmpdir(), 'fourbeat-operator-'));
  forgetEnv();
  await asOwner('DELETE FROM pgboss.job');
  operator = await registerOperator();
});

describe('the state of the installation', () => {
  it('tells versions, sizes, queues and every capability with a sentence', async () => {
    const { status, body } = await operator.call('operator', operatorContract.getSystem, {});
    expect(status).toBe(200);
    const { data } = body;
    expect(data).toMatchObject({
      version: expect.stringMatching(/^\d/),
      node: process.version,
      database: {
        version: expect.stringMatching(/^\d+/),
        schema: expect.stringMatching(/^\d{4}_/),
        maxConnections: expect.any(Number),
      },
    });
    expect(data.database.connections).toBeGreaterThan(0);
    expect(data.database.bytes).toBeGreaterThan(1_000_000);
    expect(data.storage).toEqual({ provider: 'Files in the data folder', freeBytes: expect.any(Number) });
    expect(data.totals.accounts).toBeGreaterThan(0);
    expect(data.capabilities.map(({ name }: { name: string }) => name)).toEqual([
      'database',
      'jobs',
      'mail',
      'storage',
      'images',
      'planner',
      'live updates',
      'public address',
      'web access',
    ]);
    for (const { state, detail, advice } of data.capabilities) {
      expect(detail).toMatch(/\.$/);
      expect(advice === null).toBe(state === 'ok');
    }
    expect(data.capabilities.find(({ name }: { name: string }) => name === 'images')).toMatchObject({
      state: 'ok',
      detail: expect.stringMatching(/^Built-in designer, version \d+/),
    });
    expect(data.queues.map(({ name }: { name: string }) => name)).toEqual(
      expect.arrayContaining(['publish-piece', 'expire-demos']),
    );
  });

  it('holds no secret, neither the root one nor a password of the database or the metrics token', async () => {
    const { response } = await operator.call('operator', operatorContract.getSystem, {});
    const text = await response.text();
    const { token } = (await operator.call('operator', operatorContract.getMetricsToken, {})).body.data;
    for (const secret of [
      process.env.APP_SECRET!,
      process.env.DATABASE_URL!,
      new URL(process.env.DATABASE_URL!).password,
      token,
    ])
      expect(secret && text.includes(secret)).toBeFalsy();
  });

  it('warns where links follow the address that a request names', async () => {
    const { body } = await operator.call('operator', operatorContract.getSystem, {});
    expect(body.data.settings[0]).toMatchObject({
      name: 'Public address',
      warning: expect.stringContaining('PUBLIC_URL is not set'),
    });
  });

  it('reports no public address where none is set, and calls that limited', async () => {
    const { data } = (await operator.call('operator', operatorContract.getSystem, {})).body;
    expect(data.publicUrl).toBeNull();
    expect(data.capabilities.find(({ name }: { name: string }) => name === 'public address')).toMatchObject({
      state: 'limited',
    });
  });

  it('tells what waits now from what has a time in the future', async () => {
    await asOwner(
      "INSERT INTO pgboss.job (name, data, state, created_on, start_after) VALUES ('advance-cycle', '{}', 'created', now() - interval '90 seconds', now() - interval '90 seconds'), ('advance-cycle', '{}', 'created', now(), now() + interval '1 day')",
    );
    const { body } = await operator.call('operator', operatorContract.getSystem, {});
    const queue = body.data.queues.find(({ name }: { name: string }) => name === 'advance-cycle');
    expect(queue).toMatchObject({ waiting: 1, later: 1, active: 0 });
    expect(queue.oldestWaitingSeconds).toBeGreaterThanOrEqual(90);
    await asOwner("DELETE FROM pgboss.job WHERE name = 'advance-cycle'");
  });

  it('sees a worker by its rounds, and misses it when they stop', async () => {
    const jobs = async () =>
      (await operator.call('operator', operatorContract.getSystem, {})).body.data.capabilities.find(
        ({ name }: { name: string }) => name === 'jobs',
      );
    await asOwner(
      "UPDATE pgboss.queue SET monitor_on = NULL, maintain_on = NULL, monitor_claim_on = now() - interval '10 seconds'",
    );
    expect(await jobs()).toMatchObject({
      state: 'ok',
      detail: expect.stringMatching(/^A worker checked in 1\d seconds ago\./),
    });
    await asOwner("UPDATE pgboss.queue SET monitor_claim_on = now() - interval '1 hour'");
    expect(await jobs()).toMatchObject({
      state: 'down',
      detail: expect.stringContaining('No worker has checked in for 60 minutes'),
    });
  });
});

describe('failed jobs', () => {
  const list = async (input = {}) =>
    (await operator.call('operator', operatorContract.listFailedJobs, input)).body.data;

  /** Fails a job like the worker: fetched, thrown, out of retries. */
  async function fail(error: Error, data: object = {}): Promise<string> {
    const boss = new PgBoss({ connectionString: process.env.DATABASE_URL, supervise: false, schedule: false });
    boss.on('error', () => undefined);
    await boss.start();
    const id = (await boss.send('expire-demos', data, { retryLimit: 0 }))!;
    await boss.fetch('expire-demos');
    await boss.fail('expire-demos', id, error);
    await boss.stop({ graceful: false });
    return id;
  }
  const stateOf = async (id: string) =>
    (await asOwner<{ state: string }>('SELECT state FROM pgboss.job WHERE id = $1', [id]))[0]?.state;

  it('stand newest first with payload, attempts and innermost cause, never with a query’s parameters', async () => {
    const first = await fail(
      new Error('Failed query: select $1\nparams: ada@example.com', { cause: new Error('connection refused') }),
      { workspaceId: 'w-1' },
    );
    const second = await fail(new Error(`The disk is full. ${'x'.repeat(900)}`));
    const { items, nextCursor } = await list();
    expect(items.map(({ id }: { id: string }) => id)).toEqual([second, first]);
    expect(items[1]).toMatchObject({
      queue: 'expire-demos',
      payload: { workspaceId: 'w-1' },
      cause: 'connection refused',
      attempts: 1,
    });
    expect(items[0].cause).toHaveLength(500);
    expect(nextCursor).toBeNull();
  });

  it('are paged without a gap or a repetition', async () => {
    await fail(new Error('third'));
    const seen: string[] = [];
    for (let cursor: string | undefined; ;) {
      const page = await list({ limit: 1, ...(cursor && { cursor }) });
      seen.push(...page.items.map(({ id }: { id: string }) => id));
      if (!page.nextCursor) break;
      cursor = page.nextCursor;
    }
    expect(seen).toEqual((await list()).items.map(({ id }: { id: string }) => id));
    expect(new Set(seen).size).toBe(3);
  });

  it('run again when asked, once', async () => {
    const jobId = await fail(new Error('mail server asleep'));
    expect((await operator.call('operator', operatorContract.retryJob, { jobId })).status).toBe(200);
    expect(await stateOf(jobId)).toBe('retry');
    const again = await operator.call('operator', operatorContract.retryJob, { jobId });
    expect(again).toMatchObject({
      status: 409,
      body: { code: 'conflict', error: expect.stringContaining('has already been run again') },
    });
  });

  it('are done in the end when their cause is gone', async () => {
    const jobId = await fail(new Error('database was restarting'));
    await operator.call('operator', operatorContract.retryJob, { jobId });
    const worker = await startWorker();
    try {
      await until(async () => (await stateOf(jobId)) === 'completed');
    } finally {
      await worker.stop();
    }
    expect((await list()).items.map(({ id }: { id: string }) => id)).not.toContain(jobId);
  });

  it('go when they are given up; one that runs stays', async () => {
    const jobId = await fail(new Error('hopeless'));
    expect((await operator.call('operator', operatorContract.deleteJob, { jobId })).status).toBe(200);
    expect(await stateOf(jobId)).toBeUndefined();
    expect((await operator.call('operator', operatorContract.deleteJob, { jobId })).status).toBe(404);
    const [running] = await asOwner<{ id: string }>(
      "INSERT INTO pgboss.job (name, data, state) VALUES ('expire-demos', '{}', 'active') RETURNING id",
    );
    expect((await operator.call('operator', operatorContract.deleteJob, { jobId: running!.id })).status).toBe(409);
    expect(await stateOf(running!.id)).toBe('active');
    await asOwner('DELETE FROM pgboss.job');
  });
});

describe('the outbox', () => {
  const LINK = 'https://fourbeat.example/reset-password?token=abc';
  const TEXT = `Choose a new password\n\nChoose a password:\n${LINK}\n\nIf it was not you (see https://fourbeat.example/help), do nothing.\n`;
  async function keep(
    state: string,
    more: { text?: string | null; html?: string | null; minutesAgo?: number } = {},
  ): Promise<string> {
    const {
      text = TEXT,
      html = '<!doctype html><html lang="en"><head><title>x</title></head><body><a href="https://fourbeat.example">Go</a></body></html>',
      minutesAgo = 0,
    } = more;
    const [row] = await asOwner<{ id: string }>(
      `INSERT INTO mails (id, kind, recipient, subject, html, text, state, expires_at, created_at) VALUES (gen_random_uuid(), 'reset-password', 'ada@example.com', 'Choose a new password', $1, $2, $3, now() + interval '1 hour', now() - make_interval(mins => $4)) RETURNING id`,
      [html, text, state, minutesAgo],
    );
    return row!.id;
  }
  beforeEach(() => asOwner('DELETE FROM mails'));

  it('shows mails newest first, by state if asked, and pages them', async () => {
    const old = await keep('sent', { text: null, html: null, minutesAgo: 9 });
    const held = await keep('held', { minutesAgo: 5 });
    const fresh = await keep('held');
    const list = async (input = {}) => (await operator.call('operator', operatorContract.listMails, input)).body.data;
    expect((await list()).items.map(({ id, readable }: Mail) => [id, readable])).toEqual([
      [fresh, true],
      [held, true],
      [old, false],
    ]);
    expect((await list({ state: 'held' })).items).toHaveLength(2);
    const first = await list({ limit: 2 });
    expect((await list({ limit: 2, cursor: first.nextCursor })).items.map(({ id }: Mail) => id)).toEqual([old]);
    expect((await operator.call('operator', operatorContract.listMails, { state: 'lost' as never })).status).toBe(400);
  });

  it('gives a held mail with the link that its reader needs, so that none is lost', async () => {
    const mailId = await keep('held');
    expect((await operator.call('operator', operatorContract.getMail, { mailId })).body.data).toMatchObject({
      text: TEXT,
      link: LINK,
      state: 'held',
    });
  });

  it('takes a mail that is held past its links’ end for ended: it neither counts nor stands among the held', async () => {
    const [live, over] = [await keep('held'), await keep('held')];
    await asOwner("UPDATE mails SET expires_at = now() - interval '1 minute' WHERE id = $1", [over]);
    const listed = async (state: Mail['state']) =>
      (await operator.call('operator', operatorContract.listMails, { state })).body.data.items.map((mail: Mail) => [
        mail.id,
        mail.state,
      ]);
    expect(await listed('held')).toEqual([[live, 'held']]);
    expect(await listed('ended')).toEqual([[over, 'ended']]);
    expect((await operator.call('operator', operatorContract.getSystem, {})).body.data.mails).toMatchObject({
      held: 1,
      ended: 1,
    });
    expect((await operator.call('operator', operatorContract.getMail, { mailId: over })).body.data).toMatchObject({
      state: 'ended',
      link: null,
    });
  });

  it('shows its HTML in a sandbox that runs, loads and opens nothing', async () => {
    const { response, body } = await operator.call('operator', operatorContract.getMailHtml, {
      mailId: await keep('held'),
    });
    expect(response.headers.get('content-type')).toMatch(/^text\/html/);
    const policy = response.headers.get('content-security-policy')!.split('; ');
    expect(policy).toEqual(expect.arrayContaining(['sandbox', "default-src 'none'", "frame-ancestors 'self'"]));
    expect(body).toContain('<head><base target="_blank">');
  });

  it('says so when the text was erased, and keeps the row', async () => {
    const mailId = await keep('sent', { text: null, html: null });
    expect((await operator.call('operator', operatorContract.getMail, { mailId })).body.data).toMatchObject({
      text: null,
      link: null,
      readable: false,
    });
    expect(await operator.call('operator', operatorContract.getMailHtml, { mailId })).toMatchObject({
      status: 404,
      body: { error: expect.stringContaining('erased') },
    });
  });

  it('does not know a mail that never was', async () => {
    expect((await operator.call('operator', operatorContract.getMail, { mailId: crypto.randomUUID() })).status).toBe(
      404,
    );
  });

  it('says that a mail server is missing before it takes a mail out of the outbox', async () => {
    const mailId = await keep('held');
    expect(await operator.call('operator', operatorContract.resendMail, { mailId })).toMatchObject({
      status: 409,
      body: { error: expect.stringContaining('SMTP_URL') },
    });
    expect((await operator.call('operator', operatorContract.getMail, { mailId })).body.data.state).toBe('held');
  });

  it('puts a held mail on its way once there is a mail server', async () => {
    const mailId = await keep('held');
    process.env.SMTP_URL = 'smtp://127.0.0.1:2525?tls=off';
    process.env.PUBLIC_URL = 'http://localhost:8888';
    forgetEnv();
    try {
      expect(await operator.call('operator', operatorContract.resendMail, { mailId })).toMatchObject({
        status: 200,
        body: { data: { id: mailId, state: 'waiting' } },
      });
      expect(
        await asOwner("SELECT 1 FROM pgboss.job WHERE name = 'send-mail' AND data->>'mailId' = $1", [mailId]),
      ).toHaveLength(1);
    } finally {
      delete process.env.SMTP_URL;
      delete process.env.PUBLIC_URL;
      forgetEnv();
      closeMailPort();
    }
  });
});

describe('the metrics page', () => {
  const scrape = (headers: Record<string, string> = {}) =>
    makeClient(functions).call('operator', operatorContract.getMetrics, {}, headers);
  const bearer = async () => ({
    authorization: `Bearer ${(await operator.call('operator', operatorContract.getMetricsToken, {})).body.data.token}`,
  });

  it.each([
    ['no header', undefined],
    ['an empty token', 'Bearer '],
    ['a wrong token', 'Bearer wrong'],
    ['another scheme', 'Basic abc'],
    ['a token without end', `Bearer ${'x'.repeat(600)}`],
  ])('is not there for %s', async (_case, authorization) => {
    expect(await scrape(authorization ? { authorization } : {})).toMatchObject({
      status: 404,
      body: { code: 'not_found', error: 'There is nothing at this address.' },
    });
  });

  it('does not open to a session, not even the operator’s', async () => {
    expect((await operator.call('operator', operatorContract.getMetrics, {})).status).toBe(404);
  });

  it('gives requests by the contract’s path, failures by code, the queues and the process, as Prometheus reads them', async () => {
    const owner = await register();
    await owner.call('operator', operatorContract.getMail, { mailId: crypto.randomUUID() });
    await asOwner(
      "INSERT INTO pgboss.job (name, data, state, completed_on) VALUES ('publish-piece', '{}', 'failed', now())",
    );
    const { status, body, response } = await scrape(await bearer());
    expect(status).toBe(200);
    expect(response.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
    const lines = new Set((body as string).split('\n').map((line) => line.replace(/ [\d.e+-]+$/, '')));
    expect([...lines]).toEqual(
      expect.arrayContaining([
        'fourbeat_requests_total{endpoint="/api/operator/mails/:mailId",method="GET",status="404"}',
        'fourbeat_errors_total{code="not_found"}',
        'fourbeat_mails{state="held"}',
        'process_resident_memory_bytes',
      ]),
    );
    expect((body as string).split('\n')).toEqual(
      expect.arrayContaining(['fourbeat_jobs{queue="publish-piece",state="failed"} 1', 'fourbeat_database_up 1']),
    );
    await asOwner('DELETE FROM pgboss.job');
  });

  it('keeps the buckets of a histogram cumulative, the last one being its count', async () => {
    const { body } = await scrape(await bearer());
    const buckets = [
      ...(body as string).matchAll(
        /^fourbeat_request_seconds_bucket\{le="([^"]+)",endpoint="\/api\/auth\/register"\} (\d+)$/gm,
      ),
    ].map(([, , count]) => Number(count));
    expect(buckets.length).toBeGreaterThan(10);
    expect(buckets).toEqual([...buckets].sort((a, b) => a - b));
    expect(body).toContain(`fourbeat_request_seconds_count{endpoint="/api/auth/register"} ${buckets.at(-1)}`);
  });

  it('takes the operator’s own token instead, and then shows none', async () => {
    process.env.METRICS_TOKEN = 'a token that the operator chose';
    const derived = await bearer();
    forgetEnv();
    try {
      expect((await operator.call('operator', operatorContract.getMetricsToken, {})).body.data).toEqual({
        token: null,
      });
      expect((await scrape({ authorization: 'Bearer a token that the operator chose' })).status).toBe(200);
      expect((await scrape(derived)).status).toBe(404);
    } finally {
      delete process.env.METRICS_TOKEN;
      forgetEnv();
    }
  });
});
