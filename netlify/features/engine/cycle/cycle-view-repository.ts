import { and, desc, eq, sql } from 'drizzle-orm';
import type { Week } from '../../../../src/domain/week';
import { inWorkspace } from '../../../database/client';
import { cycleRuns } from '../../../database/schema/cycle';
import { engines, ideas, pieces, profiles } from '../../../database/schema/engine';
import { readSettings } from '../settings/engine-settings-repository';
import { selectEvents } from './cycle-event-repository';

export type CycleViewRepository = typeof cycleViewRepository;

/** What people see of the runs of weeks. Looking at one changes nothing. */
export const cycleViewRepository = {
  read: (workspaceId: string, { year, week }: Pick<Week, 'year' | 'week'>) =>
    inWorkspace(workspaceId, async (tx) => {
      const [run] = await tx
        .select()
        .from(cycleRuns)
        .where(and(eq(cycleRuns.year, year), eq(cycleRuns.week, week)));
      const posts = await tx
        .select({ status: pieces.status, scheduledFor: pieces.scheduledFor })
        .from(pieces)
        .innerJoin(ideas, and(eq(ideas.workspaceId, pieces.workspaceId), eq(ideas.id, pieces.ideaId)))
        .where(and(eq(ideas.year, year), eq(ideas.week, week)));
      const statuses = await tx
        .select({ status: ideas.status })
        .from(ideas)
        .where(and(eq(ideas.year, year), eq(ideas.week, week)));
      const [profile] = await tx.select({ one: sql`1` }).from(profiles);
      const [engine] = await tx.select({ running: engines.running }).from(engines);
      const weeks = await tx
        .select({ week: cycleRuns.week, startsOn: cycleRuns.startsOn })
        .from(cycleRuns)
        .orderBy(desc(cycleRuns.startsOn))
        .limit(WEEKS);
      return {
        run: run ?? null,
        events: run ? await selectEvents(tx, run) : [],
        posts,
        ideas: statuses.map(({ status }) => status),
        hasProfile: profile !== undefined,
        running: engine?.running ?? true,
        mode: (await readSettings(tx)).autopilot.mode,
        weeks,
      };
    }),
};

/** A quarter of a year, and this week. */
const WEEKS = 13;
