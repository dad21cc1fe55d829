import type { accountContract } from '../../../src/contracts/account';
import type { Call, Handlers, SessionCall } from '../../http/call';
import type { AccountService } from './account-service';
import type { InvitationService } from './invitation-service';
import type { MemberService } from './member-service';

export const accountHandlers = ({
  account,
  members,
  invitations,
  signInGuesses,
}: Services): Handlers<typeof accountContract> => ({
  getMailDelivery: async () => ({ delivers: account.delivers }),
  createPasswordReset: ({ email }, call) => account.createPasswordReset(email, call.origin),
  updatePassword: async (input, call) => {
    const { email } = await account.updatePassword(input, call.origin);
    for (const guess of signInGuesses.of(email, call)) await call.forgive(...guess); // somebody who forgot a password has tried some before
    call.setCookies([signInGuesses.letIn(email, call)]); // further guesses from elsewhere are counted separately
    return { email };
  },
  createEmailVerification: (_input, call) => account.createEmailVerification(call.user, call.origin),
  getEmailLink: ({ token }) => account.getEmailLink(token),
  updateEmailVerification: ({ token }, call) => account.updateEmailVerification(token, call.origin),
  listMembers: (_input, { user, workspace }) => members.listMembers(user, workspace),
  updateMember: (input, { user, workspace }) => members.updateMember(user, workspace, input),
  deleteMember: ({ memberId }, { user, workspace }) => members.deleteMember(user, workspace, memberId),
  deleteMembership: (_input, { user, workspace, sessionId }) => members.deleteMembership(user, workspace, sessionId),
  createInvitation: (input, call) => invitations.createInvitation(input, senderOf(call)),
  createInvitationMail: ({ invitationId }, call) => invitations.createInvitationMail(invitationId, senderOf(call)),
  deleteInvitation: ({ invitationId }, { user, workspace }) =>
    invitations.deleteInvitation(user, workspace, invitationId),
  getInvitation: async ({ token }, call) => invitations.getInvitation(token, await visitorOf(call)),
  acceptInvitation: async (input, call) => {
    const { session, setCookies } = await invitations.acceptInvitation(input, await visitorOf(call), call.caller);
    call.setCookies(setCookies);
    return session;
  },
});

const senderOf = ({ user, workspace, origin }: SessionCall) => ({ inviter: user, workspace, origin });

/** The signed-in person, if they have an account; demo visitors do not. */
async function visitorOf(call: Call) {
  const active = await call.findSession();
  return active && active.workspace.kind !== 'demo' ? { ...active.user, sessionId: active.sessionId } : null;
}

interface Services {
  account: AccountService;
  members: MemberService;
  invitations: InvitationService;
  /** How an account's wrong passwords are counted. */
  signInGuesses: {
    of(email: string, call: Call): Parameters<Call['forgive']>[];
    letIn(email: string, call: Call): string;
  };
}
