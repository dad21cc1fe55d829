import { and, eq } from 'drizzle-orm';
import { asAuth } from '../../database/client';
import { member, user } from '../../database/schema/auth';

/** Who answers, by account. */
export const decisionPeopleRepository = {
  isMember: async (workspaceId: string, userId: string): Promise<boolean> => {
    const found = await asAuth((tx) =>
      tx
        .select({ id: member.userId })
        .from(member)
        .where(and(eq(member.organizationId, workspaceId), eq(member.userId, userId))),
    );
    return found.length > 0;
  },

  nameOf: async (userId: string): Promise<string> => {
    const [found] = await asAuth((tx) => tx.select({ name: user.name }).from(user).where(eq(user.id, userId)));
    return found?.name ?? '';
  },
};
