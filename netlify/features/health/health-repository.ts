import { pool } from '../../database/client';

/** Name of the newest applied migration; throws when the database does not answer. */
export async function readSchemaVersion(): Promise<string> {
  const { rows } = await pool().query<{ name: string }>(
    'SELECT name FROM schema_migrations ORDER BY name DESC LIMIT 1',
  );
  return rows[0]?.name.replace(/\.sql$/, '') ?? 'none';
}
