import { and, count, eq, gt, inArray, isNull, lte, notLike, or, sql } from 'drizzle-orm';
import type { NewActivity } from '../../../src/domain/activity';
import { logActivities, logActivity } from '../../records/activity/activity-log';
import { acrossWorkspaces, asAuth, inWorkspace } from '../../database/client';
import { deleteContactsOf } from '../../records/contacts/contact-erasure';
import { member, oneTimeToken, operator, organization, user } from '../../database/schema/auth';
import { workspaces } from '../../database/schema/workspace';
import { enqueue } from '../../queue/enqueue';
import { fillDemo } from './auth-jobs';

export type AuthRepository = typeof authRepository;

export const authRepository = {
  /**
   * The role that may create workspaces may not see inside them, so the log is written as the request's role right
   * after.
   */
  insertWorkspace: async (row: typeof workspaces.$inferInsert, activity?: NewActivity) => {
    await asAuth((tx) => tx.insert(workspaces).values(row));
    if (activity) await inWorkspace(row.workspaceId, (tx) => logActivity(tx, activity));
  },

  /** Has the rest of a demo's sample data written. */
  askForSamples: (workspaceId: string) => asAuth((tx) => enqueue(tx, fillDemo, { workspaceId })),

  /** Whether no account exists yet; demo visitors do not count. */
  isEmpty: () =>
    asAuth(
      async (tx) =>
        (await tx.select({ id: user.id }).from(user).where(notLike(user.email, SYNTHETIC)).limit(1)).length === 0,
    ),

  /** Whether the operator invited this address and the link is unused. */
  holdsRegistrationInvitation: (hash: string, email: string, now: Date) =>
    asAuth(
      async (tx) =>
        (await tx.$count(
          oneTimeToken,
          and(
            eq(oneTimeToken.hash, hash),
            eq(oneTimeToken.purpose, REGISTRATION),
            eq(oneTimeToken.subject, email),
            gt(oneTimeToken.expiresAt, now),
          ),
        )) > 0,
    ),

  endRegistrationInvitation: (hash: string) =>
    asAuth((tx) =>
      tx.delete(oneTimeToken).where(and(eq(oneTimeToken.hash, hash), eq(oneTimeToken.purpose, REGISTRATION))),
    ),

  keepCompany: (userId: string, company: string) =>
    asAuth((tx) => tx.update(user).set({ company }).where(eq(user.id, userId))),

  slugIsTaken: (slug: string) => asAuth(async (tx) => (await tx.$count(workspaces, eq(workspaces.slug, slug))) > 0),

  /** Open demos: all of them, and those opened from one network address since `since`. */
  countDemos: (origin: string, since: Date, now: Date) =>
    asAuth(async (tx) => {
      const open = await tx.$count(workspaces, and(eq(workspaces.kind, 'demo'), gt(workspaces.endsAt, now)));
      const [own] = await tx
        .select({ value: count() })
        .from(workspaces)
        .where(and(eq(workspaces.kind, 'demo'), eq(workspaces.demoOrigin, origin), gt(workspaces.createdAt, since)));
      return { open, own: own?.value ?? 0 };
    }),

  /**
   * The terms of a person's additional workspace: covered by an Agency plan that they own, or ending with their
   * first trial. Opening another workspace does not extend a trial.
   */
  findTerms: (userId: string, now: Date) =>
    asAuth(async (tx) => {
      const [cover] = await tx
        .select({ id: workspaces.workspaceId, endsAt: workspaces.endsAt })
        .from(workspaces)
        .innerJoin(
          member,
          and(eq(member.organizationId, workspaces.workspaceId), eq(member.userId, userId), eq(member.role, 'owner')),
        )
        .where(
          and(
            eq(workspaces.kind, 'real'),
            eq(workspaces.plan, 'Agency'),
            isNull(workspaces.paidBy),
            isNull(workspaces.deletesAt),
            or(isNull(workspaces.endsAt), gt(workspaces.endsAt, now)),
          ),
        )
        .orderBy(workspaces.createdAt)
        .limit(1);
      const [trial] = await tx
        .select({ endsAt: workspaces.endsAt })
        .from(workspaces)
        .where(eq(workspaces.trialOwner, userId))
        .orderBy(workspaces.createdAt)
        .limit(1);
      return { cover: cover ?? null, trial: trial ?? null };
    }),

  /**
   * Makes a person the operator unless there is one; returns whether it did. Of two concurrent first
   * registrations, one gets it. The operator's workspace never ends.
   */
  claimOperator: (userId: string, workspaceId: string, now: Date) =>
    asAuth(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(hashtext('operator'))`);
      if ((await tx.$count(operator)) > 0) return false;
      await tx.insert(operator).values({ userId, grantedAt: now });
      await tx.update(workspaces).set({ endsAt: null }).where(eq(workspaces.workspaceId, workspaceId));
      return true;
    }),

  updateWorkspace: (workspaceId: string, change: { name?: string; zone?: string }, activities: NewActivity[]) =>
    inWorkspace(workspaceId, async (tx) => {
      await tx.update(workspaces).set(change).where(eq(workspaces.workspaceId, workspaceId));
      await logActivities(tx, activities);
    }),

  /** Deletes demos that ended before `now` with everything in them, then their synthetic owners. Returns how many. */
  deleteEndedDemos: async (now: Date) => {
    const ended = await acrossWorkspaces('expire demos', (tx) =>
      tx
        .select({ id: workspaces.workspaceId })
        .from(workspaces)
        .where(and(eq(workspaces.kind, 'demo'), lte(workspaces.endsAt, now)))
        .limit(BATCH),
    );
    const ids = ended.map(({ id }) => id);
    if (ids.length === 0) return 0;
    await asAuth(async (tx) => {
      const owners = await tx.select({ id: member.userId }).from(member).where(inArray(member.organizationId, ids));
      if (owners.length > 0)
        await tx.delete(user).where(
          inArray(
            user.id,
            owners.map((owner) => owner.id),
          ),
        );
      await tx.delete(organization).where(inArray(organization.id, ids));
    });
    await deleteContactsOf(ids);
    // Last, so that a job that dies halfway finds the same demos again.
    await acrossWorkspaces('expire demos', (tx) => tx.delete(workspaces).where(inArray(workspaces.workspaceId, ids)));
    return ids.length;
  },
};

const BATCH = 200;
/** Owners of demo workspaces. */
const SYNTHETIC = '%@demo.invalid';
/** The purpose of the operator's invitations (netlify/features/operator/administration-repository.ts). */
const REGISTRATION = 'registration';
