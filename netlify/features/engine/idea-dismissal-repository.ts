import { and, desc, eq, inArray, isNotNull } from 'drizzle-orm';
import type { Dismissal } from '../../../src/domain/idea';
import { inWorkspace, type Transaction } from '../../database/client';
import { ideas } from '../../database/schema/engine';

/** Ideas that their owner did not want. */
export const ideaDismissalRepository = {
  /** False when it is gone, or a post was made from it. `reason` null takes a dismissal back. */
  dismissIdea: (workspaceId: string, ideaId: string, reason: Dismissal | null, now: Date) =>
    inWorkspace(workspaceId, async (tx) => {
      const changed = await tx
        .update(ideas)
        .set(
          reason
            ? { status: 'dismissed', dismissal: reason, dismissedAt: now }
            : { status: 'suggested', dismissal: null, dismissedAt: null },
        )
        .where(
          and(
            eq(ideas.id, ideaId),
            reason ? inArray(ideas.status, ['suggested', 'passed', 'dismissed']) : eq(ideas.status, 'dismissed'),
          ),
        )
        .returning({ id: ideas.id });
      return changed.length > 0;
    }),
};

/** What the planner learns from, newest first. */
export const listDismissed = (tx: Transaction) =>
  tx
    .select({ topic: ideas.topic, kind: ideas.kind, reason: ideas.dismissal, at: ideas.dismissedAt })
    .from(ideas)
    .where(and(eq(ideas.status, 'dismissed'), isNotNull(ideas.dismissal), isNotNull(ideas.dismissedAt)))
    .orderBy(desc(ideas.dismissedAt))
    .limit(DISMISSALS);

/** More than anybody dismisses in a year. */
const DISMISSALS = 300;
