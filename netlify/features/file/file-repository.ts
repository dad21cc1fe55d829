import { and, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import type { FilePurpose } from '../../../src/domain/file-purpose';
import { acrossWorkspaces, asVisitor, inWorkspace } from '../../database/client';
import { byId, byMoment, keyset } from '../../database/keyset';
import { messageFiles } from '../../database/schema/conversations';
import { creations } from '../../database/schema/creative';
import { profiles } from '../../database/schema/engine';
import { files } from '../../database/schema/file';
import { workspaces } from '../../database/schema/workspace';

export type FileRepository = typeof fileRepository;
export type FileRow = typeof files.$inferSelect;

export const fileRepository = {
  insert: (row: typeof files.$inferInsert) => inWorkspace(row.workspaceId, (tx) => tx.insert(files).values(row)),

  find: (workspaceId: string, fileId: string) =>
    inWorkspace(workspaceId, async (tx): Promise<FileRow | null> => {
      const [row] = await tx.select().from(files).where(eq(files.id, fileId));
      return row ?? null;
    }),

  /** Newest first. */
  list: (workspaceId: string, { cursor, limit, purpose }: { cursor?: string; limit: number; purpose?: FilePurpose }) =>
    inWorkspace(workspaceId, async (tx) => {
      const rows = await tx
        .select({ ...getTableColumns(files), listPlace: NEWEST.listPlace })
        .from(files)
        .where(and(purpose && eq(files.purpose, purpose), NEWEST.beyond(cursor)))
        .orderBy(...NEWEST.order)
        .limit(limit + 1);
      return NEWEST.cut(rows, limit);
    }),

  /** Deletes the row; null when it does not exist. */
  remove: (workspaceId: string, fileId: string) =>
    inWorkspace(workspaceId, async (tx) => {
      const [row] = await tx.delete(files).where(eq(files.id, fileId)).returning({ storageKey: files.storageKey });
      return row ?? null;
    }),

  /** The logo on a workspace's public page; the database itself only shows it for real workspaces. */
  findPublicLogo: (workspaceSlug: string) =>
    asVisitor(async (tx) => {
      const [row] = await tx
        .select({ storageKey: files.storageKey, contentType: files.contentType, bytes: files.bytes })
        .from(files)
        .innerJoin(profiles, and(eq(profiles.workspaceId, files.workspaceId), eq(profiles.logoFileId, files.id)))
        .innerJoin(workspaces, eq(workspaces.workspaceId, files.workspaceId))
        .where(eq(workspaces.slug, workspaceSlug));
      return row ?? null;
    }),

  /** Those of the keys that a row of any workspace refers to. */
  namedFiles: (keys: string[]) =>
    acrossWorkspaces('find orphaned files', async (tx) =>
      (await tx.select({ key: files.storageKey }).from(files).where(inArray(files.storageKey, keys))).map(
        ({ key }) => key,
      ),
    ),

  /** The same for one database throughout its life; different for a copy restored elsewhere. */
  databaseIdentity: () =>
    acrossWorkspaces('find orphaned files', async (tx) => {
      const { rows } = await tx.execute<{ identity: string }>(
        sql`select system_identifier || '/' || current_database() as identity from pg_control_system()`,
      );
      return rows[0]!.identity;
    }),

  /** Like `namedFiles`, for the parts of exports. */
  namedExports: (keys: string[]) =>
    acrossWorkspaces('find orphaned files', async (tx) => {
      const { rows } = await tx.execute<{ key: string }>(
        sql`select part ->> 'key' as key from data_exports, jsonb_array_elements(parts) part where part ->> 'key' in (${sql.join(
          keys.map((key) => sql`${key}`),
          sql`, `,
        )})`,
      );
      return rows.map(({ key }) => key);
    }),

  /** Like `namedFiles`, for files of messages: equal ones of a workspace share one. */
  namedMessageFiles: (keys: string[]) =>
    acrossWorkspaces('find orphaned files', async (tx) =>
      (
        await tx
          .selectDistinct({ key: messageFiles.storageKey })
          .from(messageFiles)
          .where(inArray(messageFiles.storageKey, keys))
      ).map(({ key }) => key),
    ),

  /** Like `namedFiles`, for exports and imports of contacts: the key contains the row's id. */
  namedContactFiles: (keys: string[]) =>
    acrossWorkspaces('find orphaned files', async (tx) => {
      const ids = sql`${sql.param([...new Set(keys.flatMap((key) => ROW_IN_KEY.exec(key)?.[1] ?? []))])}::uuid[]`;
      const { rows } = await tx.execute<{ id: string }>(
        sql`select id from contact_exports where id = any(${ids}) and state in ('running', 'ready') union all select id from contact_imports where id = any(${ids})`,
      );
      const named = new Set(rows.map(({ id }) => id));
      return keys.filter((key) => named.has(ROW_IN_KEY.exec(key)?.[1] ?? ''));
    }),

  /**
   * Like `namedFiles`, for pictures, clips and their stills: equal briefs share one file, so a single row is
   * enough.
   */
  namedCreations: (keys: string[]) =>
    acrossWorkspaces('find orphaned files', async (tx) => {
      const files = await tx
        .selectDistinct({ key: creations.storageKey })
        .from(creations)
        .where(inArray(creations.storageKey, keys));
      const stills = await tx
        .selectDistinct({ key: creations.posterKey })
        .from(creations)
        .where(inArray(creations.posterKey, keys));
      return [...files, ...stills].map(({ key }) => key!);
    }),
};

/** contact-exports/<workspace>/<row>/… */
const ROW_IN_KEY = /^[a-z-]+\/[0-9a-f-]{36}\/([0-9a-f-]{36})\//;

/** Newest first. */
const NEWEST = keyset('files', 'down', byMoment(files.createdAt), byId(files.id));
