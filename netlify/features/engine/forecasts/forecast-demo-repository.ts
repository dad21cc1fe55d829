import { inArray, sql } from 'drizzle-orm';
import { DAY_MS } from '../../../../src/domain/duration';
import { inWorkspace } from '../../../database/client';
import { ideas } from '../../../database/schema/engine';
import { forecastScores, ideaForecasts } from '../../../database/schema/forecasts';
import { workspaces } from '../../../database/schema/workspace';
import type { Clock } from '../../../ports/clock';
import { keepForecasts } from './forecast-keeping-repository';
import { foreseeIdea, REMEMBERED_DAYS, type KnownScore, type NewForecast } from './forecast-making';
import { selectReach, type PostReach } from './forecast-reach-repository';
import { scoreOf } from './forecast-scoring';

/**
 * What a demo's ideas would have been expected to reach, each from what its sample figures told at that time, and what
 * became of it: by the same code as of any other workspace, in the order in which it would have happened.
 */
export const makeForecastDemo =
  ({ clock }: { clock: Clock }) =>
  ({ id: workspaceId }: { id: string }): Promise<void> =>
    inWorkspace(
      workspaceId,
      async (tx) => {
        const now = clock.now();
        const [workspace] = await tx
          .select({ zone: workspaces.zone, isPageOn: workspaces.profilePublic })
          .from(workspaces);
        if (!workspace || (await tx.$count(ideaForecasts)) > 0) return; // an earlier run did it
        const posts = await selectReach(tx, workspaceId, {
          zone: workspace.zone,
          since: new Date(now.getTime() - REMEMBERED_DAYS * DAY_MS),
          until: now,
          statuses: ['published', 'taken-down'],
        });
        const made = new Map<string, { forecast: NewForecast; confidence: number }>();
        const scores: (KnownScore & { ideaId: string; post: PostReach })[] = [];
        const waiting = posts.filter(({ ideaId }) => ideaId !== null).sort((a, b) => Number(a.dueAt) - Number(b.dueAt));
        const checkUntil = (at: Date): void => {
          while (waiting[0] && waiting[0].dueAt <= at) {
            const post = waiting.shift()!;
            const forecast = made.get(post.ideaId!)?.forecast;
            if (!forecast || forecast.low === null || forecast.high === null) continue;
            const { low, high, usual, evidence, confidence } = forecast;
            const known = { ideaId: post.ideaId!, dueAt: post.dueAt, usual, evidence, confidence };
            scores.push({ ...known, post, ...scoreOf({ low, high }, post, workspace.isPageOn) });
          }
        };
        for (const idea of await tx.select().from(ideas).orderBy(ideas.createdAt, ideas.rank)) {
          checkUntil(idea.createdAt);
          made.set(idea.id, foreseeIdea(idea, { posts, scores }));
        }
        checkUntil(now);
        await keepForecasts(
          tx,
          [...made.values()].map(({ forecast }) => forecast),
        );
        if (scores.length > 0)
          await tx.insert(forecastScores).values(
            scores.map(({ ideaId, post, outcome, reached, dueAt }) => ({
              workspaceId,
              ideaId,
              pieceId: post.id,
              firstDay: post.firstDay,
              outcome,
              reached,
              dueAt,
              scoredAt: dueAt,
            })),
          );
        const changed = [...made.values()].filter(({ forecast, confidence }) => forecast.evidence !== confidence);
        if (changed.length > 0)
          await tx
            .update(ideas)
            .set({
              confidence: sql`(select f.confidence from idea_forecasts f where f.workspace_id = ${ideas.workspaceId} and f.idea_id = ${ideas.id})`,
            })
            .where(
              inArray(
                ideas.id,
                changed.map(({ forecast }) => forecast.ideaId),
              ),
            );
      },
      'worker',
    );
