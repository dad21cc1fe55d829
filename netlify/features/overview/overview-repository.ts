import { and, desc, eq, gte, inArray, isNotNull, sql } from 'drizzle-orm';
import { COUNT_LIMIT } from '../../../src/domain/bounded-count';
import { asItStands, selectActivities } from '../../records/activity/activity-log';
import { inWorkspace, type Transaction } from '../../database/client';
import { creations } from '../../database/schema/creative';
import { pieces } from '../../database/schema/engine';

export type OverviewRepository = typeof overviewRepository;

export const overviewRepository = {
  /** Counts and the newest rows; every query is bounded by `seriesStart` or a limit. */
  read: (workspaceId: string, seriesStart: Date) =>
    inWorkspace(workspaceId, async (tx) => {
      const published = await tx
        .select({ at: pieces.publishedAt })
        .from(pieces)
        .where(and(eq(pieces.status, 'published'), gte(pieces.publishedAt, seriesStart)));
      const drawn = await tx
        .select({ at: creations.createdAt })
        .from(creations)
        .where(
          and(
            gte(creations.createdAt, seriesStart),
            sql`(${creations.pieceId} is null or ${creations.aspectRatio} = '1:1')`,
          ),
        );
      const review = await countInStatus(tx, 'review');
      const scheduled = await countInStatus(tx, 'scheduled');
      const recent = await asItStands(tx, await selectActivities(tx, { limit: RECENT }));
      const toReview = await tx
        .select({ id: pieces.id, title: pieces.title, aboutOn: pieces.aboutOn })
        .from(pieces)
        .where(eq(pieces.status, 'review'))
        .orderBy(desc(pieces.createdAt), desc(pieces.id))
        .limit(TASKS);
      const taken = await tx
        .select({ at: pieces.scheduledFor })
        .from(pieces)
        .where(and(eq(pieces.status, 'scheduled'), isNotNull(pieces.scheduledFor)))
        .orderBy(pieces.scheduledFor)
        .limit(COUNT_LIMIT);
      const covers = await tx
        .select({ pieceId: creations.pieceId, id: creations.id })
        .from(creations)
        .where(
          and(
            eq(creations.aspectRatio, '1:1'),
            inArray(
              creations.pieceId,
              recent.flatMap(({ pieceId }) => pieceId ?? []),
            ),
          ),
        );
      const claims = await readClaims(tx, workspaceId);
      return {
        published: published.flatMap(({ at }) => (at ? [at] : [])),
        drawn: drawn.map(({ at }) => at),
        review,
        scheduled,
        recent,
        toReview,
        taken: taken.flatMap(({ at }) => at ?? []),
        covers,
        claims,
      };
    }),
};

async function countInStatus(tx: Transaction, status: 'review' | 'scheduled'): Promise<number> {
  const some = tx
    .select({ one: sql`1`.as('one') })
    .from(pieces)
    .where(eq(pieces.status, status))
    .limit(COUNT_LIMIT)
    .as('some');
  const [counted] = await tx.select({ value: sql<number>`count(*)::int` }).from(some);
  return counted?.value ?? 0;
}

/**
 * Reported sales that wait for an owner, by campaign, newest first. Strangers report them, so counting stops at
 * what is shown.
 */
async function readClaims(tx: Transaction, workspaceId: string): Promise<WaitingClaims[]> {
  const { rows } = await tx.execute<WaitingClaims>(sql`
    SELECT k.id AS "campaignId", k.name, count(*)::int AS sales
    FROM (SELECT campaign_id, at FROM conversions WHERE workspace_id = ${workspaceId} AND claim IS NOT NULL AND claim = 'waiting' LIMIT ${COUNT_LIMIT}) v
    JOIN campaigns k ON k.workspace_id = ${workspaceId} AND k.id = v.campaign_id GROUP BY 1, 2 ORDER BY max(v.at) DESC, 1`);
  return rows;
}

const RECENT = 5;
const TASKS = 3;

interface WaitingClaims extends Record<string, unknown> {
  campaignId: string;
  name: string;
  sales: number;
}
