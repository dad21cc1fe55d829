import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';

/** Whether every migration of this version has been applied, for tools that must not migrate themselves. */
export async function isSchemaCurrent(
  databaseUrl: string,
  folder = join(process.cwd(), 'netlify/database/schema-migrations'),
): Promise<boolean> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows: found } = await client.query("select to_regclass('public.schema_migrations') is not null as made");
    if (!found[0].made) return false;
    const { rows } = await client.query<{ name: string }>('select name from schema_migrations');
    const applied = new Set(rows.map(({ name }) => name));
    return readdirSync(folder)
      .filter((name) => name.endsWith('.sql'))
      .every((name) => applied.has(name));
  } finally {
    await client.end();
  }
}
