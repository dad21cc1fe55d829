import { and, count, eq, gt, inArray, isNull } from 'drizzle-orm';
import { asAuth, type Transaction } from '../../database/client';
import { addMail, type NewMail } from '../../records/mails/outbox';
import { invitation, member, oneTimeToken, user } from '../../database/schema/auth';
import { workspaces } from '../../database/schema/workspace';
import { anHourBefore, live, takeToken, type NewToken } from './account-repository';
import { holdWorkspace } from './member-repository';

export type InvitationRepository = typeof invitationRepository;

export const invitationRepository = {
  /** Stores an invitation with its link and its email; an open one for the same address is replaced. */
  add: ({
    row,
    token,
    mail,
    atMost,
  }: {
    row: typeof invitation.$inferInsert;
    token: NewToken;
    mail: NewMail;
    atMost: number;
  }) =>
    asAuth(async (tx) => {
      await holdWorkspace(tx, row.organizationId);
      const present = await tx
        .select({ id: member.id })
        .from(member)
        .innerJoin(user, eq(user.id, member.userId))
        .where(and(eq(member.organizationId, row.organizationId), eq(user.email, row.email)));
      if (present.length > 0) return 'member' as const;
      const replaced = await tx
        .delete(invitation)
        .where(and(eq(invitation.organizationId, row.organizationId), eq(invitation.email, row.email)))
        .returning({ id: invitation.id });
      await dropTokens(
        tx,
        replaced.map(({ id }) => id),
      );
      if (
        (await tx.$count(
          invitation,
          and(eq(invitation.organizationId, row.organizationId), gt(invitation.expiresAt, row.createdAt)),
        )) >= atMost
      )
        return 'full' as const;
      await tx.insert(invitation).values(row);
      await tx.insert(oneTimeToken).values(token);
      await addMail(tx, {
        ...mail,
        tokenHash: token.hash,
        aboutWorkspace: row.organizationId,
        aboutPerson: row.inviterId,
      });
      return replaced.length > 0 ? ('replaced' as const) : ('added' as const);
    }),

  find: (workspaceId: string, invitationId: string, now: Date) =>
    asAuth(async (tx) => {
      const [found] = await tx
        .select({ id: invitation.id, email: invitation.email, role: invitation.role })
        .from(invitation)
        .where(
          and(
            eq(invitation.organizationId, workspaceId),
            eq(invitation.id, invitationId),
            gt(invitation.expiresAt, now),
          ),
        );
      return found ?? null;
    }),

  /** Sends an open invitation again with a new link and extends it; earlier links keep working. */
  renew: ({
    workspaceId,
    invitationId,
    inviterId,
    token,
    mail,
    atMost,
  }: {
    workspaceId: string;
    invitationId: string;
    inviterId: string;
    token: NewToken;
    mail: NewMail;
    atMost: number;
  }) =>
    asAuth(async (tx) => {
      const own = and(
        eq(invitation.organizationId, workspaceId),
        eq(invitation.id, invitationId),
        gt(invitation.expiresAt, token.createdAt),
      );
      const found = await tx.select({ id: invitation.id }).from(invitation).where(own).for('update');
      if (found.length === 0) return 'gone' as const;
      const [recent] = await tx
        .select({ value: count() })
        .from(oneTimeToken)
        .where(and(linksOf([invitationId]), gt(oneTimeToken.createdAt, anHourBefore(token.createdAt))));
      if ((recent?.value ?? 0) >= atMost) return 'often' as const;
      await tx.update(invitation).set({ expiresAt: token.expiresAt }).where(own);
      await tx.insert(oneTimeToken).values(token);
      await addMail(tx, { ...mail, tokenHash: token.hash, aboutWorkspace: workspaceId, aboutPerson: inviterId });
      return 'renewed' as const;
    }),

  /** The invited address; null when this workspace has no such invitation. */
  remove: (workspaceId: string, invitationId: string) =>
    asAuth(async (tx) => {
      const removed = await tx
        .delete(invitation)
        .where(and(eq(invitation.organizationId, workspaceId), eq(invitation.id, invitationId)))
        .returning({ id: invitation.id, email: invitation.email });
      await dropTokens(
        tx,
        removed.map(({ id }) => id),
      );
      return removed[0] ?? null;
    }),

  /** What a live link offers; reading does not use it up. */
  findByToken: (hash: string, now: Date) =>
    asAuth(async (tx) => {
      const [link] = await tx
        .select({ subject: oneTimeToken.subject })
        .from(oneTimeToken)
        .where(live(hash, 'invitation', now));
      return link ? selectOffer(tx, link.subject, now) : null;
    }),

  /**
   * Uses up an invitation: the person becomes a member, and has proved that they read its mailbox. Null when the
   * link is dead.
   */
  accept: ({ hash, userId, memberId, now }: { hash: string; userId: string; memberId: string; now: Date }) =>
    asAuth(async (tx) => {
      const link = await takeToken(tx, hash, 'invitation', now);
      const offer = link && (await selectOffer(tx, link.subject, now));
      if (!offer) return null;
      await holdWorkspace(tx, offer.workspaceId);
      const joined = await tx
        .insert(member)
        .values({
          id: memberId,
          organizationId: offer.workspaceId,
          userId,
          role: offer.role === 'owner' ? 'owner' : 'member',
          createdAt: now,
        })
        .onConflictDoNothing()
        .returning({ id: member.id });
      await tx.delete(invitation).where(eq(invitation.id, offer.id));
      await dropTokens(tx, [offer.id]);
      await tx
        .update(user)
        .set({ emailVerified: true, updatedAt: now })
        .where(and(eq(user.id, userId), eq(user.email, offer.email)));
      return { workspaceId: offer.workspaceId, isNew: joined.length > 0 };
    }),
};

async function selectOffer(tx: Transaction, invitationId: string, now: Date) {
  const [offer] = await tx
    .select({
      id: invitation.id,
      workspaceId: invitation.organizationId,
      workspaceName: workspaces.name,
      inviterName: user.name,
      email: invitation.email,
      role: invitation.role,
    })
    .from(invitation)
    .innerJoin(workspaces, eq(workspaces.workspaceId, invitation.organizationId))
    .innerJoin(user, eq(user.id, invitation.inviterId))
    .where(and(eq(invitation.id, invitationId), gt(invitation.expiresAt, now), isNull(workspaces.deletesAt))); // nobody can join a workspace that is about to be deleted
  return offer ?? null;
}

async function dropTokens(tx: Transaction, invitationIds: string[]): Promise<void> {
  if (invitationIds.length > 0) await tx.delete(oneTimeToken).where(linksOf(invitationIds));
}

const linksOf = (invitationIds: string[]) =>
  and(eq(oneTimeToken.purpose, 'invitation'), inArray(oneTimeToken.subject, invitationIds));
