import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { installQueues } from '../queue/install-queues';
import type { Job } from '../queue/job';

/**
 * Brings a database to the current schema: numbered SQL files, each in its own transaction, once, under an
 * advisory lock, so that any number of processes may start together. Forward only; an applied file must not
 * change. Then creates the queues of `jobs`. Returns the names of the files that it applied.
 */
export async function migrateDatabase(
  databaseUrl: string,
  jobs: readonly Job[],
  folder = join(process.cwd(), 'netlify/database/schema-migrations'),
): Promise<string[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  // A transaction-level lock: a session-level one would stay with a pooler's connection after this one is gone.
  const turn = new pg.Client({ connectionString: databaseUrl, application_name: 'fourbeat-migration' });
  turn.on('error', () => undefined); // if it is cut while others migrate, the files are safe in their own transactions
  try {
    await turn.connect();
    await turn.query('begin; set local idle_in_transaction_session_timeout = 0');
    await turn.query('select pg_advisory_xact_lock($1)', [MIGRATION_LOCK]);
    await client.connect();
    await client.query(MIGRATIONS_TABLE);
    const applied = await applyFiles(client, folder);
    await installQueues(databaseUrl, client, jobs);
    await refuseUnsafeRoles(client);
    return applied;
  } finally {
    await client.end();
    await turn.end(); // the lock ends with the transaction
  }
}

async function applyFiles(client: pg.Client, folder: string): Promise<string[]> {
  const done: string[] = [];
  const applied = new Map<string, string>(
    (await client.query('select name, checksum from schema_migrations')).rows.map((row) => [row.name, row.checksum]),
  );
  for (const name of readdirSync(folder)
    .filter((file) => MIGRATION_FILE.test(file))
    .sort()) {
    const text = readFileSync(join(folder, name), 'utf8');
    const checksum = createHash('sha256').update(text).digest('hex');
    const before = applied.get(name);
    if (before === checksum) continue;
    if (before) throw new Error(wasChanged(name));
    await client.query('begin');
    try {
      await client.query(text);
      await client.query('insert into schema_migrations (name, checksum) values ($1, $2)', [name, checksum]);
      await client.query('commit');
      done.push(name);
    } catch (error) {
      await client.query('rollback');
      throw new Error(
        `Migration ${name} failed and was rolled back: ${error instanceof Error ? error.message : String(error)}`,
        { cause: error },
      );
    }
  }
  return done;
}

/** What to do about a file whose checksum differs from the applied one's. */
export const wasChanged = (name: string): string =>
  `Migration ${name} was changed after it had been applied. If another database may have it, put it back as it was and write a new one (\`npm run db:generate -- --name …\`). If it is a draft of your own, stop the product and begin with empty data: \`npm run db:reset\`.`;

/** A role that could bypass row-level security would make every policy useless. */
async function refuseUnsafeRoles(client: pg.Client): Promise<void> {
  const { rows } = await client.query(
    "select rolname from pg_roles where rolname in ('app', 'worker', 'visitor', 'auth', 'finder') and (rolsuper or rolbypassrls)",
  );
  if (rows.length > 0)
    throw new Error(
      `The database role ${rows.map((row) => row.rolname).join(', ')} can bypass row-level security. Remove SUPERUSER and BYPASSRLS from it.`,
    );
}

export const MIGRATION_FILE = /^\d{4}_[a-z0-9_]+\.sql$/;
/** Held while migrations run; take it too if your work must not overlap with one. */
export const MIGRATION_LOCK = 4_242_001;
export const MIGRATIONS_TABLE =
  'CREATE TABLE IF NOT EXISTS schema_migrations (name text PRIMARY KEY, checksum text NOT NULL, applied_at timestamptz NOT NULL DEFAULT now())';
