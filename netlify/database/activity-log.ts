import type { NewActivity } from '../../src/domain/activity';
import type { Transaction } from './client';
import { activities } from './schema/activity';

/**
 * Writes down what happened, in the transaction that did it: a rollback takes it away again. `tx` must be bound to the
 * workspace, as `app` or `worker`; the role of accounts may not write here.
 */
export const logActivity = (tx: Transaction, entry: NewActivity): Promise<void> => logActivities(tx, [entry]);

/** Several at once, in one statement. */
export async function logActivities(tx: Transaction, entries: NewActivity[]): Promise<void> {
  if (entries.length > 0) await tx.insert(activities).values(entries.map(toRow));
}

const toRow = ({ id, workspaceId, type, title, status = 'completed', link, tells, actor, at }: NewActivity): typeof activities.$inferInsert => ({
  id, workspaceId, type, title, status, link: link ?? null, tells, actorId: actor?.id ?? null, actorName: actor?.name ?? '', createdAt: at,
});
