import { desc, eq } from 'drizzle-orm';
import { DAY_MS } from '../../../../src/domain/duration';
import type { Transaction } from '../../../database/client';
import { forecastScores, ideaForecasts } from '../../../database/schema/forecasts';
import { workspaces } from '../../../database/schema/workspace';
import {
  foreseeIdea,
  MOST_CHECKED,
  REMEMBERED_DAYS,
  type KnownScore,
  type NewForecast,
  type NewIdea,
} from './forecast-making';
import { selectReach } from './forecast-reach-repository';

/**
 * Foresees what new ideas reach, in the transaction that stores them. Returns the ideas with the confidence that earlier
 * results leave of theirs; `keep` stores the forecasts of those that were inserted.
 */
export async function foreseeIdeas<Row extends NewIdea>(tx: Transaction, rows: readonly Row[]) {
  const [first] = rows;
  const [workspace] = first ? await tx.select({ zone: workspaces.zone }).from(workspaces) : [];
  if (!first || !workspace) return { ideas: [...rows], keep: () => Promise.resolve() };
  const { workspaceId, createdAt } = first;
  const posts = await selectReach(tx, workspaceId, {
    zone: workspace.zone,
    since: new Date(createdAt.getTime() - REMEMBERED_DAYS * DAY_MS),
    until: createdAt,
    statuses: ['published'],
  });
  const told = { posts, scores: await selectScores(tx) };
  const made = rows.map((row) => ({ row, ...foreseeIdea(row, told) }));
  return {
    ideas: made.map(({ row, confidence }): Row => ({ ...row, confidence })),
    keep: (inserted: readonly { id: string }[]) =>
      keepForecasts(
        tx,
        made.flatMap(({ row, forecast }) => (inserted.some(({ id }) => id === row.id) ? [forecast] : [])),
      ),
  };
}

export async function keepForecasts(tx: Transaction, forecasts: readonly NewForecast[]): Promise<void> {
  if (forecasts.length > 0)
    await tx
      .insert(ideaForecasts)
      .values([...forecasts])
      .onConflictDoNothing();
}

/** The last ones, the oldest first. */
export async function selectScores(tx: Transaction): Promise<(KnownScore & { ideaId: string })[]> {
  const rows = await tx
    .select({
      ideaId: forecastScores.ideaId,
      dueAt: forecastScores.dueAt,
      outcome: forecastScores.outcome,
      reached: forecastScores.reached,
      usual: ideaForecasts.usual,
      evidence: ideaForecasts.evidence,
      confidence: ideaForecasts.confidence,
    })
    .from(forecastScores)
    .innerJoin(ideaForecasts, eq(ideaForecasts.ideaId, forecastScores.ideaId))
    .orderBy(desc(forecastScores.dueAt), desc(forecastScores.ideaId))
    .limit(MOST_CHECKED * 2);
  return rows.reverse();
}
