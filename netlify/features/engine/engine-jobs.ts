import * as z from 'zod/mini';
import { job } from '../../queue/job';

/** Proposes a workspace's three ideas for the week its clock is in; does nothing when they are there. */
export const proposeIdeas = job({
  name: 'propose-ideas',
  payload: z.object({ workspaceId: z.uuid() }),
  retries: 3,
  retryDelay: 30,
  atOnce: 2,
});

/** Every quarter of an hour: asks for ideas wherever Monday 07:00 has come. Quarters, because some zones are 45 minutes off. */
export const beginWeeks = job({
  name: 'begin-weeks',
  payload: z.object({}),
  retries: 0,
  retryDelay: 1,
  atOnce: 1,
  cron: '*/15 * * * *',
});

/** Says of a piece that it never went out, when every attempt to publish it has failed. */
export const failPiece = job({
  name: 'fail-piece',
  payload: z.object({ workspaceId: z.uuid(), pieceId: z.uuid() }),
  retries: 10,
  retryDelay: 60,
  atOnce: 1,
});

/** Publishes an approved piece at its time. Does nothing when the piece was withdrawn, moved or is out already. */
export const publishPiece = job({
  name: 'publish-piece',
  payload: z.object({ workspaceId: z.uuid(), pieceId: z.uuid() }),
  retries: 5,
  retryDelay: 30,
  atOnce: 4,
  whenGivenUp: failPiece.name,
});

/** Every hour: asks for a check wherever a post with a forecast has been out for seven days. */
export const beginForecastScores = job({
  name: 'begin-forecast-scores',
  payload: z.object({}),
  retries: 0, // the next hour's goes on
  retryDelay: 1,
  atOnce: 1,
  cron: '11 * * * *',
});

/** Says of a workspace's forecasts whose time has come what their posts reached; each once. */
export const scoreForecasts = job({
  name: 'score-forecasts',
  payload: z.object({ workspaceId: z.uuid() }),
  retries: 3,
  retryDelay: 60,
  atOnce: 2,
});
