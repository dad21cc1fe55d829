import {
  FORECAST_LEVEL,
  FORECAST_METHOD,
  foresee,
  forecastVerdicts,
  type ForecastVerdict,
  type UnscoredReason,
} from '../../../../src/domain/forecast';
import { learnConfidence } from '../../../../src/domain/forecast-confidence';
import { DAY_MS } from '../../../../src/domain/duration';
import type { IdeaKind } from '../../../../src/domain/idea';
import type { PostReach } from './forecast-reach-repository';

/**
 * What an idea is expected to reach, from what was known when it was made: posts whose seven days were over, and
 * forecasts that had been checked. The same of a demo's past as of a new idea.
 */
export function foreseeIdea(idea: NewIdea, { posts, scores }: Told): { forecast: NewForecast; confidence: number } {
  const { workspaceId, id: ideaId, createdAt: madeAt, kind, confidence: evidence } = idea;
  const oldest = new Date(madeAt.getTime() - REMEMBERED_DAYS * DAY_MS);
  const measured = posts
    .filter((post) => post.dueAt <= madeAt && post.publishedAt >= oldest && isMeasured(post))
    .slice(-MOST_MEASURED);
  const checked = scores.filter((score) => score.dueAt <= madeAt && isVerdict(score.outcome)).slice(-MOST_CHECKED);
  const forecast = foresee({
    posts: measured.map(({ publishedAt: at, reach, kind: its }) => ({ at, reach, kind: its })),
    verdicts: checked.map(({ outcome }) => outcome as ForecastVerdict),
    kind,
    at: madeAt,
  });
  const confidence = learnConfidence(checked.flatMap(resultOf))(evidence);
  const [first] = measured;
  return {
    confidence,
    forecast: {
      workspaceId,
      ideaId,
      madeAt,
      method: FORECAST_METHOD,
      level: FORECAST_LEVEL * 100,
      low: forecast?.low ?? null,
      middle: forecast?.middle ?? null,
      high: forecast?.high ?? null,
      usual: forecast?.usual ?? null,
      posts: measured.length,
      days: first ? Math.ceil((madeAt.getTime() - first.publishedAt.getTime()) / DAY_MS) : 0,
      evidence,
      confidence,
    },
  };
}

/** Whether its reach says anything about other posts'. */
export const isMeasured = ({ status, isCounted, isRepublished }: PostReach): boolean =>
  status === 'published' && isCounted && !isRepublished;

/** What a checked forecast says about its idea's confidence. */
export const resultOf = ({ evidence, confidence, usual, reached }: KnownScore) =>
  usual === null || reached === null ? [] : [{ evidence, confidence, better: reached > usual }];

export const isVerdict = (outcome: ForecastVerdict | UnscoredReason): outcome is ForecastVerdict =>
  forecastVerdicts.some((verdict) => verdict === outcome);

/** What is older says little about the next. */
export const REMEMBERED_DAYS = 26 * 7;
const MOST_MEASURED = 60;
/** The last ones; those before them have left no trace in a width that follows what happens. */
export const MOST_CHECKED = 100;

export interface NewIdea {
  id: string;
  workspaceId: string;
  kind: IdeaKind;
  confidence: number;
  createdAt: Date;
}

export interface NewForecast {
  workspaceId: string;
  ideaId: string;
  madeAt: Date;
  method: number;
  level: number;
  low: number | null;
  middle: number | null;
  high: number | null;
  usual: number | null;
  posts: number;
  days: number;
  evidence: number;
  confidence: number;
}

export interface KnownScore {
  dueAt: Date;
  outcome: ForecastVerdict | UnscoredReason;
  reached: number | null;
  usual: number | null;
  evidence: number;
  confidence: number;
}

/** All that forecasts rest on; both the oldest first. */
export interface Told {
  posts: readonly PostReach[];
  scores: readonly KnownScore[];
}
