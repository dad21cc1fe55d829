import type { Invitation, Role } from '../../../src/contracts/account';
import type { Session } from '../../../src/contracts/auth';
import type { Actor } from '../../../src/domain/activity';
import { HOUR_MS, HOUR_SECONDS } from '../../../src/domain/duration';
import { activityEvents } from '../../../src/domain/activity-events';
import { retention } from '../../../src/domain/retention';
import type { AccountMail } from '../../documents/account-mail';
import { AppError, notFound } from '../../errors/app-error';
import type { Clock } from '../../ports/clock';
import type { Digest } from '../../ports/digest';
import type { Caller, Identity } from '../../ports/identity';
import type { Ids } from '../../ports/ids';
import type { PasswordStrength } from '../../ports/password-strength';
import { deadLink } from './account-service';
import { TOKEN_BYTES } from './link-mail-service';
import type { InvitationRepository } from './invitation-repository';
import type { Note } from './member-service';
import { presentInvitation } from './present-invitation';

/**
 * Invitations to a workspace: made by its owners, open for seven days, accepted by whoever reads the invited
 * mailbox.
 */
export function makeInvitationService({
  repository,
  identity,
  passwords,
  wordsOfWorkspaces,
  emailIsTaken,
  enterWorkspace,
  note,
  mail,
  digest,
  clock,
  ids,
}: Dependencies) {
  function newLink(
    { id: invitationId, email: recipient, role }: { id: string; email: string; role: string | null },
    { inviter, workspace, origin }: Sender,
  ) {
    const secret = ids.token(TOKEN_BYTES);
    const createdAt = clock.now();
    const expiresAt = new Date(createdAt.getTime() + OPEN_HOURS * HOUR_MS);
    const email = mail.invitation({
      inviter,
      workspace: workspace.name,
      role: role === 'owner' ? 'owner' : 'member',
      url: `${origin}/invitation#token=${secret}`,
      hours: OPEN_HOURS,
    });
    return {
      createdAt,
      expiresAt,
      token: {
        hash: digest(secret),
        purpose: 'invitation' as const,
        userId: null,
        subject: invitationId,
        createdAt,
        expiresAt,
      },
      mail: {
        id: ids.id(),
        recipient,
        ...email,
        ...(inviter.emailVerified && { replyTo: inviter.email }),
        createdAt,
        expiresAt,
      },
    };
  }

  async function findOffer(token: string) {
    const offer = await repository.findByToken(digest(token), clock.now());
    if (!offer) throw deadLink();
    return offer;
  }

  async function join(token: string, person: Person, sessionId: string): Promise<Session> {
    const accepted = await repository.accept({
      hash: digest(token),
      userId: person.id,
      memberId: ids.id(),
      now: clock.now(),
    });
    if (!accepted) throw deadLink();
    if (accepted.isNew) await note(accepted.workspaceId, person, activityEvents.memberJoined(person.name));
    return enterWorkspace(person.id, sessionId, accepted.workspaceId);
  }

  return {
    async createInvitation(
      { email, role }: { email: string; role: Role },
      sender: Sender,
    ): Promise<Invitation & { again: boolean }> {
      const id = ids.id();
      const { createdAt, expiresAt, ...link } = newLink({ id, email, role }, sender);
      const row = {
        id,
        organizationId: sender.workspace.id,
        email,
        role,
        status: 'pending',
        inviterId: sender.inviter.id,
        createdAt,
        expiresAt,
      };
      const outcome = await repository.add({ row, ...link, atMost: OPEN_AT_ONCE });
      if (outcome === 'member') throw atEmail('This person is already in the workspace.');
      if (outcome === 'full')
        throw atEmail(`${OPEN_AT_ONCE} invitations are open. Withdraw one before you send another.`);
      const again = outcome === 'replaced';
      await note(sender.workspace.id, sender.inviter, activityEvents.memberInvited(email, again));
      return { ...presentInvitation({ ...row, invitedBy: sender.inviter.name }), again };
    },

    async createInvitationMail(invitationId: string, sender: Sender): Promise<Invitation> {
      const found = await repository.find(sender.workspace.id, invitationId, clock.now());
      if (!found) throw notFound('invitation');
      const { createdAt: _now, expiresAt, ...link } = newLink(found, sender);
      const outcome = await repository.renew({
        workspaceId: sender.workspace.id,
        invitationId,
        inviterId: sender.inviter.id,
        ...link,
        atMost: MAILS_PER_HOUR,
      });
      if (outcome === 'gone') throw notFound('invitation');
      if (outcome === 'often')
        throw new AppError(
          'rate_limited',
          `We sent ${found.email} ${MAILS_PER_HOUR} emails in the last hour. Try again later.`,
          { retryAfter: HOUR_SECONDS },
        );
      await note(sender.workspace.id, sender.inviter, activityEvents.memberInvited(found.email, true));
      return presentInvitation({ ...found, expiresAt, invitedBy: sender.inviter.name });
    },

    async deleteInvitation(user: Actor, workspace: { id: string }, invitationId: string) {
      const removed = await repository.remove(workspace.id, invitationId);
      if (!removed) throw notFound('invitation');
      await note(workspace.id, user, activityEvents.invitationTakenBack(removed.email));
      return {};
    },

    async getInvitation(token: string, visitor: Person | null) {
      const { workspaceName, inviterName, email } = await findOffer(token);
      return {
        workspaceName,
        inviterName,
        email,
        hasAccount: await emailIsTaken(email),
        signedInAs: visitor?.email ?? null,
      };
    },

    /**
     * As the signed-in person, if the invitation was sent to them; otherwise with a new account, which gets no other
     * workspace.
     */
    async acceptInvitation(
      { token, name, password }: { token: string; name?: string; password?: string },
      visitor: (Person & { sessionId: string }) | null,
      caller: Caller,
    ) {
      const offer = await findOffer(token);
      if (visitor) {
        if (visitor.email.toLowerCase() !== offer.email) {
          throw new AppError(
            'forbidden',
            `You are signed in as ${visitor.email}, and this invitation is for ${offer.email}. Log out first, then accept it.`,
          );
        }
        return { session: await join(token, visitor, visitor.sessionId), setCookies: [] };
      }
      if (await emailIsTaken(offer.email))
        throw new AppError(
          'forbidden',
          `There is already an account for ${offer.email}. Sign in with it to accept the invitation.`,
        );
      const missing = {
        ...(!name && { name: 'Full name is required.' }),
        ...(!password && { password: 'Password is required.' }),
      };
      if (!name || !password) throw new AppError('invalid_request', Object.values(missing)[0]!, { fields: missing });
      await passwords.refuseWeak(password, [offer.email, name, ...(await wordsOfWorkspaces([offer.workspaceId]))]);
      const { user, sessionId, setCookies } = await identity.signUp({ name, email: offer.email, password }, caller);
      return { session: await join(token, user, sessionId), setCookies };
    },
  };
}

const atEmail = (sentence: string): AppError => new AppError('conflict', sentence, { fields: { email: sentence } });

const OPEN_HOURS = retention.invitations.days * 24;
const OPEN_AT_ONCE = 50;
const MAILS_PER_HOUR = 3;

export type InvitationService = ReturnType<typeof makeInvitationService>;

interface Person {
  id: string;
  name: string;
  email: string;
}

interface Sender {
  /** Replies go to the inviter's address once it is confirmed. */
  inviter: Person & { emailVerified: boolean };
  workspace: { id: string; name: string };
  /** The public origin of links. */
  origin: string;
}

interface Dependencies {
  repository: InvitationRepository;
  identity: Pick<Identity, 'signUp'>;
  passwords: PasswordStrength;
  /** Words that a guesser tries first: the names of workspaces and their businesses. */
  wordsOfWorkspaces(ids: string[]): Promise<string[]>;
  emailIsTaken(email: string): Promise<boolean>;
  /** Switches a session to a workspace that the person has just joined. */
  enterWorkspace(userId: string, sessionId: string, workspaceId: string): Promise<Session>;
  note: Note;
  mail: AccountMail;
  digest: Digest;
  clock: Clock;
  ids: Ids;
}
