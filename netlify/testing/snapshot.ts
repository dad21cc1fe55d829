import { cpSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { asOwner } from './database';
import { quickFolder } from './quick-folder';

/**
 * Builds the starting state of a file's tests once: before each of them, database and media are as `build` left
 * them. Only tables that were written to are restored, which takes a few milliseconds; copying the database
 * takes a tenth of a second and breaks every open connection. Use it after `useDatabase`.
 */
export function useSnapshot<T>(build: () => Promise<T>): () => T {
  let built: { value: T };
  let media: MediaSnapshot;
  beforeAll(async () => {
    built = { value: await build() };
    media = keepMedia(process.env.DATA_DIR!);
    await asOwner(KEEP_ROWS);
  });
  beforeEach(async () => {
    await asOwner('SELECT before.put_back()');
    media.putBack();
  });
  afterAll(() => media?.forget());
  return () => built.value;
}

function keepMedia(folder: string): MediaSnapshot {
  const copy = quickFolder('test-before');
  cpSync(folder, copy, { recursive: true });
  let known = listingOf(folder);
  return {
    putBack: () => {
      if (listingOf(folder) === known) return;
      for (const name of readdirSync(folder)) rmSync(join(folder, name), { recursive: true, force: true });
      cpSync(copy, folder, { recursive: true });
      known = listingOf(folder);
    },
    forget: () => rmSync(copy, { recursive: true, force: true }),
  };
}

/** Changes with every file that is written, replaced or removed. */
function listingOf(folder: string): string {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return files
    .map((entry) => {
      const path = join(entry.parentPath, entry.name);
      const { size, mtimeMs, ino } = statSync(path);
      return `${path} ${size} ${mtimeMs} ${ino}`;
    })
    .sort()
    .join('\n');
}

/**
 * Copies all rows into a separate schema and makes every table record writes. Each record is a row without a
 * key: with one, concurrent writers would wait for each other or deadlock. Most tables are empty and need no copy,
 * each of which would be five files.
 */
const KEEP_ROWS = `
  CREATE SCHEMA before;
  CREATE UNLOGGED TABLE before.written (relation oid NOT NULL);
  CREATE TABLE before.kept (relation oid PRIMARY KEY, columns text NOT NULL, copy text);
  CREATE TABLE before.sequences AS
    SELECT format('%I.%I', schemaname, sequencename) AS name, coalesce(last_value, start_value) AS value, last_value IS NOT NULL AS is_called FROM pg_sequences;

  CREATE FUNCTION before.note() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER AS $$
  BEGIN
    INSERT INTO before.written VALUES (TG_RELID);
    RETURN NULL;
  END $$;

  DO $$
  DECLARE
    found record;
    copy text;
    has_rows boolean;
  BEGIN
    FOR found IN SELECT oid, oid::regclass AS name, relispartition FROM pg_class
      WHERE relkind IN ('r', 'p') AND relnamespace::regnamespace::text NOT IN ('pg_catalog', 'information_schema', 'before')
    LOOP
      IF NOT found.relispartition THEN
        EXECUTE format('SELECT EXISTS (SELECT FROM %s)', found.name) INTO has_rows;
        copy := CASE WHEN has_rows THEN 'before.t' || found.oid END;
        IF has_rows THEN EXECUTE format('CREATE TABLE %s AS SELECT * FROM %s', copy, found.name); END IF;
        INSERT INTO before.kept SELECT found.oid, string_agg(quote_ident(attname), ', ' ORDER BY attnum), copy
          FROM pg_attribute WHERE attrelid = found.oid AND attnum > 0 AND NOT attisdropped AND attgenerated = '';
      END IF;
      EXECUTE format('CREATE TRIGGER note AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON %s FOR EACH STATEMENT EXECUTE FUNCTION before.note()', found.name);
    END LOOP;
  END $$;

  -- As a replica: no trigger runs, so that nothing cascades, checks or notes what is put back.
  CREATE FUNCTION before.put_back() RETURNS void LANGUAGE plpgsql SET session_replication_role = 'replica' AS $$
  DECLARE
    found record;
  BEGIN
    FOR found IN SELECT relation, relation::regclass AS name, columns, copy FROM before.kept
      WHERE relation IN (SELECT coalesce(pg_partition_root(relation), relation) FROM before.written)
    LOOP
      EXECUTE format('DELETE FROM %s', found.name);
      IF found.copy IS NOT NULL THEN
        EXECUTE format('INSERT INTO %s (%s) OVERRIDING SYSTEM VALUE SELECT %2$s FROM %s', found.name, found.columns, found.copy);
      END IF;
    END LOOP;
    DELETE FROM before.written;
    PERFORM setval(name, value, is_called) FROM before.sequences;
  END $$;
`;

interface MediaSnapshot {
  putBack(): void;
  forget(): void;
}
