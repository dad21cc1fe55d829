import { existsSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { authContract } from '../src/contracts/auth';
import { startEmbeddedPostgres } from '../netlify/database/embedded';
import { migrate } from '../netlify/jobs/database-wiring';
import { ms, percentile } from './measure';

/**
 * Opening a demo, from the sign-in to its reply: how many statements it takes, how much of the processor in Node.js and in
 * the database, and how long. Aim: at most 500 ms on an idle machine. Sign-up hashes a password, which alone takes a part.
 */
export async function benchDemo(): Promise<string[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'fourbeat-bench-'));
  const server = await startEmbeddedPostgres({ dataDir, durable: false });
  try {
    await migrate(server.url);
    Object.assign(process.env, {
      DATABASE_URL: server.url,
      APP_SECRET: 'only for measuring, long enough to be accepted',
      LOG_LEVEL: 'silent',
      DATA_DIR: mkdtempSync(join(tmpdir(), 'fourbeat-bench-')),
    });
    const { default: auth } = await import('../netlify/functions/auth');
    const { makeClient } = await import('../netlify/testing/call');
    const { closePool } = await import('../netlify/database/client');
    const { demoFilling } = await import('../netlify/features/auth/demo/demo-wiring');
    const asked = countStatements();
    const measured = async (name: string, work: () => Promise<unknown>): Promise<void> => {
      asked.length = 0;
      const [began, cpu, database] = [performance.now(), process.cpuUsage(), cpuOf(dataDir)];
      await work();
      const wall = performance.now() - began;
      const { user, system } = process.cpuUsage(cpu);
      await new Promise((resolve) => setTimeout(resolve, SETTLE_MS));
      const run = {
        wall,
        node: (user + system) / 1_000,
        database: cpuOf(dataDir) - database,
        statements: asked.length,
        slowest: [...asked].sort((one, other) => other.ms - one.ms).slice(0, SHOWN),
      };
      runs.set(name, [...(runs.get(name) ?? []), run]);
    };
    const runs = new Map<string, Run[]>();
    for (let run = -WARM_UP; run < RUNS; run += 1) {
      if (run === 0) runs.clear();
      let workspaceId = '';
      await measured('opening it', async () => {
        const { status, body } = await makeClient({ auth }).call('auth', authContract.login, {
          email: `${crypto.randomUUID()}@example.com`,
          password: 'x',
          zone: 'Europe/London',
        });
        if (status !== 200) throw new Error(`Opening a demo answered ${status}.`);
        workspaceId = body.data.workspace.id;
      });
      await measured('the job fill-demo', () => demoFilling().fillDemo({ workspaceId }));
    }
    await closePool();
    return [...runs].flatMap(([name, all]) => {
      const half = (read: (run: Run) => number) =>
        percentile(
          all.map(read).sort((a, b) => a - b),
          0.5,
        );
      return [
        `${name}: ${half(({ statements }) => statements)} statements; processor: ${ms(half(({ node }) => node))} in Node.js, ${ms(half(({ database }) => database))} in the database; p50 ${ms(half(({ wall }) => wall))}, least ${ms(Math.min(...all.map(({ wall }) => wall)))}`,
        ...all.at(-1)!.slowest.map(({ text, ms: took }) => `  ${ms(took)} ${text}`),
      ];
    });
  } finally {
    await server.stop();
  }
}

/** Each statement that this process sends, with its time until the answer. */
function countStatements(): Asked[] {
  const asked: Asked[] = [];
  const ask = pg.Client.prototype.query as (this: pg.Client, ...args: unknown[]) => unknown;
  pg.Client.prototype.query = function (this: pg.Client, ...args: unknown[]) {
    const [first] = args as [string | { text: string }];
    const text = (typeof first === 'string' ? first : first.text).replaceAll(/\s+/g, ' ').trim().slice(0, 130);
    const entry = { text, ms: 0 };
    const began = performance.now();
    asked.push(entry);
    const answer = ask.apply(this, args);
    if (answer instanceof Promise)
      answer.then(
        () => (entry.ms = performance.now() - began),
        () => {},
      );
    return answer;
  } as typeof pg.Client.prototype.query;
  return asked;
}

/** Milliseconds of the processor that the processes of a cluster have used, as Linux counts them; elsewhere 0. */
function cpuOf(dataDir: string): number {
  if (!existsSync('/proc/self/stat')) return 0;
  const postmaster = readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0]!;
  let ticks = 0;
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name)))
    try {
      const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
      const [, parent, ...rest] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      if (parent === postmaster) ticks += Number(rest[9]) + Number(rest[10]);
    } catch {
      // It has ended meanwhile.
    }
  return (ticks * 1_000) / TICKS_PER_SECOND;
}

const WARM_UP = 3;
const RUNS = 10;
const SHOWN = 8;
const SETTLE_MS = 50;
const TICKS_PER_SECOND = 100;

interface Asked {
  text: string;
  ms: number;
}

interface Run {
  wall: number;
  node: number;
  database: number;
  statements: number;
  slowest: Asked[];
}
