import { and, asc, eq, sql } from 'drizzle-orm';
import { inWorkspace } from '../../database/client';
import { visitSites } from '../../database/schema/events';

export type VisitsRepository = typeof visitsRepository;
export type VisitSiteRow = typeof visitSites.$inferSelect;

export const visitsRepository = {
  /** Oldest first. */
  list: (workspaceId: string): Promise<VisitSiteRow[]> =>
    inWorkspace(workspaceId, (tx) =>
      tx
        .select()
        .from(visitSites)
        .where(eq(visitSites.workspaceId, workspaceId))
        .orderBy(asc(visitSites.createdAt), asc(visitSites.id)),
    ),

  find: (workspaceId: string, id: string): Promise<VisitSiteRow | null> =>
    inWorkspace(
      workspaceId,
      async (tx) => (await tx.select().from(visitSites).where(itself(workspaceId, id)))[0] ?? null,
    ),

  /** 'full' when there are `limit`. */
  add: (row: VisitSiteRow, limit: number): Promise<'added' | 'full'> =>
    inWorkspace(row.workspaceId, async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`visit sites ${row.workspaceId}`}))`);
      if ((await tx.$count(visitSites, eq(visitSites.workspaceId, row.workspaceId))) >= limit) return 'full';
      await tx.insert(visitSites).values(row);
      return 'added';
    }),

  /** The changed site; null when it does not exist. */
  change: (workspaceId: string, id: string, hosts: string[]): Promise<VisitSiteRow | null> =>
    inWorkspace(
      workspaceId,
      async (tx) => (await tx.update(visitSites).set({ hosts }).where(itself(workspaceId, id)).returning())[0] ?? null,
    ),

  /** False when it did not exist. */
  remove: (workspaceId: string, id: string): Promise<boolean> =>
    inWorkspace(
      workspaceId,
      async (tx) =>
        (await tx.delete(visitSites).where(itself(workspaceId, id)).returning({ id: visitSites.id })).length > 0,
    ),
};

const itself = (workspaceId: string, id: string) => and(eq(visitSites.workspaceId, workspaceId), eq(visitSites.id, id));
