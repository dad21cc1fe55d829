import pg from 'pg';
import { asOwner, useDatabase } from './database';
import { registerBusy } from './world';

useDatabase();

/**
 * Every tenant table × command × identity. New tables are included automatically; one without a row in the
 * fixture fails. Partitions are reached through their parent alone.
 */
let tables: { name: string; columns: string[] }[];
let first: string;
let second: string;

beforeAll(async () => {
  const rows = await asOwner<{ name: string; columns: string[] }>(`
    SELECT c.relname AS name, array_agg(a.attname::text ORDER BY a.attnum) AS columns FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = '' AND a.attidentity <> 'a' AND a.attidentity <> 'a'
    WHERE c.relkind IN ('r', 'p') AND NOT c.relispartition AND c.relnamespace = 'public'::regnamespace GROUP BY 1 HAVING 'workspace_id' = ANY (array_agg(a.attname::text))`);
  tables = rows;
  [first, second] = [(await registerBusy('First')).workspaceId, (await registerBusy('Second')).workspaceId];
});

describe('every table of a workspace', () => {
  it('has rows of both tenants in this fixture', async () => {
    expect(tables.length).toBeGreaterThan(6);
    for (const { name } of tables) {
      const found = await asOwner<{ workspace_id: string }>(
        `SELECT DISTINCT workspace_id FROM ${name} WHERE workspace_id IN ($1, $2)`,
        [first, second],
      );
      expect({ name, tenants: found.length }).toEqual({ name, tenants: 2 });
    }
  });

  it.each(['app', 'worker'])('shows a %s bound to one workspace its rows and no others', async (role) => {
    await as(role, second, async (client) => {
      for (const { name } of tables)
        expect({ name, workspaces: await shown(client, name) }).toEqual({ name, workspaces: [second] });
    });
  });

  it.each(['app', 'worker'])('would show a %s the rows of both tenants without row-level security', async (role) => {
    const open = tables.map(({ name }) => `ALTER TABLE ${name} DISABLE ROW LEVEL SECURITY`).join(';');
    await as(
      role,
      second,
      async (client) => {
        for (const { name } of tables)
          expect({ name, workspaces: await shown(client, name) }).toEqual({
            name,
            workspaces: expect.arrayContaining([first, second]) as string[],
          });
      },
      open,
    );
  });

  it.each(['app', 'worker'])('shows a %s bound to no workspace nothing at all', async (role) => {
    await as(role, '', async (client) => {
      for (const { name } of tables)
        expect({ name, rows: (await client.query(`SELECT workspace_id FROM ${name}`)).rows }).toEqual({
          name,
          rows: [],
        });
    });
  });

  it.each(['app', 'worker', 'visitor', 'auth'])(
    "lets a %s bound to one workspace change or delete none of another's rows",
    async (role) => {
      await as(role, second, async (client) => {
        for (const { name } of tables.filter((table) => !(role === 'auth' && table.name === 'workspaces'))) {
          const column = name === 'workspaces' ? 'zone' : 'workspace_id';
          expect({
            name,
            changed: await changed(client, `UPDATE ${name} SET ${column} = ${column} WHERE workspace_id = '${first}'`),
          }).toEqual({ name, changed: 0 });
          expect({
            name,
            deleted: await changed(client, `DELETE FROM ${name} WHERE workspace_id = '${first}'`),
          }).toEqual({ name, deleted: 0 });
        }
      });
    },
  );

  it.each(['app', 'worker', 'visitor'])('lets a %s bound to one workspace put no row into another', async (role) => {
    await as(role, second, async (client) => {
      for (const { name, columns } of tables) {
        const copy = columns.map((column) => (column === 'workspace_id' ? `'${first}'::uuid` : column)).join(', ');
        expect({
          name,
          added: await changed(
            client,
            `INSERT INTO ${name} (${columns.join(', ')}) SELECT ${copy} FROM ${name} LIMIT 1`,
          ),
        }).toEqual({ name, added: 0 });
      }
    });
  });

  it('lets a request neither upgrade nor extend its own workspace', async () => {
    for (const change of [
      "plan = 'Agency'",
      "ends_at = now() + interval '1 year'",
      "kind = 'real'",
      "slug = 'other'",
    ]) {
      await as('app', first, async (client) =>
        expect(await changed(client, `UPDATE workspaces SET ${change}`)).toBe(0),
      );
    }
  });

  it('lets only a worker that says so work across tenants', async () => {
    await as('worker', '', async (client) => {
      await client.query("SELECT set_config('app.across_workspaces', 'on', true)");
      expect((await client.query('SELECT 1 FROM pieces')).rowCount).toBeGreaterThan(1);
    });
    await as('app', '', async (client) => {
      await client.query("SELECT set_config('app.across_workspaces', 'on', true)");
      expect((await client.query('SELECT 1 FROM pieces')).rowCount).toBe(0);
    });
  });
});

describe('a visitor', () => {
  it('sees published rows of real workspaces only', async () => {
    await as('visitor', '', async (client) => {
      expect((await client.query("SELECT 1 FROM pieces WHERE status <> 'published'")).rowCount).toBe(0);
      expect((await client.query('SELECT 1 FROM pieces WHERE workspace_id = $1', [first])).rowCount).toBe(1);
      expect((await client.query('SELECT 1 FROM creations WHERE piece_id IS NULL')).rowCount).toBe(0);
    });
    await asOwner("UPDATE workspaces SET kind = 'demo' WHERE workspace_id = $1", [first]);
    await as('visitor', '', async (client) =>
      expect((await client.query('SELECT 1 FROM pieces WHERE workspace_id = $1', [first])).rowCount).toBe(0),
    );
  });

  it.each(['demo_email', 'plan', 'ends_at'])('cannot read the column %s', async (column) => {
    await as('visitor', '', async (client) =>
      expect(await refused(client, `SELECT ${column} FROM workspaces`)).toBe(true),
    );
  });

  it.each(['auth.user', 'auth.session', 'auth.account', 'usage_counters', 'ideas', 'pgboss.job'])(
    'cannot read %s',
    async (table) => {
      await as('visitor', '', async (client) => expect(await refused(client, `SELECT 1 FROM ${table}`)).toBe(true));
    },
  );
});

it.each(['auth.user', 'auth.session', 'auth.account'])('a request cannot read %s', async (table) => {
  await as('app', first, async (client) => expect(await refused(client, `SELECT 1 FROM ${table}`)).toBe(true));
});

it.each(['pieces', 'creations', 'ideas', 'profiles'])('the accounts role cannot read %s', async (table) => {
  await as('auth', first, async (client) => expect(await refused(client, `SELECT 1 FROM ${table}`)).toBe(true));
});

async function shown(client: pg.Client, table: string): Promise<string[]> {
  const { rows } = await client.query<{ workspace_id: string }>(`SELECT DISTINCT workspace_id FROM ${table}`);
  return rows.map((row) => row.workspace_id);
}

/** Runs in a transaction as a role, like the product, after the owner's `change` of the schema; then rolls back. */
async function as(
  role: string,
  workspaceId: string,
  work: (client: pg.Client) => Promise<unknown>,
  change = 'SELECT 1',
): Promise<void> {
  const client = new pg.Client({ connectionString: process.env.DATABASE_URL });
  await client.connect();
  try {
    await client.query('BEGIN');
    await client.query(change);
    await client.query("SELECT set_config('app.workspace_id', $1, true), set_config('role', $2, true)", [
      workspaceId,
      role,
    ]);
    await work(client);
  } finally {
    await client.query('ROLLBACK');
    await client.end();
  }
}

/** How many rows a statement changed; a refusal (no grant, policy) counts as none. */
async function changed(client: pg.Client, statement: string): Promise<number> {
  await client.query('SAVEPOINT before');
  try {
    return (await client.query(statement)).rowCount ?? 0;
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === '42501')) throw error;
    return 0;
  } finally {
    await client.query('ROLLBACK TO before');
  }
}

async function refused(client: pg.Client, statement: string): Promise<boolean> {
  try {
    await client.query(statement);
    return false;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === '42501';
  }
}
