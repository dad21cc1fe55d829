import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { superviseEmbeddedPostgres } from '../netlify/database/embedded-supervised';
import { migrate } from '../netlify/jobs/database-wiring';

/** Reads `.env` into the environment; existing variables take precedence. */
export function loadEnvFile(): void {
  if (existsSync('.env')) process.loadEnvFile('.env');
}

/**
 * Prepares what server and worker need: the database (embedded unless DATABASE_URL is set), its current schema,
 * the root secret; and writes `<dataDir>/runtime.json` (mode 0600), where `env()` finds them. `say` reports when
 * the embedded server ended by itself and was restarted. `smtpUrl` is the development mailbox: it stays in that
 * file only during this run, and every start writes the file again. Throws a sentence that says what to do.
 */
export async function prepareRuntime(say: (sentence: string) => void, smtpUrl?: string): Promise<Runtime> {
  const dataDir = resolve(process.env.DATA_DIR || '.data');
  mkdirSync(dataDir, { recursive: true });
  const external = process.env.DATABASE_URL || undefined;
  const embedded = external ? undefined : await superviseEmbeddedPostgres({ dataDir, say });
  const databaseUrl = external ?? embedded?.url ?? '';
  const runtimeFile = resolve(dataDir, 'runtime.json');
  let mailboxNamed = false;
  const stop = async (): Promise<void> => {
    if (mailboxNamed && existsSync(runtimeFile)) writeRuntimeFile(runtimeFile, external ? undefined : databaseUrl);
    await embedded?.stop();
  };
  try {
    writeRuntimeFile(runtimeFile, external ? undefined : databaseUrl, smtpUrl);
    mailboxNamed = smtpUrl !== undefined;
    // Not through a pooler when a direct address is known: a migration needs connections of its own.
    await migrate((external && process.env.DATABASE_LISTEN_URL) || databaseUrl);
  } catch (error) {
    await stop();
    throw external
      ? new Error(
          `The database at DATABASE_URL (${withoutSecrets(external)}) could not be prepared: ${messageOf(error)}`,
          { cause: error },
        )
      : error;
  }
  const database = embedded
    ? `embedded PostgreSQL on 127.0.0.1:${embedded.port}, data in ${relative('.', dataDir) || dataDir}/postgres`
    : `PostgreSQL at ${withoutSecrets(databaseUrl)}`;
  return { dataDir, database, stop };
}

/** The root secret is created once and then kept: sessions and signed links survive a restart. */
function writeRuntimeFile(file: string, databaseUrl: string | undefined, smtpUrl?: string): void {
  const { appSecret = randomBytes(48).toString('base64url'), formerAppSecrets } = readSecrets(file);
  writeFileSync(`${file}.new`, `${JSON.stringify({ databaseUrl, appSecret, formerAppSecrets, smtpUrl }, null, 2)}\n`, {
    mode: 0o600,
  });
  renameSync(`${file}.new`, file); // readers never see a half-written file
}

/** The root secret and its predecessors: what was sealed with them must still open after a restart. */
function readSecrets(file: string): { appSecret?: string; formerAppSecrets?: unknown } {
  if (!existsSync(file)) return {};
  const text = readFileSync(file, 'utf8');
  try {
    const { appSecret, formerAppSecrets } = JSON.parse(text) as { appSecret?: unknown; formerAppSecrets?: unknown };
    return { ...(typeof appSecret === 'string' && appSecret.length >= 32 && { appSecret }), formerAppSecrets };
  } catch {
    throw new Error(
      `${file} is damaged. It holds the root secret, so it is not replaced silently: repair it, or delete it to sign everybody out and start with a new secret.`,
    );
  }
}

function withoutSecrets(address: string): string {
  try {
    const url = new URL(address);
    return `${url.host}${url.pathname}`;
  } catch {
    return 'an address that is not a URL';
  }
}

const messageOf = (error: unknown): string =>
  error instanceof AggregateError ? String(error.errors[0]) : error instanceof Error ? error.message : String(error);

export interface Runtime {
  dataDir: string;
  /** Where the database is, for people; without a password. */
  database: string;
  stop(): Promise<void>;
}
