import { and, desc, eq, inArray, isNotNull, sql, type SQL } from 'drizzle-orm';
import { COUNT_LIMIT } from '../../../src/domain/bounded-count';
import { DEPLOY_AT } from '../../../src/domain/cycle';
import { usualRhythm } from '../../../src/domain/posting-rhythm';
import { asItStands, selectActivities } from '../../records/activity/activity-log';
import { inWorkspace, type Transaction } from '../../database/client';
import { creations } from '../../database/schema/creative';
import { engines, pieces } from '../../database/schema/engine';

export type OverviewRepository = typeof overviewRepository;

export const overviewRepository = {
  /** Counts and the newest rows; what is counted ends at a limit, or with the weeks that are asked for. */
  read: (workspaceId: string, weeks: Weeks) =>
    inWorkspace(workspaceId, async (tx) => {
      const published = await countByWeek(
        tx,
        weeks,
        sql`select published_at as at from pieces where workspace_id = ${workspaceId} and status = 'published' and published_at >= ${weeks.starts[0]!.toISOString()}`,
      );
      const drawn = await countByWeek(
        tx,
        weeks,
        sql`select created_at as at from creations where workspace_id = ${workspaceId} and (piece_id is null or aspect_ratio = '1:1') and created_at >= ${weeks.starts[0]!.toISOString()}`,
      );
      const review = await countInStatus(tx, 'review');
      const scheduled = await countInStatus(tx, 'scheduled');
      const recent = await asItStands(tx, (await selectActivities(tx, { limit: RECENT })).rows);
      // All that are counted, because each takes a time before the next one.
      const toReview = await tx
        .select({ id: pieces.id, title: pieces.title, aboutOn: pieces.aboutOn, createdAt: pieces.createdAt })
        .from(pieces)
        .where(eq(pieces.status, 'review'))
        .orderBy(desc(pieces.createdAt), desc(pieces.id))
        .limit(COUNT_LIMIT);
      const taken = await tx
        .select({ at: pieces.scheduledFor })
        .from(pieces)
        .where(and(sql`${pieces.status} = 'scheduled'`, isNotNull(pieces.scheduledFor)))
        .orderBy(pieces.scheduledFor)
        .limit(COUNT_LIMIT);
      const [engine] = await tx
        .select({ frequency: engines.frequency, slot: engines.slot, slots: engines.slots })
        .from(engines);
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
        published,
        drawn,
        review,
        scheduled,
        recent,
        toReview,
        taken: taken.flatMap(({ at }) => at ?? []),
        rhythm: engine ? { ...engine, slot: engine.slot ?? DEPLOY_AT } : usualRhythm,
        covers,
        claims,
      };
    }),
};

/** Counted by the database: rows of instants would be as many as a workspace made in these weeks. */
async function countByWeek(tx: Transaction, { starts, lastWeekUntil }: Weeks, moments: SQL): Promise<WeekCounts> {
  const { rows } = await tx.execute<{ week: number; count: number; early: number }>(sql`
    select width_bucket(at, ${sql.param(starts.map((start) => start.toISOString()))}::timestamptz[]) as week, count(*)::int as count,
      (count(*) filter (where at <= ${lastWeekUntil.toISOString()}))::int as early
    from (${moments}) made group by 1`);
  const of = (week: number) => rows.find((row) => row.week === week);
  return {
    weeks: starts.map((_, index) => of(index + 1)?.count ?? 0),
    lastWeek: of(starts.length - 1)?.early ?? 0,
  };
}

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
    select k.id as "campaignId", k.name, count(*)::int as sales
    from (select campaign_id, at from conversions where workspace_id = ${workspaceId} and claim is not null and claim = 'waiting' limit ${COUNT_LIMIT}) v
    join campaigns k on k.workspace_id = ${workspaceId} and k.id = v.campaign_id group by 1, 2 order by max(v.at) desc, 1`);
  return rows;
}

const RECENT = 5;

/** `starts`: of each week, oldest first, the last one running. `lastWeekUntil`: as late in the last whole week as it is in this one. */
export interface Weeks {
  starts: Date[];
  lastWeekUntil: Date;
}

export interface WeekCounts {
  weeks: number[];
  /** In the last whole week, until `lastWeekUntil`. */
  lastWeek: number;
}

interface WaitingClaims extends Record<string, unknown> {
  campaignId: string;
  name: string;
  sales: number;
}
