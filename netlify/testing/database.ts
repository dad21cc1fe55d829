import { rmSync } from 'node:fs';
import pg from 'pg';
import { forgetEnv } from '../config/env';
import { closePool } from '../database/client';
import { measureQueries } from './measure-queries';
import { quickFolder } from './quick-folder';

/**
 * Gives each test file its own copy of the migrated database, which takes a tenth of a second; the code under
 * test finds it by itself.
 */
export function useDatabase(): void {
  let media: string;
  measureQueries();
  beforeAll(async () => {
    const name = `test_${process.env.JEST_WORKER_ID ?? '1'}`;
    await withServer(async (server) => {
      await server.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`); // the previous file's
      await server.query(`CREATE DATABASE ${name} TEMPLATE template_fourbeat`);
    });
    const url = new URL(serverUrl());
    url.pathname = `/${name}`;
    process.env.DATABASE_URL = url.href;
    media = quickFolder('test-media');
    process.env.DATA_DIR = media; // a clean-up job must never touch the developer's own files
    process.env.APP_SECRET = 'a root secret that only tests ever see, long enough';
    process.env.LOG_LEVEL = process.env.TEST_LOG_LEVEL ?? 'silent';
    forgetEnv();
  });
  afterAll(async () => {
    await closePool();
    await owner?.end();
    owner = undefined;
    for (const folder of [media, process.env.DATA_DIR]) if (folder) rmSync(folder, { recursive: true, force: true }); // a file may have set another
  });
}

/** Runs a query as the owner of everything; for setup and assertions, never for the code under test. */
export async function asOwner<R extends pg.QueryResultRow>(text: string, values: unknown[] = []): Promise<R[]> {
  if (!owner) {
    owner = new pg.Pool({ connectionString: process.env.DATABASE_URL, allowExitOnIdle: true }); // connecting takes ten times as long as most of these queries
    owner.on('error', () => {}); // a benchmark stops its server while connections are idle
  }
  return (await owner.query<R>(text, values)).rows;
}

let owner: pg.Pool | undefined;

async function withServer(work: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl() });
  await client.connect();
  try {
    await client.query('SELECT pg_advisory_lock(1)'); // a template can only be copied while nobody else is connected to it
    await work(client);
  } finally {
    await client.end();
  }
}

function serverUrl(): string {
  const url = process.env.TEST_SERVER_URL;
  if (!url) throw new Error('The test database is started by the global setup of the Jest project "server".');
  return url;
}
