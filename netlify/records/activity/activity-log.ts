import { and, eq, getTableColumns, inArray } from 'drizzle-orm';
import type { ActivityType, NewActivity } from '../../../src/domain/activity';
import { linkedPiece } from '../../../src/domain/engine-activity-events';
import type { Transaction } from '../../database/client';
import { byId, byMoment, keyset } from '../../database/keyset';
import { activities } from '../../database/schema/activity';
import { pieces } from '../../database/schema/engine';

/**
 * Logs an activity in the transaction that caused it, so that a rollback removes it. `tx` must be bound to the
 * workspace, as `app` or `worker`; the role for accounts may not write here.
 */
export const logActivity = (tx: Transaction, entry: NewActivity): Promise<void> => logActivities(tx, [entry]);

/** Several at once, in one statement. */
export async function logActivities(tx: Transaction, entries: NewActivity[]): Promise<void> {
  if (entries.length > 0) await tx.insert(activities).values(entries.map(toRow));
}

/** Activities, newest first, starting at `cursor`. */
export async function selectActivities(
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
 * The log stores what was true at the time. A link to a deleted post is removed, and an announced publication
 * counts as completed when its post is no longer scheduled.
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
