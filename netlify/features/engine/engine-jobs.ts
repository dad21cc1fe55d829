import * as z from 'zod/mini';
import { job } from '../../queue/job';

/** Takes one week's run as far as it goes without a person; goes on where an earlier attempt stopped. */
export const advanceCycle = job({
  name: 'advance-cycle',
  payload: z.object({ workspaceId: z.uuid(), runId: z.uuid() }),
  retries: 3, // and the look that the run itself asks for
  retryDelay: 30,
  atOnce: 2,
});

/** Every minute: begins weeks wherever Monday 07:00 has come, and asks for runs that somebody or the clock has moved. */
export const lookAfterCycles = job({
  name: 'look-after-cycles',
  payload: z.object({}),
  retries: 0,
  retryDelay: 1,
  atOnce: 1,
  cron: '* * * * *',
});

/** Every quarter of an hour: asks for the posts that come again on a day that has begun. */
export const advanceEvergreens = job({
  name: 'advance-evergreens',
  payload: z.object({}),
  retries: 0, // the next one goes on
  retryDelay: 10,
  atOnce: 1,
  cron: '4,19,34,49 * * * *',
});

/** Makes a published post once more, in other words; does nothing once that is done. */
export const repeatPiece = job({
  name: 'repeat-piece',
  payload: z.object({ workspaceId: z.uuid(), pieceId: z.uuid(), newPieceId: z.uuid(), on: z.iso.date() }),
  retries: 5,
  retryDelay: 60,
  atOnce: 2,
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

/** Lets the workspace's model write a piece, whose words stand, for each network that it goes to. */
export const wordForNetworks = job({
  name: 'word-for-networks',
  payload: z.object({ workspaceId: z.uuid(), pieceId: z.uuid() }),
  retries: 1,
  retryDelay: 10,
  atOnce: 4,
  // keepWords of writing-jobs.ts: its words stand.
  whenGivenUp: 'keep-words',
});
