import { and, desc, eq, gt, inArray, sql } from 'drizzle-orm';
import { DAY_MS } from '../../../../src/domain/duration';
import { REACH_DAYS } from '../../../../src/domain/forecast';
import type { Week } from '../../../../src/domain/week';
import { acrossWorkspaces, inWorkspace } from '../../../database/client';
import { ideas, pieces } from '../../../database/schema/engine';
import { forecastScores, ideaForecasts } from '../../../database/schema/forecasts';
import { workspaces } from '../../../database/schema/workspace';
import { enqueue } from '../../../queue/enqueue';
import { scoreForecasts } from '../engine-jobs';
import { selectScores } from './forecast-keeping-repository';
import { selectReach } from './forecast-reach-repository';

export type ForecastRepository = typeof forecastRepository;

export const forecastRepository = {
  /** Forecasts of a week's ideas, and what was checked: lately, and of all that is remembered. */
  readWeek: (workspaceId: string, { week, since }: { week: Week; since: Date }) =>
    inWorkspace(workspaceId, async (tx) => ({
      forecasts: await tx
        .select({ forecast: ideaForecasts })
        .from(ideaForecasts)
        .innerJoin(ideas, and(eq(ideas.workspaceId, ideaForecasts.workspaceId), eq(ideas.id, ideaForecasts.ideaId)))
        .where(and(eq(ideas.year, week.year), eq(ideas.week, week.week)))
        .orderBy(ideas.round, ideas.rank),
      lately: await tx
        .select({
          low: ideaForecasts.low,
          high: ideaForecasts.high,
          reached: forecastScores.reached,
          outcome: forecastScores.outcome,
          dueAt: forecastScores.dueAt,
        })
        .from(forecastScores)
        .innerJoin(ideaForecasts, eq(ideaForecasts.ideaId, forecastScores.ideaId))
        .where(gt(forecastScores.dueAt, since))
        .orderBy(desc(forecastScores.dueAt), desc(forecastScores.ideaId))
        .limit(SHOWN),
      scores: await selectScores(tx),
    })),

  /** Of the idea that a post was made from; undefined if there is no such post. */
  findOfPiece: (workspaceId: string, pieceId: string) =>
    inWorkspace(workspaceId, async (tx) => {
      const [row] = await tx
        .select({
          publishedAt: pieces.publishedAt,
          status: pieces.status,
          forecast: ideaForecasts,
          score: forecastScores,
        })
        .from(pieces)
        .leftJoin(ideaForecasts, eq(ideaForecasts.ideaId, pieces.ideaId))
        .leftJoin(forecastScores, eq(forecastScores.ideaId, pieces.ideaId))
        .where(eq(pieces.id, pieceId));
      return row;
    }),

  /** Workspaces with a forecast whose post's days are over and that nobody has checked. */
  listDue: (now: Date): Promise<string[]> =>
    acrossWorkspaces('find forecasts to be checked', async (tx) => {
      const [from, to] = [new Date(now.getTime() - LOOKED_BACK_DAYS * DAY_MS), new Date(now.getTime() - SURELY_MS)];
      const { rows } = await tx.execute<{ id: string }>(sql`
        select distinct p.workspace_id as id from pieces p join workspaces w on w.workspace_id = p.workspace_id
          join idea_forecasts f on f.workspace_id = p.workspace_id and f.idea_id = p.idea_id
        where p.status in ('published', 'taken-down') and p.published_at >= ${from.toISOString()} and p.published_at < ${to.toISOString()} and w.kind = 'real' and w.deletes_at is null
          and (p.published_at at time zone w.zone + ${REACH_DAYS}::int * interval '1 day') at time zone w.zone <= ${now.toISOString()}
          and f.low is not null and not exists (select 1 from forecast_scores s where s.workspace_id = f.workspace_id and s.idea_id = f.idea_id)`);
      return rows.map(({ id }) => id);
    }),

  ask: (workspaceId: string) =>
    inWorkspace(workspaceId, (tx) => enqueue(tx, scoreForecasts, { workspaceId }), 'worker'),

  /** Posts that a forecast waits for, with what they reached; null when the workspace is gone. */
  readDue: (workspaceId: string, now: Date) =>
    inWorkspace(
      workspaceId,
      async (tx) => {
        const [workspace] = await tx
          .select({ zone: workspaces.zone, isPageOn: workspaces.profilePublic })
          .from(workspaces);
        if (!workspace) return null;
        const posts = (
          await selectReach(tx, workspaceId, {
            zone: workspace.zone,
            since: new Date(now.getTime() - LOOKED_BACK_DAYS * DAY_MS),
            until: now,
            statuses: ['published', 'taken-down'],
          })
        ).filter(({ ideaId, dueAt }) => ideaId !== null && dueAt <= now);
        const forecasts =
          posts.length === 0
            ? []
            : await tx
                .select({ ideaId: ideaForecasts.ideaId, low: ideaForecasts.low, high: ideaForecasts.high })
                .from(ideaForecasts)
                .where(
                  and(
                    inArray(
                      ideaForecasts.ideaId,
                      posts.map(({ ideaId }) => ideaId!),
                    ),
                    sql`not exists (select 1 from forecast_scores s where s.workspace_id = ${ideaForecasts.workspaceId} and s.idea_id = ${ideaForecasts.ideaId})`,
                  ),
                );
        return { ...workspace, posts, forecasts };
      },
      'worker',
    ),

  /** Written once: of two runs at the same time, the first one's stand. */
  keepScores: (workspaceId: string, rows: (typeof forecastScores.$inferInsert)[]) =>
    inWorkspace(
      workspaceId,
      async (tx) => {
        if (rows.length > 0) await tx.insert(forecastScores).values(rows).onConflictDoNothing();
      },
      'worker',
    ),
};

const SHOWN = 20;
/** A check that could not be made in these days, since no worker ran, is not made any more. */
const LOOKED_BACK_DAYS = 60;
/** Seven days by any clock are at least so long. */
const SURELY_MS = (REACH_DAYS - 0.1) * DAY_MS;
