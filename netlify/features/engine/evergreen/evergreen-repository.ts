import { and, eq, gte, inArray, isNull, lt, ne, or, sql } from 'drizzle-orm';
import type { NewActivity } from '../../../../src/domain/activity';
import { EVERGREEN_TIME, type EvergreenOutcome } from '../../../../src/domain/evergreen';
import { pauseOf } from '../../../../src/domain/plan-pause';
import { acrossWorkspaces, inWorkspace, type Transaction } from '../../../database/client';
import { engines, ideas, pieces } from '../../../database/schema/engine';
import { evergreens } from '../../../database/schema/repeats';
import { workspaces } from '../../../database/schema/workspace';
import { enqueue } from '../../../queue/enqueue';
import { logActivity } from '../../../records/activity/activity-log';
import { repeatPiece } from '../engine-jobs';
import { listDismissed } from '../idea-dismissal-repository';
import { selectPiece } from '../pieces/piece-row-repository';

export type EvergreenRepository = typeof evergreenRepository;
export type EvergreenRow = typeof evergreens.$inferSelect;

/** Posts that come again. */
export const evergreenRepository = {
  /** False when the post is not published. */
  set: (row: EvergreenRow, activity: NewActivity): Promise<boolean> =>
    inWorkspace(row.workspaceId, async (tx) => {
      const [there] = await tx
        .select({ id: pieces.id })
        .from(pieces)
        .where(and(eq(pieces.id, row.pieceId), eq(pieces.status, 'published')))
        .for('key share');
      if (!there) return false;
      await tx
        .insert(evergreens)
        .values(row)
        .onConflictDoUpdate({ target: [evergreens.workspaceId, evergreens.pieceId], set: row });
      await logActivity(tx, activity);
      return true;
    }),

  stop: (workspaceId: string, pieceId: string, activity: NewActivity): Promise<void> =>
    inWorkspace(workspaceId, async (tx) => {
      const gone = await tx
        .delete(evergreens)
        .where(eq(evergreens.pieceId, pieceId))
        .returning({ id: evergreens.pieceId });
      if (gone.length > 0) await logActivity(tx, activity);
    }),

  /** Those whose day has begun by their own clock, where the engine runs and creating does not pause. */
  listDue: (now: Date, limit: number) =>
    acrossWorkspaces('find posts that come again', async (tx) =>
      (
        await tx
          .select({ green: evergreens, zone: workspaces.zone })
          .from(evergreens)
          .innerJoin(workspaces, eq(workspaces.workspaceId, evergreens.workspaceId))
          .leftJoin(engines, eq(engines.workspaceId, evergreens.workspaceId))
          .where(
            and(
              sql`(${evergreens.nextOn} + ${EVERGREEN_TIME}::time) at time zone ${workspaces.zone} <= ${now.toISOString()}::timestamptz`,
              sql`coalesce(${engines.running}, true)`,
              isNull(workspaces.deletesAt),
              or(eq(workspaces.kind, 'demo'), isNull(workspaces.endsAt), gte(workspaces.endsAt, now)),
            ),
          )
          .orderBy(evergreens.nextOn)
          .limit(limit)
      ).map(({ green, zone }) => ({ ...green, zone })),
    ),

  /** Moves on to the next day, with the job that makes the post of this one: of two workers, the second finds it moved. */
  claim: (
    { workspaceId, pieceId, nextOn }: EvergreenRow & { nextOn: string },
    { following, newPieceId }: { following: string | null; newPieceId: string },
  ): Promise<boolean> =>
    inWorkspace(
      workspaceId,
      async (tx) => {
        const moved = await tx
          .update(evergreens)
          .set({ nextOn: following })
          .where(and(eq(evergreens.pieceId, pieceId), eq(evergreens.nextOn, nextOn)))
          .returning({ pieceId: evergreens.pieceId });
        if (moved.length === 0) return false;
        await enqueue(tx, repeatPiece, { workspaceId, pieceId, newPieceId, on: nextOn });
        return true;
      },
      'worker',
    ),

  /** A paused engine makes nothing: the same day is due once it runs again. */
  putBack: (workspaceId: string, pieceId: string, on: string): Promise<void> =>
    inWorkspace(
      workspaceId,
      async (tx) => {
        await tx.update(evergreens).set({ nextOn: on }).where(eq(evergreens.pieceId, pieceId));
      },
      'worker',
    ),

  /** All that decides what becomes of it; null when it was stopped, or its workspace is gone. */
  read: (workspaceId: string, pieceId: string, now: Date) =>
    inWorkspace(
      workspaceId,
      async (tx) => {
        const [green] = await tx.select().from(evergreens).where(eq(evergreens.pieceId, pieceId));
        const piece = await selectPiece(tx, eq(pieces.id, pieceId));
        const [workspace] = await tx.select().from(workspaces);
        if (!green || !piece || !workspace) return null;
        const [idea] = piece.ideaId
          ? await tx.select({ topic: ideas.topic, kind: ideas.kind }).from(ideas).where(eq(ideas.id, piece.ideaId))
          : [];
        const { zone, slug, kind } = workspace;
        return {
          green,
          piece,
          topic: idea?.topic ?? '',
          kind: idea?.kind ?? null,
          dismissed: await listDismissed(tx),
          isPaused: !(await isRunning(tx)) || pauseOf(workspace, now) !== null,
          place: { id: workspaceId, zone, slug, kind },
        };
      },
      'worker',
    ),

  /** Which of these texts stand in another post, and whether somebody could have read it since a day, or will. */
  listSaid: (workspaceId: string, bodies: readonly string[], since: Date, except: string) =>
    inWorkspace(
      workspaceId,
      (tx) =>
        tx
          .select({
            body: pieces.body,
            isRecent: sql<boolean>`greatest(${pieces.createdAt}, ${pieces.publishedAt}) >= ${since.toISOString()}::timestamptz`,
          })
          .from(pieces)
          .where(and(inArray(pieces.body, [...bodies]), ne(pieces.id, except))),
      'worker',
    ),

  /** What became of a day, once; a single time is over when it was made. */
  finish: (
    { workspaceId, pieceId }: Pick<EvergreenRow, 'workspaceId' | 'pieceId'>,
    { on, outcome }: { on: string; outcome: EvergreenOutcome },
    now: Date,
    activity?: NewActivity,
  ): Promise<void> =>
    inWorkspace(
      workspaceId,
      async (tx) => {
        const [told] = await tx
          .update(evergreens)
          .set({ lastOn: on, lastOutcome: outcome, updatedAt: now })
          .where(and(eq(evergreens.pieceId, pieceId), or(isNull(evergreens.lastOn), lt(evergreens.lastOn, on))))
          .returning({ months: evergreens.everyMonths });
        if (!told) return;
        if (activity) await logActivity(tx, activity);
        if (told.months === null && outcome === 'made')
          await tx.delete(evergreens).where(eq(evergreens.pieceId, pieceId));
      },
      'worker',
    ),
};

/** An engine that nobody has touched runs. */
const isRunning = async (tx: Transaction): Promise<boolean> =>
  (await tx.select({ running: engines.running }).from(engines))[0]?.running ?? true;
