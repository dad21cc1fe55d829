import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { env } from '../config/env';
import { patience } from '../ports/patience';

/** A transaction bound to a role; the only database access that a repository gets. */
export type Transaction = Pick<
  NodePgDatabase,
  'select' | 'selectDistinct' | 'insert' | 'update' | 'delete' | 'execute' | '$count'
>;

/**
 * Runs one short transaction that sees one workspace. Requests run as `app`, jobs as `worker`. Nothing slow or
 * remote belongs inside.
 */
export const inWorkspace = <T>(
  workspaceId: string,
  work: (tx: Transaction) => Promise<T>,
  role: 'app' | 'worker' = 'app',
): Promise<T> => asRole(role, work, { workspaceId });

/** What anyone may see: published rows of real workspaces, read only. */
export const asVisitor = <T>(work: (tx: Transaction) => Promise<T>): Promise<T> => asRole('visitor', work);

/** For accounts, sessions and the workspaces that they lead to; no business table. */
export const asAuth = <T>(work: (tx: Transaction) => Promise<T>): Promise<T> => asRole('auth', work);

/** System work across all tenants. `why` names it in the database's own activity list. */
export const acrossWorkspaces = <T>(why: string, work: (tx: Transaction) => Promise<T>): Promise<T> =>
  asRole('worker', work, { across: 'on', why });

/**
 * For libraries with queries of their own: each runs in a short transaction as a role that owns nothing. Names
 * of prepared statements are dropped, because behind a transaction pooler the next query may use another
 * connection.
 */
export function queriesAs(role: 'app' | 'auth'): Pick<pg.Pool, 'query'> {
  const query = async (config: string | { text: string; values?: unknown[] }, values?: unknown[]) => {
    const client = await pool().connect();
    try {
      await client.query(`begin; set local role ${role}`);
      const result = await client.query(
        typeof config === 'string'
          ? { text: config, values }
          : { ...config, values: config.values ?? values, name: undefined },
      );
      await client.query('commit');
      client.release();
      return result;
    } catch (error) {
      await client.query('rollback').then(
        () => client.release(),
        (broken: Error) => client.release(broken),
      );
      throw error;
    }
  };
  return { query } as unknown as Pick<pg.Pool, 'query'>;
}

/**
 * The pool, created on first use. Under Netlify dev each call is a thread of its own, which the pool must not
 * keep alive.
 */
export function pool(): pg.Pool {
  if (!shared) {
    shared = new pg.Pool({
      connectionString: env().databaseUrl,
      max: POOL_SIZE,
      allowExitOnIdle: true,
      idleTimeoutMillis: IDLE_MS,
      connectionTimeoutMillis: CONNECT_MS,
    });
    shared.on('error', () => {
      // An idle connection was cut (restart, fail-over): the pool drops it, and the next query opens another.
    });
    shared.on('connect', (client) => {
      // A connection was cut between two statements of a transaction: the next statement fails. Without this listener
      // the event would end the process.
      client.on('error', () => undefined);
    });
  }
  return shared;
}

export async function closePool(): Promise<void> {
  const closing = shared;
  shared = undefined;
  await closing?.end();
}

async function asRole<T>(
  role: Role,
  work: (tx: Transaction) => Promise<T>,
  { workspaceId = '', across = '', why = 'fourbeat' }: { workspaceId?: string; across?: 'on' | ''; why?: string } = {},
): Promise<T> {
  const client = await pool().connect();
  let broken: Error | undefined;
  try {
    // One round trip for all of it. set_config('role', …, true) is SET LOCAL ROLE and comes last: what follows runs with it.
    await client.query(
      `begin; select set_config('statement_timeout', '${STATEMENT_MS[role]}', true), set_config('app.workspace_id', ${pg.escapeLiteral(workspaceId)}, true),
        set_config('app.across_workspaces', '${across}', true), set_config('application_name', ${pg.escapeLiteral(why)}, true), set_config('role', '${role}', true)`,
    );
    const result = await work(drizzle(client));
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback').catch((cut: Error) => (broken = cut));
    throw error;
  } finally {
    client.release(broken);
  }
}

let shared: pg.Pool | undefined;

const POOL_SIZE = 10;
/** How long to wait for a free connection of the pool. */
const CONNECT_MS = patience(10_000);
/**
 * Statement timeout by role: people wait for pages, strangers are limited most, and jobs move whole tables. Sign-in gets
 * as long as pages.
 */
const STATEMENT_MS = {
  app: patience(10_000),
  auth: patience(10_000),
  visitor: patience(5_000),
  worker: patience(60_000),
};
const IDLE_MS = 1_000;

type Role = keyof typeof STATEMENT_MS;
