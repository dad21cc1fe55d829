import { and, eq } from 'drizzle-orm';
import { asAuth } from '../../../database/client';
import { member, user } from '../../../database/schema/auth';
import { workspaces } from '../../../database/schema/workspace';
import type { DemoToFill } from './demo-filling';

export const demoRepository = {
  findDue: (workspaceId: string): Promise<DemoToFill | null> =>
    asAuth(async (tx) => {
      const [found] = await tx
        .select({
          id: workspaces.workspaceId,
          zone: workspaces.zone,
          owner: { id: user.id, name: user.name },
          openedAt: workspaces.createdAt,
        })
        .from(workspaces)
        .innerJoin(member, eq(member.organizationId, workspaces.workspaceId))
        .innerJoin(user, eq(user.id, member.userId))
        .where(and(eq(workspaces.workspaceId, workspaceId), eq(workspaces.sampleDue, true)));
      return found ?? null;
    }),

  markComplete: async (workspaceId: string): Promise<void> => {
    await asAuth((tx) =>
      tx.update(workspaces).set({ sampleDue: false }).where(eq(workspaces.workspaceId, workspaceId)),
    );
  },
};
