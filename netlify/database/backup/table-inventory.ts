import type { Client } from 'pg';

/** Tables of the product's schemas with the columns that store data (generated columns are computed). */
export async function listTables(client: Client): Promise<Table[]> {
  const { rows } = await client.query<Table>(`
    select n.nspname || '.' || c.relname as name, format('%I.%I', n.nspname, c.relname) as quoted, c.relforcerowsecurity as forced,
      exists (select 1 from pg_policy p where p.polrelid = c.oid and p.polname = 'tenant_worker') as "workerSees",
      array(select a.attname::text from pg_attribute a where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' order by a.attnum) as columns
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname in ('public', 'auth') and c.relkind in ('r', 'p') and not c.relispartition and not ${ofExtension('pg_class', 'c.oid')}
    order by 1`);
  return rows;
}

/** Their partitions, outer ones first. */
export async function listPartitions(client: Client): Promise<{ name: string; parent: string; bound: string }[]> {
  const { rows } = await client.query(`
    select n.nspname || '.' || c.relname as name, pn.nspname || '.' || p.relname as parent, pg_get_expr(c.relpartbound, c.oid) as bound
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    join pg_inherits i on i.inhrelid = c.oid join pg_class p on p.oid = i.inhparent join pg_namespace pn on pn.oid = p.relnamespace
    where n.nspname in ('public', 'auth') and c.relispartition and c.relkind in ('r', 'p')
    order by (select count(*) from pg_partition_ancestors(c.oid)), 1`);
  return rows;
}

/** The current value of each sequence, including those of identity columns. */
export async function listSequences(client: Client): Promise<{ name: string; value: string; called: boolean }[]> {
  const { rows } = await client.query<{ name: string; quoted: string }>(`
    select n.nspname || '.' || c.relname as name, format('%I.%I', n.nspname, c.relname) as quoted
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname in ('public', 'auth') and c.relkind = 'S' and not ${ofExtension('pg_class', 'c.oid')} order by 1`);
  const found = [];
  for (const { name, quoted } of rows) {
    const state = await client.query<{ value: string; called: boolean }>(
      `select last_value::text as value, is_called as called from ${quoted}`,
    );
    found.push({ name, value: state.rows[0]?.value ?? '1', called: state.rows[0]?.called ?? false });
  }
  return found;
}

/** Statements that drop everything a migration may have created, and nothing that belongs to an extension. */
export async function listRemovals(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ statement: string }>(`
    select format('DROP %s IF EXISTS %s CASCADE', case relkind when 'v' then 'VIEW' when 'm' then 'MATERIALIZED VIEW' when 'S' then 'SEQUENCE' else 'TABLE' end, oid::regclass) as statement
      from pg_class where relnamespace = to_regnamespace('public') and relkind in ('r', 'p', 'v', 'm', 'S') and not relispartition and not ${ofExtension('pg_class', 'pg_class.oid')}
    union all select format('DROP ROUTINE IF EXISTS %s CASCADE', oid::regprocedure)
      from pg_proc where pronamespace = to_regnamespace('public') and not ${ofExtension('pg_proc', 'pg_proc.oid')}
    union all select format('DROP TYPE IF EXISTS %s CASCADE', oid::regtype)
      from pg_type where typnamespace = to_regnamespace('public') and typtype in ('e', 'd') and not ${ofExtension('pg_type', 'pg_type.oid')}`);
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
    with tables as (select c.oid, c.relforcerowsecurity, format('%I.%I', n.nspname, c.relname) as quoted from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where n.nspname in ('public', 'auth') and c.relkind in ('r', 'p'))
    select format('ALTER TABLE %s DROP CONSTRAINT %I', quoted, conname) as release, format('ALTER TABLE %s ADD CONSTRAINT %I %s', quoted, conname, pg_get_constraintdef(k.oid)) as apply
      from tables join pg_constraint k on k.conrelid = tables.oid where contype = 'f' and conparentid = 0
    union all select format('ALTER TABLE %s DISABLE TRIGGER %I', quoted, tgname), format('ALTER TABLE %s ENABLE %s TRIGGER %I', quoted, case tgenabled when 'A' then 'ALWAYS' else '' end, tgname)
      from tables join pg_trigger t on t.tgrelid = tables.oid where not tgisinternal and tgparentid = 0 and tgenabled in ('O', 'A')
    union all select format('ALTER TABLE %s NO FORCE ROW LEVEL SECURITY', quoted), format('ALTER TABLE %s FORCE ROW LEVEL SECURITY', quoted)
      from tables where relforcerowsecurity`);
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
