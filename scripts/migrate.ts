import { migrate } from '../netlify/jobs/database-wiring';
import { withDatabase } from './open-database';

/**
 * `npm run db:migrate`: brings the database to this version's schema, whether or not the product is running. For
 * hosts without a start script, and for a new migration under `npm run dev`. Needs no root secret.
 */
await withDatabase(
  async ({ url }) => {
    const applied = await migrate(url);
    console.log([...applied.map((name) => `Applied ${name}.`), 'The database is at this version’s schema.'].join('\n'));
  },
  { secret: false },
);
