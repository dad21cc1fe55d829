import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { useDatabase } from '../testing/database';
import { register } from '../testing/world';

useDatabase();

it('templates from before they had a category are sorted by their shape when the database learns of it', async () => {
  const { workspaceId } = await register();
  const client = new pg.Client({ connectionString: process.env.DATABASE_URL });
  await client.connect();
  try {
    await client.query('BEGIN'); // never committed, so that later tests find the schema unchanged
    await client.query('ALTER TABLE creation_templates DROP COLUMN category');
    for (const ratio of ['4:1', '16:9', '1:1', '9:16'])
      await client.query(
        "INSERT INTO creation_templates (workspace_id, id, name, description, prompt, aspect_ratio, style, created_at) VALUES ($1, gen_random_uuid(), $2, '', 'A loaf', $2, 'minimalist', now())",
        [workspaceId, ratio],
      );
    await client.query(
      readFileSync(join(process.cwd(), 'netlify/database/schema-migrations/0018_template_categories.sql'), 'utf8'),
    );
    const { rows } = await client.query<{ name: string; category: string }>(
      'SELECT name, category FROM creation_templates WHERE workspace_id = $1',
      [workspaceId],
    );
    expect(Object.fromEntries(rows.map(({ name, category }) => [name, category]))).toEqual({
      '4:1': 'email',
      '16:9': 'video',
      '1:1': 'social',
      '9:16': 'social',
    });
  } finally {
    await client.query('ROLLBACK');
    await client.end();
  }
});
