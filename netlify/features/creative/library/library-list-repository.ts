import { and, eq, isNull, ne, or, sql, type SQL } from 'drizzle-orm';
import type { CreationSort, CreationSource, CreationType } from '../../../../src/domain/creation';
import type { ImageStyle } from '../../../../src/domain/image-format';
import { inWorkspace } from '../../../database/client';
import { byId, byMoment, byNumber, byText, keyset, type Keyset } from '../../../database/keyset';
import { creationFolders, creationLikes, creations, creationShares } from '../../../database/schema/creative';
import type { ListedCreation } from '../creations/present-creation';

export type LibraryListRepository = typeof libraryListRepository;

/** What lies in the library: of a post's shapes the square stands for all, beside its clip, and a picture that a post took from here once; what was stopped or taken out is not there. */
export const inLibrary = (workspaceId: string): SQL =>
  and(
    eq(creations.workspaceId, workspaceId),
    isNull(creations.deletedAt),
    ne(creations.status, 'cancelled'),
    or(
      isNull(creations.pieceId),
      and(or(eq(creations.aspectRatio, '1:1'), eq(creations.type, 'video')), isNull(creations.parentId)),
    ),
  )!;

export const libraryListRepository = {
  async list(
    workspaceId: string,
    userId: string,
    query: LibraryQuery,
  ): Promise<{ rows: ListedCreation[]; nextCursor: string | null }> {
    const found = await inWorkspace(workspaceId, (tx) => libraryPage(tx, workspaceId, userId, query));
    return ORDERS[query.sort].cut(found, query.limit);
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

/** One page and one row more. The joins are read for the page alone. */
export function libraryPage(
  tx: Pick<Parameters<Parameters<typeof inWorkspace>[1]>[0], 'select'>,
  workspaceId: string,
  userId: string,
  { cursor, limit, search, sort, type, source, style, folder, liked }: LibraryQuery,
) {
  const { beyond, order, listPlace } = ORDERS[sort];
  return tx
    .select({
      row: creations,
      liked: sql<boolean>`${creationLikes.userId} is not null`,
      shared: sql<boolean>`${creationShares.token} is not null`,
      listPlace,
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
        beyond(cursor),
      ),
    )
    .orderBy(...order)
    .limit(limit + 1);
}

const id = byId(creations.id);

/** A cursor of one order means nothing in another. */
const ORDERS: Record<CreationSort, Keyset> = {
  newest: keyset('library-newest', 'down', byMoment(creations.createdAt), id),
  oldest: keyset('library-oldest', 'up', byMoment(creations.createdAt), id),
  liked: keyset('library-liked', 'down', byNumber(creations.likes), id),
  downloaded: keyset('library-downloaded', 'down', byNumber(creations.downloads), id),
  title: keyset('library-title', 'up', byText(sql`lower(${creations.title})`), id),
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
