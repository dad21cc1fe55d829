import { and, eq, gt, sql } from 'drizzle-orm';
import type { Allowance } from '../../src/domain/plan';
import type { Transaction } from './client';
import { usageCounters } from './schema/workspace';

/**
 * Takes one unit of a month's allowance, or false when it is used up. One statement: of fifty parallel requests for
 * the last unit, one gets it. `limit` null means unlimited.
 */
export async function takeAllowance(tx: Transaction, { workspaceId, kind, month, limit }: AllowanceUse): Promise<boolean> {
  if (limit !== null && limit < 1) return false;
  const taken = await tx
    .insert(usageCounters)
    .values({ workspaceId, kind, month, used: 1 })
    .onConflictDoUpdate({
      target: [usageCounters.workspaceId, usageCounters.kind, usageCounters.month],
      set: { used: sql`${usageCounters.used} + 1` },
      ...(limit !== null && { setWhere: sql`${usageCounters.used} < ${limit}` }),
    })
    .returning({ used: usageCounters.used });
  return taken.length > 0;
}

/** Gives a unit back when what it was taken for did not come about. */
export const giveBackAllowance = (tx: Transaction, { workspaceId, kind, month }: Omit<AllowanceUse, 'limit'>) =>
  tx
    .update(usageCounters)
    .set({ used: sql`${usageCounters.used} - 1` })
    .where(and(eq(usageCounters.workspaceId, workspaceId), eq(usageCounters.kind, kind), eq(usageCounters.month, month), gt(usageCounters.used, 0)));

export interface AllowanceUse {
  workspaceId: string;
  kind: Allowance;
  /** 2026-11, in the workspace's zone */
  month: string;
  limit: number | null;
}
