import { env } from '../netlify/config/env';
import { migrate } from '../netlify/database/migrate';

/** Brings the database of DATABASE_URL to the current schema; for hosts where no start script does it. */
await migrate(env().databaseUrl);
console.log('The database is up to date.');
