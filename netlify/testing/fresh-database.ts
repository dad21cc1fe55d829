import pg from 'pg';

/** An empty database on the test server, owned by a role that is not a superuser when `owner` names one. */
export async function createFreshDatabase(owner?: string): Promise<{ url: string; drop(): Promise<void> }> {
  const name = `fresh_${crypto.randomUUID().replaceAll('-', '')}`;
  const server = String(process.env.TEST_SERVER_URL);
  if (owner) {
    await queryAt(
      server,
      `DO $$ BEGIN CREATE ROLE ${owner} LOGIN PASSWORD '${PASSWORD}' CREATEROLE; EXCEPTION WHEN duplicate_object OR unique_violation THEN NULL; END $$`,
    );
    // Another test's superuser created the roles, and only their creator may grant them.
    await queryAt(server, `GRANT app, worker, visitor, auth, finder TO ${owner} WITH ADMIN OPTION`);
  }
  await queryAt(server, `CREATE DATABASE ${name} ${owner ? `OWNER ${owner}` : ''}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  if (owner) [url.username, url.password] = [owner, PASSWORD];
  return { url: url.href, drop: async () => void (await queryAt(server, `DROP DATABASE ${name} WITH (FORCE)`)) };
}

/** A copy of a database that nobody is connected to. */
export async function copyDatabase(of: string): Promise<{ url: string; drop(): Promise<void> }> {
  const name = `copy_${crypto.randomUUID().replaceAll('-', '')}`;
  const server = String(process.env.TEST_SERVER_URL);
  await queryAt(server, `CREATE DATABASE ${name} TEMPLATE ${new URL(of).pathname.slice(1)}`);
  const url = new URL(of);
  url.pathname = `/${name}`;
  return { url: url.href, drop: async () => void (await queryAt(server, `DROP DATABASE ${name} WITH (FORCE)`)) };
}

export async function queryAt<R extends pg.QueryResultRow>(
  url: string,
  text: string,
  values: unknown[] = [],
): Promise<R[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<R>(text, values)).rows;
  } finally {
    await client.end();
  }
}

/** A hash of all rows of a table such as auth.user, independent of their order. */
export const hashOfTable = (url: string, name: string) =>
  queryAt(
    url,
    `SELECT count(*)::int AS rows, md5(string_agg(t::text, E'\\n' ORDER BY t::text COLLATE "C")) AS hash FROM ${quoted(name)} t`,
  );

export const quoted = (name: string): string =>
  name
    .split('.')
    .map((part) => `"${part}"`)
    .join('.');

const PASSWORD = 'only-in-tests';
