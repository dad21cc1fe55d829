import { and, eq, isNull } from 'drizzle-orm';
import { inWorkspace } from '../../database/client';
import { creations, creationShares } from '../../database/schema/creative';
import { workspaces } from '../../database/schema/workspace';

export type ShareRepository = typeof shareRepository;

export const shareRepository = {
  /**
   * What a token shows, and whose it is: nothing of demos, of workspaces being deleted, of deleted or unfinished
   * creations.
   */
  find: (workspaceId: string, token: string) =>
    inWorkspace(workspaceId, async (tx) => {
      const [found] = await tx
        .select({ row: creations, workspace: { name: workspaces.name, slug: workspaces.slug } })
        .from(creationShares)
        .innerJoin(
          creations,
          and(eq(creations.workspaceId, creationShares.workspaceId), eq(creations.id, creationShares.creationId)),
        )
        .innerJoin(workspaces, eq(workspaces.workspaceId, creationShares.workspaceId))
        .where(
          and(
            eq(creationShares.token, token),
            isNull(creations.deletedAt),
            eq(creations.status, 'completed'),
            eq(workspaces.kind, 'real'),
            isNull(workspaces.deletesAt),
          ),
        );
      return found ?? null;
    }),
};
