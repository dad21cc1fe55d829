import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { Client } from 'pg';
import { forgetEnv } from '../netlify/config/env';
import { startEmbeddedPostgres } from '../netlify/database/embedded';
import { loadEnvFile } from './prepare-runtime';
import { keepRootSecret, newRootSecret, readRootSecret, readRuntime } from './root-secret';
import { createShutdown, type Shutdown } from './shutdown';

/**
 * Runs an operator's command against the installation's database and ends the process: the one of DATABASE_URL, or the
 * embedded one: as it runs under `npm start` or `npm run dev`, or started for the while. Nothing is migrated. A failure
 * is told as a sentence, with exit code 1 or the error's own; Ctrl-C stops in order, too.
 */
export async function withDatabase(
  command: (database: OpenDatabase) => Promise<void>,
  { create = false, secret = true }: OpenOptions = {},
): Promise<void> {
  const shutdown = createShutdown();
  try {
    loadEnvFile();
    const database = await openDatabase(shutdown, { create, secret });
    process.env.DATABASE_URL = database.url; // for env(), which everything else asks
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
  // Behind a pooler that hands out connections per transaction, the database's own address: locks belong to a session.
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

/** Our own sentences need no stack; PostgreSQL's messages are told as they are, for this reader is the operator. */
function sentenceOf(error: unknown): string {
  const first = error instanceof AggregateError ? (error.errors[0] as unknown) : error;
  if (!(first instanceof Error)) return String(first);
  return first.name === 'Error' || first.name === 'AppError' || 'code' in first
    ? first.message
    : (first.stack ?? first.message);
}

interface OpenOptions {
  /** A database that never was is made. */
  create?: boolean;
  /** A root secret is made where there is none. */
  secret?: boolean;
}

export interface OpenDatabase {
  url: string;
  dataDir: string;
}
