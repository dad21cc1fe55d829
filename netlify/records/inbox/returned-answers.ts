import { and, eq, inArray, ne } from 'drizzle-orm';
import type { Transaction } from '../../database/client';
import { messages } from '../../database/schema/conversations';

/** A mail server says that it could not deliver an answer that it had taken. False when there is no such answer. */
export async function markAnswerReturned(
  tx: Transaction,
  { workspaceId, messageId, cause }: { workspaceId: string; messageId: string; cause: string },
): Promise<boolean> {
  const its = and(
    eq(messages.workspaceId, workspaceId),
    eq(messages.id, messageId),
    ne(messages.sender, 'contact'),
    inArray(messages.state, ['sending', 'sent', 'delivered', 'uncertain']),
  );
  // Looked for first: a report may name a workspace that is not there, where not even a change can be noted.
  const [found] = await tx.select({ id: messages.id }).from(messages).where(its);
  if (!found) return false;
  const marked = await tx
    .update(messages)
    .set({ state: 'failed', cause: `It came back: ${cause}`.slice(0, 500).toWellFormed() })
    .where(its)
    .returning({ id: messages.id });
  return marked.length > 0;
}
