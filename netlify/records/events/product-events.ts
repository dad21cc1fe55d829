import type { Transaction } from '../../database/client';
import { eventIdOf } from './event-id';
import { addEvents, plainEvent } from './event-inbox';

/** Work done here, recorded in the transaction that finishes it. It reaches nobody yet, so no person is counted. */
export const notePublished = (tx: Transaction, workspaceId: string, piece: { id: string; at: Date }): Promise<void> =>
  addEvents(tx, workspaceId, [
    plainEvent({
      id: eventIdOf('publish', piece.id),
      at: piece.at,
      kind: 'publish',
      channel: 'product',
      subjectId: piece.id,
    }),
  ]);

/** A picture or clip that somebody asked for, at the time they asked. */
export const noteMade = (tx: Transaction, workspaceId: string, { id, type, createdAt }: Made): Promise<void> =>
  addEvents(tx, workspaceId, [
    plainEvent({
      id: eventIdOf('make', id),
      at: createdAt,
      kind: 'make',
      channel: 'product',
      name: type,
      subjectId: id,
    }),
  ]);

interface Made {
  id: string;
  type: 'image' | 'video';
  createdAt: Date;
}
