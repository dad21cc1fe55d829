import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { superviseEmbeddedPostgres } from '../netlify/database/embedded-supervised';
import { migrate } from '../netlify/jobs/database-wiring';

/** Reads `.env` into the environment; what is already set wins. */
export function loadEnvFile(): void {
  if (existsSync('.env')) process.loadEnvFile('.env');
}

/**
 * Brings up what the server and the worker need before they run: the database (embedded unless DATABASE_URL is set),
 * its current schema, the root secret; and writes `<dataDir>/runtime.json` (mode 0600), where `env()` finds them.
 * `say` tells the operator when the embedded server ended by itself and runs again. `smtpUrl` is the mailbox of development: it is in
 * that file only as long as this run lasts, and every start writes the file anew. Throws with a sentence that says what to do.
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
    await migrate(databaseUrl);
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

/** The root secret is made once and then kept: sessions and signed links outlive a restart. */
function writeRuntimeFile(file: string, databaseUrl: string | undefined, smtpUrl?: string): void {
  const { appSecret = randomBytes(48).toString('base64url'), formerAppSecrets } = readSecrets(file);
  writeFileSync(`${file}.new`, `${JSON.stringify({ databaseUrl, appSecret, formerAppSecrets, smtpUrl }, null, 2)}\n`, {
    mode: 0o600,
  });
  renameSync(`${file}.new`, file); // a reader never sees half of it
}

/** The root secret, and those it replaced: what was sealed with them must still open after a start. */
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
  /** Where the database is, for people; no password. */
  database: string;
  stop(): Promise<void>;
}
