import { and, asc, eq, sql } from 'drizzle-orm';
import type { GoalKind } from '../../../../src/domain/goal';
import { inWorkspace } from '../../../database/client';
import { goals } from '../../../database/schema/analytics';
import { eventDays } from '../../../database/schema/events';

export type GoalRepository = typeof goalRepository;
export type GoalRow = Omit<typeof goals.$inferSelect, 'kind'> & { kind: GoalKind };

export const goalRepository = {
  /** Oldest first; with the first day that has figures. */
  list: (workspaceId: string) =>
    inWorkspace(workspaceId, async (tx) => {
      const rows = await tx
        .select()
        .from(goals)
        .where(eq(goals.workspaceId, workspaceId))
        .orderBy(asc(goals.createdAt), asc(goals.id));
      const [first] = await tx
        .select({ day: eventDays.day })
        .from(eventDays)
        .where(and(eq(eventDays.workspaceId, workspaceId), eq(eventDays.dimension, '')))
        .orderBy(asc(eventDays.day))
        .limit(1);
      return { rows: rows.map(typed), since: first?.day ?? null };
    }),

  /** 'full' when there are `limit`. */
  add: (row: GoalRow, limit: number): Promise<'added' | 'full'> =>
    inWorkspace(row.workspaceId, async (tx) => {
      // Locked, so that two added at the same time cannot both pass the limit.
      await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`goals ${row.workspaceId}`}))`);
      if ((await tx.$count(goals, eq(goals.workspaceId, row.workspaceId))) >= limit) return 'full';
      await tx.insert(goals).values(row);
      return 'added';
    }),

  /** Null when it does not exist. */
  change: (
    workspaceId: string,
    { id, ...change }: Pick<GoalRow, 'id' | 'name' | 'kind' | 'match' | 'monthly'>,
  ): Promise<GoalRow | null> =>
    inWorkspace(workspaceId, async (tx) => {
      const [row] = await tx
        .update(goals)
        .set(change)
        .where(and(eq(goals.workspaceId, workspaceId), eq(goals.id, id)))
        .returning();
      return row ? typed(row) : null;
    }),

  /** False when it did not exist. */
  remove: (workspaceId: string, id: string): Promise<boolean> =>
    inWorkspace(
      workspaceId,
      async (tx) =>
        (
          await tx
            .delete(goals)
            .where(and(eq(goals.workspaceId, workspaceId), eq(goals.id, id)))
            .returning({ id: goals.id })
        ).length > 0,
    ),
};

const typed = (row: typeof goals.$inferSelect): GoalRow => row as GoalRow;
