import { and, asc, eq, inArray, isNull, notLike } from 'drizzle-orm';
import { acrossWorkspaces, asAuth } from '../../database/client';
import { member, user } from '../../database/schema/auth';
import { memberSettings } from '../../database/schema/settings';

/**
 * Members whose address is confirmed: news to an address that nobody has confirmed would bounce, or reach a stranger
 * whose address was mistyped. An account that is about to be deleted is left alone.
 */
export const listReaders = (workspaceIds: string[]): Promise<Reader[]> =>
  asAuth((tx) =>
    tx
      .select({ workspaceId: member.organizationId, userId: user.id, email: user.email, joinedAt: member.createdAt })
      .from(member)
      .innerJoin(user, eq(user.id, member.userId))
      .where(
        and(
          inArray(member.organizationId, workspaceIds),
          eq(user.emailVerified, true),
          isNull(user.deletesAt),
          notLike(user.email, SYNTHETIC),
        ),
      )
      .orderBy(asc(member.organizationId), asc(user.id)),
  );

/** What the members of some workspaces have chosen; who has chosen nothing is not in it. */
export const listMemberSettings = (workspaceIds: string[]) =>
  acrossWorkspaces('read who wants news by mail', (tx) =>
    tx.select().from(memberSettings).where(inArray(memberSettings.workspaceId, workspaceIds)),
  );

/** Owners of demo workspaces: no mailbox anywhere (RFC 2606). */
const SYNTHETIC = '%@demo.invalid';

export interface Reader {
  workspaceId: string;
  userId: string;
  email: string;
  joinedAt: Date;
}
