import * as z from 'zod/mini';
import { failPiece } from './fail-piece';
import { job } from './job';

/** Publishes an approved piece at its time. Does nothing when the piece was withdrawn, moved or is out already. */
export const publishPiece = job({
  name: 'publish-piece',
  payload: z.object({ workspaceId: z.uuid(), pieceId: z.uuid() }),
  retries: 5,
  retryDelay: 30,
  atOnce: 4,
  whenGivenUp: failPiece.name,
});
