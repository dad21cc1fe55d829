import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inWorkspace, queriesAs } from '../database/client';
import { tags } from '../database/schema/contacts';
import { asOwner, useDatabase } from './database';
import { useSnapshot } from './snapshot';
import { register } from './world';

useDatabase();

const built = useSnapshot(async () => {
  await asOwner('CREATE TABLE shelves (id int PRIMARY KEY, label text)');
  await asOwner(
    'CREATE TABLE loaves (id int GENERATED ALWAYS AS IDENTITY, shelf int REFERENCES shelves ON DELETE CASCADE, name text, size int GENERATED ALWAYS AS (length(name)) STORED)',
  );
  await asOwner("INSERT INTO shelves VALUES (1, 'top'), (2, 'bottom')");
  await asOwner("INSERT INTO loaves (shelf, name) VALUES (1, 'rye'), (2, 'spelt')");
  writeFileSync(media('kept.txt'), 'as built');
  return { owner: await register(), loaves: await loaves(), print: await printOf() };
});

/** Each test changes something; together they show that no change reaches the next test. */
const changes: Record<string, () => Promise<unknown> | void> = {
  'rows that were added, changed and removed': async () => {
    await asOwner("INSERT INTO loaves (shelf, name) VALUES (1, 'bun')");
    await asOwner("UPDATE loaves SET name = 'baguette' WHERE name = 'rye'");
    await asOwner("DELETE FROM loaves WHERE name = 'spelt'");
  },
  'rows that went with the row they hung on': () => asOwner('DELETE FROM shelves WHERE id = 1'),
  'a table that was emptied': () => asOwner('TRUNCATE shelves CASCADE'),
  'what the product wrote as a role that owns nothing': async () => {
    const { workspaceId } = built().owner;
    await inWorkspace(workspaceId, (tx) =>
      tx.insert(tags).values({ workspaceId, id: crypto.randomUUID(), name: 'Friday', createdAt: new Date() }),
    );
    await queriesAs('auth').query('UPDATE auth.session SET user_agent = $1', ['another']);
  },
  'a job, which lies in a partition': () =>
    asOwner("INSERT INTO pgboss.job (name, data) VALUES ('expire-demos', '{}')"),
  'a file that was written over': () => writeFileSync(media('kept.txt'), 'replaced'),
  'a file that was removed, and one that was added': () => {
    rmSync(media('kept.txt'));
    writeFileSync(media('added.txt'), 'new');
  },
};

describe.each(Object.keys(changes))('%s', (what) => {
  it('is visible', async () => {
    await changes[what]!();
    expect(await printOf()).not.toBe(built().print);
  });

  it('is undone in the next test', async () => {
    expect(await printOf()).toBe(built().print);
    expect(await loaves()).toEqual(built().loaves);
  });
});

it('continues counting from where it was built', async () => {
  await asOwner("INSERT INTO loaves (shelf, name) VALUES (1, 'bun')");
  expect(await loaves()).toEqual([...built().loaves, { id: 3, shelf: 1, name: 'bun', size: 3 }]);
});

it('keeps open connections, and the session of whoever was signed in', async () => {
  const { owner } = built();
  expect(await inWorkspace(owner.workspaceId, (tx) => tx.$count(tags))).toBe(0);
  expect(await asOwner('SELECT 1 FROM auth.session')).toHaveLength(1);
});

const media = (name: string): string => join(process.env.DATA_DIR!, name);
const loaves = () => asOwner('SELECT * FROM loaves ORDER BY id');

async function printOf(): Promise<string> {
  const tables = await asOwner<{ name: string }>(
    "SELECT oid::regclass::text AS name FROM pg_class WHERE relkind IN ('r', 'p') AND relnamespace::regnamespace::text IN ('public', 'auth', 'pgboss') ORDER BY 1",
  );
  const [hashes] = await asOwner(
    `SELECT ${tables.map(({ name }, n) => `(SELECT md5(string_agg(t::text, '|' ORDER BY t::text)) FROM ${name} t) AS t${n}`).join(', ')}`,
  );
  const files = ['kept.txt', 'added.txt'].map((name) => existsSync(media(name)) && readFileSync(media(name), 'utf8'));
  return JSON.stringify([hashes, files]);
}
