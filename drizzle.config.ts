import { defineConfig } from 'drizzle-kit';

/** `npm run db:generate -- --name slug` drafts the next migration; policies and grants are added by hand. */
export default defineConfig({
  dialect: 'postgresql',
  schema: './netlify/database/schema',
  out: './netlify/database/schema-migrations',
});
