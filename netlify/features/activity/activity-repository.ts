import { and, desc, eq, gt, sql } from 'drizzle-orm';
import type { ActivityType } from '../../../src/domain/activity';
import { COUNT_LIMIT } from '../../../src/domain/bounded-count';
import { asItStands, selectActivities } from '../../records/activity/activity-log';
import { inWorkspace } from '../../database/client';
import { activities, activityViews } from '../../database/schema/activity';
import { conversations } from '../../database/schema/conversations';

export type ActivityRepository = typeof activityRepository;

export const activityRepository = {
  /** Newest first. */
  list: (workspaceId: string, query: { type?: ActivityType; cursor?: string; limit: number }) =>
    inWorkspace(workspaceId, async (tx) => {
      const page = await selectActivities(tx, query);
      return { rows: await asItStands(tx, page.rows), nextCursor: page.nextCursor };
    }),

  /** The newest notable activity by others, and how much of it is unseen; `newSince` limits how old it may be. */
  readBell: (workspaceId: string, userId: string, newSince: Date) =>
    inWorkspace(workspaceId, async (tx) => {
      const [view] = await tx
        .select({ seenAt: activityViews.seenAt })
        .from(activityViews)
        .where(eq(activityViews.userId, userId));
      const seenUntil = view && view.seenAt > newSince ? view.seenAt : newSince;
      // Only so many rows are searched: for someone who does everything alone, almost none of a long log qualifies.
      const announced = tx
        .select()
        .from(activities)
        .where(eq(activities.tells, true))
        .orderBy(desc(activities.createdAt), desc(activities.id))
        .limit(LOOKED_THROUGH)
        .as('announced');
      const byOthers = sql`${announced.actorId} is distinct from ${userId}`;
      const newest = await tx
        .select()
        .from(announced)
        .where(byOthers)
        .orderBy(desc(announced.createdAt), desc(announced.id))
        .limit(BELL_ITEMS);
      // Whoever has read the message needs no bell for it: its conversation is read for the whole team.
      const isNews = sql`not (${announced.type} = 'conversation' and ${announced.status} <> 'failed' and ${announced.actorId} is null and exists (select 1 from ${conversations} c where c.workspace_id = ${workspaceId} and c.id = substring(${announced.link} from ${OF_CONVERSATION})::uuid and not c.unread))`;
      const unseen = tx
        .select({ one: sql`1`.as('one') })
        .from(announced)
        .where(and(byOthers, gt(announced.createdAt, seenUntil), isNews))
        .limit(COUNT_LIMIT)
        .as('unseen');
      const [counted] = await tx.select({ value: sql<number>`count(*)::int` }).from(unseen);
      return { rows: await asItStands(tx, newest), unseen: counted?.value ?? 0, seenUntil };
    }),

  /** Marks everything up to an instant as seen; a later mark stays. */
  markSeen: (workspaceId: string, userId: string, seenAt: Date) =>
    inWorkspace(workspaceId, (tx) =>
      tx
        .insert(activityViews)
        .values({ workspaceId, userId, seenAt })
        .onConflictDoUpdate({
          target: [activityViews.workspaceId, activityViews.userId],
          set: { seenAt },
          setWhere: sql`${activityViews.seenAt} < excluded.seen_at`,
        }),
    ),
};

/** The id at the end of a conversation's link; null of any other. */
const OF_CONVERSATION = '\\?conversation=([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$';
const BELL_ITEMS = 20;
const LOOKED_THROUGH = 500;
