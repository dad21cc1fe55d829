import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { Cost } from '../../../../src/domain/attribution';
import { inWorkspace } from '../../../database/client';
import { costs } from '../../../database/schema/analytics';

export type AttributionRepository = typeof attributionRepository;

export const attributionRepository = {
  /** The latest months first. */
  listCosts: (workspaceId: string): Promise<Cost[]> =>
    inWorkspace(workspaceId, async (tx) => {
      const rows = await tx
        .select({ month: costs.month, source: costs.source, campaign: costs.campaign, amount: costs.amount })
        .from(costs)
        .where(eq(costs.workspaceId, workspaceId))
        .orderBy(desc(costs.month), asc(costs.source), asc(costs.campaign));
      return rows.map((row) => ({ ...row, month: row.month.slice(0, 7) }));
    }),

  /** 'full' when there are `limit` others. */
  setCost: (workspaceId: string, { month, ...cost }: Cost, limit: number): Promise<'set' | 'full'> =>
    inWorkspace(workspaceId, async (tx) => {
      // Locked, so that two added at the same time cannot both pass the limit.
      await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`costs ${workspaceId}`}))`);
      const row = { ...cost, workspaceId, month: `${month}-01` };
      const changed = await tx
        .update(costs)
        .set({ amount: row.amount })
        .where(isCost(workspaceId, { month, ...cost }))
        .returning({ month: costs.month });
      if (changed.length > 0) return 'set';
      if ((await tx.$count(costs, eq(costs.workspaceId, workspaceId))) >= limit) return 'full';
      await tx.insert(costs).values(row);
      return 'set';
    }),

  removeCost: (workspaceId: string, cost: Omit<Cost, 'amount'>): Promise<void> =>
    inWorkspace(workspaceId, async (tx) => {
      await tx.delete(costs).where(isCost(workspaceId, cost));
    }),
};

const isCost = (workspaceId: string, { month, source, campaign }: Omit<Cost, 'amount'>) =>
  and(
    eq(costs.workspaceId, workspaceId),
    eq(costs.month, `${month}-01`),
    eq(costs.source, source),
    eq(costs.campaign, campaign),
  );
