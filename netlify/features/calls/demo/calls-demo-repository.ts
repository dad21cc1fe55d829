import { and, asc, eq } from 'drizzle-orm';
import type { Week } from '../../../../src/domain/week';
import { expiryOf } from '../../../../src/domain/decision';
import { inWorkspace, type Transaction } from '../../../database/client';
import { decisions } from '../../../database/schema/decisions';
import { ideas } from '../../../database/schema/engine';
import { openDecision } from '../../../records/decisions/decision-ledger';

export type CallsDemoRepository = typeof callsDemoRepository;

/** A demo's decisions through the same table as real ones. */
export const callsDemoRepository = {
  /**
   * Opens a past week's decision as it was then; says of each of its ideas whether it is the one that was made. null where
   * none was, and where an earlier run did it.
   */
  openPast: (workspaceId: string, { year, week }: Week, openedAt: Date): Promise<boolean[] | null> =>
    inWorkspace(workspaceId, async (tx) => {
      if ((await tx.$count(decisions, inWeek(year, week))) > 0) return null;
      const found = await ideasOf(tx, year, week);
      const picked = found.find(({ status }) => status === 'picked');
      if (!picked) return null;
      const others = found.filter(({ id }) => id !== picked.id).slice(0, 2);
      const offered = found.filter((idea) => idea === picked || others.includes(idea));
      await openDecision(tx, { workspaceId, year, week, ideaIds: offered.map(({ id }) => id), now: openedAt });
      return offered.map((idea) => idea === picked);
    }),

  /** This week's is open, unless one of its ideas has been made. */
  openCurrent: (workspaceId: string, { year, week }: Week, now: Date): Promise<void> =>
    inWorkspace(workspaceId, async (tx) => {
      const found = await ideasOf(tx, year, week);
      if (found.length === 0 || (await tx.$count(decisions, inWeek(year, week))) > 0) return;
      const picked = found.find(({ status }) => status === 'picked');
      const common = { workspaceId, year, week, openedAt: now, expiresAt: expiryOf(now), updatedAt: now };
      const ideaIds = found.slice(0, 3).map(({ id }) => id);
      await tx.insert(decisions).values(
        picked
          ? {
              ...common,
              ideaIds,
              state: 'answered',
              choice: 'idea',
              ideaId: picked.id,
              channel: 'app',
              answeredAt: now,
            }
          : { ...common, ideaIds, state: 'open' },
      );
    }),
};

const inWeek = (year: number, week: number) => and(eq(decisions.year, year), eq(decisions.week, week));

const ideasOf = (tx: Transaction, year: number, week: number) =>
  tx
    .select({ id: ideas.id, status: ideas.status })
    .from(ideas)
    .where(and(eq(ideas.year, year), eq(ideas.week, week)))
    .orderBy(asc(ideas.round), asc(ideas.rank));
