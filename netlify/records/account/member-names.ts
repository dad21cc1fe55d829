import { asc, eq } from 'drizzle-orm';
import { asAuth } from '../../database/client';
import { member, user } from '../../database/schema/auth';

/** The members of a workspace by name, in order of joining. In a transaction of its own: names belong to accounts. */
export const readMemberNames = (workspaceId: string): Promise<MemberName[]> =>
  asAuth((tx) =>
    tx
      .select({ id: member.id, userId: member.userId, name: user.name })
      .from(member)
      .innerJoin(user, eq(user.id, member.userId))
      .where(eq(member.organizationId, workspaceId))
      .orderBy(asc(member.createdAt), asc(member.id)),
  );

export interface MemberName {
  /** The membership. */
  id: string;
  /** The account. */
  userId: string;
  name: string;
}
