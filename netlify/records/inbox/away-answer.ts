import { eq, sql } from 'drizzle-orm';
import { isOpenAt } from '../../../src/domain/opening-now';
import { toLocal } from '../../../src/domain/zoned-time';
import type { Transaction } from '../../database/client';
import { profiles } from '../../database/schema/engine';
import { inboxSettings } from '../../database/schema/inbox';
import { workspaces } from '../../database/schema/workspace';
import { enqueue } from '../../queue/enqueue';
import { addLine, asNewest, changeConversation } from './conversation-lines';
import type { ConversationRow } from './conversation-row';
import { sendMessage } from './inbox-jobs';

/** Answers outside business hours, once per conversation and day, with the words that the owner chose. */
export async function answerAway(
  tx: Transaction,
  conversation: ConversationRow,
  newId: () => string,
  now: Date,
): Promise<void> {
  const bound = sql`(select current_workspace())`;
  const [settings] = await tx.select().from(inboxSettings).where(eq(inboxSettings.workspaceId, bound));
  if (settings?.awayOn !== 'on' || settings.awayText.trim() === '') return;
  const [business] = await tx
    .select({ zone: workspaces.zone, details: profiles.details })
    .from(workspaces)
    .leftJoin(profiles, eq(profiles.workspaceId, workspaces.workspaceId))
    .where(eq(workspaces.workspaceId, bound));
  if (!business || isOpenAt(business.details?.hours ?? [], business.zone, now)) return;
  const today = toLocal(now, business.zone).date;
  if (conversation.awayDay === today) return;
  const line = {
    workspaceId: conversation.workspaceId,
    id: newId(),
    conversationId: conversation.id,
    kind: 'message' as const,
    sender: 'ai' as const,
    author: AUTOMATIC_ANSWER,
    content: settings.awayText,
    state: 'sending' as const,
    at: now,
  };
  await addLine(tx, line);
  await changeConversation(tx, conversation, { awayDay: today, ...asNewest(conversation, line) }, now);
  await enqueue(tx, sendMessage, { workspaceId: conversation.workspaceId, messageId: line.id });
}

/** Who is named as the author of what goes out by itself. */
export const AUTOMATIC_ANSWER = 'Automatic answer';

/** Mailboxes that nobody reads: an answer to them bounces, or sets two machines answering each other. */
export const isReadByNobody = (address: string): boolean =>
  /^(no-?reply|do-?not-?reply|mailer-daemon|postmaster|bounces?|notifications?)([+@-]|$)/i.test(address);
