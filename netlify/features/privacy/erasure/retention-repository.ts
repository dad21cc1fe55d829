import { inArray, lt } from 'drizzle-orm';
import { acrossWorkspaces } from '../../../database/client';
import { activities } from '../../../database/schema/activity';
import { cycleRuns } from '../../../database/schema/cycle';

export type RetentionRepository = typeof retentionRepository;

export const retentionRepository = {
  /**
   * Deletes log entries of every workspace from before `before`, some thousands per transaction. Resolves to their
   * number.
   */
  async deleteOldActivities(before: Date): Promise<number> {
    for (let deleted = 0; ;) {
      const batch = await acrossWorkspaces('delete old activities', async (tx) => {
        const old = tx
          .select({ id: activities.id })
          .from(activities)
          .where(lt(activities.createdAt, before))
          .limit(BATCH);
        return (await tx.delete(activities).where(inArray(activities.id, old)).returning({ id: activities.id })).length;
      });
      deleted += batch;
      if (batch < BATCH) return deleted;
    }
  },

  /** Deletes the runs of weeks that began before `before` (2026-11-23), each with its log. Resolves to their number. */
  async deleteOldWeeks(before: string): Promise<number> {
    for (let deleted = 0; ;) {
      const batch = await acrossWorkspaces('delete old weeks', async (tx) => {
        const old = tx.select({ id: cycleRuns.id }).from(cycleRuns).where(lt(cycleRuns.startsOn, before)).limit(BATCH);
        return (await tx.delete(cycleRuns).where(inArray(cycleRuns.id, old)).returning({ id: cycleRuns.id })).length;
      });
      deleted += batch;
      if (batch < BATCH) return deleted;
    }
  },
};

const BATCH = 5_000;
