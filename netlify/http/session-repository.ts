import { and, asc, eq, gt } from 'drizzle-orm';
import { asAuth, type Transaction } from '../database/client';
import { member, operator, session, user } from '../database/schema/auth';
import { workspaces } from '../database/schema/workspace';

/** The session of a token with its user and the user's workspaces; null when it has ended. One transaction. */
export const findSession = (token: string, now: Date) =>
  asAuth(async (tx) => {
    const [found] = await tx
      .select({
        sessionId: session.id,
        expiresAt: session.expiresAt,
        workspaceId: session.activeOrganizationId,
        user: PERSON,
      })
      .from(session)
      .innerJoin(user, eq(user.id, session.userId))
      .leftJoin(operator, eq(operator.userId, user.id))
      .where(and(eq(session.token, token), gt(session.expiresAt, now)));
    return found ? { ...found, memberships: await selectMemberships(tx, found.user.id) } : null;
  });

/** A person with the fields that sessions include. */
export const findPerson = (userId: string) =>
  asAuth(async (tx) => {
    const [found] = await tx
      .select(PERSON)
      .from(user)
      .leftJoin(operator, eq(operator.userId, user.id))
      .where(eq(user.id, userId));
    return found ?? null;
  });

/** A user's workspaces with the user's role in each, oldest first. */
export const listMemberships = (userId: string) => asAuth((tx) => selectMemberships(tx, userId));

/** Binds a session to a workspace; does nothing unless the session's user is a member of it. */
export const bindSession = (sessionId: string, workspaceId: string) =>
  asAuth(async (tx) => {
    const allowed = await tx
      .select({ id: member.id })
      .from(session)
      .innerJoin(member, and(eq(member.userId, session.userId), eq(member.organizationId, workspaceId)))
      .where(eq(session.id, sessionId));
    if (allowed.length === 0) return false;
    await tx.update(session).set({ activeOrganizationId: workspaceId }).where(eq(session.id, sessionId));
    return true;
  });

/** Whether a demo's sample data are still being written. */
export const samplesAreDue = (workspaceId: string): Promise<boolean> =>
  asAuth(
    async (tx) =>
      (await tx.$count(workspaces, and(eq(workspaces.workspaceId, workspaceId), eq(workspaces.sampleDue, true)))) > 0,
  );

export const emailIsTaken = (email: string) =>
  asAuth(
    async (tx) =>
      (await tx.select({ id: user.id }).from(user).where(eq(user.email, email.toLowerCase())).limit(1)).length > 0,
  );

const selectMemberships = (tx: Transaction, userId: string) =>
  tx
    .select({ workspace: workspaces, role: member.role })
    .from(member)
    .innerJoin(workspaces, eq(workspaces.workspaceId, member.organizationId))
    .where(eq(member.userId, userId))
    .orderBy(asc(workspaces.createdAt), asc(workspaces.workspaceId));

const PERSON = {
  id: user.id,
  name: user.name,
  email: user.email,
  emailVerified: user.emailVerified,
  company: user.company,
  deletesAt: user.deletesAt,
  granted: operator.userId,
};

export type Membership = Awaited<ReturnType<typeof selectMemberships>>[number];
