import { and, desc, eq, gte, inArray, sql } from 'drizzle-orm';
import { inWorkspace } from '../../database/client';
import { pictures } from '../../database/schema/creative';
import { pieces } from '../../database/schema/engine';

export type OverviewRepository = typeof overviewRepository;

export const overviewRepository = {
  /** Counts and the newest rows; every query is bounded by `seriesStart` or a limit. */
  read: (workspaceId: string, seriesStart: Date) =>
    inWorkspace(workspaceId, async (tx) => {
      const published = await tx.select({ at: pieces.publishedAt }).from(pieces).where(gte(pieces.publishedAt, seriesStart));
      const drawn = await tx.select({ at: pictures.createdAt }).from(pictures).where(and(gte(pictures.createdAt, seriesStart), sql`(${pictures.pieceId} is null or ${pictures.aspectRatio} = '1:1')`));
      const [waiting] = await tx
        .select({ review: sql<number>`count(*) filter (where ${pieces.status} = 'review')::int`, scheduled: sql<number>`count(*) filter (where ${pieces.status} = 'scheduled')::int` })
        .from(pieces)
        .where(inArray(pieces.status, ['review', 'scheduled']));
      const recent = await tx.select().from(pieces).orderBy(desc(pieces.updatedAt), desc(pieces.id)).limit(RECENT);
      const review = await tx.select().from(pieces).where(eq(pieces.status, 'review')).orderBy(desc(pieces.createdAt), desc(pieces.id)).limit(TASKS);
      const covers = await tx
        .select({ pieceId: pictures.pieceId, id: pictures.id })
        .from(pictures)
        .where(and(eq(pictures.aspectRatio, '1:1'), inArray(pictures.pieceId, recent.length > 0 ? recent.map((piece) => piece.id) : [NOTHING])));
      return { published: published.flatMap(({ at }) => (at ? [at] : [])), drawn: drawn.map(({ at }) => at), review: waiting?.review ?? 0, scheduled: waiting?.scheduled ?? 0, recent, toReview: review, covers };
    }),
};

const RECENT = 5;
const TASKS = 3;
const NOTHING = '00000000-0000-0000-0000-000000000000';
