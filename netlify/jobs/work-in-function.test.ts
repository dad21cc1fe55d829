import { spawn } from 'node:child_process';
import { once } from 'node:events';
import pg from 'pg';
import { engineContract } from '../../src/contracts/engine';
import { forgetEnv } from '../config/env';
import { signInternalCall } from '../http/internal-call';
import { asOwner, useDatabase } from '../testing/database';
import { bakery, register } from '../testing/world';
import { noticeJobs } from '../queue/notice-jobs';
import { workInBackground, workOnSchedule } from './work-in-function';
import { startWorker } from './worker';
import { workerTurns, type WorkerTurn } from './worker-turn-repository';
import { until } from '../testing/until';

useDatabase();
beforeEach(() => asOwner('DELETE FROM pgboss.job')); // removes jobs left over from other tests on this database

/** A workspace with an approved post whose publishing job is waiting. */
async function approved() {
  const owner = await register();
  await owner.call('engine', engineContract.updateProfile, bakery);
  const { ideas } = (await owner.call('engine', engineContract.getCycle, {})).body.data;
  const piece = (await owner.call('engine', engineContract.createPiece, { ideaId: ideas[0].id })).body.data;
  await owner.call('engine', engineContract.approvePiece, { pieceId: piece.id, version: piece.version });
  await asOwner("DELETE FROM pgboss.job WHERE name = 'make-creation'"); // its clip takes longer than all the rest
  const status = async () =>
    (await owner.call('engine', engineContract.getPiece, { pieceId: piece.id })).body.data.status;
  return { ...owner, pieceId: piece.id as string, status };
}

const background = (token: string) =>
  workInBackground(
    new Request('http://localhost:8888/.netlify/functions/jobs-background', {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
    }),
  );

it('works due jobs in a scheduled function and ends when nothing is due', async () => {
  const { status } = await approved();
  expect((await workOnSchedule(new Request('http://localhost:8888/'))).status).toBe(204);
  expect(await status()).toBe('published');
});

it('starts what the schedule says, since no worker keeps the time', async () => {
  await asOwner('UPDATE pgboss.version SET cron_on = NULL');
  await asOwner(
    "INSERT INTO pgboss.schedule (name, key, cron, timezone) VALUES ('expire-demos', 'each minute', '* * * * *', 'UTC')",
  );
  try {
    await workOnSchedule(new Request('http://localhost:8888/'));
    // Two jobs when the minute changes during the test.
    expect(await asOwner("SELECT state FROM pgboss.job WHERE name = 'expire-demos'")).toContainEqual({
      state: 'completed',
    });
  } finally {
    await asOwner("DELETE FROM pgboss.schedule WHERE key = 'each minute'");
  }
});

describe('what has a time of its own', () => {
  const dueIn = (pieceId: string, wait: string) =>
    asOwner(
      "UPDATE pgboss.job SET start_after = now() + $2::interval WHERE name = 'publish-piece' AND data->>'pieceId' = $1",
      [pieceId, wait],
    );
  /** Calls the scheduled function, and returns which addresses it called. */
  async function onSchedule(): Promise<string[]> {
    const asked: string[] = [];
    const fetching = jest.spyOn(globalThis, 'fetch').mockImplementation(async (address) => {
      asked.push(String(address));
      return new Response(null, { status: 202 });
    });
    try {
      await workOnSchedule(new Request('http://localhost:8888/'));
      return asked;
    } finally {
      fetching.mockRestore();
    }
  }

  it('before the next minute’s call is handed to the background function, which waits for it', async () => {
    const { status, pieceId } = await approved();
    await dueIn(pieceId, '60 seconds');
    expect(await onSchedule()).toEqual(['http://localhost:8888/.netlify/functions/jobs-background']);
    expect(await status()).toBe('scheduled');
    await dueIn(pieceId, '6 seconds');
    expect((await background(signInternalCall(new Date()))).status).toBe(204);
    expect(await status()).toBe('published');
  });

  it('later than that keeps nobody waiting', async () => {
    const { status, pieceId } = await approved();
    await dueIn(pieceId, '10 minutes');
    expect(await onSchedule()).toEqual([]);
    expect((await background(signInternalCall(new Date()))).status).toBe(204);
    expect(await status()).toBe('scheduled');
  });

  it('that is only the pause before another try keeps nobody waiting either', async () => {
    const { pieceId } = await approved();
    await asOwner(
      "UPDATE pgboss.job SET state = 'retry', start_after = now() + interval '60 seconds' WHERE name = 'publish-piece' AND data->>'pieceId' = $1",
      [pieceId],
    );
    expect(await onSchedule()).toEqual([]);
  });
});

describe('the background function', () => {
  it('works the queues when our own functions ask', async () => {
    const { status } = await approved();
    expect((await background(signInternalCall(new Date()))).status).toBe(204);
    expect(await status()).toBe('published');
  });

  it('works once for many who ask at once, with the connections of one', async () => {
    const all = await Promise.all([approved(), approved(), approved()]);
    let most = 0;
    const counting = setInterval(
      () =>
        void (async () => {
          const [row] = await asOwner<{ open: number }>(
            "SELECT count(*)::int AS open FROM pg_stat_activity WHERE application_name = 'fourbeat-worker' AND datname = current_database()",
          );
          most = Math.max(most, row!.open);
        })(),
      50,
    );
    const replies = await Promise.all(Array.from({ length: 6 }, () => background(signInternalCall(new Date()))));
    clearInterval(counting);
    expect(replies.map(({ status }) => status)).toEqual(Array<number>(6).fill(204));
    for (const { status } of all) expect(await status()).toBe('published');
    expect(most).toBeGreaterThan(0);
    expect(most).toBeLessThanOrEqual(4);
    expect(await asOwner("SELECT 1 FROM rate_limits WHERE key = 'background-worker'")).toEqual([]);
  });

  it('takes the turn of a worker that was killed, and leaves one that lives alone', async () => {
    const { status } = await approved();
    const lives = await workerTurns.take();
    expect((await background(signInternalCall(new Date()))).status).toBe(204);
    expect(await status()).toBe('scheduled');
    expect(await workerTurns.renew(lives!)).not.toBeNull();
    await asOwner("UPDATE rate_limits SET expire = 1 WHERE key = 'background-worker'");
    expect((await background(signInternalCall(new Date()))).status).toBe(204);
    expect(await status()).toBe('published');
  });

  it('ends no turn but its own', async () => {
    await workerTurns.take();
    // Turns are told apart by their end, and a fast machine takes two in one millisecond: this one ended half a minute earlier.
    const [lost] = await asOwner<WorkerTurn>(
      "UPDATE rate_limits SET expire = expire - 30000 WHERE key = 'background-worker' RETURNING expire",
    );
    const own = await workerTurns.take();
    expect(await workerTurns.renew(lost!)).toBeNull();
    await workerTurns.end(lost!);
    expect(await workerTurns.take()).toBeNull();
    await workerTurns.end(own!);
  });

  it('asks once more for what came while it ended', async () => {
    const asked: string[] = [];
    const realFetch = globalThis.fetch;
    globalThis.fetch = async (address) => {
      asked.push(String(address));
      return new Response(null, { status: 202 });
    };
    // A request arrives between the worker's last check and the end of its turn, and finds the turn taken.
    const end = jest.spyOn(workerTurns, 'end').mockImplementationOnce(async (turn) => {
      await approved();
      expect((await background(signInternalCall(new Date()))).status).toBe(204);
      end.mockRestore();
      await workerTurns.end(turn);
    });
    try {
      await background(signInternalCall(new Date()));
      expect(asked).toEqual(['http://localhost:8888/.netlify/functions/jobs-background']);
    } finally {
      globalThis.fetch = realFetch;
      end.mockRestore();
    }
  });

  it('is not there without a token, nor for one that is over, changed or forged', async () => {
    const { status } = await approved();
    const valid = signInternalCall(new Date());
    const tokens = {
      none: '',
      over: signInternalCall(new Date(Date.now() - 6 * 60_000)),
      changed: `${Date.now() + 9_000_000}.${valid.split('.')[1]}`,
      forged: `${Date.now() + 60_000}.forged`,
    };
    for (const [name, token] of Object.entries(tokens))
      expect([name, (await background(token)).status, await status()]).toEqual([name, 404, 'scheduled']);
  });
});

it('is called after a request that asked for a job has committed, where no worker runs, and only then', async () => {
  const asked: { url: string; authorization: string }[] = [];
  const realFetch = globalThis.fetch;
  globalThis.fetch = async (address, init) => {
    asked.push({ url: String(address), authorization: new Headers(init?.headers).get('authorization') ?? '' });
    return new Response(null, { status: 202 });
  };
  process.env.AWS_LAMBDA_FUNCTION_NAME = 'engine';
  process.env.STORAGE = 'file';
  forgetEnv();
  try {
    const owner = await register();
    await owner.call('engine', engineContract.updateProfile, bakery);
    const { ideas } = (await owner.call('engine', engineContract.getCycle, {})).body.data;
    const piece = (await owner.call('engine', engineContract.createPiece, { ideaId: ideas[0].id })).body.data;
    asked.length = 0; // a job makes its clip
    await asOwner("DELETE FROM pgboss.job WHERE name = 'make-creation'"); // which takes longer than all the rest
    await owner.call('engine', engineContract.getPiece, { pieceId: piece.id });
    expect(asked).toEqual([]);
    await owner.call('engine', engineContract.approvePiece, { pieceId: piece.id, version: piece.version });
    expect(asked.map(({ url }) => url)).toEqual(['http://localhost:8888/.netlify/functions/jobs-background']);
    expect((await background(asked[0]!.authorization.replace('Bearer ', ''))).status).toBe(204);
    expect((await owner.call('engine', engineContract.getPiece, { pieceId: piece.id })).body.data.status).toBe(
      'published',
    );
  } finally {
    globalThis.fetch = realFetch;
    delete process.env.AWS_LAMBDA_FUNCTION_NAME;
    delete process.env.STORAGE;
    forgetEnv();
  }
});

it('keeps apart what two requests at once have asked for', async () => {
  const [quiet, busy] = await Promise.all([
    noticeJobs(async () => 'nothing'),
    noticeJobs(async () => (await import('../queue/notice-jobs')).jobEnqueued()),
  ]);
  expect([quiet.enqueued, busy.enqueued]).toEqual([false, true]);
});

it('runs a job again, once, after its worker was killed in the middle of it', async () => {
  const { status, pieceId } = await approved();
  const holder = new pg.Client({ connectionString: process.env.DATABASE_URL });
  await holder.connect();
  const first = spawn(process.execPath, ['--import', 'tsx', 'scripts/worker.ts'], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: { ...process.env, LOG_LEVEL: 'silent' },
  });
  const gone = once(first, 'exit');
  let second: Awaited<ReturnType<typeof startWorker>> | undefined;
  try {
    // The post's row is locked, so that the job stops in the middle of its work.
    await holder.query('BEGIN');
    await holder.query('SELECT 1 FROM pieces WHERE id = $1 FOR UPDATE', [pieceId]);
    await until(async () => (await jobs()).some(({ state }) => state === 'active'));
    first.kill('SIGKILL');
    await gone;
    await holder.query('ROLLBACK');
    expect(await status()).toBe('scheduled');
    expect(await jobs()).toEqual([{ state: 'active', retry_count: 0 }]);
    // Two minutes pass: the heartbeat is overdue and the pause before the retry is over.
    await asOwner("UPDATE pgboss.job SET heartbeat_on = now() - interval '2 minutes' WHERE name = 'publish-piece'");
    await asOwner('UPDATE pgboss.queue SET monitor_claim_on = NULL');
    await workOnSchedule(new Request('http://localhost:8888/'));
    await asOwner("UPDATE pgboss.job SET start_after = now() WHERE name = 'publish-piece' AND state = 'retry'");
    second = await startWorker();
    await until(async () => (await status()) === 'published');
    await second.stop();
    expect(await jobs()).toEqual([{ state: 'completed', retry_count: 1 }]);
    expect(await asOwner('SELECT 1 FROM publications WHERE piece_id = $1', [pieceId])).toHaveLength(1);
  } finally {
    first.kill('SIGKILL');
    await second?.stop();
    await holder.end();
  }

  function jobs() {
    return asOwner<{ state: string; retry_count: number }>(
      "SELECT state::text, retry_count FROM pgboss.job WHERE name = 'publish-piece' AND data->>'pieceId' = $1",
      [pieceId],
    );
  }
});
