import type { Output } from '../../../../src/contracts/endpoint';
import type { engineForecastsContract } from '../../../../src/contracts/engine-forecasts';
import { DAY_MS } from '../../../../src/domain/duration';
import { REACH_DAYS, widthLearned } from '../../../../src/domain/forecast';
import { reliabilityOf } from '../../../../src/domain/forecast-confidence';
import { weekAt } from '../../../../src/domain/week';
import { addDays, toInstant, toLocal } from '../../../../src/domain/zoned-time';
import { notFound } from '../../../errors/app-error';
import type { Clock } from '../../../ports/clock';
import type { EventStore } from '../../../ports/event-store';
import type { WorkspacePart } from '../../../ports/workspace-scope';
import { isVerdict, resultOf, type KnownScore } from './forecast-making';
import type { ForecastRepository } from './forecast-repository';
import { scoreOf } from './forecast-scoring';

/** What ideas were expected to reach, and what became of it. */
export function makeForecastService({ repository, events, clock }: Dependencies) {
  return {
    async list({ id, zone }: Place): Promise<Output<typeof engineForecastsContract.listForecasts>> {
      const now = clock.now();
      const since = new Date(now.getTime() - LATELY_DAYS * DAY_MS);
      const { forecasts, lately, scores } = await repository.readWeek(id, { week: weekAt(now, zone), since });
      const results = scores.flatMap(resultOf);
      return {
        items: forecasts.map(({ forecast: { ideaId, confidence, ...forecast } }) => ({
          ideaId,
          range: rangeOf(forecast),
          posts: forecast.posts,
          days: forecast.days,
          isChecked: forecast.usual !== null,
          reliability: reliabilityOf(confidence, results),
        })),
        checked: lately.flatMap(({ outcome, reached, low, high }) =>
          isVerdict(outcome) && reached !== null && low !== null && high !== null
            ? [{ low, high, reached, outcome }]
            : [],
        ),
        widthChange: widthOf(scores) / widthOf(scores.filter(({ dueAt }) => dueAt <= since)),
      };
    },

    async getOfPiece({ id, zone }: Place, pieceId: string) {
      const found = await repository.findOfPiece(id, pieceId);
      if (!found) throw notFound('piece');
      const { forecast, score, publishedAt } = found;
      return {
        forecast: forecast && {
          range: rangeOf(forecast),
          posts: forecast.posts,
          days: forecast.days,
          madeAt: forecast.madeAt.toISOString(),
        },
        score: score && { outcome: score.outcome, reached: score.reached },
        dueAt: publishedAt ? dueAtOf(publishedAt, zone).toISOString() : null,
      };
    },

    /** Job: asks for a check wherever a post's seven days are over. */
    async beginForecastScores(): Promise<void> {
      for (const workspaceId of await repository.listDue(clock.now())) await repository.ask(workspaceId);
    },

    /** Job: checks a workspace's forecasts, once its events of those days are all counted; the same again adds nothing. */
    async scoreForecasts({ workspaceId }: { workspaceId: string }): Promise<void> {
      const now = clock.now();
      const counted = await events.foldedUntil(workspaceId);
      const read = await repository.readDue(workspaceId, now);
      if (!read || !counted) return;
      const byIdea = new Map(read.forecasts.map((forecast) => [forecast.ideaId, forecast]));
      await repository.keepScores(
        workspaceId,
        read.posts.flatMap((post) => {
          const { low, high } = byIdea.get(post.ideaId!) ?? { low: null, high: null };
          if (low === null || high === null || counted < post.dueAt) return [];
          return {
            workspaceId,
            ideaId: post.ideaId!,
            pieceId: post.id,
            firstDay: post.firstDay,
            ...scoreOf({ low, high }, post, read.isPageOn),
            dueAt: post.dueAt,
            scoredAt: now,
          };
        }),
      );
    },
  };
}

const rangeOf = ({ low, middle, high }: { low: number | null; middle: number | null; high: number | null }) =>
  low === null || middle === null || high === null ? null : { low, middle, high };

const widthOf = (scores: readonly KnownScore[]): number =>
  widthLearned(scores.flatMap(({ outcome }) => (isVerdict(outcome) ? [outcome] : [])));

function dueAtOf(publishedAt: Date, zone: string): Date {
  const { date, time } = toLocal(publishedAt, zone);
  return toInstant({ date: addDays(date, REACH_DAYS), time }, zone);
}

const LATELY_DAYS = 7;

export type ForecastService = ReturnType<typeof makeForecastService>;

type Place = WorkspacePart<'id' | 'zone'>;

interface Dependencies {
  repository: ForecastRepository;
  events: Pick<EventStore, 'foldedUntil'>;
  clock: Clock;
}
