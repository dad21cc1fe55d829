import { and, eq, isNull, sql, type SQL } from 'drizzle-orm';
import type { Transaction } from '../../database/client';
import { conversations, type messages } from '../../database/schema/conversations';

export type ConversationRow = typeof conversations.$inferSelect;
export type MessageRow = typeof messages.$inferSelect;

/** Of the bound workspace: the worker's policy alone does not use an index. */
export const inBound = (column: typeof conversations.workspaceId | typeof messages.workspaceId): SQL =>
  sql`${column} = (select current_workspace())`;

/** The conversation itself or, when it was merged, the one that it is part of now; locked until the end. */
export async function lockConversation(tx: Transaction, conversationId: string): Promise<ConversationRow | null> {
  let id = conversationId;
  for (let step = 0; step < MOST_MERGES; step += 1) {
    const [row] = await tx
      .select()
      .from(conversations)
      .where(and(inBound(conversations.workspaceId), eq(conversations.id, id)))
      .for('update');
    if (!row) return null;
    if (row.mergedInto === null) return row;
    id = row.mergedInto;
  }
  return null;
}

/** The same, without following and without a lock. */
export async function findConversation(tx: Transaction, conversationId: string): Promise<ConversationRow | null> {
  const [row] = await tx
    .select()
    .from(conversations)
    .where(
      and(inBound(conversations.workspaceId), eq(conversations.id, conversationId), isNull(conversations.mergedInto)),
    );
  return row ?? null;
}

/** A merge leads to a conversation that may be merged again; longer chains than anybody makes by hand are refused. */
const MOST_MERGES = 50;
