import { and, asc, desc, eq, inArray, ne } from 'drizzle-orm';
import type { Actor } from '../../../src/domain/activity';
import { COMMENT_THREAD } from '../../../src/domain/conversation';
import type { Transaction } from '../../database/client';
import { messages } from '../../database/schema/conversations';
import { addLine } from './conversation-lines';
import { inBound, type ConversationRow } from './conversation-row';

/**
 * Of a thread below a comment: when it was written and where the post is, and whether its one private reply is used up, by
 * another message than `exceptId`. null for any other thread.
 */
export async function findComment(
  tx: Transaction,
  { id, threadKey }: Pick<ConversationRow, 'id' | 'threadKey'>,
  exceptId?: string,
): Promise<CommentStanding | null> {
  if (!threadKey.startsWith(COMMENT_THREAD)) return null;
  const its = and(inBound(messages.workspaceId), eq(messages.conversationId, id));
  const [first] = await tx
    .select({ at: messages.at, link: messages.link })
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
  const [hiding] = await tx
    .select({ externalId: messages.externalId })
    .from(messages)
    .where(and(its, eq(messages.kind, 'event'), inArray(messages.externalId, [HIDDEN, SHOWN])))
    .orderBy(desc(messages.seq))
    .limit(1);
  return first
    ? { commentedAt: first.at, link: first.link, isUsed: used !== undefined, isHidden: hiding?.externalId === HIDDEN }
    : null;
}

/** Writes down, as a line of the thread, that a member hid the comment or showed it again. */
export async function noteHiding(
  tx: Transaction,
  {
    hidden,
    writer,
    ...place
  }: { workspaceId: string; id: string; conversationId: string; hidden: boolean; writer: Actor },
  now: Date,
): Promise<void> {
  // The newest of these says how it stands; an id of the channel is there once in a thread.
  await tx
    .update(messages)
    .set({ externalId: null })
    .where(
      and(
        inBound(messages.workspaceId),
        eq(messages.conversationId, place.conversationId),
        eq(messages.kind, 'event'),
        inArray(messages.externalId, [HIDDEN, SHOWN]),
      ),
    );
  await addLine(tx, {
    ...place,
    kind: 'event',
    sender: 'user',
    authorId: writer.id,
    author: writer.name.slice(0, 200),
    content: hidden ? `${writer.name} hid the comment.` : `${writer.name} showed the comment again.`,
    externalId: hidden ? HIDDEN : SHOWN,
    state: 'sent',
    at: now,
  });
}

const HIDDEN = 'comment hidden';
const SHOWN = 'comment shown';

export interface CommentStanding {
  commentedAt: Date;
  link: string;
  isUsed: boolean;
  isHidden: boolean;
}
