import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { Client } from 'pg';
import { forgetEnv } from '../netlify/config/env';
import { startEmbeddedPostgres } from '../netlify/database/embedded';
import { loadEnvFile } from './prepare-runtime';
import { keepRootSecret, newRootSecret, readRootSecret, readRuntime } from './root-secret';
import { createShutdown, type Shutdown } from './shutdown';

/**
 * Runs an operator's command against the installation's database and exits: the one of DATABASE_URL, or the
 * embedded one, used as it runs under `npm start` or `npm run dev`, or started temporarily. Does not migrate. A
 * failure is a sentence with exit code 1 or the error's own; Ctrl-C also shuts down in order.
 */
export async function withDatabase(
  command: (database: OpenDatabase) => Promise<void>,
  { create = false, secret = true }: OpenOptions = {},
): Promise<void> {
  const shutdown = createShutdown();
  try {
    loadEnvFile();
    const database = await openDatabase(shutdown, { create, secret });
    process.env.DATABASE_URL = database.url; // for env(), which everything else uses
    process.env.DATA_DIR = database.dataDir;
    process.env.LOG_LEVEL ??= 'error';
    forgetEnv();
    await command(database);
    shutdown.ended(0);
  } catch (error) {
    shutdown.ended((error as { exitCode?: number }).exitCode ?? 1, sentenceOf(error));
  }
}

async function openDatabase(shutdown: Shutdown, { create, secret }: OpenOptions): Promise<OpenDatabase> {
  const dataDir = resolve(process.env.DATA_DIR || '.data');
  // The direct address when there is a transaction pooler: locks belong to a session.
  const named = process.env.DATABASE_URL || (process.env.NETLIFY === 'true' ? process.env.NETLIFY_DB_URL : undefined);
  const external = named && (process.env.DATABASE_LISTEN_URL || named);
  if (!external && !create && !existsSync(resolve(dataDir, 'postgres')))
    throw new Error(
      `There is no database yet: DATABASE_URL is not set, and the product has never run with its data in ${dataDir}. Start it once with \`npm start\`.`,
    );
  if (secret && !readRootSecret(dataDir)) keepRootSecret(dataDir, newRootSecret());
  if (external) return { url: external, dataDir };
  const { databaseUrl } = readRuntime(dataDir);
  if (typeof databaseUrl === 'string' && (await answers(databaseUrl))) return { url: databaseUrl, dataDir };
  const embedded = await startEmbeddedPostgres({
    dataDir,
    onUnexpectedExit: (log) =>
      shutdown.ended(1, `The embedded PostgreSQL stopped unexpectedly. Its last output:\n${log}`),
  });
  shutdown.before(embedded.stop);
  return { url: embedded.url, dataDir };
}

async function answers(databaseUrl: string): Promise<boolean> {
  const client = new Client({ connectionString: databaseUrl, connectionTimeoutMillis: 5_000 });
  client.on('error', () => {});
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => {});
  }
}

/** Our own sentences need no stack; PostgreSQL's messages are shown unchanged, because the reader is the operator. */
function sentenceOf(error: unknown): string {
  const first = error instanceof AggregateError ? (error.errors[0] as unknown) : error;
  if (!(first instanceof Error)) return String(first);
  return first.name === 'Error' || first.name === 'AppError' || 'code' in first
    ? first.message
    : (first.stack ?? first.message);
}

interface OpenOptions {
  /** Create the database if it does not exist. */
  create?: boolean;
  /** Create a root secret if there is none. */
  secret?: boolean;
}

export interface OpenDatabase {
  url: string;
  dataDir: string;
}
