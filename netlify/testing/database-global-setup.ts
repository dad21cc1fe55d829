import { rmSync } from 'node:fs';
import pg from 'pg';
import { startEmbeddedPostgres } from '../database/embedded';
import { migrate } from '../jobs/database-wiring';
import { bundlePackages } from './package-bundles';
import { quickFolder, removeLeftFolders } from './quick-folder';

/** One real PostgreSQL for the whole run, with a migrated template that every worker copies. */
export default async function setUp(): Promise<void> {
  await bundlePackages();
  removeLeftFolders();
  const dataDir = quickFolder('test');
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1)); // without this, Jest would end without the event that stops the server
  const server = await startEmbeddedPostgres({ dataDir, durable: false });
  const template = new URL(server.url);
  template.pathname = '/template_fourbeat';
  const admin = new pg.Client({ connectionString: server.url });
  await admin.connect();
  await admin.query('CREATE DATABASE template_fourbeat');
  await migrate(template.href);
  await admin.end();
  process.env.TEST_SERVER_URL = server.url;
  (globalThis as TestGlobals).stopTestServer = async () => {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
}

export interface TestGlobals {
  stopTestServer?: () => Promise<void>;
}
