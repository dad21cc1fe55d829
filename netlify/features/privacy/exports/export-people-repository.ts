import { asc, eq, or } from 'drizzle-orm';
import { acrossWorkspaces, asAuth } from '../../../database/client';
import { account, invitation, member, operator, session, twoFactor, user } from '../../../database/schema/auth';
import { mails } from '../../../database/schema/mail';
import { contactMessages, earlyMessages, newsletterSubscriptions } from '../../../database/schema/site';
import { trialCounters, workspaces } from '../../../database/schema/workspace';

export type ExportPeopleRepository = typeof exportPeopleRepository;

/**
 * What the installation knows about people. Every column is named here: password hashes, tokens and secrets are
 * not included.
 */
export const exportPeopleRepository = {
  listMembers: (workspaceId: string) =>
    asAuth((tx) =>
      tx
        .select({
          memberId: member.id,
          userId: user.id,
          name: user.name,
          email: user.email,
          role: member.role,
          joinedAt: member.createdAt,
        })
        .from(member)
        .innerJoin(user, eq(user.id, member.userId))
        .where(eq(member.organizationId, workspaceId))
        .orderBy(asc(member.createdAt), asc(member.id)),
    ),

  listInvitations: (workspaceId: string) =>
    asAuth((tx) =>
      tx
        .select({ ...INVITATION, invitedBy: user.name })
        .from(invitation)
        .innerJoin(user, eq(user.id, invitation.inviterId))
        .where(eq(invitation.organizationId, workspaceId))
        .orderBy(asc(invitation.createdAt), asc(invitation.id)),
    ),

  findPerson: (userId: string) =>
    asAuth(async (tx) => {
      const [found] = await tx
        .select({
          id: user.id,
          name: user.name,
          email: user.email,
          emailVerified: user.emailVerified,
          image: user.image,
          company: user.company,
          bio: user.bio,
          twoFactorEnabled: user.twoFactorEnabled,
          deletesAt: user.deletesAt,
          createdAt: user.createdAt,
          updatedAt: user.updatedAt,
          operatorSince: operator.grantedAt,
        })
        .from(user)
        .leftJoin(operator, eq(operator.userId, user.id))
        .where(eq(user.id, userId));
      return found ?? null;
    }),

  listSignInMethods: (userId: string) =>
    asAuth(async (tx) => [
      ...(await tx
        .select({ method: account.providerId, createdAt: account.createdAt, changedAt: account.updatedAt })
        .from(account)
        .where(eq(account.userId, userId))),
      ...(
        await tx
          .select({ confirmed: twoFactor.verified, lockedUntil: twoFactor.lockedUntil })
          .from(twoFactor)
          .where(eq(twoFactor.userId, userId))
      ).map((row) => ({ method: 'authenticator', ...row })),
    ]),

  listSessions: (userId: string) =>
    asAuth((tx) =>
      tx
        .select({
          id: session.id,
          device: session.userAgent,
          address: session.ipAddress,
          beganAt: session.createdAt,
          usedAt: session.updatedAt,
          endsAt: session.expiresAt,
        })
        .from(session)
        .where(eq(session.userId, userId))
        .orderBy(asc(session.createdAt)),
    ),

  listMemberships: (userId: string) =>
    asAuth((tx) =>
      tx
        .select({
          workspaceId: workspaces.workspaceId,
          workspace: workspaces.name,
          role: member.role,
          joinedAt: member.createdAt,
        })
        .from(member)
        .innerJoin(workspaces, eq(workspaces.workspaceId, member.organizationId))
        .where(eq(member.userId, userId))
        .orderBy(asc(member.createdAt), asc(member.id)),
    ),

  listInvitationsSent: (userId: string) =>
    asAuth((tx) =>
      tx
        .select({ ...INVITATION, workspace: workspaces.name })
        .from(invitation)
        .innerJoin(workspaces, eq(workspaces.workspaceId, invitation.organizationId))
        .where(eq(invitation.inviterId, userId))
        .orderBy(asc(invitation.createdAt), asc(invitation.id)),
    ),

  /** Data stored only under an email address, for people who have confirmed that address. */
  listByAddress: async (email: string) => ({
    invitations: await asAuth((tx) =>
      tx
        .select({ ...INVITATION, workspace: workspaces.name })
        .from(invitation)
        .innerJoin(workspaces, eq(workspaces.workspaceId, invitation.organizationId))
        .where(eq(invitation.email, email))
        .orderBy(asc(invitation.createdAt), asc(invitation.id)),
    ),
    ...(await acrossWorkspaces('export what is kept by a mail address', async (tx) => ({
      newsletter: await tx
        .select({
          email: newsletterSubscriptions.email,
          state: newsletterSubscriptions.state,
          consentWording: newsletterSubscriptions.consentWording,
          consentedAt: newsletterSubscriptions.consentedAt,
          consentAddress: newsletterSubscriptions.consentAddress,
          confirmedAt: newsletterSubscriptions.confirmedAt,
          unsubscribedAt: newsletterSubscriptions.unsubscribedAt,
        })
        .from(newsletterSubscriptions)
        .where(eq(newsletterSubscriptions.email, email)),
      messages: [
        ...(await tx
          .select({
            name: contactMessages.name,
            email: contactMessages.email,
            subject: contactMessages.subject,
            message: contactMessages.message,
            createdAt: contactMessages.createdAt,
          })
          .from(contactMessages)
          .where(eq(contactMessages.email, email))
          .orderBy(asc(contactMessages.createdAt))
          .limit(MOST)),
        ...(await tx
          .select({
            name: earlyMessages.name,
            email: earlyMessages.email,
            subject: earlyMessages.subject,
            message: earlyMessages.message,
            createdAt: earlyMessages.createdAt,
          })
          .from(earlyMessages)
          .where(eq(earlyMessages.email, email))
          .orderBy(asc(earlyMessages.createdAt))
          .limit(MOST)),
      ],
    }))),
  }),

  /**
   * Emails to the person's confirmed address, and emails about the person to any address: a former one, or
   * somebody they invited.
   */
  listMails: ({ id, email, emailVerified }: { id: string; email: string; emailVerified: boolean }) =>
    acrossWorkspaces('export which mails tell of a person', (tx) =>
      // Neither text nor links: an email's text is erased once it is sent.
      tx
        .select({
          kind: mails.kind,
          to: mails.recipient,
          subject: mails.subject,
          state: mails.state,
          createdAt: mails.createdAt,
          sentAt: mails.sentAt,
        })
        .from(mails)
        .where(or(eq(mails.aboutPerson, id), emailVerified ? eq(mails.recipient, email.toLowerCase()) : undefined))
        .orderBy(asc(mails.createdAt), asc(mails.id))
        .limit(MOST),
    ),

  listTrialUse: (userId: string) =>
    acrossWorkspaces('export the use of a trial', (tx) =>
      tx
        .select({ kind: trialCounters.kind, month: trialCounters.month, used: trialCounters.used })
        .from(trialCounters)
        .where(eq(trialCounters.ownerId, userId)),
    ),
};

const INVITATION = {
  id: invitation.id,
  email: invitation.email,
  role: invitation.role,
  status: invitation.status,
  expiresAt: invitation.expiresAt,
  createdAt: invitation.createdAt,
};

/** An address has few rows; a flood of emails to it must not fill the memory. */
const MOST = 5_000;
