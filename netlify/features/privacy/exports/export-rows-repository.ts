import { and, asc, eq, gt, inArray, sql, type SQL } from 'drizzle-orm';
import { acrossWorkspaces, inWorkspace } from '../../../database/client';
import { creations } from '../../../database/schema/creative';
import { messageFiles } from '../../../database/schema/conversations';
import { files } from '../../../database/schema/file';
import { workspaces } from '../../../database/schema/workspace';
import { isExported, leftOutTables, readingOrder, type TableIndex } from './workspace-export-tables';

export type ExportRowsRepository = typeof exportRowsRepository;

/**
 * Every table of a workspace, found in the database's catalogue, read page by page. Each page is a transaction
 * of its own.
 */
export const exportRowsRepository = {
  listTables: async (): Promise<ExportedTable[]> => {
    const rows = await acrossWorkspaces(
      'list the tables of an export',
      async (tx) => (await tx.execute<CatalogueRow>(CATALOGUE)).rows,
    );
    return rows
      .filter(({ name }) => !leftOutTables.get(name))
      .map(({ name, columns, indexes }) => {
        const { order, indexed } = readingOrder(name, indexes);
        return {
          name,
          indexed,
          columns: columns.map((column) => column.name).filter((column) => isExported(name, column)),
          order: order.map((column) => ({ name: column, type: columns.find((one) => one.name === column)!.type })),
        };
      });
  },

  countRows: (workspaceId: string, { name }: ExportedTable, where?: RowFilter) =>
    inWorkspace(
      workspaceId,
      async (tx) => {
        const { rows } = await tx.execute<{ count: string }>(
          sql`select count(*) as count from ${sql.identifier(name)} t where t.workspace_id = ${workspaceId} ${filtered(where)}`,
        );
        return Number(rows[0]!.count);
      },
      'worker',
    ),

  /**
   * Rows as JSON texts after a position, and the position to continue from: null after the last one. Times are in
   * UTC.
   */
  readRows: (workspaceId: string, table: ExportedTable, from: string[] | null, where?: RowFilter) =>
    inWorkspace(
      workspaceId,
      async (tx) => {
        // A table that has just grown looks small to the planner, which would then sort all of it for every page.
        await tx.execute(
          sql`select set_config('TimeZone', 'UTC', true), set_config('DateStyle', 'ISO', true), set_config('enable_sort', ${table.indexed ? 'off' : 'on'}, true)`,
        );
        const list = (parts: SQL[]) => sql.join(parts, sql`, `);
        const place = table.order.map(({ name }) => sql`t.${sql.identifier(name)}`);
        const beyond =
          from &&
          sql`and (${list(place)}) > (${list(from.map((text, n) => sql`${text}::${sql.raw(table.order[n]!.type)}`))})`;
        const { rows } = await tx.execute<{ text: string; place: string[] }>(sql`
        select (select row_to_json(r) from (select ${list(table.columns.map((name) => sql`t.${sql.identifier(name)}`))}) r)::text as text,
          ${place.length > 0 ? sql`array[${list(place.map((column) => sql`${column}::text`))}]` : sql`array[]::text[]`} as place
        from ${sql.identifier(table.name)} t where t.workspace_id = ${workspaceId} ${filtered(where)} ${beyond ?? sql``} ${place.length > 0 ? sql`order by ${list(place)}` : sql``} limit ${PAGE}`);
        return {
          texts: rows.map(({ text }) => text),
          next: rows.length === PAGE && place.length > 0 ? rows[PAGE - 1]!.place : null,
        };
      },
      'worker',
    ),

  findWorkspaceName: (workspaceId: string) =>
    inWorkspace(
      workspaceId,
      async (tx) =>
        (await tx.select({ name: workspaces.name }).from(workspaces).where(eq(workspaces.workspaceId, workspaceId)))[0]
          ?.name ?? '',
      'worker',
    ),

  countMedia: (workspaceId: string) =>
    inWorkspace(
      workspaceId,
      async (tx) =>
        (await tx.$count(files)) +
        (await tx.$count(messageFiles, eq(messageFiles.workspaceId, workspaceId))) +
        (await tx.$count(creations, hasFile(workspaceId))),
      'worker',
    ),

  readFiles: (workspaceId: string, after: string | null) =>
    inWorkspace(
      workspaceId,
      (tx) =>
        tx
          .select({ id: files.id, storageKey: files.storageKey })
          .from(files)
          .where(and(eq(files.workspaceId, workspaceId), after ? gt(files.id, after) : undefined))
          .orderBy(asc(files.id))
          .limit(MEDIA_PAGE),
      'worker',
    ),

  readMessageFiles: (workspaceId: string, after: string | null) =>
    inWorkspace(
      workspaceId,
      (tx) =>
        tx
          .select({ id: messageFiles.id, storageKey: messageFiles.storageKey })
          .from(messageFiles)
          .where(and(eq(messageFiles.workspaceId, workspaceId), after ? gt(messageFiles.id, after) : undefined))
          .orderBy(asc(messageFiles.id))
          .limit(MEDIA_PAGE),
      'worker',
    ),

  readPictures: (workspaceId: string, after: string | null) =>
    inWorkspace(
      workspaceId,
      (tx) =>
        tx
          .select({ id: creations.id, storageKey: creations.storageKey })
          .from(creations)
          .where(and(hasFile(workspaceId), after ? gt(creations.id, after) : undefined))
          .orderBy(asc(creations.id))
          .limit(MEDIA_PAGE),
      'worker',
    ),
};

/** One that is being made, has failed or was cancelled has none. */
const hasFile = (workspaceId: string) =>
  and(eq(creations.workspaceId, workspaceId), inArray(creations.status, ['completed', 'refining']));

const filtered = (where?: RowFilter): SQL =>
  where ? sql`and t.${sql.identifier(where.column)} = ${where.equals}` : sql``;

const PAGE = 500;
const MEDIA_PAGE = 200;

const CATALOGUE = sql`
  select c.relname as name,
    (select json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod)) order by a.attnum)
      from pg_attribute a where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped) as columns,
    (select coalesce(json_agg(json_build_object('primary', i.indisprimary,
        'columns', (select json_agg(a.attname order by k.place) from unnest(i.indkey) with ordinality k(attnum, place) join pg_attribute a on a.attrelid = c.oid and a.attnum = k.attnum),
        'nullable', (select bool_or(not a.attnotnull) from pg_attribute a where a.attrelid = c.oid and a.attnum = any (i.indkey)))), '[]')
      from pg_index i where i.indrelid = c.oid and i.indisvalid and i.indpred is null and i.indexprs is null) as indexes
  from pg_class c
  where c.relkind in ('r', 'p') and not c.relispartition and c.relnamespace = 'public'::regnamespace
    and exists (select 1 from pg_attribute a where a.attrelid = c.oid and a.attname = 'workspace_id' and not a.attisdropped)
  order by 1`;

export interface ExportedTable {
  name: string;
  columns: string[];
  /** The columns of its reading order and their types; empty where a workspace has one row. */
  order: { name: string; type: string }[];
  /** Whether an index of the workspace has this order. */
  indexed: boolean;
}

/** Only rows in which a column has a value. */
export interface RowFilter {
  column: string;
  equals: string;
}

interface CatalogueRow extends Record<string, unknown> {
  name: string;
  columns: { name: string; type: string }[];
  indexes: TableIndex[];
}
