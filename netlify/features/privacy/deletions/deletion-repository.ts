import { and, asc, eq, exists, gt, inArray, isNull, ne, sql } from 'drizzle-orm';
import type { NewActivity } from '../../../../src/domain/activity';
import { logActivity } from '../../../records/activity/activity-log';
import { asAuth, inWorkspace, type Transaction } from '../../../database/client';
import { addMail, type NewMail } from '../../../records/mails/outbox';
import { member, operator, session, user } from '../../../database/schema/auth';
import { workspaces } from '../../../database/schema/workspace';
import type { Place } from './deletion-place';

export type DeletionRepository = typeof deletionRepository;

export const deletionRepository = {
  /** The scheduled deletions of a person and their current workspace, and the person's other workspaces. */
  find: (userId: string, workspaceId: string) =>
    asAuth(async (tx) => {
      const [person] = await tx.select({ deletesAt: user.deletesAt }).from(user).where(eq(user.id, userId));
      const [workspace] = await tx
        .select({ deletesAt: workspaces.deletesAt })
        .from(workspaces)
        .where(eq(workspaces.workspaceId, workspaceId));
      return {
        accountDeletesAt: person?.deletesAt ?? null,
        workspaceDeletesAt: workspace?.deletesAt ?? null,
        places: await selectPlaces(tx, userId),
      };
    }),

  findPlaces: (userId: string) => asAuth(async (tx) => ({ places: await selectPlaces(tx, userId) })),

  listOwners: (workspaceId: string) =>
    asAuth((tx) =>
      tx
        .select({ name: user.name, email: user.email })
        .from(member)
        .innerJoin(user, eq(user.id, member.userId))
        .where(and(eq(member.organizationId, workspaceId), eq(member.role, 'owner')))
        .orderBy(asc(member.createdAt), asc(member.id)),
    ),

  /**
   * Schedules the deletion, logs it and sends the emails, all or nothing. A second call keeps the first date and
   * notifies nobody again.
   */
  markWorkspace: (workspaceId: string, deletesAt: Date, activity: NewActivity, emails: NewMail[]) =>
    inWorkspace(workspaceId, async (tx) => {
      const marked = await tx
        .update(workspaces)
        .set({ deletesAt })
        .where(and(eq(workspaces.workspaceId, workspaceId), isNull(workspaces.deletesAt)))
        .returning({ id: workspaces.workspaceId });
      if (marked.length === 0) return;
      await logActivity(tx, activity);
      for (const email of emails) await addMail(tx, email);
    }),

  /** False when its time is over. */
  keepWorkspace: (workspaceId: string, now: Date, activity: NewActivity) =>
    inWorkspace(workspaceId, async (tx) => {
      const kept = await tx
        .update(workspaces)
        .set({ deletesAt: null })
        .where(and(eq(workspaces.workspaceId, workspaceId), gt(workspaces.deletesAt, now)))
        .returning({ id: workspaces.workspaceId });
      if (kept.length > 0) await logActivity(tx, activity);
      return kept.length > 0;
    }),

  /** Operators whose accounts are not being deleted. */
  countOtherOperators: (userId: string) => asAuth((tx) => countOthers(tx, userId)),

  /**
   * Schedules the deletion of a person and of the workspaces that nobody else is in, ends their other sessions and
   * emails them. Takes the lock of granting and revoking operators: two who leave at once must not leave nobody.
   */
  markAccount: ({
    userId,
    keepSession,
    deletesAt,
    workspaceIds,
    needsOperator,
    email,
  }: AccountMark): Promise<'marked' | 'last-operator'> =>
    asAuth(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(hashtext('operator'))`);
      if (needsOperator && (await countOthers(tx, userId)) === 0) return 'last-operator';
      await tx.delete(session).where(and(eq(session.userId, userId), ne(session.id, keepSession)));
      const marked = await tx
        .update(user)
        .set({ deletesAt })
        .where(and(eq(user.id, userId), isNull(user.deletesAt)))
        .returning({ id: user.id });
      if (marked.length === 0) return 'marked';
      if (workspaceIds.length > 0)
        await tx
          .update(workspaces)
          .set({ deletesAt })
          .where(and(inArray(workspaces.workspaceId, workspaceIds), isNull(workspaces.deletesAt)));
      await addMail(tx, { ...email, aboutPerson: userId });
      return 'marked';
    }),

  /**
   * Cancels a person's deletion, and that of their own workspaces scheduled for the same instant. False when its
   * time is over.
   */
  keepAccount: (userId: string, now: Date) =>
    asAuth(async (tx) => {
      const [person] = await tx
        .select({ deletesAt: user.deletesAt })
        .from(user)
        .where(eq(user.id, userId))
        .for('update');
      if (!person?.deletesAt) return true;
      if (person.deletesAt <= now) return false;
      const own = tx
        .select({ one: sql`1` })
        .from(member)
        .where(
          and(eq(member.organizationId, workspaces.workspaceId), eq(member.userId, userId), eq(member.role, 'owner')),
        );
      await tx
        .update(workspaces)
        .set({ deletesAt: null })
        .where(and(eq(workspaces.deletesAt, person.deletesAt), exists(own)));
      await tx.update(user).set({ deletesAt: null }).where(eq(user.id, userId));
      return true;
    }),
};

async function selectPlaces(tx: Transaction, userId: string): Promise<Place[]> {
  const of = sql`(select count(*)::int from auth.member m where m.organization_id = ${workspaces.workspaceId})`;
  const owning = sql`(select count(*)::int from auth.member m where m.organization_id = ${workspaces.workspaceId} and m.role = 'owner')`;
  const rows = await tx
    .select({
      id: workspaces.workspaceId,
      name: workspaces.name,
      deletesAt: workspaces.deletesAt,
      role: member.role,
      members: sql<number>`${of}`,
      owners: sql<number>`${owning}`,
    })
    .from(member)
    .innerJoin(workspaces, eq(workspaces.workspaceId, member.organizationId))
    .where(and(eq(member.userId, userId), eq(workspaces.kind, 'real')))
    .orderBy(asc(workspaces.createdAt), asc(workspaces.workspaceId));
  return rows.map(({ role, ...row }) => ({ ...row, owns: role === 'owner' }));
}

const countOthers = async (tx: Transaction, userId: string): Promise<number> =>
  (
    await tx
      .select({ id: operator.userId })
      .from(operator)
      .innerJoin(user, eq(user.id, operator.userId))
      .where(and(ne(operator.userId, userId), isNull(user.deletesAt)))
  ).length;

interface AccountMark {
  userId: string;
  /** The session that continues. */
  keepSession: string;
  deletesAt: Date;
  workspaceIds: string[];
  /** Whether the installation would have no operator without another one. */
  needsOperator: boolean;
  email: NewMail;
}
