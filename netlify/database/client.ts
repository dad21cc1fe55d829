import { sql } from 'drizzle-orm';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { env } from '../config/env';

/** A transaction bound to a role; the only thing a repository ever gets. */
export type Transaction = Pick<
  NodePgDatabase,
  'select' | 'selectDistinct' | 'insert' | 'update' | 'delete' | 'execute' | '$count'
>;

/**
 * One short transaction that sees one workspace. Requests run as `app`, jobs as `worker`. Nothing slow or remote
 * belongs inside.
 */
export const inWorkspace = <T>(
  workspaceId: string,
  work: (tx: Transaction) => Promise<T>,
  role: 'app' | 'worker' = 'app',
): Promise<T> => asRole(role, work, { workspaceId });

/** What anyone may see: published rows of real workspaces, read only. */
export const asVisitor = <T>(work: (tx: Transaction) => Promise<T>): Promise<T> => asRole('visitor', work);

/** Accounts, sessions and the workspaces they lead to; no business table. */
export const asAuth = <T>(work: (tx: Transaction) => Promise<T>): Promise<T> => asRole('auth', work);

/** System work across all tenants. `why` names it in the database's own activity list. */
export const acrossWorkspaces = <T>(why: string, work: (tx: Transaction) => Promise<T>): Promise<T> =>
  asRole('worker', work, { across: 'on', why });

/**
 * For libraries that bring their own queries: each runs in a short transaction of its own as a role that owns nothing.
 * Prepared-statement names are dropped, since behind a transaction pooler the next query may meet another connection.
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

/** The pool, made at first use. Under Netlify dev each call is its own thread: it must not keep that thread alive. */
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
      // An idle connection was cut (restart, fail-over): the pool drops it and the next query opens another.
    });
    shared.on('connect', (client) => {
      // One in use was cut between two statements of a transaction: the next statement fails. Unheard, it would end the process.
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

function asRole<T>(
  role: Role,
  work: (tx: Transaction) => Promise<T>,
  bound: { workspaceId?: string; across?: string; why?: string } = {},
): Promise<T> {
  return drizzle(pool()).transaction(async (tx) => {
    // set_config('role', …, true) is SET LOCAL ROLE, in the same round trip as the rest. Role last: what follows runs as it.
    await tx.execute(sql`select set_config('statement_timeout', ${STATEMENT_MS[role]}, true), set_config('app.workspace_id', ${bound.workspaceId ?? ''}, true),
      set_config('app.across_workspaces', ${bound.across ?? ''}, true), set_config('application_name', ${bound.why ?? 'fourbeat'}, true), set_config('role', ${role}, true)`);
    return work(tx);
  });
}

let shared: pg.Pool | undefined;

const POOL_SIZE = 10;
const IDLE_MS = 1_000;
const CONNECT_MS = 10_000;
/**
 * How long one statement may take, in milliseconds, by whose it is: people wait for a page's, strangers pay nothing, and
 * jobs move whole tables. Sign-ins have the same patience as pages.
 */
const STATEMENT_MS: Record<Role, string> = { app: '10000', auth: '10000', visitor: '5000', worker: '60000' };

type Role = 'app' | 'auth' | 'visitor' | 'worker';
