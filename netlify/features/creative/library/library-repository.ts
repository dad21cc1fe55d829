import { and, eq, isNotNull, isNull, lt, inArray, ne, sql } from 'drizzle-orm';
import type { NewActivity } from '../../../../src/domain/activity';
import { logActivity } from '../../../records/activity/activity-log';
import { acrossWorkspaces, inWorkspace, type Transaction } from '../../../database/client';
import { creationFolders, creationLikes, creations, creationShares } from '../../../database/schema/creative';
import { pieces } from '../../../database/schema/engine';
import type { ListedCreation } from '../creations/present-creation';
import { hasRoom } from '../uploads/upload-repository';

export type LibraryRepository = typeof libraryRepository;

export const libraryRepository = {
  /** One that was not taken out; `token` is that of its shared page. */
  find: (workspaceId: string, userId: string, creationId: string) =>
    inWorkspace(workspaceId, (tx) => selectOne(tx, userId, creationId)),

  findRow: (workspaceId: string, creationId: string) =>
    inWorkspace(workspaceId, async (tx) => (await tx.select().from(creations).where(there(creationId)))[0] ?? null),

  /** As a job reads it, also when it was taken out. */
  findForExport: (workspaceId: string, creationId: string) =>
    inWorkspace(
      workspaceId,
      async (tx) => (await tx.select().from(creations).where(eq(creations.id, creationId)))[0] ?? null,
      'worker',
    ),

  /** Where a photograph comes from, also one that was taken out; null for one that people brought. */
  findOrigin: (workspaceId: string, photoId: string) =>
    inWorkspace(
      workspaceId,
      async (tx) =>
        (await tx.select({ origin: creations.origin }).from(creations).where(eq(creations.id, photoId)))[0]?.origin ??
        null,
    ),

  /** The posts that show it: the one it was made for. */
  listUses: (workspaceId: string, creationId: string) =>
    inWorkspace(workspaceId, (tx) =>
      tx
        .select({ pieceId: pieces.id, title: pieces.title, status: pieces.status })
        .from(creations)
        .innerJoin(pieces, and(eq(pieces.workspaceId, creations.workspaceId), eq(pieces.id, creations.pieceId)))
        .where(eq(creations.id, creationId)),
    ),

  /** Null when it is not there, 'folder' when the folder is not. `liked` is of the person who asks, and counts once however often it is said. */
  change: (
    workspaceId: string,
    userId: string,
    creationId: string,
    { liked, ...changes }: CreationChanges,
  ): Promise<ListedCreation | 'folder' | null> =>
    inWorkspace(workspaceId, async (tx) => {
      const { folderId } = changes;
      // Held until the end, so that it is not deleted meanwhile.
      if (
        folderId &&
        (
          await tx
            .select({ id: creationFolders.id })
            .from(creationFolders)
            .where(eq(creationFolders.id, folderId))
            .for('key share')
        ).length === 0
      )
        return 'folder';
      const found = await tx.select({ id: creations.id }).from(creations).where(there(creationId)).for('update');
      if (found.length === 0) return null;
      const by = liked === undefined ? 0 : await setLike(tx, { workspaceId, creationId, userId }, liked);
      if (by !== 0 || Object.keys(changes).length > 0)
        await tx
          .update(creations)
          .set({ ...changes, ...(by !== 0 && { likes: sql`greatest(0, ${creations.likes} + ${by})` }) })
          .where(eq(creations.id, creationId));
      return selectOne(tx, userId, creationId);
    }),

  /** False when it was not there. */
  remove: (workspaceId: string, creationId: string, at: Date) =>
    inWorkspace(workspaceId, async (tx) => {
      await tx.delete(creationShares).where(eq(creationShares.creationId, creationId));
      return (
        (await tx.update(creations).set({ deletedAt: at }).where(there(creationId)).returning({ id: creations.id }))
          .length > 0
      );
    }),

  /** What was taken out by a person comes back, what is there stays; null for what was stopped, is gone or never was, 'full' for an upload that `room` (bytes) does not hold any more. */
  restore: (workspaceId: string, userId: string, creationId: string, room: number) =>
    inWorkspace(workspaceId, async (tx) => {
      const [out] = await tx
        .select({ source: creations.source, bytes: creations.bytes })
        .from(creations)
        .where(and(eq(creations.id, creationId), takenOut()))
        .for('update');
      if (out?.source === 'uploaded' && !(await hasRoom(tx, workspaceId, out.bytes ?? 0, room))) return 'full';
      await tx
        .update(creations)
        .set({ deletedAt: null })
        .where(and(eq(creations.id, creationId), takenOut()));
      return selectOne(tx, userId, creationId);
    }),

  countDownload: (workspaceId: string, creationId: string) =>
    inWorkspace(
      workspaceId,
      async (tx) =>
        void (await tx
          .update(creations)
          .set({ downloads: sql`${creations.downloads} + 1` })
          .where(there(creationId))),
    ),

  /** The token of its page: the one that is there, or the new one, and then the log is told. */
  share: (row: typeof creationShares.$inferInsert, activity: NewActivity) =>
    inWorkspace(row.workspaceId, async (tx) => {
      const added = await tx
        .insert(creationShares)
        .values(row)
        .onConflictDoNothing()
        .returning({ token: creationShares.token });
      if (added[0]) {
        await logActivity(tx, activity);
        return added[0].token;
      }
      return (
        await tx
          .select({ token: creationShares.token })
          .from(creationShares)
          .where(eq(creationShares.creationId, row.creationId))
      )[0]!.token;
    }),

  unshare: (workspaceId: string, creationId: string, activity: NewActivity) =>
    inWorkspace(workspaceId, async (tx) => {
      const removed = await tx
        .delete(creationShares)
        .where(eq(creationShares.creationId, creationId))
        .returning({ token: creationShares.token });
      if (removed.length > 0) await logActivity(tx, activity);
    }),

  /** Rows that were taken out before `before`, of every workspace, some hundreds per transaction. Their files go with the orphans. */
  async deleteRemoved(before: Date): Promise<number> {
    for (let deleted = 0; ;) {
      const batch = await acrossWorkspaces('delete removed creations', async (tx) => {
        const old = tx.select({ id: creations.id }).from(creations).where(lt(creations.deletedAt, before)).limit(BATCH);
        return (await tx.delete(creations).where(inArray(creations.id, old)).returning({ id: creations.id })).length;
      });
      deleted += batch;
      if (batch < BATCH) return deleted;
    }
  },
};

const takenOut = () => and(isNotNull(creations.deletedAt), ne(creations.status, 'cancelled'));

/** Not taken out. */
const there = (creationId: string) => and(eq(creations.id, creationId), isNull(creations.deletedAt));

async function selectOne(
  tx: Transaction,
  userId: string,
  creationId: string,
): Promise<(ListedCreation & { token: string | null }) | null> {
  const [found] = await tx
    .select({ row: creations, liked: sql<boolean>`${creationLikes.userId} is not null`, token: creationShares.token })
    .from(creations)
    .leftJoin(
      creationLikes,
      and(
        eq(creationLikes.workspaceId, creations.workspaceId),
        eq(creationLikes.creationId, creations.id),
        eq(creationLikes.userId, userId),
      ),
    )
    .leftJoin(
      creationShares,
      and(eq(creationShares.workspaceId, creations.workspaceId), eq(creationShares.creationId, creations.id)),
    )
    .where(there(creationId));
  return found ? { ...found, shared: found.token !== null } : null;
}

/** By how much the number of likes changes. */
async function setLike(tx: Transaction, like: typeof creationLikes.$inferInsert, liked: boolean): Promise<number> {
  if (liked)
    return (
      await tx.insert(creationLikes).values(like).onConflictDoNothing().returning({ id: creationLikes.creationId })
    ).length;
  return -(
    await tx
      .delete(creationLikes)
      .where(and(eq(creationLikes.creationId, like.creationId), eq(creationLikes.userId, like.userId)))
      .returning({ id: creationLikes.creationId })
  ).length;
}

const BATCH = 500;

export interface CreationChanges {
  title?: string | undefined;
  altText?: string | undefined;
  /** Null takes it out of its folder. */
  folderId?: string | null | undefined;
  liked?: boolean | undefined;
}
