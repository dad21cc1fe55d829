import { desc, eq, sql } from 'drizzle-orm';
import { inWorkspace } from '../../../database/client';
import { creationTemplates } from '../../../database/schema/creative';

export type TemplateRepository = typeof templateRepository;
export type TemplateRow = typeof creationTemplates.$inferSelect;

export const templateRepository = {
  list: (workspaceId: string) =>
    inWorkspace(workspaceId, (tx) =>
      tx
        .select()
        .from(creationTemplates)
        .where(eq(creationTemplates.workspaceId, workspaceId))
        .orderBy(desc(creationTemplates.createdAt), desc(creationTemplates.id)),
    ),

  /** False when there are `limit` of them. */
  add: (row: TemplateRow, limit: number) =>
    inWorkspace(row.workspaceId, async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`creation templates ${row.workspaceId}`}))`); // they are counted before one is written
      if ((await tx.$count(creationTemplates, eq(creationTemplates.workspaceId, row.workspaceId))) >= limit)
        return false;
      await tx.insert(creationTemplates).values(row);
      return true;
    }),

  change: (workspaceId: string, id: string, changes: Omit<TemplateRow, 'id' | 'workspaceId' | 'createdAt'>) =>
    inWorkspace(
      workspaceId,
      async (tx) =>
        (await tx.update(creationTemplates).set(changes).where(eq(creationTemplates.id, id)).returning())[0] ?? null,
    ),

  remove: (workspaceId: string, id: string) =>
    inWorkspace(
      workspaceId,
      async (tx) =>
        (await tx.delete(creationTemplates).where(eq(creationTemplates.id, id)).returning({ id: creationTemplates.id }))
          .length > 0,
    ),
};
