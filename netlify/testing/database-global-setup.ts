import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { startEmbeddedPostgres } from '../database/embedded';
import { migrate } from '../database/migrate';

/** One real PostgreSQL for the whole run, with a migrated template that every worker copies. */
export default async function setUp(): Promise<void> {
  const server = await startEmbeddedPostgres({ dataDir: mkdtempSync(join(tmpdir(), 'fourbeat-test-')), durable: false });
  const template = new URL(server.url);
  template.pathname = '/template_fourbeat';
  const admin = new pg.Client({ connectionString: server.url });
  await admin.connect();
  await admin.query('CREATE DATABASE template_fourbeat');
  await migrate(template.href);
  await admin.end();
  process.env.TEST_SERVER_URL = server.url;
  (globalThis as TestGlobals).stopTestServer = server.stop;
}

export interface TestGlobals {
  stopTestServer?: () => Promise<void>;
}
