import { and, eq, ne, sql } from 'drizzle-orm';
import { inWorkspace, type Transaction } from '../../../database/client';
import { creationFolders, creations } from '../../../database/schema/creative';
import { inLibrary } from './library-list-repository';

export type FolderRepository = typeof folderRepository;

export const folderRepository = {
  /** 'taken' when one has this name already, in whatever letters; 'full' when there are `limit`. */
  add: (row: typeof creationFolders.$inferInsert, limit: number): Promise<'added' | 'taken' | 'full'> =>
    inWorkspace(row.workspaceId, async (tx) => {
      await hold(tx, row.workspaceId);
      if (await isTaken(tx, row)) return 'taken';
      if ((await tx.$count(creationFolders, eq(creationFolders.workspaceId, row.workspaceId))) >= limit) return 'full';
      await tx.insert(creationFolders).values(row);
      return 'added';
    }),

  /** How many lie in it, once it has its new name; null when it is not there. */
  rename: (workspaceId: string, { id, name }: { id: string; name: string }): Promise<number | 'taken' | null> =>
    inWorkspace(workspaceId, async (tx) => {
      await hold(tx, workspaceId);
      if (
        (await tx.select({ id: creationFolders.id }).from(creationFolders).where(eq(creationFolders.id, id))).length ===
        0
      )
        return null;
      if (await isTaken(tx, { id, name, workspaceId })) return 'taken';
      await tx.update(creationFolders).set({ name }).where(eq(creationFolders.id, id));
      return tx.$count(creations, and(inLibrary(workspaceId), eq(creations.folderId, id)));
    }),

  /** What lay in it, also what was taken out, lies in none then. False when it was not there. */
  remove: (workspaceId: string, folderId: string) =>
    inWorkspace(workspaceId, async (tx) => {
      await tx
        .select({ id: creationFolders.id })
        .from(creationFolders)
        .where(eq(creationFolders.id, folderId))
        .for('update');
      await tx
        .update(creations)
        .set({ folderId: null })
        .where(and(eq(creations.workspaceId, workspaceId), eq(creations.folderId, folderId)));
      return (
        (await tx.delete(creationFolders).where(eq(creationFolders.id, folderId)).returning({ id: creationFolders.id }))
          .length > 0
      );
    }),
};

/** One at a time in a workspace: names are compared and counted before one is written. */
const hold = (tx: Transaction, workspaceId: string) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`creation folders ${workspaceId}`}))`);

const isTaken = async (
  tx: Transaction,
  { id, workspaceId, name }: { id: string; workspaceId: string; name: string },
): Promise<boolean> =>
  (
    await tx
      .select({ id: creationFolders.id })
      .from(creationFolders)
      .where(
        and(
          eq(creationFolders.workspaceId, workspaceId),
          ne(creationFolders.id, id),
          sql`lower(${creationFolders.name}) = lower(${name})`,
        ),
      )
  ).length > 0;
