import { pool } from '../../database/client';

/** Name of the newest applied migration; throws when the database does not answer. */
export async function readSchemaVersion(): Promise<string> {
  const { rows } = await pool().query<{ name: string }>(
    'select name from schema_migrations order by name desc limit 1',
  );
  return rows[0]?.name.replace(/\.sql$/, '') ?? 'none';
}
