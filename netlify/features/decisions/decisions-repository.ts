import { and, asc, count, eq, gte, inArray, isNull, sql } from 'drizzle-orm';
import type { NewActivity } from '../../../src/domain/activity';
import { MOST_REMINDERS, OPEN_HOURS } from '../../../src/domain/decision';
import { HOUR_MS } from '../../../src/domain/duration';
import type { Week } from '../../../src/domain/week';
import { acrossWorkspaces, inWorkspace, type Transaction } from '../../database/client';
import { calls } from '../../database/schema/calls';
import { decisions } from '../../database/schema/decisions';
import { engines, ideas } from '../../database/schema/engine';
import { mails } from '../../database/schema/mail';
import { workspaces } from '../../database/schema/workspace';
import { enqueue } from '../../queue/enqueue';
import { logActivity } from '../../records/activity/activity-log';
import { takeDecision, type DecisionRow, type TakenAnswer } from '../../records/decisions/decision-ledger';
import { addMail, type NewMail } from '../../records/mails/outbox';
import { createChosen } from './decisions-jobs';

export type DecisionsRepository = typeof decisionsRepository;

export const decisionsRepository = {
  findOfWeek: (workspaceId: string, { year, week }: Pick<Week, 'year' | 'week'>) =>
    inWorkspace(workspaceId, (tx) => selectOne(tx, and(eq(decisions.year, year), eq(decisions.week, week))!)),

  find: (workspaceId: string, decisionId: string) =>
    inWorkspace(workspaceId, (tx) => selectOne(tx, eq(decisions.id, decisionId))),

  /**
   * Takes an answer if the decision is still open, and stores all that follows from it: the post is asked for, or the three
   * ideas are dismissed. null, and nothing is stored, when it is not.
   */
  answer: (workspaceId: string, decisionId: string, taken: TakenAnswer, activity: (title: string) => NewActivity) =>
    inWorkspace(workspaceId, async (tx) => {
      const row = await takeDecision(tx, eq(decisions.id, decisionId), taken);
      if (!row) return false;
      const { answer, now } = taken;
      if (answer.choice === 'idea') await enqueue(tx, createChosen, { workspaceId, decisionId });
      else
        await tx
          .update(ideas)
          .set({ status: 'dismissed', dismissal: answer.reason, dismissedAt: now })
          .where(and(inArray(ideas.id, row.ideaIds), inArray(ideas.status, ['suggested', 'passed'])));
      const [idea] = row.ideaId
        ? await tx.select({ title: ideas.title }).from(ideas).where(eq(ideas.id, row.ideaId))
        : [];
      await logActivity(tx, activity(idea?.title ?? ''));
      return true;
    }),

  log: (workspaceId: string, activity: NewActivity) =>
    inWorkspace(workspaceId, (tx) => logActivity(tx, activity), 'worker'),

  findWorkspace: (workspaceId: string) =>
    inWorkspace(workspaceId, async (tx) => {
      const [found] = await tx
        .select({
          id: workspaces.workspaceId,
          name: workspaces.name,
          slug: workspaces.slug,
          zone: workspaces.zone,
          kind: workspaces.kind,
        })
        .from(workspaces)
        .where(isNull(workspaces.deletesAt));
      return found ?? null;
    }),

  /** Open decisions of real workspaces about which an email may be due, the oldest first. */
  listWaiting: (now: Date) =>
    acrossWorkspaces('find decisions that wait', (tx) =>
      tx
        .select({ decision: decisions, workspace: { name: workspaces.name, zone: workspaces.zone } })
        .from(decisions)
        .innerJoin(workspaces, eq(workspaces.workspaceId, decisions.workspaceId))
        .leftJoin(engines, eq(engines.workspaceId, decisions.workspaceId))
        .where(
          and(
            eq(decisions.state, 'open'),
            eq(workspaces.kind, 'real'),
            isNull(workspaces.deletesAt),
            sql`coalesce(${engines.proactiveSuggestions}, true) and coalesce(${engines.running}, true)`,
            sql`(${decisions.mailedAt} is null or ${decisions.reminders} < ${MOST_REMINDERS})`,
            sql`${decisions.expiresAt} > ${now.toISOString()}`,
          ),
        )
        .orderBy(asc(decisions.openedAt))
        .limit(BATCH),
    ),

  /** Marks an email as sent and puts one for each reader into the outbox, both or neither; false where another worker did. */
  mail: (
    { workspaceId, id, mailedAt, reminders }: DecisionRow,
    next: { reminders: number; now: Date },
    mails: NewMail[],
  ) =>
    inWorkspace(
      workspaceId,
      async (tx) => {
        const marked = await tx
          .update(decisions)
          .set({ reminders: next.reminders, mailedAt: mailedAt ?? next.now })
          .where(
            and(
              eq(decisions.id, id),
              eq(decisions.state, 'open'),
              eq(decisions.reminders, reminders),
              mailedAt === null ? isNull(decisions.mailedAt) : undefined,
            ),
          )
          .returning({ id: decisions.id });
        if (marked.length === 0) return false;
        for (const mail of mails) await addMail(tx, mail);
        return true;
      },
      'worker',
    ),

  /** How many of these emails each person was written since a moment, in all their workspaces. */
  countMails: async (userIds: readonly string[], since: Date): Promise<Map<string, number>> => {
    const found = await acrossWorkspaces('count emails about choices', (tx) =>
      tx
        .select({ userId: mails.aboutPerson, count: count() })
        .from(mails)
        .where(and(eq(mails.kind, 'decision'), inArray(mails.aboutPerson, [...userIds]), gte(mails.createdAt, since)))
        .groupBy(mails.aboutPerson),
    );
    return new Map(found.map(({ userId, count: written }) => [userId!, written]));
  },

  /** Marks decisions as expired once their time is over. */
  expire: (now: Date) =>
    acrossWorkspaces('close decisions nobody made', async (tx) => {
      await tx
        .update(decisions)
        .set({ state: 'expired', updatedAt: now })
        .where(
          and(
            eq(decisions.state, 'open'),
            // Also found by its index.
            sql`${decisions.openedAt} <= ${new Date(now.getTime() - OPEN_HOURS * HOUR_MS).toISOString()}`,
          ),
        );
    }),
};

async function selectOne(tx: Transaction, where: ReturnType<typeof eq>): Promise<FoundDecision | null> {
  const [decision] = await tx.select().from(decisions).where(where);
  if (!decision) return null;
  const wanted = [...decision.ideaIds, ...(decision.ideaId ? [decision.ideaId] : [])];
  const found =
    wanted.length === 0
      ? []
      : await tx
          .select({ id: ideas.id, title: ideas.title, hook: ideas.hook, reason: ideas.reason, effort: ideas.effort })
          .from(ideas)
          .where(inArray(ideas.id, wanted));
  const named = (id: string) => found.filter((idea) => idea.id === id);
  return {
    decision,
    ideas: decision.ideaIds.flatMap(named),
    chosen: decision.ideaId ? (named(decision.ideaId)[0] ?? null) : null,
    callId: decision.channel === 'call' ? await selectCall(tx, decision.id) : null,
  };
}

/** The call that answered a decision. */
async function selectCall(tx: Transaction, decisionId: string): Promise<string | null> {
  const [call] = await tx
    .select({ id: calls.id })
    .from(calls)
    .where(and(eq(calls.decisionId, decisionId), inArray(calls.outcome, ['chose', 'none'])));
  return call?.id ?? null;
}

const BATCH = 200;

export interface OfferedIdea {
  id: string;
  title: string;
  hook: string;
  reason: string;
  effort: string;
}

export interface FoundDecision {
  decision: DecisionRow;
  /** What is left of its three, in their order. */
  ideas: OfferedIdea[];
  chosen: OfferedIdea | null;
  /** The call in which it was answered; null until that has ended, too. */
  callId: string | null;
}
