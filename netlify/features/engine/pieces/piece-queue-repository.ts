import { and, asc, eq, getTableColumns, gte, inArray, lt, or, sql, type SQL } from 'drizzle-orm';
import { pieceStatuses, type PieceStatus, type PieceType } from '../../../../src/domain/piece';
import type { Network } from '../../../../src/domain/network';
import { inWorkspace, type Transaction } from '../../../database/client';
import { byId, byMoment, keyset } from '../../../database/keyset';
import { pieces } from '../../../database/schema/engine';
import { enqueue } from '../../../queue/enqueue';
import { logActivity } from '../../../records/activity/activity-log';
import { publishPiece } from '../engine-jobs';
import { changePiece, type PiecePlace, type PieceRow, type Tell, withPictures } from './piece-row-repository';

/** Pieces as the queue and the calendar show them. */
export const pieceQueueRepository = {
  /** Newest first, or as the queue goes on: what is scheduled by its time, what waits, what is past; newest first of these. */
  list: (workspaceId: string, { cursor, limit, order, ...narrowed }: ListQuery) =>
    inWorkspace(workspaceId, async (tx): Promise<{ rows: PieceRow[]; nextCursor: string | null }> => {
      const where = narrow(narrowed);
      if (order !== 'queue') {
        const page = NEWEST.cut(await select(tx, NEWEST, and(where, NEWEST.beyond(cursor)), limit + 1), limit);
        return { rows: await withPictures(tx, page.rows), nextCursor: page.nextCursor };
      }
      const begun = cursor === undefined ? 0 : PARTS.findIndex(({ mark }) => cursor.startsWith(mark));
      const found: { row: Listed; part: Part }[] = [];
      for (const [index, part] of PARTS.entries()) {
        if (index < begun || found.length > limit) continue;
        // A cursor of no part of the queue is refused by the first one.
        const from = index === Math.max(begun, 0) ? cursor?.replace(part.mark, '') : undefined;
        const rows = await select(
          tx,
          part.keyset,
          and(where, part.where, part.keyset.beyond(from)),
          limit + 1 - found.length,
        );
        found.push(...rows.map((row) => ({ row, part })));
      }
      const shown = found.slice(0, limit);
      const last = found.length > limit ? shown.at(-1) : undefined;
      const next = last && last.part.keyset.cut([last.row, last.row], 1).nextCursor;
      return {
        rows: await withPictures(
          tx,
          shown.map(({ row: { listPlace: _listPlace, ...row } }) => row),
        ),
        nextCursor: next ? last.part.mark + next : null,
      };
    }),

  count: (workspaceId: string, narrowed: Narrowed) =>
    inWorkspace(workspaceId, async (tx) => {
      const rows = await tx
        .select({ status: pieces.status, count: sql<number>`count(*)::int` })
        .from(pieces)
        .where(narrow(narrowed))
        .groupBy(pieces.status);
      const counts = Object.fromEntries(pieceStatuses.map((status) => [status, 0])) as Record<PieceStatus, number>;
      for (const { status, count } of rows) counts[status] = count;
      return counts;
    }),

  /** What was or is to be published in this time. */
  listBetween: (workspaceId: string, { from, until, ...narrowed }: { from: Date; until: Date } & Narrowed) =>
    inWorkspace(workspaceId, async (tx) => {
      const rows = await tx
        .select()
        .from(pieces)
        .where(
          and(
            narrow(narrowed),
            or(
              and(
                inArray(pieces.status, ['scheduled', 'failed']),
                gte(pieces.scheduledFor, from),
                lt(pieces.scheduledFor, until),
              ),
              and(eq(pieces.status, 'published'), gte(pieces.publishedAt, from), lt(pieces.publishedAt, until)),
            ),
          ),
        )
        .orderBy(asc(sql`coalesce(${pieces.publishedAt}, ${pieces.scheduledFor})`), asc(pieces.id))
        .limit(CALENDAR + 1);
      return { rows: rows.slice(0, CALENDAR), isCut: rows.length > CALENDAR };
    }),

  /** Another time for what is approved, and the job that publishes then; the earlier job finds nothing to do. */
  move: (workspaceId: string, at: PiecePlace, scheduledFor: Date, now: Date, tell: Tell) =>
    inWorkspace(workspaceId, async (tx) => {
      const piece = await changePiece(tx, at, { scheduledFor }, now);
      if (!piece) return false;
      await logActivity(tx, tell(piece));
      await enqueue(tx, publishPiece, { workspaceId, pieceId: at.pieceId }, scheduledFor);
      return true;
    }),
};

const select = (tx: Transaction, by: typeof NEWEST, where: SQL | undefined, limit: number): Promise<Listed[]> =>
  tx
    .select({ ...getTableColumns(pieces), listPlace: by.listPlace })
    .from(pieces)
    .where(where)
    .orderBy(...by.order)
    .limit(limit);

const narrow = ({
  status,
  platform,
  type,
  pillar,
  evergreen,
}: Narrowed & { status?: PieceStatus | undefined }): SQL | undefined =>
  and(
    status && eq(pieces.status, status),
    type && eq(pieces.type, type),
    pillar === undefined ? undefined : eq(pieces.pillar, pillar),
    evergreen
      ? sql`exists (select 1 from evergreens e where e.workspace_id = ${pieces.workspaceId} and e.piece_id = ${pieces.id})`
      : undefined,
    platform && sql`${pieces.platforms} @> ${JSON.stringify([platform])}::jsonb`,
  );

/** Newest first. */
const NEWEST = keyset('pieces', 'down', byMoment(pieces.createdAt), byId(pieces.id));

/** The queue's parts, each in its own order; the first letter of a cursor says in which one it stands. */
const PARTS = [
  {
    mark: '1.',
    where: sql`${pieces.status} = 'scheduled'`,
    keyset: keyset('queue-next', 'up', byMoment(pieces.scheduledFor), byId(pieces.id)),
  },
  {
    mark: '2.',
    where: sql`${pieces.status} in ('draft', 'generating', 'review', 'failed')`,
    keyset: keyset('queue-waiting', 'down', byMoment(pieces.createdAt), byId(pieces.id)),
  },
  {
    mark: '3.',
    where: sql`${pieces.status} in ('published', 'taken-down')`,
    keyset: keyset(
      'queue-past',
      'down',
      byMoment(sql`coalesce(${pieces.publishedAt}, ${pieces.createdAt})`),
      byId(pieces.id),
    ),
  },
] as const;

/** Three a day on every network for two months, and more than a calendar could show. */
const CALENDAR = 600;

type Part = (typeof PARTS)[number];
type Listed = typeof pieces.$inferSelect & { listPlace: string };

export interface Narrowed {
  platform?: Network | undefined;
  type?: PieceType | undefined;
  pillar?: string | undefined;
  evergreen?: boolean | undefined;
}

export interface ListQuery extends Narrowed {
  status?: PieceStatus | undefined;
  order?: 'newest' | 'queue' | undefined;
  cursor?: string | undefined;
  limit: number;
}
