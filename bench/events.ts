import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { startEmbeddedPostgres } from '../netlify/database/embedded';
import { migrate } from '../netlify/jobs/database-wiring';
import { makeVisitsScript } from '../scripts/visits-script';
import { benchEventReading } from './event-reading';
import { benchEventWriting } from './event-writing';

/**
 * Events: the script's weight, how many the collector accepts, and what a dashboard reads of a year of them, from both
 * stores (docs/analytics.md). BENCH_EVENTS sets how many are read, BENCH_EVENTS_PARTS a selection of "writing,reading".
 */
export async function benchEvents(): Promise<string[]> {
  const parts = (process.env.BENCH_EVENTS_PARTS ?? 'writing,reading').split(',');
  const script = await makeVisitsScript();
  return [
    `the script: ${gzipSync(script).byteLength} bytes gzip (aim 1,000)`,
    // What is acknowledged is on the disk; only for reading, loading need not be.
    ...(parts.includes('writing') ? await withDatabase(true, benchEventWriting) : []),
    ...(parts.includes('reading') ? await withDatabase(false, benchEventReading) : []),
  ];
}

async function withDatabase(durable: boolean, bench: (url: string) => Promise<string[]>): Promise<string[]> {
  const server = await startEmbeddedPostgres({ dataDir: mkdtempSync(join(tmpdir(), 'fourbeat-bench-')), durable });
  try {
    await migrate(server.url);
    Object.assign(process.env, {
      DATABASE_URL: server.url,
      APP_SECRET: 'only for measuring, long enough to be accepted',
      LOG_LEVEL: 'silent',
      DATA_DIR: mkdtempSync(join(tmpdir(), 'fourbeat-bench-')),
    });
    const { forgetEnv } = await import('../netlify/config/env');
    const { closePool } = await import('../netlify/database/client');
    forgetEnv();
    const lines = await bench(server.url);
    await closePool();
    return lines;
  } finally {
    await server.stop();
  }
}
