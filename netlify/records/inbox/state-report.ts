import { and, eq, inArray, or, sql } from 'drizzle-orm';
import { isLaterState, personLabel } from '../../../src/domain/conversation';
import { activityEvents } from '../../../src/domain/activity-events';
import { MINUTE_MS } from '../../../src/domain/duration';
import type { Transaction } from '../../database/client';
import { conversations, messages } from '../../database/schema/conversations';
import type { StateReport } from '../../ports/inbox';
import { logActivity } from '../activity/activity-log';
import { inBound, lockConversation } from './conversation-row';

/**
 * What a channel says about a message of ours: its state goes forwards only, whatever order reports come in. A report may
 * overtake our own note that the message was sent; it is `early` then, and has to come again.
 */
export async function takeStateReport(
  tx: Transaction,
  { workspaceId, channelId, newId }: { workspaceId: string; channelId: string; newId(): string },
  report: StateReport,
  now: Date,
): Promise<{ conversationId: string; messageId: string } | 'early' | null> {
  const [row] = await tx
    .select({ id: messages.id, conversationId: messages.conversationId })
    .from(messages)
    .innerJoin(
      conversations,
      and(eq(conversations.workspaceId, messages.workspaceId), eq(conversations.id, messages.conversationId)),
    )
    .where(
      and(
        inBound(messages.workspaceId),
        // Our own id leads to a message whose sending got no answer, and to one whose answer is not noted yet.
        report.messageId === undefined
          ? eq(messages.externalId, report.externalId)
          : or(eq(messages.externalId, report.externalId), eq(messages.id, report.messageId)),
        inArray(messages.sender, ['user', 'ai']),
        eq(conversations.channelId, channelId),
      ),
    )
    .limit(1);
  if (!row) return now.getTime() - report.at.getTime() < EARLY_MS ? 'early' : null;
  const conversation = await lockConversation(tx, row.conversationId);
  const its = and(inBound(messages.workspaceId), eq(messages.id, row.id));
  const [message] = await tx.select({ state: messages.state }).from(messages).where(its).for('update');
  // Its sending is not settled yet: whoever sends it writes more than its state.
  if (message?.state === 'sending') return 'early';
  if (!conversation || !message || !isLaterState(message.state, report.state)) return null;
  await tx
    .update(messages)
    .set({
      externalId: report.externalId,
      state: report.state,
      cause: report.state === 'failed' ? (report.cause ?? NO_CAUSE) : null,
      leaseUntil: null,
    })
    .where(its);
  if (report.state === 'failed')
    await logActivity(tx, {
      id: newId(),
      workspaceId,
      ...activityEvents.messageFailed({ id: conversation.id, who: personLabel(conversation) }),
      at: now,
    });
  if (report.state === 'read')
    await tx
      .update(conversations)
      .set({ seenAt: sql`greatest(${conversations.seenAt}, ${report.at.toISOString()}::timestamptz)` })
      .where(and(inBound(conversations.workspaceId), eq(conversations.id, conversation.id)));
  return { conversationId: conversation.id, messageId: row.id };
}

const NO_CAUSE = 'The channel did not say why.';
const EARLY_MS = 10 * MINUTE_MS;
