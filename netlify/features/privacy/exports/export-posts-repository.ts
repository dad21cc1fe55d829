import { and, asc, desc, eq, inArray, lt, ne } from 'drizzle-orm';
import { inWorkspace } from '../../../database/client';
import { creations } from '../../../database/schema/creative';
import { pieces } from '../../../database/schema/engine';

export type ExportPostsRepository = typeof exportPostsRepository;

export const exportPostsRepository = {
  /**
   * Up to `limit` posts with their pictures, newest first (ids are in order of time); `before` is the last id of
   * the previous page.
   */
  readPosts: (
    workspaceId: string,
    { published, before, limit }: { published: boolean; before: string | null; limit: number },
  ) =>
    inWorkspace(
      workspaceId,
      async (tx) => {
        const found = await tx
          .select(POST)
          .from(pieces)
          .where(
            and(
              eq(pieces.workspaceId, workspaceId),
              published ? eq(pieces.status, 'published') : ne(pieces.status, 'published'),
              before ? lt(pieces.id, before) : undefined,
            ),
          )
          .orderBy(desc(pieces.id))
          .limit(limit);
        const drawn =
          found.length === 0
            ? []
            : await tx
                .select({
                  id: creations.id,
                  pieceId: creations.pieceId,
                  storageKey: creations.storageKey,
                  altText: creations.altText,
                })
                .from(creations)
                .where(
                  and(
                    eq(creations.workspaceId, workspaceId),
                    eq(creations.type, 'image'),
                    inArray(
                      creations.pieceId,
                      found.map(({ id }) => id),
                    ),
                  ),
                )
                .orderBy(asc(creations.id));
        return found.map((post) => ({ ...post, pictures: drawn.filter(({ pieceId }) => pieceId === post.id) }));
      },
      'worker',
    ),
};

const POST = {
  id: pieces.id,
  title: pieces.title,
  body: pieces.body,
  keywords: pieces.keywords,
  status: pieces.status,
  scheduledFor: pieces.scheduledFor,
  publishedAt: pieces.publishedAt,
};
