import { and, asc, desc, eq, isNull, ne, or, sql, type SQL } from 'drizzle-orm';
import type { CreationSort, CreationSource, CreationType } from '../../../src/domain/creation';
import type { ImageStyle } from '../../../src/domain/image-format';
import { inWorkspace } from '../../database/client';
import { readPlace, writePlace } from '../../database/cursor';
import { creationFolders, creationLikes, creations, creationShares } from '../../database/schema/creative';
import { libraryOrderValues } from './library-order';
import type { ListedCreation } from './present-creation';

export type LibraryListRepository = typeof libraryListRepository;

/** What lies in the library: of a post's shapes the square stands for all, and a picture that a post took from here once; what was stopped or taken out is not there. */
export const inLibrary = (workspaceId: string): SQL =>
  and(
    eq(creations.workspaceId, workspaceId),
    isNull(creations.deletedAt),
    ne(creations.status, 'cancelled'),
    or(isNull(creations.pieceId), and(eq(creations.aspectRatio, '1:1'), isNull(creations.parentId))),
  )!;

export const libraryListRepository = {
  async list(
    workspaceId: string,
    userId: string,
    query: LibraryQuery,
  ): Promise<{ rows: ListedCreation[]; nextCursor: string | null }> {
    const { limit } = query;
    const found = await inWorkspace(workspaceId, (tx) => libraryPage(tx, workspaceId, userId, query));
    const last = found[limit - 1];
    return {
      rows: found.slice(0, limit).map(({ row, liked, shared }) => ({ row, liked, shared })),
      nextCursor: found.length > limit && last ? writePlace(query.sort, { value: last.value, id: last.row.id }) : null,
    };
  },

  /** How many of which type lie in which folder, null for those in none; and every folder by name. */
  count: (workspaceId: string) =>
    inWorkspace(workspaceId, async (tx) => ({
      counts: await tx
        .select({ folderId: creations.folderId, type: creations.type, count: sql<number>`count(*)::int` })
        .from(creations)
        .where(inLibrary(workspaceId))
        .groupBy(creations.folderId, creations.type),
      folders: await tx
        .select({ id: creationFolders.id, name: creationFolders.name })
        .from(creationFolders)
        .where(eq(creationFolders.workspaceId, workspaceId))
        .orderBy(sql`lower(${creationFolders.name})`, creationFolders.id),
    })),
};

/** One page and one row more. The comparison of pairs is what lets an index begin at the place; the joins are read for the page alone. */
export function libraryPage(
  tx: Pick<Parameters<Parameters<typeof inWorkspace>[1]>[0], 'select'>,
  workspaceId: string,
  userId: string,
  { cursor, limit, search, sort, type, source, style, folder, liked }: LibraryQuery,
) {
  const { by, value, downwards, read } = ORDERS[sort];
  const from = readPlace(sort, libraryOrderValues[sort], cursor);
  const place =
    from && sql`(${by}, ${creations.id}) ${sql.raw(downwards ? '<' : '>')} (${read(from.value)}, ${from.id}::uuid)`;
  const turn = downwards ? desc : asc;
  return tx
    .select({
      row: creations,
      liked: sql<boolean>`${creationLikes.userId} is not null`,
      shared: sql<boolean>`${creationShares.token} is not null`,
      value: sql<string>`${value}::text`,
    })
    .from(creations)
    .leftJoin(
      creationLikes,
      and(
        eq(creationLikes.workspaceId, creations.workspaceId),
        eq(creationLikes.creationId, creations.id),
        eq(creationLikes.userId, userId),
      ),
    )
    .leftJoin(
      creationShares,
      and(eq(creationShares.workspaceId, creations.workspaceId), eq(creationShares.creationId, creations.id)),
    )
    .where(
      and(
        inLibrary(workspaceId),
        type && eq(creations.type, type),
        source && eq(creations.source, source),
        style && sql`coalesce(${creations.motion}, ${creations.brief}) ->> 'style' = ${style}`,
        folder === 'none' ? isNull(creations.folderId) : folder ? eq(creations.folderId, folder) : undefined,
        liked && sql`${creationLikes.userId} is not null`,
        // Three times as fast as lower() on every row, and five times as ILIKE; no sign in it means more than itself.
        search ? sql`strpos(${creations.search}, lower(${search})) > 0` : undefined,
        place ?? undefined,
      ),
    )
    .orderBy(turn(by), turn(creations.id))
    .limit(limit + 1);
}

const title = sql`lower(${creations.title})`;
const micros = sql`(extract(epoch from ${creations.createdAt}) * 1000000)::bigint`;
const instantOf = (value: string): SQL => sql`timestamptz 'epoch' + ${value}::bigint * interval '1 microsecond'`;
const countOf = (value: string): SQL => sql`${value}::int`;

/** What each order goes by, how its value is written into a cursor and read from one. */
const ORDERS: Record<CreationSort, { by: SQL; value: SQL; downwards: boolean; read(value: string): SQL }> = {
  newest: { by: sql`${creations.createdAt}`, value: micros, downwards: true, read: instantOf },
  oldest: { by: sql`${creations.createdAt}`, value: micros, downwards: false, read: instantOf },
  liked: { by: sql`${creations.likes}`, value: sql`${creations.likes}`, downwards: true, read: countOf },
  downloaded: { by: sql`${creations.downloads}`, value: sql`${creations.downloads}`, downwards: true, read: countOf },
  title: { by: title, value: title, downwards: false, read: (value) => sql`${value}` },
};

export interface LibraryQuery {
  cursor?: string | undefined;
  limit: number;
  search: string;
  sort: CreationSort;
  type?: CreationType | undefined;
  source?: CreationSource | undefined;
  style?: ImageStyle | undefined;
  /** An id, or none for what lies in no folder. */
  folder?: string | undefined;
  liked?: 'mine' | undefined;
}
