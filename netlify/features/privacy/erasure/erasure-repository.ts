import { and, asc, eq, gt, inArray, isNull, lte, ne, or, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { NewActivity } from '../../../../src/domain/activity';
import { logActivity } from '../../../records/activity/activity-log';
import { acrossWorkspaces, asAuth, inWorkspace, pool } from '../../../database/client';
import { deleteContactsOf } from '../../../records/contacts/contact-erasure';
import { invitation, member, oneTimeToken, operator, organization, session, user } from '../../../database/schema/auth';
import { mails } from '../../../database/schema/mail';
import { workspaces } from '../../../database/schema/workspace';

export type ErasureRepository = typeof erasureRepository;

/**
 * What the job delete-ended reads and deletes of workspaces; for people see erasure-people-repository.ts.
 * Repeating any of it changes nothing.
 */
export const erasureRepository = {
  /** Workspaces whose time is over, after `after`, by id. */
  listEndedWorkspaces: (now: Date, after: string, limit: number) =>
    acrossWorkspaces('delete ended workspaces', async (tx) =>
      (
        await tx
          .select({ id: workspaces.workspaceId })
          .from(workspaces)
          .where(and(lte(workspaces.deletesAt, now), gt(workspaces.workspaceId, after)))
          .orderBy(asc(workspaces.workspaceId))
          .limit(limit)
      ).map(({ id }) => id),
    ),

  /** Accounts whose time is over, after `after`, by id. */
  listEndedAccounts: (now: Date, after: string, limit: number) =>
    asAuth(async (tx) =>
      tx
        .select({ id: user.id, name: user.name, email: user.email })
        .from(user)
        .where(and(lte(user.deletesAt, now), gt(user.id, after)))
        .orderBy(asc(user.id))
        .limit(limit),
    ),

  /** Whether the installation would have no operator left: the next to register would become one. */
  isLastOperator: (userId: string) =>
    asAuth(async (tx) => {
      const all = await tx.select({ id: operator.userId }).from(operator);
      return all.length > 0 && all.every(({ id }) => id === userId);
    }),

  /**
   * Files of pictures, clips and stills that no other workspace uses, after `after`, by key: equal briefs share
   * one file.
   */
  listOwnMedia: (workspaceId: string, after: string, limit: number) =>
    acrossWorkspaces('delete a workspace', async (tx) => {
      const { rows } = await tx.execute<{ key: string }>(sql`
        select distinct key from creations, unnest(array[storage_key, poster_key]) key
        where workspace_id = ${workspaceId} and key > ${after}
          and not exists (select 1 from creations other where other.storage_key = key and other.workspace_id <> ${workspaceId})
          and not exists (select 1 from creations other where other.poster_key = key and other.workspace_id <> ${workspaceId})
        order by key limit ${limit}`);
      return rows.map(({ key }) => key);
    }),

  /**
   * Jobs whose payload contains an id, including finished ones. As the connection's role, which owns the queues:
   * other roles may only add and read.
   */
  deleteJobsAbout: (id: string) =>
    drizzle(pool()).transaction((tx) =>
      tx.execute(sql`delete from pgboss.job where data::text like ${`%${id}%`} or output::text like ${`%${id}%`}`),
    ),

  /** Deletes memberships and invitations; sessions continue in another workspace. */
  deleteOrganization: (workspaceId: string) =>
    asAuth(async (tx) => {
      const open = tx
        .select({ id: sql<string>`${invitation.id}::text` })
        .from(invitation)
        .where(eq(invitation.organizationId, workspaceId));
      await tx
        .delete(oneTimeToken)
        .where(and(eq(oneTimeToken.purpose, 'invitation'), inArray(oneTimeToken.subject, open)));
      await tx.update(session).set({ activeOrganizationId: null }).where(eq(session.activeOrganizationId, workspaceId));
      await tx.delete(organization).where(eq(organization.id, workspaceId));
    }),

  /** In separate steps: a cascade over hundreds of thousands would exceed the statement timeout. */
  deleteContacts: (workspaceId: string) => deleteContactsOf([workspaceId]),

  /**
   * Deletes the workspace itself, and by cascade everything in it, including emails about it. Last, so that a run
   * that died before finds it again. Workspaces covered by its Agency plan are on their own, with days of grace,
   * as when such a plan ends.
   */
  deleteWorkspace: (workspaceId: string, coverUntil: Date) =>
    acrossWorkspaces('delete a workspace', async (tx) => {
      await tx.delete(mails).where(eq(mails.aboutWorkspace, workspaceId));
      const covered = eq(workspaces.paidBy, workspaceId);
      await tx
        .update(workspaces)
        .set({ endsAt: coverUntil })
        .where(and(covered, or(isNull(workspaces.endsAt), gt(workspaces.endsAt, coverUntil))));
      await tx.update(workspaces).set({ paidBy: null }).where(covered);
      await tx.delete(workspaces).where(eq(workspaces.workspaceId, workspaceId));
    }),

  /**
   * Workspaces that only this person is in, and those that would be left without an owner, with their
   * longest-standing member.
   */
  findLegacy: (
    userId: string,
  ): Promise<{ alone: string[]; ownerless: { id: string; heir: { memberId: string; name: string } }[] }> =>
    asAuth(async (tx) => {
      const own = tx.select({ id: member.organizationId }).from(member).where(eq(member.userId, userId));
      const others = await tx
        .select({ id: member.organizationId, memberId: member.id, name: user.name, role: member.role })
        .from(member)
        .innerJoin(user, eq(user.id, member.userId))
        .where(and(inArray(member.organizationId, own), ne(member.userId, userId)))
        .orderBy(asc(member.createdAt), asc(member.id));
      const mine = (await own).map(({ id }) => id);
      return {
        alone: mine.filter((id) => !others.some((other) => other.id === id)),
        ownerless: mine.flatMap((id) => {
          const there = others.filter((other) => other.id === id);
          const [heir] = there;
          return heir && !there.some(({ role }) => role === 'owner')
            ? [{ id, heir: { memberId: heir.memberId, name: heir.name } }]
            : [];
        }),
      };
    }),

  /** Marks them as ended, so that they are deleted whatever happens to their person's account. */
  endWorkspaces: (ids: string[], now: Date) =>
    asAuth(
      async (tx) =>
        void (
          ids.length > 0 &&
          (await tx
            .update(workspaces)
            .set({ deletesAt: now })
            .where(
              and(
                inArray(workspaces.workspaceId, ids),
                or(isNull(workspaces.deletesAt), gt(workspaces.deletesAt, now)),
              ),
            ))
        ),
    ),

  makeOwner: async (memberId: string, activity: NewActivity) => {
    await asAuth((tx) => tx.update(member).set({ role: 'owner' }).where(eq(member.id, memberId)));
    await inWorkspace(activity.workspaceId, (tx) => logActivity(tx, activity), 'worker');
  },
};
