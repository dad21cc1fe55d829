import { env } from '../../config/env';
import { accountMail } from '../../documents/account-mail';
import { AppError, notFound } from '../../errors/app-error';
import { identity } from '../../http/identity-wiring';
import { log } from '../../http/log';
import { bindSession, emailIsTaken, findPerson, listMemberships } from '../../http/session-repository';
import { toSessionUser, toWorkspaceScope } from '../../http/session-wiring';
import { systemClock } from '../../providers/system/clock';
import { sha256 } from '../../providers/system/digest';
import { systemIds } from '../../providers/system/ids';
import { zxcvbnStrength } from '../../providers/zxcvbn/password-strength';
import { presentSession } from '../auth/present-session';
import { signInGuesses } from '../auth/sign-in-guesses-wiring';
import { changeEmail, readEmailChange, wordsAbout, wordsOfWorkspaces } from '../security/security-wiring';
import { accountHandlers } from './account-handlers';
import { accountRepository } from './account-repository';
import { makeAccountService } from './account-service';
import { linkMail } from './link-mail-wiring';
import { invitationRepository } from './invitation-repository';
import { makeInvitationService } from './invitation-service';
import { memberRepository } from './member-repository';
import { makeMemberService, type Note } from './member-service';

export const accountService = () =>
  makeAccountService({
    repository: accountRepository,
    identity,
    passwords: zxcvbnStrength,
    wordsAbout,
    readEmailChange,
    changeEmail,
    sendVerification: linkMail().sendVerification,
    mail: accountMail,
    delivers: Boolean(env().mail.smtp),
    digest: sha256,
    clock: systemClock,
    ids: systemIds,
    log: (sentence) => log().info(sentence),
  });

const memberService = () =>
  makeMemberService({ repository: memberRepository, continueSession, note, clock: systemClock });

const invitationService = () =>
  makeInvitationService({
    repository: invitationRepository,
    identity,
    passwords: zxcvbnStrength,
    wordsOfWorkspaces,
    emailIsTaken,
    enterWorkspace,
    note,
    mail: accountMail,
    digest: sha256,
    clock: systemClock,
    ids: systemIds,
  });

export const accountWiring = () =>
  accountHandlers({
    account: accountService(),
    members: memberService(),
    invitations: invitationService(),
    signInGuesses: signInGuesses(),
  });

const note: Note = async (workspaceId, actor, what) => {
  try {
    await memberRepository.note({
      ...what,
      id: systemIds.id(),
      workspaceId,
      actor: { id: actor.id, name: actor.name },
      at: systemClock.now(),
    });
  } catch (error) {
    log().error(
      { workspaceId, detail: error instanceof Error ? error.name : 'unknown error' },
      'a change of the team is missing from the activity log',
    );
  }
};

async function enterWorkspace(userId: string, sessionId: string, workspaceId: string) {
  await bindSession(sessionId, workspaceId);
  const session = await sessionIn(userId, (id) => id === workspaceId);
  if (!session)
    throw new AppError('internal', 'You joined the workspace, but it could not be opened. Sign in again.', {
      detail: 'membership not found after it was made',
    });
  return session;
}

async function continueSession(userId: string, sessionId: string) {
  const session = await sessionIn(userId, () => true);
  if (session) await bindSession(sessionId, session.workspace.id);
  return session;
}

async function sessionIn(userId: string, isIt: (workspaceId: string) => boolean) {
  const [person, memberships] = [await findPerson(userId), await listMemberships(userId)];
  if (!person) throw notFound('account');
  const workspace = memberships.map(toWorkspaceScope).find(({ id }) => isIt(id));
  return workspace ? presentSession(toSessionUser(person), workspace) : null;
}
