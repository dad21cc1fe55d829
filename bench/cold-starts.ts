import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { bundleFunctions } from '../scripts/bundle-functions';
import { ms, percentile } from './measure';

/**
 * Time from starting Node to a function's first reply, compared with a function that does nothing. Aim: at most
 * 150 ms more.
 */
export async function benchColdStarts(): Promise<string[]> {
  await bundleFunctions();
  const folder = mkdtempSync(join(tmpdir(), 'fourbeat-bench-'));
  const empty = join(folder, 'empty.mjs');
  writeFileSync(empty, 'export default async () => new Response("ok"); export const config = { path: "/empty" };');
  const child = join(folder, 'child.mjs');
  writeFileSync(child, CHILD);
  const base = coldStart(child, empty);
  const lines = [`empty function: ${ms(base)}`];
  for (const entry of readdirSync('.functions')
    .filter((name) => name.endsWith('.mjs') && !name.startsWith('cron-'))
    .sort()) {
    const time = coldStart(child, resolve('.functions', entry));
    lines.push(`${entry}: ${ms(time)}, ${ms(time - base)} over empty (${(time / base).toFixed(1)}×)`);
  }
  return lines;
}

/** The median of several new processes. */
function coldStart(child: string, entry: string): number {
  const times = Array.from({ length: RUNS }, () => {
    const started = performance.now();
    execFileSync(process.execPath, ['--no-warnings', child, entry], { env: { ...process.env, ...ENVIRONMENT } });
    return performance.now() - started;
  });
  return percentile(
    times.sort((a, b) => a - b),
    0.5,
  );
}

/** Requests a path that no endpoint has: everything is loaded and mounted, nothing waits for a database. */
const CHILD = `const entry = await import(process.argv[2]); await entry.default(new Request('http://localhost/api/nothing'), { ip: '127.0.0.1' }); process.exit(0);`;
const ENVIRONMENT = {
  APP_SECRET: 'only for measuring, long enough to be accepted',
  DATABASE_URL: 'postgres://localhost:1/none',
  LOG_LEVEL: 'silent',
  NETLIFY_DEV: '',
};
const RUNS = 9;
