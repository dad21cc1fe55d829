import { and, eq, sql } from 'drizzle-orm';
import type { Week } from '../../../src/domain/week';
import { inWorkspace, type Transaction } from '../../database/client';
import { ideas, pieces } from '../../database/schema/engine';

/** Ideas of a week's sets. */
export const ideaRoundRepository = {
  /** Those of a set that are neither chosen, dismissed nor passed, best first. */
  listSuggested: (workspaceId: string, { year, week }: Pick<Week, 'year' | 'week'>, round: number) =>
    inWorkspace(workspaceId, (tx) =>
      tx
        .select()
        .from(ideas)
        .where(and(eq(ideas.year, year), eq(ideas.week, week), eq(ideas.round, round), eq(ideas.status, 'suggested')))
        .orderBy(ideas.rank),
    ),

  /** False when a post was made from it; also true when it is gone. */
  removeIdea: (workspaceId: string, ideaId: string) =>
    inWorkspace(workspaceId, async (tx) => {
      const [used] = await tx.select({ id: pieces.id }).from(pieces).where(eq(pieces.ideaId, ideaId));
      if (used) return false;
      await tx.delete(ideas).where(eq(ideas.id, ideaId));
      return true;
    }),
};

/** Ideas that open a newer set instead of staying in theirs; the ids of those that were still to be had. */
export async function moveToRound(tx: Transaction, ideaIds: readonly string[], round: number): Promise<string[]> {
  const moved: string[] = [];
  for (const [at, id] of ideaIds.entries()) {
    const found = await tx
      .update(ideas)
      .set({ round, rank: at + 1 })
      .where(and(eq(ideas.id, id), eq(ideas.status, 'suggested'), sql`${ideas.round} < ${round}`))
      .returning({ id: ideas.id });
    moved.push(...found.map((row) => row.id));
  }
  return moved;
}
