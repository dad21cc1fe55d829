import type { Member, Role } from '../../../src/contracts/account';
import type { Session } from '../../../src/contracts/auth';
import type { Actor, ActivityEvent } from '../../../src/domain/activity';
import { activityEvents } from '../../../src/domain/activity-events';
import { AppError, notFound } from '../../errors/app-error';
import type { Clock } from '../../ports/clock';
import { presentInvitation, type InvitationRow } from './present-invitation';
import type { MemberRepository, MemberRow } from './member-repository';

/** The members of a workspace and their roles. It always has an owner. */
export function makeMemberService({ repository, continueSession, note, clock }: Dependencies) {
  return {
    async listMembers(user: Actor, workspace: { id: string; demoEmail: string | null }) {
      const { members, invitations } = await repository.listMembers(workspace.id, clock.now());
      // A demo's owner is synthetic; the visitor recognises the address that was typed.
      return {
        members: members.map((row) => presentMember({ ...row, email: workspace.demoEmail ?? row.email }, user)),
        invitations: invitations.map((row: InvitationRow) => presentInvitation(row)),
      };
    },

    async updateMember(user: Actor, workspace: { id: string }, { memberId, role }: { memberId: string; role: Role }) {
      const changed = expectMember(await repository.updateRole(workspace.id, memberId, role));
      if (changed.isNew) await note(workspace.id, user, activityEvents.memberRoleChanged(changed.name, role));
      return presentMember(changed, user);
    },

    async deleteMember(user: Actor, workspace: { id: string }, memberId: string) {
      const gone = expectMember(await repository.removeMember(workspace.id, { memberId }));
      await repository.forgetMember(workspace.id, gone.userId);
      await note(workspace.id, user, activityEvents.memberRemoved(gone.name));
      return {};
    },

    /** Leaves the workspace; returns the session in the next one, or null when there is none. */
    async deleteMembership(user: Actor, workspace: { id: string }, sessionId: string) {
      expectMember(await repository.removeMember(workspace.id, { userId: user.id }));
      await repository.forgetMember(workspace.id, user.id);
      await note(workspace.id, user, activityEvents.memberLeft(user.name));
      return continueSession(user.id, sessionId);
    },
  };
}

function expectMember<Found>(found: Found | null | 'last-owner'): Found {
  if (found === 'last-owner')
    throw new AppError('conflict', 'A workspace needs an owner. Make someone else an owner first.');
  if (!found) throw notFound('member');
  return found;
}

const presentMember = ({ id, userId, name, email, role, joinedAt }: MemberRow, viewer: Actor): Member => ({
  id,
  name,
  email,
  role: role === 'owner' ? 'owner' : 'member',
  joinedAt: joinedAt.toISOString(),
  you: userId === viewer.id,
});

export type MemberService = ReturnType<typeof makeMemberService>;

interface Dependencies {
  repository: MemberRepository;
  /** The session in the person's first remaining workspace; null when there is none. */
  continueSession(userId: string, sessionId: string): Promise<Session | null>;
  note: Note;
  clock: Clock;
}

/** Logs a change of the team in a workspace. Never fails, because the change has already happened. */
export type Note = (workspaceId: string, actor: Actor, what: ActivityEvent) => Promise<void>;
