import { and, asc, eq, ne } from 'drizzle-orm';
import { COMMENT_THREAD } from '../../../src/domain/conversation';
import type { Transaction } from '../../database/client';
import { messages } from '../../database/schema/conversations';
import { inBound, type ConversationRow } from './conversation-row';

/**
 * Of a thread below a comment: when the comment was written, and whether its one private reply is used up, by another
 * message than `exceptId`. null for any other thread.
 */
export async function findComment(
  tx: Transaction,
  { id, threadKey }: Pick<ConversationRow, 'id' | 'threadKey'>,
  exceptId?: string,
): Promise<CommentStanding | null> {
  if (!threadKey.startsWith(COMMENT_THREAD)) return null;
  const its = and(inBound(messages.workspaceId), eq(messages.conversationId, id));
  const [first] = await tx
    .select({ at: messages.at })
    .from(messages)
    .where(and(its, eq(messages.sender, 'contact')))
    .orderBy(asc(messages.seq))
    .limit(1);
  const [used] = await tx
    .select({ id: messages.id })
    .from(messages)
    .where(
      and(
        its,
        eq(messages.privately, true),
        ne(messages.state, 'failed'),
        exceptId === undefined ? undefined : ne(messages.id, exceptId),
      ),
    )
    .limit(1);
  return first ? { commentedAt: first.at, isUsed: used !== undefined } : null;
}

export interface CommentStanding {
  commentedAt: Date;
  isUsed: boolean;
}
