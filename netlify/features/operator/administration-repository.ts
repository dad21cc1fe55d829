import { and, asc, desc, eq, gt, ilike, ne, notLike, or, sql } from 'drizzle-orm';
import type { ActivityEvent } from '../../../src/domain/activity';
import type { PlanName } from '../../../src/domain/plan-name';
import { acrossWorkspaces, asAuth } from '../../database/client';
import { givePlan } from '../../records/plan/plan-terms';
import { member, oneTimeToken, operator, session, user } from '../../database/schema/auth';
import { idempotencyKeys, rateLimits } from '../../database/schema/http';
import { workspaces } from '../../database/schema/workspace';

/** What an operator does from the command line (scripts/operator.ts): accounts, workspaces, sessions, links. */
export const administration = {
  /** Newest first, without the synthetic owners of demos; `search` matches part of a name or an address. */
  listUsers: ({ search, limit }: { search: string | undefined; limit: number }) =>
    asAuth((tx) =>
      tx
        .select({
          id: user.id,
          email: user.email,
          name: user.name,
          emailVerified: user.emailVerified,
          createdAt: user.createdAt,
          operatorSince: operator.grantedAt,
          workspaces: workspaceCount,
          seenAt: lastSession,
        })
        .from(user)
        .leftJoin(operator, eq(operator.userId, user.id))
        .where(
          and(
            notLike(user.email, SYNTHETIC),
            search ? or(ilike(user.email, partOf(search)), ilike(user.name, partOf(search))) : undefined,
          ),
        )
        .orderBy(desc(user.createdAt), desc(user.id))
        .limit(limit),
    ),

  findUser: (email: string) =>
    asAuth(async (tx) => {
      const [found] = await tx
        .select({ id: user.id, name: user.name, email: user.email, emailVerified: user.emailVerified })
        .from(user)
        .where(eq(user.email, email.toLowerCase()));
      return found ?? null;
    }),

  /** False when the person already was an operator. */
  grantOperator: (userId: string, now: Date) =>
    asAuth(
      async (tx) =>
        (
          await tx
            .insert(operator)
            .values({ userId, grantedAt: now })
            .onConflictDoNothing()
            .returning({ userId: operator.userId })
        ).length > 0,
    ),

  /** `last`: refused, because without an operator the next account that registers would become one. */
  revokeOperator: (userId: string): Promise<'revoked' | 'none' | 'last'> =>
    asAuth(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(hashtext('operator'))`); // the same lock as for claiming it: two concurrent calls must not leave nobody
      if ((await tx.$count(operator, eq(operator.userId, userId))) === 0) return 'none';
      if ((await tx.$count(operator, ne(operator.userId, userId))) === 0) return 'last';
      await tx.delete(operator).where(eq(operator.userId, userId));
      return 'revoked';
    }),

  /** False when it was already confirmed. */
  verifyEmail: (userId: string, now: Date) =>
    asAuth(
      async (tx) =>
        (
          await tx
            .update(user)
            .set({ emailVerified: true, updatedAt: now })
            .where(and(eq(user.id, userId), eq(user.emailVerified, false)))
            .returning({ id: user.id })
        ).length > 0,
    ),

  /** Stores the hash of a password link; earlier links stop working. */
  keepResetLink: ({
    userId,
    email,
    hash,
    now,
    expiresAt,
  }: {
    userId: string;
    email: string;
    hash: string;
    now: Date;
    expiresAt: Date;
  }) =>
    asAuth(async (tx) => {
      await tx
        .update(oneTimeToken)
        .set({ expiresAt: now })
        .where(and(eq(oneTimeToken.userId, userId), eq(oneTimeToken.purpose, RESET), gt(oneTimeToken.expiresAt, now)));
      await tx.insert(oneTimeToken).values({ hash, purpose: RESET, userId, subject: email, expiresAt, createdAt: now });
    }),

  /** Stores the hash of a link with which this address may register; its earlier links stop working. */
  keepRegistrationLink: ({
    email,
    hash,
    now,
    expiresAt,
  }: {
    email: string;
    hash: string;
    now: Date;
    expiresAt: Date;
  }) =>
    asAuth(async (tx) => {
      await tx.delete(oneTimeToken).where(and(eq(oneTimeToken.purpose, REGISTRATION), eq(oneTimeToken.subject, email)));
      await tx
        .insert(oneTimeToken)
        .values({ hash, purpose: REGISTRATION, userId: null, subject: email, expiresAt, createdAt: now });
    }),

  /** Returns how many ended. */
  endSessions: (userId: string) =>
    asAuth(
      async (tx) => (await tx.delete(session).where(eq(session.userId, userId)).returning({ id: session.id })).length,
    ),

  /**
   * Ends every session, for a new root secret: their cookies would be unreadable. Other keyed hashes are deleted
   * too: replies to repeated requests, which would no longer be recognised, and counters.
   */
  endAllSessions: async () => {
    const ended = await asAuth(async (tx) => (await tx.delete(session).returning({ id: session.id })).length);
    await acrossWorkspaces('a new root secret', async (tx) => {
      await tx.delete(idempotencyKeys);
      await tx.delete(rateLimits);
    });
    return ended;
  },

  /** By name, without demos; `search` matches part of a name or a slug. */
  listWorkspaces: ({ search, limit }: { search: string | undefined; limit: number }) =>
    asAuth((tx) =>
      tx
        .select({
          slug: workspaces.slug,
          name: workspaces.name,
          plan: workspaces.plan,
          endsAt: workspaces.endsAt,
          createdAt: workspaces.createdAt,
          members: memberCount,
        })
        .from(workspaces)
        .where(
          and(
            eq(workspaces.kind, 'real'),
            search ? or(ilike(workspaces.slug, partOf(search)), ilike(workspaces.name, partOf(search))) : undefined,
          ),
        )
        .orderBy(asc(workspaces.name), asc(workspaces.workspaceId))
        .limit(limit),
    ),

  /**
   * Grants a plan without an invoice and logs it in the workspace; null when the workspace does not exist or is a
   * demo. `endsAt` gets the workspace's zone.
   */
  updatePlan: async (
    slug: string,
    plan: PlanName,
    endsAt: (zone: string) => Date | null,
    now: Date,
    activity: ActivityEvent & { id: string },
  ) => {
    const [found] = await asAuth((tx) =>
      tx
        .select({ id: workspaces.workspaceId, name: workspaces.name, plan: workspaces.plan, zone: workspaces.zone })
        .from(workspaces)
        .where(and(eq(workspaces.slug, slug), eq(workspaces.kind, 'real'))),
    );
    if (!found) return null;
    await givePlan({ workspaceId: found.id, plan, endsAt: endsAt(found.zone) }, now, [
      { ...activity, workspaceId: found.id, at: now },
    ]);
    return { name: found.name, before: found.plan };
  },
};

const partOf = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

const workspaceCount = sql<number>`(select count(*)::int from ${member} where ${member.userId} = ${user.id})`;
const memberCount = sql<number>`(select count(*)::int from ${member} where ${member.organizationId} = ${workspaces.workspaceId})`;
const lastSession =
  sql<Date | null>`(select max(${session.updatedAt}) from ${session} where ${session.userId} = ${user.id})`.mapWith(
    session.updatedAt,
  );

const RESET = 'password-reset';
const REGISTRATION = 'registration';
/** Owners of demo workspaces. */
const SYNTHETIC = '%@demo.invalid';
