import { and, asc, eq, gte, inArray, ne, notExists, sql } from 'drizzle-orm';
import { pieceLink } from '../../../../src/domain/engine-activity-events';
import type { Transaction } from '../../../database/client';
import { activities } from '../../../database/schema/activity';
import type { cycleRuns } from '../../../database/schema/cycle';
import { cycleEvents } from '../../../database/schema/cycle';
import { ideas, pieces } from '../../../database/schema/engine';

type Run = Pick<typeof cycleRuns.$inferSelect, 'workspaceId' | 'id' | 'year' | 'week' | 'step' | 'createdAt'>;

/**
 * What people, and publishing, did with a week's posts is in the activity log, written where it happened. A run copies it
 * when it is looked at: nobody's request waits for a run, and none can fail because of one.
 */
export async function copyActivities(tx: Transaction, run: Run): Promise<void> {
  const news = await selectNews(tx, run);
  if (news.length === 0) return;
  await tx
    .insert(cycleEvents)
    .values(
      news.map(({ id, title, at, pieceId }) => ({
        id: sql<string>`gen_random_uuid()`,
        ...{ workspaceId: run.workspaceId, runId: run.id, key: `activity ${id}`, what: 'activity' as const },
        ...{ sentence: title, step: run.step, activityId: id, pieceId, at },
      })),
    )
    .onConflictDoNothing();
}

/** What happened in a run, oldest first; also what is not copied yet. */
export async function selectEvents(tx: Transaction, run: Run) {
  const kept = await tx
    .select({
      id: cycleEvents.id,
      sentence: cycleEvents.sentence,
      at: cycleEvents.at,
      pieceId: pieces.id,
      by: activities.actorName,
    })
    .from(cycleEvents)
    .leftJoin(pieces, and(eq(pieces.workspaceId, cycleEvents.workspaceId), eq(pieces.id, cycleEvents.pieceId)))
    .leftJoin(
      activities,
      and(eq(activities.workspaceId, cycleEvents.workspaceId), eq(activities.id, cycleEvents.activityId)),
    )
    .where(eq(cycleEvents.runId, run.id))
    .orderBy(asc(cycleEvents.at), asc(cycleEvents.step), asc(cycleEvents.id))
    .limit(MOST);
  const news = await selectNews(tx, run);
  return [...kept, ...news.map(({ title, ...one }) => ({ ...one, sentence: title }))].sort(
    (one, other) => one.at.getTime() - other.at.getTime(),
  );
}

/** Entries of the activity log about the posts of a run's week that the run does not have. */
async function selectNews(tx: Transaction, run: Run) {
  const posts = await tx
    .select({ id: pieces.id })
    .from(pieces)
    .innerJoin(ideas, and(eq(ideas.workspaceId, pieces.workspaceId), eq(ideas.id, pieces.ideaId)))
    .where(and(eq(ideas.year, run.year), eq(ideas.week, run.week)));
  if (posts.length === 0) return [];
  const linked = new Map(posts.map(({ id }) => [pieceLink(id), id]));
  const rows = await tx
    .select({
      id: activities.id,
      title: activities.title,
      at: activities.createdAt,
      by: activities.actorName,
      link: activities.link,
    })
    .from(activities)
    .where(
      and(
        inArray(activities.link, [...linked.keys()]),
        // Whatever is told of a post beside its own story is of another type.
        eq(activities.type, 'content'),
        gte(activities.createdAt, run.createdAt),
        ne(activities.title, ''),
        notExists(
          tx
            .select({ one: sql`1` })
            .from(cycleEvents)
            .where(and(eq(cycleEvents.runId, run.id), eq(cycleEvents.activityId, activities.id))),
        ),
      ),
    )
    .orderBy(asc(activities.createdAt), asc(activities.id))
    .limit(MOST);
  return rows.map(({ link, ...row }) => ({ ...row, pieceId: linked.get(link!) ?? null }));
}

/** A week has a dozen; more is somebody who plays with the buttons. */
const MOST = 200;
