import { and, eq, gt, isNotNull, isNull, ne, or } from 'drizzle-orm';
import type { NewActivity } from '../../../src/domain/activity';
import { DAY_MS } from '../../../src/domain/duration';
import { GRACE_DAYS } from '../../../src/domain/plan';
import type { PlanName } from '../../../src/domain/plan-name';
import { logActivities } from '../activity/activity-log';
import { acrossWorkspaces, asAuth, inWorkspace, type Transaction } from '../../database/client';
import { member } from '../../database/schema/auth';
import { invoices, subscriptions } from '../../database/schema/plan';
import { usageCounters, workspaces } from '../../database/schema/workspace';

/**
 * Puts a workspace on its own plan until `endsAt` (null: for ever), in a transaction of the worker's role that
 * is bound to the workspace. Usage notices start again, because the limit changes.
 */
export async function setPlan(tx: Transaction, { workspaceId, plan, endsAt }: Terms): Promise<void> {
  const other = await tx
    .update(workspaces)
    .set({ plan })
    .where(and(eq(workspaces.workspaceId, workspaceId), ne(workspaces.plan, plan)))
    .returning({ id: workspaces.workspaceId });
  if (other.length > 0)
    await tx.update(usageCounters).set({ warned: 0 }).where(eq(usageCounters.workspaceId, workspaceId));
  await tx.update(workspaces).set({ endsAt, paidBy: null }).where(eq(workspaces.workspaceId, workspaceId));
}

/**
 * Grants a plan without an invoice: what was paid by invoice ends, and open invoices are cancelled. `activities` are
 * logged with it.
 */
export async function givePlan(terms: Terms, now: Date, activities: NewActivity[] = []): Promise<void> {
  const { workspaceId } = terms;
  await inWorkspace(
    workspaceId,
    async (tx) => {
      await lockPlan(tx, workspaceId);
      await setPlan(tx, terms);
      await tx.delete(subscriptions).where(eq(subscriptions.workspaceId, workspaceId));
      await tx
        .update(invoices)
        .set({ state: 'void' })
        .where(and(eq(invoices.workspaceId, workspaceId), eq(invoices.state, 'open')));
      await logActivities(tx, activities);
    },
    'worker',
  );
  await followCover(workspaceId, now);
}

/**
 * Serialises changes of a workspace's plan and invoices; null when the workspace is gone. Not a stronger lock:
 * taking an allowance unit needs the row as a foreign key, and the two would wait for each other.
 */
export async function lockPlan(tx: Transaction, workspaceId: string) {
  const [found] = await tx
    .select({
      zone: workspaces.zone,
      plan: workspaces.plan,
      endsAt: workspaces.endsAt,
      deletesAt: workspaces.deletesAt,
      name: workspaces.name,
    })
    .from(workspaces)
    .where(eq(workspaces.workspaceId, workspaceId))
    .for('no key update');
  return found ?? null;
}

/**
 * Brings the workspaces covered by an Agency plan in line with it. While it runs: those it covers already, and
 * its owners' trials. Once it is no longer an Agency plan they are on their own, with the days of grace. Each in
 * its own transaction; repeating it changes nothing.
 */
export async function followCover(workspaceId: string, now: Date): Promise<void> {
  const { payer, covered } = await acrossWorkspaces('see whom an Agency plan covers', async (tx) => {
    const [found] = await tx
      .select({ plan: workspaces.plan, endsAt: workspaces.endsAt, paidBy: workspaces.paidBy })
      .from(workspaces)
      .where(eq(workspaces.workspaceId, workspaceId));
    return {
      payer: found,
      covered: await tx
        .select({ id: workspaces.workspaceId, plan: workspaces.plan, endsAt: workspaces.endsAt })
        .from(workspaces)
        .where(eq(workspaces.paidBy, workspaceId)),
    };
  });
  if (payer?.plan === 'Agency' && payer.paidBy === null) {
    const pays = payer.endsAt === null || payer.endsAt > now;
    const trials = pays ? await findTrialsOfOwners(workspaceId) : [];
    const behind = covered
      .filter((one) => one.plan !== 'Agency' || one.endsAt?.getTime() !== payer.endsAt?.getTime())
      .map(({ id }) => id);
    for (const id of [...behind, ...trials])
      await inWorkspace(
        id,
        (tx) =>
          tx
            .update(workspaces)
            .set({ plan: 'Agency', endsAt: payer.endsAt, paidBy: workspaceId })
            .where(
              and(eq(workspaces.workspaceId, id), or(eq(workspaces.paidBy, workspaceId), eq(workspaces.plan, 'Trial'))),
            ),
        'worker',
      );
    return;
  }
  const last = new Date(now.getTime() + GRACE_DAYS * DAY_MS);
  for (const { id } of covered) {
    await inWorkspace(
      id,
      async (tx) => {
        const own = and(eq(workspaces.workspaceId, id), eq(workspaces.paidBy, workspaceId));
        await tx
          .update(workspaces)
          .set({ endsAt: last })
          .where(and(own, or(isNull(workspaces.endsAt), gt(workspaces.endsAt, last))));
        await tx.update(workspaces).set({ paidBy: null }).where(own);
      },
      'worker',
    );
  }
}

/**
 * Trial workspaces (except those without an end) that an owner of `workspaceId` also owns; as many as one person
 * can have.
 */
const findTrialsOfOwners = (workspaceId: string): Promise<string[]> =>
  asAuth(async (tx) => {
    const owners = tx
      .select({ userId: member.userId })
      .from(member)
      .where(and(eq(member.organizationId, workspaceId), eq(member.role, 'owner')))
      .as('owners');
    const rows = await tx
      .selectDistinct({ id: workspaces.workspaceId })
      .from(owners)
      .innerJoin(member, and(eq(member.userId, owners.userId), eq(member.role, 'owner')))
      .innerJoin(workspaces, eq(workspaces.workspaceId, member.organizationId))
      .where(
        and(
          eq(workspaces.plan, 'Trial'),
          eq(workspaces.kind, 'real'),
          ne(workspaces.workspaceId, workspaceId),
          isNull(workspaces.paidBy),
          isNull(workspaces.deletesAt),
          isNotNull(workspaces.endsAt),
        ),
      )
      .limit(MANY);
    return rows.map(({ id }) => id);
  });

const MANY = 200;

export interface Terms {
  workspaceId: string;
  plan: PlanName;
  endsAt: Date | null;
}
