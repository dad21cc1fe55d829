import { sql } from 'drizzle-orm';
import type { ActionCounts } from '../../../../src/domain/savings';
import { inWorkspace } from '../../../database/client';
import { pieces } from '../../../database/schema/engine';
import { readSettings } from '../settings/engine-settings-repository';

export type EngineFiguresRepository = typeof engineFiguresRepository;

export const engineFiguresRepository = {
  /**
   * What the product did for posts that were published since then: those planned from an idea, written by it, given a
   * picture of its own, and published by it. Time that led to nothing saved nobody anything.
   */
  read: (workspaceId: string, { since, until }: { since: Date; until: Date }) =>
    inWorkspace(workspaceId, async (tx) => {
      const [from, to] = [since.toISOString(), until.toISOString()];
      const [made] = (
        await tx.execute<{ created: number }>(
          sql`select count(*)::int as created from ${pieces} where created_at >= ${from} and created_at < ${to}`,
        )
      ).rows;
      const [counts] = (
        await tx.execute<ActionCounts & Record<string, unknown>>(sql`
          select count(p.idea_id)::int as planned,
            (count(*) filter (where p.ai_generated))::int as written,
            (count(*) filter (where exists (
              select 1 from creations c where c.workspace_id = p.workspace_id and c.piece_id = p.id and c.brief is not null
            )))::int as designed,
            count(*)::int as published
          from pieces p where p.status = 'published' and p.published_at >= ${from} and p.published_at < ${to}`)
      ).rows;
      return {
        created: made?.created ?? 0,
        actions: counts ?? { planned: 0, written: 0, designed: 0, published: 0 },
        settings: await readSettings(tx),
      };
    }),
};
