import { Linter } from 'eslint';
import tseslint from 'typescript-eslint';
import { shortLimit } from './short-limit.js';

const faultsIn = (code: string): number =>
  new Linter().verify(
    code,
    {
      files: ['**/*.ts'],
      languageOptions: { parser: tseslint.parser as never },
      plugins: { house: { rules: { 'short-limit': shortLimit } } },
      rules: { 'house/short-limit': 'error' },
    },
    'limit.ts',
  ).length;

it.each([
  ['const signal = AbortSignal.timeout(2_000);'],
  ['const signal = AbortSignal.timeout(CALL_MS); const CALL_MS = 20_000;'],
  ['const CALL_MS = 20 * SECOND_MS; export const ends = () => AbortSignal.any([stops, AbortSignal.timeout(CALL_MS)]);'],
  ['const TIMEOUT_MS = 10_000; const signal = AbortSignal.timeout(options.timeoutMs ?? TIMEOUT_MS);'],
  ['const reply = await web.request({ url, timeoutMs: 15_000 });'],
  ['const TIMEOUT_MS = 10_000; export const server = ({ timeoutMs = TIMEOUT_MS }) => timeoutMs;'],
  ['export function written(id: string, patienceMs = 20_000) { return [id, patienceMs]; }'],
  ['const pool = new Pool({ connectionTimeoutMillis: CONNECT_MS }); const CONNECT_MS = 10_000;'],
  ['const LIMITS = { connectMs: 10_000, wholeMs: 60_000 };'],
  ['await giveUpAfter(tx, PATIENCE_MS); const PATIENCE_MS = 6_000;'],
  ["tx.execute(sql`select set_config('statement_timeout', '2000', true)`);"],
  ['client.query("set local lock_timeout = 500");'],
  ['socket.setTimeout(CONNECT_MS, fail); const CONNECT_MS = 4_000;'],
  [
    'async function patiently(work) { const late = new Promise((done) => { timer = setTimeout(done, PATIENCE_MS); }); await Promise.race([work, late]); } const PATIENCE_MS = 2_000;',
  ],
])('reports %s', (code) => expect(faultsIn(code)).toBe(1));

it.each([
  ['const signal = AbortSignal.timeout(CALL_MS); const CALL_MS = patience(20_000);'],
  ['const signal = AbortSignal.timeout(timing.callMs);'],
  ['import { CALL_MS } from "./calls"; const signal = AbortSignal.timeout(CALL_MS);'],
  ['const MAKE_MS = 180_000; const reply = await web.request({ url, timeoutMs: MAKE_MS });'],
  ['await giveUpAfter(tx, PATIENCE_MS); const PATIENCE_MS = 60_000;'],
  ["client.query('set local statement_timeout = 0; set local search_path = public');"],
  ['socket.setTimeout(0);'],
  ['await new Promise((resolve) => setTimeout(resolve, 250));'],
  ['async function first(a, b) { await Promise.race([a, b]); } const look = () => setTimeout(work, 5_000);'],
])('lets %s be', (code) => expect(faultsIn(code)).toBe(0));
