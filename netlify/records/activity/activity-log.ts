import { and, eq, getTableColumns, inArray } from 'drizzle-orm';
import type { ActivityType, NewActivity } from '../../../src/domain/activity';
import { linkedPiece } from '../../../src/domain/engine-happenings';
import type { Transaction } from '../../database/client';
import { byId, byMoment, keyset } from '../../database/keyset';
import { activities } from '../../database/schema/activity';
import { pieces } from '../../database/schema/engine';

/**
 * Writes down what happened, in the transaction that did it: a rollback takes it away again. `tx` must be bound to the
 * workspace, as `app` or `worker`; the role of accounts may not write here.
 */
export const logActivity = (tx: Transaction, entry: NewActivity): Promise<void> => logActivities(tx, [entry]);

/** Several at once, in one statement. */
export async function logActivities(tx: Transaction, entries: NewActivity[]): Promise<void> {
  if (entries.length > 0) await tx.insert(activities).values(entries.map(toRow));
}

/** What happened, newest first: a page from `cursor` on. */
export async function readActivities(
  tx: Transaction,
  { type, cursor, limit }: { type?: ActivityType; cursor?: string; limit: number },
): Promise<{ rows: ActivityRow[]; nextCursor: string | null }> {
  const rows = await tx
    .select({ ...getTableColumns(activities), listPlace: NEWEST.listPlace })
    .from(activities)
    .where(and(type && eq(activities.type, type), NEWEST.beyond(cursor)))
    .orderBy(...NEWEST.order)
    .limit(limit + 1);
  return NEWEST.cut(rows, limit);
}

/**
 * The log keeps what was true then. What leads to a piece that is gone leads nowhere now, and what was still to come
 * has come when its piece is no longer scheduled.
 */
export async function asItStands<R extends Pick<ActivityRow, 'link' | 'status'>>(
  tx: Transaction,
  rows: R[],
): Promise<(R & { pieceId: string | null })[]> {
  const ids = [...new Set(rows.flatMap(({ link }) => linkedPiece(link) ?? []))];
  const found = new Map(
    ids.length === 0
      ? []
      : (await tx.select({ id: pieces.id, status: pieces.status }).from(pieces).where(inArray(pieces.id, ids))).map(
          ({ id, status }) => [id, status],
        ),
  );
  return rows.map((row) => {
    const linked = linkedPiece(row.link);
    if (linked === null) return { ...row, pieceId: null };
    const isHere = found.has(linked);
    return {
      ...row,
      link: isHere ? row.link : null,
      pieceId: isHere ? linked : null,
      status: row.status === 'pending' && found.get(linked) !== 'scheduled' ? 'completed' : row.status,
    };
  });
}

export type ActivityRow = typeof activities.$inferSelect;

const toRow = ({
  id,
  workspaceId,
  type,
  title,
  status = 'completed',
  link,
  tells,
  actor,
  at,
}: NewActivity): typeof activities.$inferInsert => ({
  id,
  workspaceId,
  type,
  title,
  status,
  link: link ?? null,
  tells,
  actorId: actor?.id ?? null,
  actorName: actor?.name ?? '',
  createdAt: at,
});

const NEWEST = keyset('activity', 'down', byMoment(activities.createdAt), byId(activities.id));
