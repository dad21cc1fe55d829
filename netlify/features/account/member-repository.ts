import { and, asc, eq, gt } from 'drizzle-orm';
import { logActivity } from '../../records/activity/activity-log';
import { asAuth, inWorkspace, type Transaction } from '../../database/client';
import { activityViews } from '../../database/schema/activity';
import { invitation, member, organization, session, user } from '../../database/schema/auth';
import { conversationDrafts, conversations, conversationViewers } from '../../database/schema/conversations';
import { memberSettings, publicPeople } from '../../database/schema/settings';
import type { NewActivity } from '../../../src/domain/activity';
import type { Role } from '../../../src/contracts/account';

export type MemberRepository = typeof memberRepository;

export const memberRepository = {
  /** Members in order of joining, then open invitations, newest last. */
  listMembers: (workspaceId: string, now: Date) =>
    asAuth(async (tx) => ({
      members: await selectMembers(tx, eq(member.organizationId, workspaceId)),
      invitations: await tx
        .select({
          id: invitation.id,
          email: invitation.email,
          role: invitation.role,
          expiresAt: invitation.expiresAt,
          invitedBy: user.name,
        })
        .from(invitation)
        .innerJoin(user, eq(user.id, invitation.inviterId))
        .where(and(eq(invitation.organizationId, workspaceId), gt(invitation.expiresAt, now)))
        .orderBy(asc(invitation.createdAt), asc(invitation.id)),
    })),

  /**
   * The member after the change, and whether anything changed; null when this workspace has no such member,
   * 'last-owner' when nobody would own the workspace.
   */
  updateRole: (workspaceId: string, memberId: string, role: Role) =>
    asAuth(async (tx) => {
      const found = await findLocked(tx, workspaceId, eq(member.id, memberId));
      if (!found) return null;
      if (role === 'member' && found.isLastOwner) return 'last-owner';
      const isNew = found.role !== role;
      if (isNew) await tx.update(member).set({ role }).where(eq(member.id, memberId));
      return { ...found, role, isNew };
    }),

  /** Removes somebody from a workspace; their sessions leave it. Returns the same as `updateRole`. */
  removeMember: (workspaceId: string, who: { memberId: string } | { userId: string }) =>
    asAuth(async (tx) => {
      const found = await findLocked(
        tx,
        workspaceId,
        'memberId' in who ? eq(member.id, who.memberId) : eq(member.userId, who.userId),
      );
      if (!found) return null;
      if (found.isLastOwner) return 'last-owner';
      await tx.delete(member).where(eq(member.id, found.id));
      await tx
        .update(session)
        .set({ activeOrganizationId: null })
        .where(and(eq(session.userId, found.userId), eq(session.activeOrganizationId, workspaceId)));
      return found;
    }),

  /**
   * Deletes what a workspace stores about a former member: their settings, their public details, what they have
   * seen and began to write. Nobody is assigned to their conversations.
   */
  forgetMember: (workspaceId: string, userId: string) =>
    inWorkspace(workspaceId, async (tx) => {
      for (const table of [memberSettings, publicPeople, activityViews, conversationDrafts, conversationViewers])
        await tx.delete(table).where(eq(table.userId, userId));
      await tx
        .update(conversations)
        .set({ assigneeId: null, assigneeMemberId: null, assigneeName: '' })
        .where(and(eq(conversations.workspaceId, workspaceId), eq(conversations.assigneeId, userId)));
    }),

  /** In a transaction after the change itself: the role that changes accounts may not write into a workspace. */
  note: (entry: NewActivity) => inWorkspace(entry.workspaceId, (tx) => logActivity(tx, entry)),
};

/** Locks the workspace until the end of the transaction, so that two owners who leave at once cannot both go. */
async function findLocked(tx: Transaction, workspaceId: string, who: ReturnType<typeof eq>) {
  await holdWorkspace(tx, workspaceId);
  const [found] = await selectMembers(tx, and(eq(member.organizationId, workspaceId), who));
  if (!found) return null;
  const owners = await tx.$count(member, and(eq(member.organizationId, workspaceId), eq(member.role, 'owner')));
  return { ...found, isLastOwner: found.role === 'owner' && owners === 1 };
}

export const holdWorkspace = (tx: Transaction, workspaceId: string) =>
  tx.select({ id: organization.id }).from(organization).where(eq(organization.id, workspaceId)).for('update');

const selectMembers = (tx: Transaction, which: ReturnType<typeof and>) =>
  tx
    .select({
      id: member.id,
      userId: member.userId,
      name: user.name,
      email: user.email,
      role: member.role,
      joinedAt: member.createdAt,
    })
    .from(member)
    .innerJoin(user, eq(user.id, member.userId))
    .where(which)
    .orderBy(asc(member.createdAt), asc(member.id));

export type MemberRow = Awaited<ReturnType<typeof selectMembers>>[number];
