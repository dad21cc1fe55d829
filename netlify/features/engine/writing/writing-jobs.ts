import * as z from 'zod/mini';
import { job } from '../../../queue/job';

/** Lets the workspace's model word a round of ideas; those that somebody has chosen or dismissed stay as they were read. */
export const rewordIdeas = job({
  name: 'reword-ideas',
  payload: z.object({ workspaceId: z.uuid(), year: z.int(), week: z.int(), round: z.int() }),
  retries: 1,
  retryDelay: 30,
  atOnce: 2,
});

/** A piece whose model was never asked to the end: the built-in words stand, and wait for approval. */
export const keepWords = job({
  name: 'keep-words',
  payload: z.object({ workspaceId: z.uuid(), pieceId: z.uuid() }),
  retries: 10,
  retryDelay: 60,
  atOnce: 1,
});

/** Lets the workspace's model write a piece that was made, and puts it up for approval. */
export const rewordPiece = job({
  name: 'reword-piece',
  payload: z.object({ workspaceId: z.uuid(), pieceId: z.uuid() }),
  retries: 1,
  retryDelay: 10,
  atOnce: 4,
  whenGivenUp: keepWords.name,
});
