import { and, desc, eq, gte, inArray, isNotNull, isNull, lte, ne, or, sql } from 'drizzle-orm';
import type { NewActivity } from '../../../../src/domain/activity';
import { DEPLOY_AT } from '../../../../src/domain/cycle';
import type { DayRange } from '../../../../src/domain/analytics-period';
import type { InsightFacts, InsightScore } from '../../../../src/domain/insight';
import { addDays } from '../../../../src/domain/zoned-time';
import { acrossWorkspaces, inWorkspace } from '../../../database/client';
import { insights } from '../../../database/schema/analytics';
import { creations } from '../../../database/schema/creative';
import { engines, pieces } from '../../../database/schema/engine';
import { eventDays, eventFolds } from '../../../database/schema/events';
import { workspaces } from '../../../database/schema/workspace';
import { enqueue } from '../../../queue/enqueue';
import { logActivity } from '../../../records/activity/activity-log';
import { findInsights } from '../analytics-jobs';
import type { InsightDone } from './insight-applying';

export type InsightRepository = typeof insightRepository;
export type InsightRow = Omit<typeof insights.$inferSelect, 'facts' | 'applied' | 'score'> & {
  facts: InsightFacts;
  applied: InsightDone | null;
  score: InsightScore | null;
};

export const insightRepository = {
  listZones: () =>
    acrossWorkspaces('list time zones', async (tx) =>
      (await tx.selectDistinct({ zone: workspaces.zone }).from(workspaces).where(eq(workspaces.kind, 'real'))).map(
        (row) => row.zone,
      ),
    ),

  /** Workspaces with events in which nobody has looked for insights since the given Monday of their zone. */
  listWaiting: (weeks: { zone: string; monday: string }[]) =>
    acrossWorkspaces('find workspaces whose insights are due', async (tx) => {
      const found: string[] = [];
      for (const { zone, monday } of weeks) {
        const rows = await tx
          .select({ id: eventFolds.workspaceId })
          .from(eventFolds)
          .innerJoin(workspaces, eq(workspaces.workspaceId, eventFolds.workspaceId))
          .where(
            and(
              eq(workspaces.zone, zone),
              eq(workspaces.kind, 'real'),
              isNull(workspaces.deletesAt),
              or(isNull(eventFolds.insightsWeek), sql`${eventFolds.insightsWeek} < ${monday}`),
            ),
          );
        found.push(...rows.map(({ id }) => id));
      }
      return found;
    }),

  ask: (workspaceId: string) => inWorkspace(workspaceId, (tx) => enqueue(tx, findInsights, { workspaceId }), 'worker'),

  /** Its clock; null when it is gone. */
  findZone: (workspaceId: string) =>
    inWorkspace(
      workspaceId,
      async (tx) => (await tx.select({ zone: workspaces.zone }).from(workspaces))[0]?.zone ?? null,
      'worker',
    ),

  /** What the finder needs beside the events. */
  readBusiness: (workspaceId: string, since: Date) =>
    inWorkspace(workspaceId, async (tx) => {
      const [engine] = await tx.select({ slot: engines.slot }).from(engines);
      const posts = await tx
        .select({
          id: pieces.id,
          title: pieces.title,
          publishedAt: pieces.publishedAt,
          hasPhoto: sql<boolean>`exists (select 1 from ${creations} c where c.workspace_id = ${pieces.workspaceId} and c.piece_id = ${pieces.id} and (c.source = 'uploaded' or c.brief -> 'photo' is not null))`,
        })
        .from(pieces)
        .where(and(eq(pieces.status, 'published'), gte(pieces.publishedAt, since)))
        .orderBy(desc(pieces.publishedAt))
        .limit(POSTS);
      return {
        slot: engine?.slot ?? DEPLOY_AT,
        posts: posts.flatMap((post) => (post.publishedAt ? [{ ...post, publishedAt: post.publishedAt }] : [])),
      };
    }),

  /** What was found before and rules the same out: dismissed once, or applied and not scored yet. */
  listSettled: (workspaceId: string) =>
    inWorkspace(workspaceId, (tx) =>
      tx
        .select({ kind: insights.kind, about: insights.about })
        .from(insights)
        .where(or(eq(insights.state, 'dismissed'), and(eq(insights.state, 'applied'), isNull(insights.score)))),
    ),

  /** Stores the week's findings, and that they were looked for; those of a second run of the same week are dropped. */
  /** `alert` is logged if any of them is new and of high impact, and the owner wants to be alerted. */
  keep: (
    workspaceId: string,
    week: string,
    rows: (typeof insights.$inferInsert)[],
    alert: (facts: InsightFacts) => NewActivity,
  ) =>
    inWorkspace(workspaceId, async (tx) => {
      if (rows.length > 0) {
        const found = await tx
          .insert(insights)
          .values(rows)
          .onConflictDoNothing()
          .returning({ impact: insights.impact, facts: insights.facts });
        const high = found.find(({ impact }) => impact === 'high');
        const [engine] = await tx.select({ alerts: engines.performanceAlerts }).from(engines);
        if (high && engine?.alerts !== false) await logActivity(tx, alert(high.facts as InsightFacts));
      }
      await tx.update(eventFolds).set({ insightsWeek: week }).where(eq(eventFolds.workspaceId, workspaceId));
    }),

  /** Those of `week`, or of the week of `monday` once they have been looked for, and those applied since `since`; with how much was measured. */
  list: (workspaceId: string, { week, monday, since }: { week: string; monday: string; since: Date }) =>
    inWorkspace(workspaceId, async (tx) => {
      const [fold] = await tx
        .select({ week: eventFolds.insightsWeek })
        .from(eventFolds)
        .where(eq(eventFolds.workspaceId, workspaceId));
      const shown = fold?.week === monday ? monday : week;
      const rows = await tx
        .select()
        .from(insights)
        .where(
          and(
            eq(insights.workspaceId, workspaceId),
            or(
              and(inArray(insights.state, ['open', 'undone']), eq(insights.week, shown)),
              and(eq(insights.state, 'applied'), gte(insights.appliedAt, since)),
            ),
          ),
        )
        .orderBy(desc(insights.week), desc(insights.confidence), insights.id)
        .limit(SHOWN);
      const [first] = await tx
        .select({ day: eventDays.day })
        .from(eventDays)
        .where(and(eq(eventDays.workspaceId, workspaceId), eq(eventDays.dimension, '')))
        .orderBy(eventDays.day)
        .limit(1);
      const posts = await tx.$count(pieces, eq(pieces.status, 'published'));
      return { rows: rows.map(typed), since: first?.day ?? null, posts };
    }),

  /** About weeks that ended in a range, without the dismissed ones: the newest first, then the most certain. */
  listEnded: (workspaceId: string, { from, to }: DayRange, limit: number): Promise<InsightRow[]> =>
    inWorkspace(workspaceId, async (tx) =>
      (
        await tx
          .select()
          .from(insights)
          .where(
            and(
              eq(insights.workspaceId, workspaceId),
              gte(insights.week, addDays(from, 1)),
              lte(insights.week, addDays(to, 1)),
              ne(insights.state, 'dismissed'),
            ),
          )
          .orderBy(desc(insights.week), desc(insights.confidence), insights.id)
          .limit(limit)
      ).map(typed),
    ),

  find: (workspaceId: string, id: string): Promise<InsightRow | null> =>
    inWorkspace(workspaceId, async (tx) => {
      const [row] = await tx
        .select()
        .from(insights)
        .where(and(eq(insights.workspaceId, workspaceId), eq(insights.id, id)));
      return row ? typed(row) : null;
    }),

  /** Changes an insight that is in one of the states; false when it is not. */
  change: (workspaceId: string, id: string, from: readonly InsightRow['state'][], to: Partial<InsightRow>) =>
    inWorkspace(
      workspaceId,
      async (tx) =>
        (
          await tx
            .update(insights)
            .set(to)
            .where(and(eq(insights.workspaceId, workspaceId), eq(insights.id, id), inArray(insights.state, [...from])))
            .returning({ id: insights.id })
        ).length > 0,
    ),

  /** Applied before that day, and not scored yet. */
  listUnscored: (workspaceId: string, appliedUntil: Date) =>
    inWorkspace(workspaceId, async (tx) =>
      (
        await tx
          .select()
          .from(insights)
          .where(
            and(
              eq(insights.workspaceId, workspaceId),
              eq(insights.state, 'applied'),
              isNotNull(insights.appliedAt),
              lte(insights.appliedAt, appliedUntil),
              isNull(insights.score),
            ),
          )
          .limit(SHOWN)
      ).map(typed),
    ),
};

const typed = (row: typeof insights.$inferSelect): InsightRow => row as InsightRow;

const POSTS = 200;
const SHOWN = 20;
