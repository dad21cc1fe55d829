import { eq, sql } from 'drizzle-orm';
import type { Week } from '../../../../src/domain/week';
import { acrossWorkspaces, inWorkspace } from '../../../database/client';
import { cycleRuns } from '../../../database/schema/cycle';
import { enqueue } from '../../../queue/enqueue';
import { workspaces } from '../../../database/schema/workspace';
import { isInterviewHeld } from '../../../records/material/interview-hold';
import { advanceCycle } from '../engine-jobs';

export type CycleDueRepository = typeof cycleDueRepository;

/** Which weeks begin and which runs have something to do, of all workspaces. */
export const cycleDueRepository = {
  listZones: (): Promise<string[]> =>
    acrossWorkspaces('list time zones', async (tx) =>
      (await tx.selectDistinct({ zone: workspaces.zone }).from(workspaces).where(eq(workspaces.kind, 'real'))).map(
        (row) => row.zone,
      ),
    ),

  /**
   * Workspaces whose week has begun on their own clock and has no run, or one whose obstacle is gone; not while the first
   * ideas wait for the owner's answers.
   */
  listBeginning: (weeks: { zone: string; week: Week }[], now: Date): Promise<Beginning[]> =>
    acrossWorkspaces('find workspaces whose week begins', async (tx) => {
      if (weeks.length === 0) return [];
      const asked = weeks.map(
        ({ zone, week }) => sql`(${zone}::text, ${week.year}::int, ${week.week}::int, ${week.startsOn}::text)`,
      );
      const at = now.toISOString();
      const { rows } = await tx.execute<Beginning & Record<string, unknown>>(sql`
        select w.workspace_id as "workspaceId", a.year, a.week, a.starts_on as "startsOn"
        from workspaces w
        join (values ${sql.join(asked, sql`, `)}) as a (zone, year, week, starts_on) on a.zone = w.zone
        left join cycle_runs r on r.workspace_id = w.workspace_id and r.year = a.year and r.week = a.week
        where w.kind = 'real' and w.deletes_at is null and not ${isInterviewHeld(sql`w.workspace_id`, now)} and (
          r.id is null
          or (r.state = 'skipped' and (
            (r.reason = 'plan-ended' and (w.ends_at is null or w.ends_at > ${at}))
            or (r.reason = 'no-profile' and exists (select 1 from profiles p where p.workspace_id = w.workspace_id))
            or (r.reason = 'engine-paused'
              and not exists (select 1 from engines e where e.workspace_id = w.workspace_id and not e.running))
          ))
        )
        order by w.workspace_id limit ${BATCH}`);
      return rows;
    }),

  /**
   * Runs whose time has come or whose posts somebody has touched, and that no worker has in hand. A yes that comes late
   * counts for a month.
   */
  listDue: (now: Date): Promise<DueRun[]> =>
    acrossWorkspaces('find weeks that go on', async (tx) => {
      const at = now.toISOString();
      const { rows } = await tx.execute<DueRun & Record<string, unknown>>(sql`
        select r.workspace_id as "workspaceId", r.id as "runId"
        from cycle_runs r
        where r.state <> 'done' and (r.state <> 'skipped' or r.reason in ('nobody-said-yes', 'taken-down'))
          and r.starts_on > (${at}::timestamptz - interval '35 days')::date
          and (r.held_until is null or r.held_until <= ${at})
          and (
            r.next_at <= ${at}
            or exists (
              select 1 from pieces p where p.workspace_id = r.workspace_id and p.updated_at > r.seen_at
            )
            or exists (
              select 1 from activities a where a.workspace_id = r.workspace_id and a.type = 'content' and a.created_at > r.seen_at
            )
          )
        order by r.next_at nulls last limit ${BATCH}`);
      return rows;
    }),

  /** Asks for a run to go on; again after a while, in case nobody does. */
  ask: ({ workspaceId, runId }: DueRun, { seenAt, nextAt }: { seenAt: Date; nextAt: Date }): Promise<void> =>
    inWorkspace(
      workspaceId,
      async (tx) => {
        await tx.update(cycleRuns).set({ seenAt, nextAt }).where(eq(cycleRuns.id, runId));
        await enqueue(tx, advanceCycle, { workspaceId, runId });
      },
      'worker',
    ),
};

const BATCH = 500;

interface Beginning {
  workspaceId: string;
  year: number;
  week: number;
  startsOn: string;
}

export interface DueRun {
  workspaceId: string;
  runId: string;
}
