import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { accountContract } from '../src/contracts/account';
import { authContract } from '../src/contracts/auth';
import { startEmbeddedPostgres } from '../netlify/database/embedded';
import { migrate } from '../netlify/jobs/database-wiring';
import { ms, percentile } from './measure';

/**
 * Whether response times reveal which addresses have an account: sign-in with a wrong password, a password reset
 * and an invitation, for known and unknown addresses in random order. AUC is the probability that a known
 * address takes longer than an unknown one: 0.5 reveals nothing, 1 everything. BENCH_ACCOUNTS sets how many of
 * each.
 */
export async function benchEnumeration(): Promise<string[]> {
  const server = await startEmbeddedPostgres({
    dataDir: mkdtempSync(join(tmpdir(), 'fourbeat-bench-')),
    durable: false,
  });
  try {
    await migrate(server.url);
    Object.assign(process.env, {
      DATABASE_URL: server.url,
      APP_SECRET: 'only for measuring, long enough to be accepted',
      LOG_LEVEL: 'silent',
      DEMO_LOGIN: 'off',
      DATA_DIR: mkdtempSync(join(tmpdir(), 'fourbeat-bench-')),
    });
    const { functions, register } = await import('../netlify/testing/world');
    const { makeClient } = await import('../netlify/testing/call');
    const { closePool } = await import('../netlify/database/client');
    const owners = await Promise.all(Array.from({ length: Math.ceil(ACCOUNTS / 20) }, () => register()));
    const known: string[] = [];
    for (let n = 0; n < ACCOUNTS; n += 1) known.push((await register()).form.email);
    const ways: Record<string, (email: string, n: number) => Promise<{ status: number }>> = {
      // Each call comes from another address; otherwise the rate limits would answer.
      'sign-in': (email) =>
        makeClient(functions).call('auth', authContract.login, { email, password: 'not the password at all' }),
      'new password by mail': (email) =>
        makeClient(functions).call('account', accountContract.createPasswordReset, { email }),
      invitation: (email, n) =>
        owners[n % owners.length]!.call('account', accountContract.createInvitation, { email, role: 'member' }),
    };
    const lines: string[] = [];
    for (const [name, ask] of Object.entries(ways)) {
      const unknown = known.map(() => `person-${crypto.randomUUID()}@example.com`);
      const asked = shuffled([
        ...known.map((email) => ({ email, isKnown: true })),
        ...unknown.map((email) => ({ email, isKnown: false })),
      ]);
      const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] };
      const statuses = new Map<string, Set<number>>([
        ['known', new Set()],
        ['unknown', new Set()],
      ]);
      for (const [n, { email, isKnown }] of asked.entries()) {
        const group = isKnown ? 'known' : 'unknown';
        const started = performance.now();
        const { status } = await ask(email, n);
        if (n >= WARM_UP) times[group].push(performance.now() - started);
        statuses.get(group)!.add(status);
      }
      const { auc, p } = rankTest(times.known, times.unknown);
      const median = (of: number[]): string =>
        ms(
          percentile(
            [...of].sort((a, b) => a - b),
            0.5,
          ),
        );
      lines.push(
        `${name}: known ${median(times.known)} (status ${[...statuses.get('known')!].join(', ')}), unknown ${median(times.unknown)} (status ${[...statuses.get('unknown')!].join(', ')}); ${times.known.length} + ${times.unknown.length} calls, AUC ${auc.toFixed(3)}, p ${p < 0.001 ? '< 0.001' : p.toFixed(3)}`,
      );
    }
    await closePool();
    return lines;
  } finally {
    await server.stop();
  }
}

/** Mann and Whitney (1947), two-sided, by the normal approximation, which is good from about twenty of each. */
export function rankTest(a: number[], b: number[]): { auc: number; p: number } {
  let wins = 0;
  for (const x of a) for (const y of b) wins += x > y ? 1 : x === y ? 0.5 : 0;
  const pairs = a.length * b.length;
  const z = Math.abs(wins - pairs / 2) / Math.sqrt((pairs * (a.length + b.length + 1)) / 12);
  return { auc: wins / pairs, p: Math.min(1, 2 * upperTail(z)) };
}

/** Of the normal distribution, for z ≥ 0; Abramowitz and Stegun 26.2.17, error below 1e-7. */
function upperTail(z: number): number {
  const t = 1 / (1 + 0.2316419 * z);
  const weights = [0.31938153, -0.356563782, 1.781477937, -1.821255978, 1.330274429];
  return (
    (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) *
    weights.reduce((sum, weight, n) => sum + weight * t ** (n + 1), 0)
  );
}

function shuffled<T>(items: T[]): T[] {
  for (let last = items.length - 1; last > 0; last -= 1) {
    const other = Math.floor(Math.random() * (last + 1));
    [items[last], items[other]] = [items[other]!, items[last]!];
  }
  return items;
}

const ACCOUNTS = Number(process.env.BENCH_ACCOUNTS ?? 150);
const WARM_UP = 20;
