import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrate, restoreBackup } from '../../jobs/database-wiring';
import { createFileStorage } from '../../providers/system/file-storage';
import { useDatabase } from '../../testing/database';
import { createFreshDatabase, hashOfTable, queryAt } from '../../testing/fresh-database';
import { MIGRATION_FILE } from '../migrate';
import { writeBackup } from './write-backup';

useDatabase();
jest.setTimeout(600_000);

const migrationsFolder = join(process.cwd(), 'netlify/database/schema-migrations');
const all = readdirSync(migrationsFolder)
  .filter((name) => MIGRATION_FILE.test(name))
  .sort();
/**
 * Each restore creates a database, so only every twelfth migration and the last former one are tried;
 * EVERY_SCHEMA=1 tries all.
 */
const steps = all
  .slice(0, -1)
  .filter((_name, n) => process.env.EVERY_SCHEMA === '1' || n % 12 === 0 || n === all.length - 2);
const folder = mkdtempSync(join(tmpdir(), 'former-test-'));
const drops: (() => Promise<void>)[] = [];
const upTo = join(folder, 'migrations');
const backupOf = (step: string): string => join(folder, `${step}.tar.gz`);
const media = () => createFileStorage(join(folder, 'media'));
const fresh = async (): Promise<string> => {
  const { url, drop } = await createFreshDatabase();
  drops.push(drop);
  return url;
};
/** The schema of an installation that began with the first version and took every upgrade. */
let grown: string;

beforeAll(async () => {
  grown = await fresh();
  mkdirSync(upTo);
  for (const [n, step] of all.entries()) {
    copyFileSync(join(migrationsFolder, step), join(upTo, step));
    if (!steps.includes(step) && n < all.length - 1 && !(step in rows)) continue;
    await migrate(grown, upTo);
    if (rows[step]) await queryAt(grown, rows[step]);
    if (steps.includes(step))
      await writeBackup({
        databaseUrl: grown,
        file: backupOf(step),
        media: media(),
        productVersion: '0.1.0',
        now: new Date('2026-11-23T08:00:00Z'),
      });
  }
});
afterAll(async () => {
  for (const drop of drops) await drop();
  rmSync(folder, { recursive: true, force: true });
});

it.each(steps)(
  'a backup of the schema %s is restored, comes up to this version and holds what an upgraded installation does',
  async (step) => {
    const url = await fresh();
    const { manifest } = await restoreBackup({
      databaseUrl: url,
      file: backupOf(step),
      media: media(),
      migrationsFolder,
    });
    expect(manifest.migrations.map(({ name }) => name)).toEqual(all.slice(0, all.indexOf(step) + 1));
    expect(
      (await queryAt<{ name: string }>(url, 'SELECT name FROM schema_migrations ORDER BY name')).map(
        ({ name }) => name,
      ),
    ).toEqual(all);
    const present = Object.keys(rows)
      .filter((since) => since <= step)
      .flatMap((since) => TABLES[since]!);
    for (const name of present) {
      const there = await hashOfTable(url, name);
      expect({ name, there }).toEqual({ name, there: await hashOfTable(grown, name) });
      expect(there).toMatchObject([{ rows: expect.any(Number), hash: expect.any(String) }]); // an empty table has no hash
    }
  },
);

const WORKSPACE = '018f3c1e-0000-7000-8000-00000000000a';
const id = (n: number): string => `018f3c1e-0000-7000-8000-${String(n).padStart(12, '0')}`;
const AT = `'2026-01-05T08:00:00Z'`;

/** Rows of that time, in the columns of its schema. */
const rows: Record<string, string> = {
  '0000_house.sql': `
    INSERT INTO auth."user" (id, name, email, email_verified, created_at, updated_at) VALUES ('${id(1)}', 'Ada Baker', 'ada@bakery.example', true, ${AT}, ${AT});
    INSERT INTO auth.organization (id, name, slug, created_at) VALUES ('${WORKSPACE}', 'Ada’s Bakery', 'adas-bakery', ${AT});
    INSERT INTO auth.member (id, organization_id, user_id, role, created_at) VALUES ('${id(2)}', '${WORKSPACE}', '${id(1)}', 'owner', ${AT});
    INSERT INTO workspaces (workspace_id, name, slug, zone, kind, plan, created_at) VALUES ('${WORKSPACE}', 'Ada’s Bakery', 'adas-bakery', 'Europe/London', 'real', 'trial', ${AT});
    INSERT INTO engines VALUES ('${WORKSPACE}', true, ${AT});
    INSERT INTO profiles (workspace_id, name, what, place, audience, offers, tone, updated_at) VALUES ('${WORKSPACE}', 'Ada’s Bakery', 'Bread', 'Leeds', 'Neighbours', '["Rye"]', 'casual', ${AT});
    INSERT INTO ideas (id, workspace_id, year, week, round, rank, kind, topic, title, hook, reason, evidence, keywords, difficulty, effort, confidence, frames, status, created_at)
      VALUES ('${id(3)}', '${WORKSPACE}', 2026, 2, 1, 1, 'tip', 'rye', 'Rye keeps', 'A week on the shelf', 'People ask', '[]', '["rye"]', 'easy', 'low', 80, '[]', 'accepted', ${AT});
    INSERT INTO pieces (id, workspace_id, idea_id, year, week, title, body, alt_text, keywords, status, version, created_at, updated_at)
      VALUES ('${id(4)}', '${WORKSPACE}', '${id(3)}', 2026, 2, 'Rye keeps — truly', E'Line one\nTab\there \\ and 🍞', 'A loaf', '["rye"]', 'review', 3, ${AT}, ${AT});
    INSERT INTO pictures (id, workspace_id, piece_id, brief, storage_key, provider, title, alt_text, aspect_ratio, width, height, created_at)
      VALUES ('${id(5)}', '${WORKSPACE}', '${id(4)}', '{"prompt":"Rye on a board","style":"minimalist","aspectRatio":"1:1","seed":3}', 'designs/ab/${'ab'.repeat(32)}.webp', 'Built-in designer', 'Rye', 'A loaf of rye', '1:1', 1080, 1080, ${AT})`,
  '0009_contacts.sql': `
    INSERT INTO contacts (workspace_id, id, name, status, source, search, name_key, created_at, updated_at) VALUES ('${WORKSPACE}', '${id(6)}', 'Grace Hopper', 'lead', 'Import', 'grace hopper', 'grace hopper', ${AT}, ${AT});
    INSERT INTO tags (workspace_id, id, name, created_at) VALUES ('${WORKSPACE}', '${id(7)}', 'Regular', ${AT});
    INSERT INTO contact_tags (workspace_id, tag_id, contact_id) VALUES ('${WORKSPACE}', '${id(7)}', '${id(6)}')`,
};

/** The tables that hold these rows today. */
const TABLES: Record<string, string[]> = {
  '0000_house.sql': [
    'auth.user',
    'auth.organization',
    'auth.member',
    'public.workspaces',
    'public.engines',
    'public.profiles',
    'public.ideas',
    'public.pieces',
    'public.creations',
  ],
  '0009_contacts.sql': ['public.contacts', 'public.tags', 'public.contact_tags'],
};
