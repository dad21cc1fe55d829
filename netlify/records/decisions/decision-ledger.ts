import { and, eq, gt, sql, type SQL } from 'drizzle-orm';
import { expiryOf, type DecisionAnswer, type DecisionChannel } from '../../../src/domain/decision';
import type { Transaction } from '../../database/client';
import { decisions } from '../../database/schema/decisions';

/**
 * Opens a week's decision with its first ideas. Ideas that are asked for later take the place of the first three while it
 * is open, for as long as the first would have been.
 */
export async function openDecision(
  tx: Transaction,
  { workspaceId, year, week, ideaIds, now }: NewDecision,
): Promise<void> {
  await tx
    .insert(decisions)
    .values({
      workspaceId,
      year,
      week,
      ideaIds,
      state: 'open',
      openedAt: now,
      expiresAt: expiryOf(now),
      updatedAt: now,
    })
    .onConflictDoUpdate({
      target: [decisions.workspaceId, decisions.year, decisions.week],
      set: { ideaIds, updatedAt: now },
      setWhere: eq(decisions.state, 'open'),
    });
}

/**
 * The one statement by which a decision is answered: of several answers at once PostgreSQL lets one find it open. null for
 * all others.
 */
export async function takeDecision(
  tx: Transaction,
  which: SQL,
  { answer, channel, by, now }: TakenAnswer,
): Promise<DecisionRow | null> {
  const [taken] = await tx
    .update(decisions)
    .set({
      state: 'answered',
      choice: answer.choice,
      ideaId: answer.choice === 'idea' ? answer.ideaId : null,
      reason: answer.choice === 'none' ? answer.reason : null,
      channel,
      answeredBy: by,
      answeredAt: now,
      updatedAt: now,
    })
    .where(and(which, eq(decisions.state, 'open'), gt(decisions.expiresAt, now)))
    .returning();
  return taken ?? null;
}

/** The decision that an idea belongs to, also one that is no longer among its three. */
export const decisionOfIdea = (ideaId: string): SQL =>
  sql`(${decisions.year}, ${decisions.week}) = (select year, week from ideas where id = ${ideaId})`;

export type DecisionRow = typeof decisions.$inferSelect;

export interface TakenAnswer {
  answer: DecisionAnswer;
  channel: DecisionChannel;
  /** The account; null where a telephone answered, or the engine. */
  by: string | null;
  now: Date;
}

interface NewDecision {
  workspaceId: string;
  year: number;
  week: number;
  ideaIds: string[];
  now: Date;
}
