import { and, eq, inArray, lt, lte, sql } from 'drizzle-orm';
import { monthAt, noticeAt, resetDay, type AllowanceRefusal } from '../../../src/domain/allowance';
import { dayInWords } from '../../../src/domain/day-in-words';
import { activityEvents } from '../../../src/domain/activity-events';
import { allowanceOf, type Allowance } from '../../../src/domain/plan';
import type { PlanName } from '../../../src/domain/plan-name';
import { retentionMs } from '../../../src/domain/retention';
import { logActivity } from '../activity/activity-log';
import { acrossWorkspaces, asAuth, inWorkspace, type Transaction } from '../../database/client';
import { trialCounters, usageCounters, usageEntries, workspaces } from '../../database/schema/workspace';

/**
 * The allowance ledger. A unit is reserved before the work, then spent together with the row that holds the
 * result, or refunded; what is still reserved when its lease ends was cut off (settleUsage). All within the
 * caller's transaction, bound to the workspace, as `app` or `worker`.
 */

/**
 * Reserves one unit of the workspace's current month, on its current plan. Of fifty parallel requests for the
 * last unit, one gets it. Throws AllowanceRefused, which must roll the transaction back.
 */
export const reserve = (tx: Transaction, unit: Unit & { leaseUntil: Date }): Promise<void> =>
  takeUnit(tx, unit, 'reserved', unit.leaseUntil);

/** Takes one unit for what the same transaction stores. Throws like `reserve`. */
export const take = (tx: Transaction, unit: Unit): Promise<void> => takeUnit(tx, unit, 'spent', unit.now);

/**
 * Spends a reserved unit because its result exists; false when the lease had ended and the unit was refunded:
 * then discard the result.
 */
export const spend = async (tx: Transaction, entryId: string): Promise<boolean> =>
  (
    await tx
      .update(usageEntries)
      .set({ state: 'spent' })
      .where(and(eq(usageEntries.id, entryId), eq(usageEntries.state, 'reserved')))
      .returning({ id: usageEntries.id })
  ).length > 0;

/** Refunds a reserved unit once; false when it was already spent or refunded. */
export async function refund(tx: Transaction, entryId: string): Promise<boolean> {
  const [entry] = await tx
    .update(usageEntries)
    .set({ state: 'refunded' })
    .where(and(eq(usageEntries.id, entryId), eq(usageEntries.state, 'reserved')))
    .returning();
  if (!entry) return false;
  const { workspaceId, kind, month, trialOwner } = entry;
  // The same lock order as when taking one, to avoid a deadlock.
  if (trialOwner)
    await tx
      .update(trialCounters)
      .set({ used: sql`${trialCounters.used} - 1` })
      .where(and(eq(trialCounters.ownerId, trialOwner), eq(trialCounters.kind, kind), eq(trialCounters.month, month)));
  await tx
    .update(usageCounters)
    .set({ used: sql`${usageCounters.used} - 1` })
    .where(
      and(eq(usageCounters.workspaceId, workspaceId), eq(usageCounters.kind, kind), eq(usageCounters.month, month)),
    );
  return true;
}

/** Usage and limit of this month, and how many trial workspaces share it. Reads the rows that `reserve` counts in. */
export async function readAllowances(workspaceId: string, now: Date): Promise<Allowances> {
  const read = await inWorkspace(workspaceId, async (tx) => {
    const terms = await readTerms(tx, workspaceId);
    const month = monthAt(now, terms.zone);
    const own = await tx
      .select({ kind: usageCounters.kind, used: usageCounters.used })
      .from(usageCounters)
      .where(eq(usageCounters.month, month));
    const shared = terms.trialOwner
      ? await tx
          .select({ kind: trialCounters.kind, used: trialCounters.used })
          .from(trialCounters)
          .where(and(eq(trialCounters.ownerId, terms.trialOwner), eq(trialCounters.month, month)))
      : [];
    return { ...terms, month, counted: [...own, ...shared] };
  });
  const allowance = (kind: Allowance) => ({
    used: Math.max(0, ...read.counted.filter((row) => row.kind === kind).map((row) => row.used)),
    limit: allowanceOf(read.plan, kind),
  });
  return {
    images: allowance('images'),
    videos: allowance('videos'),
    resetsOn: resetDay(read.month),
    sharedBy: await countSharers(read.trialOwner),
  };
}

/** The full reason for a refusal: only the role for accounts knows that others share the allowance. */
export const explainRefusal = async ({ trialOwner, ...refused }: Refused): Promise<AllowanceRefusal> => ({
  ...refused,
  sharedBy: await countSharers(trialOwner),
});

/**
 * Refunds reserved units whose lease has ended: their process died. Returns how many, at most a few thousand at
 * a time.
 */
export async function settleUsage(now: Date): Promise<number> {
  let settled = 0;
  for (let batch = 0; batch < BATCHES; batch += 1) {
    const left = await acrossWorkspaces('settle usage', (tx) =>
      tx
        .select({ id: usageEntries.id, workspaceId: usageEntries.workspaceId })
        .from(usageEntries)
        .where(and(eq(usageEntries.state, 'reserved'), lte(usageEntries.leaseUntil, now)))
        .orderBy(usageEntries.leaseUntil)
        .limit(BATCH),
    );
    for (const { id, workspaceId } of left)
      if (await inWorkspace(workspaceId, (tx) => refund(tx, id), 'worker')) settled += 1;
    if (left.length < BATCH) break;
  }
  return settled;
}

/** Deletes entries settled long ago; the months' counters stay. Returns how many. */
export const forgetUsage = (now: Date): Promise<number> =>
  acrossWorkspaces('forget old usage', async (tx) => {
    const old = tx
      .select({ id: usageEntries.id })
      .from(usageEntries)
      .where(
        and(
          inArray(usageEntries.state, ['spent', 'refunded']),
          lt(usageEntries.leaseUntil, new Date(now.getTime() - retentionMs('usage'))),
        ),
      )
      .limit(BATCH * BATCHES);
    return (await tx.delete(usageEntries).where(inArray(usageEntries.id, old)).returning({ id: usageEntries.id }))
      .length;
  });

/** Thrown inside a transaction to roll it back: the month's allowance is used up. */
export class AllowanceRefused extends Error {
  constructor(readonly refused: Refused) {
    super('the allowance is used');
  }
}

async function takeUnit(
  tx: Transaction,
  { id, workspaceId, kind, noticeId, now }: Unit,
  state: 'reserved' | 'spent',
  leaseUntil: Date,
): Promise<void> {
  const { plan, zone, trialOwner } = await readTerms(tx, workspaceId);
  const [month, limit] = [monthAt(now, zone), allowanceOf(plan, kind)];
  const refuse = () => new AllowanceRefused({ kind, plan, month, trialOwner });
  let used = 0;
  if (trialOwner) {
    const [shared] = await tx
      .insert(trialCounters)
      .values({ ownerId: trialOwner, kind, month, used: 1 })
      .onConflictDoUpdate({
        target: [trialCounters.ownerId, trialCounters.kind, trialCounters.month],
        set: { used: sql`${trialCounters.used} + 1` },
        ...(limit !== null && { setWhere: lt(trialCounters.used, limit) }),
      })
      .returning({ used: trialCounters.used });
    if (!shared) throw refuse();
    used = shared.used;
  }
  // A workspace's own count may be higher: it was on a larger plan earlier in the month.
  const [own] = await tx
    .insert(usageCounters)
    .values({ workspaceId, kind, month, used: 1 })
    .onConflictDoUpdate({
      target: [usageCounters.workspaceId, usageCounters.kind, usageCounters.month],
      set: { used: sql`${usageCounters.used} + 1` },
      ...(limit !== null && { setWhere: lt(usageCounters.used, limit) }),
    })
    .returning({ used: usageCounters.used, warned: usageCounters.warned });
  if (!own) throw refuse();
  await tx.insert(usageEntries).values({ id, workspaceId, kind, month, state, trialOwner, leaseUntil, createdAt: now });
  const notice = noticeAt(Math.max(used, own.used), limit);
  if (notice <= own.warned || limit === null) return;
  await tx
    .update(usageCounters)
    .set({ warned: notice })
    .where(
      and(eq(usageCounters.workspaceId, workspaceId), eq(usageCounters.kind, kind), eq(usageCounters.month, month)),
    );
  const activity =
    notice === 100
      ? activityEvents.allowanceUsed({ kind, limit, backOn: dayInWords(resetDay(month)) })
      : activityEvents.allowanceNearlyUsed({ kind, used: Math.max(used, own.used), limit });
  await logActivity(tx, { ...activity, id: noticeId, workspaceId, at: now });
}

/** The current plan, not the one when the request began. A trial without an owner is counted by its workspace alone. */
async function readTerms(
  tx: Transaction,
  workspaceId: string,
): Promise<{ plan: PlanName; zone: string; trialOwner: string | null }> {
  const [found] = await tx
    .select({ plan: workspaces.plan, zone: workspaces.zone, trialOwner: workspaces.trialOwner })
    .from(workspaces)
    .where(eq(workspaces.workspaceId, workspaceId));
  if (!found) throw new Error('the workspace is gone');
  return { ...found, trialOwner: found.plan === 'Trial' ? found.trialOwner : null };
}

const countSharers = (trialOwner: string | null): Promise<number> =>
  trialOwner === null
    ? Promise.resolve(1)
    : asAuth(async (tx) =>
        Math.max(
          1,
          await tx.$count(workspaces, and(eq(workspaces.trialOwner, trialOwner), eq(workspaces.plan, 'Trial'))),
        ),
      );

const BATCH = 200;
const BATCHES = 10;

/** The purpose of a unit. `id` names its entry, `noticeId` the log entry that announces that the limit is near. */
export interface Unit {
  id: string;
  workspaceId: string;
  kind: Allowance;
  noticeId: string;
  now: Date;
}

export interface Refused {
  kind: Allowance;
  plan: PlanName;
  month: string;
  trialOwner: string | null;
}

export interface Allowances {
  images: { used: number; limit: number | null };
  videos: { used: number; limit: number | null };
  resetsOn: string;
  sharedBy: number;
}
