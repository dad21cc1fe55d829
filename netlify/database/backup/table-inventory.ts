import type { Client } from 'pg';

/** Tables of the product's schemas with the columns that store data (generated columns are computed). */
export async function listTables(client: Client): Promise<Table[]> {
  const { rows } = await client.query<Table>(`
    SELECT n.nspname || '.' || c.relname AS name, format('%I.%I', n.nspname, c.relname) AS quoted, c.relforcerowsecurity AS forced,
      EXISTS (SELECT 1 FROM pg_policy p WHERE p.polrelid = c.oid AND p.polname = 'tenant_worker') AS "workerSees",
      ARRAY(SELECT a.attname::text FROM pg_attribute a WHERE a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = '' ORDER BY a.attnum) AS columns
    FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
    WHERE n.nspname IN ('public', 'auth') AND c.relkind IN ('r', 'p') AND NOT c.relispartition AND NOT ${ofExtension('pg_class', 'c.oid')}
    ORDER BY 1`);
  return rows;
}

/** Their partitions, outer ones first. */
export async function listPartitions(client: Client): Promise<{ name: string; parent: string; bound: string }[]> {
  const { rows } = await client.query(`
    SELECT n.nspname || '.' || c.relname AS name, pn.nspname || '.' || p.relname AS parent, pg_get_expr(c.relpartbound, c.oid) AS bound
    FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
    JOIN pg_inherits i ON i.inhrelid = c.oid JOIN pg_class p ON p.oid = i.inhparent JOIN pg_namespace pn ON pn.oid = p.relnamespace
    WHERE n.nspname IN ('public', 'auth') AND c.relispartition AND c.relkind IN ('r', 'p')
    ORDER BY (SELECT count(*) FROM pg_partition_ancestors(c.oid)), 1`);
  return rows;
}

/** The current value of each sequence, including those of identity columns. */
export async function listSequences(client: Client): Promise<{ name: string; value: string; called: boolean }[]> {
  const { rows } = await client.query<{ name: string; quoted: string }>(`
    SELECT n.nspname || '.' || c.relname AS name, format('%I.%I', n.nspname, c.relname) AS quoted
    FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
    WHERE n.nspname IN ('public', 'auth') AND c.relkind = 'S' AND NOT ${ofExtension('pg_class', 'c.oid')} ORDER BY 1`);
  const found = [];
  for (const { name, quoted } of rows) {
    const state = await client.query<{ value: string; called: boolean }>(
      `SELECT last_value::text AS value, is_called AS called FROM ${quoted}`,
    );
    found.push({ name, value: state.rows[0]?.value ?? '1', called: state.rows[0]?.called ?? false });
  }
  return found;
}

/** Statements that drop everything a migration may have created, and nothing that belongs to an extension. */
export async function listRemovals(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ statement: string }>(`
    SELECT format('DROP %s IF EXISTS %s CASCADE', CASE relkind WHEN 'v' THEN 'VIEW' WHEN 'm' THEN 'MATERIALIZED VIEW' WHEN 'S' THEN 'SEQUENCE' ELSE 'TABLE' END, oid::regclass) AS statement
      FROM pg_class WHERE relnamespace = to_regnamespace('public') AND relkind IN ('r', 'p', 'v', 'm', 'S') AND NOT relispartition AND NOT ${ofExtension('pg_class', 'pg_class.oid')}
    UNION ALL SELECT format('DROP ROUTINE IF EXISTS %s CASCADE', oid::regprocedure)
      FROM pg_proc WHERE pronamespace = to_regnamespace('public') AND NOT ${ofExtension('pg_proc', 'pg_proc.oid')}
    UNION ALL SELECT format('DROP TYPE IF EXISTS %s CASCADE', oid::regtype)
      FROM pg_type WHERE typnamespace = to_regnamespace('public') AND typtype IN ('e', 'd') AND NOT ${ofExtension('pg_type', 'pg_type.oid')}`);
  const sequences = rows.filter(({ statement }) => statement.startsWith('DROP SEQUENCE'));
  const others = rows.filter((row) => !sequences.includes(row));
  // Sequences last: one that belongs to an identity column goes with its table and cannot be dropped before it.
  return [...[...others, ...sequences].map(({ statement }) => statement), 'DROP SCHEMA IF EXISTS auth CASCADE'];
}

/**
 * Two lists of statements around a bulk load: they switch foreign keys, triggers and row-level security off, and
 * on again as they were.
 */
export async function listBrakes(client: Client): Promise<{ release: string[]; apply: string[] }> {
  const { rows } = await client.query<{ release: string; apply: string }>(`
    WITH tables AS (SELECT c.oid, c.relforcerowsecurity, format('%I.%I', n.nspname, c.relname) AS quoted FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
      WHERE n.nspname IN ('public', 'auth') AND c.relkind IN ('r', 'p'))
    SELECT format('ALTER TABLE %s DROP CONSTRAINT %I', quoted, conname) AS release, format('ALTER TABLE %s ADD CONSTRAINT %I %s', quoted, conname, pg_get_constraintdef(k.oid)) AS apply
      FROM tables JOIN pg_constraint k ON k.conrelid = tables.oid WHERE contype = 'f' AND conparentid = 0
    UNION ALL SELECT format('ALTER TABLE %s DISABLE TRIGGER %I', quoted, tgname), format('ALTER TABLE %s ENABLE %s TRIGGER %I', quoted, CASE tgenabled WHEN 'A' THEN 'ALWAYS' ELSE '' END, tgname)
      FROM tables JOIN pg_trigger t ON t.tgrelid = tables.oid WHERE NOT tgisinternal AND tgparentid = 0 AND tgenabled IN ('O', 'A')
    UNION ALL SELECT format('ALTER TABLE %s NO FORCE ROW LEVEL SECURITY', quoted), format('ALTER TABLE %s FORCE ROW LEVEL SECURITY', quoted)
      FROM tables WHERE relforcerowsecurity`);
  return { release: rows.map((row) => row.release), apply: rows.map((row) => row.apply) };
}

const ofExtension = (catalog: string, id: string): string =>
  `EXISTS (SELECT 1 FROM pg_depend d WHERE d.classid = '${catalog}'::regclass AND d.objid = ${id} AND d.deptype = 'e')`;

export interface Table {
  /** such as public.pieces */
  name: string;
  quoted: string;
  /** Row-level security restricts the owner too. */
  forced: boolean;
  /** Whether the role worker, working across workspaces, sees every row. */
  workerSees: boolean;
  columns: string[];
}
