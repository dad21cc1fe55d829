import * as z from 'zod/mini';
import { job } from './job';

/** Says of a piece that it never went out, when every attempt to publish it has failed. */
export const failPiece = job({
  name: 'fail-piece',
  payload: z.object({ workspaceId: z.uuid(), pieceId: z.uuid() }),
  retries: 10,
  retryDelay: 60,
  atOnce: 1,
});
