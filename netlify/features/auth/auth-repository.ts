import { and, count, eq, gt, inArray, lte } from 'drizzle-orm';
import { acrossWorkspaces, asAuth, inWorkspace } from '../../database/client';
import { member, organization, user } from '../../database/schema/auth';
import { workspaces } from '../../database/schema/workspace';

export type AuthRepository = typeof authRepository;

export const authRepository = {
  insertWorkspace: (row: typeof workspaces.$inferInsert) => asAuth((tx) => tx.insert(workspaces).values(row)),

  slugIsTaken: (slug: string) => asAuth(async (tx) => (await tx.$count(workspaces, eq(workspaces.slug, slug))) > 0),

  /** Demos that are open now: all of them, and those that one network address opened since `since`. */
  countDemos: (origin: string, since: Date, now: Date) =>
    asAuth(async (tx) => {
      const open = await tx.$count(workspaces, and(eq(workspaces.kind, 'demo'), gt(workspaces.endsAt, now)));
      const [own] = await tx.select({ value: count() }).from(workspaces).where(and(eq(workspaces.kind, 'demo'), eq(workspaces.demoOrigin, origin), gt(workspaces.createdAt, since)));
      return { open, own: own?.value ?? 0 };
    }),

  updateWorkspace: (workspaceId: string, change: { name?: string; zone?: string }) =>
    inWorkspace(workspaceId, (tx) => tx.update(workspaces).set(change).where(eq(workspaces.workspaceId, workspaceId))),

  /** Deletes demos that ended before `now` with all they hold, then their synthetic owners. Returns how many. */
  deleteEndedDemos: async (now: Date) => {
    const ended = await acrossWorkspaces('expire demos', (tx) =>
      tx.select({ id: workspaces.workspaceId }).from(workspaces).where(and(eq(workspaces.kind, 'demo'), lte(workspaces.endsAt, now))).limit(BATCH),
    );
    const ids = ended.map(({ id }) => id);
    if (ids.length === 0) return 0;
    await asAuth(async (tx) => {
      const owners = await tx.select({ id: member.userId }).from(member).where(inArray(member.organizationId, ids));
      if (owners.length > 0) await tx.delete(user).where(inArray(user.id, owners.map((owner) => owner.id)));
      await tx.delete(organization).where(inArray(organization.id, ids));
    });
    // Last, so that a job that dies half-way finds the same demos again.
    await acrossWorkspaces('expire demos', (tx) => tx.delete(workspaces).where(inArray(workspaces.workspaceId, ids)));
    return ids.length;
  },
};

const BATCH = 200;
