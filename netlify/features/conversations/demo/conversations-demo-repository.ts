import { eq } from 'drizzle-orm';
import { inWorkspace } from '../../../database/client';
import { conversationLabels, conversations, messages } from '../../../database/schema/conversations';
import { inboxLabels, savedReplies } from '../../../database/schema/inbox';
import { findByPoints } from '../../../records/contacts/contact-writing';
import { demoThreads } from './conversations-demo-threads';

/** All conversations of a demo in one transaction. */
export const insertDemoConversations = (
  workspaceId: string,
  make: (contactIds: ReadonlyMap<string, string>) => DemoRows,
): Promise<void> =>
  inWorkspace(workspaceId, async (tx) => {
    if ((await tx.$count(conversations, eq(conversations.workspaceId, workspaceId))) > 0) return; // an earlier run did it
    const emails = demoThreads.map(({ email }) => email).filter(Boolean);
    const found = await findByPoints(tx, { emails, phones: [] });
    const rows = make(new Map(found.map(({ value, contactId }) => [value, contactId])));
    await tx.insert(inboxLabels).values(rows.labels);
    await tx.insert(savedReplies).values(rows.replies);
    await tx.insert(conversations).values(rows.conversations);
    await tx.insert(messages).values(rows.messages);
    await tx.insert(conversationLabels).values(rows.labelled);
  });

export interface DemoRows {
  labels: (typeof inboxLabels.$inferInsert)[];
  replies: (typeof savedReplies.$inferInsert)[];
  conversations: (typeof conversations.$inferInsert)[];
  messages: (typeof messages.$inferInsert)[];
  labelled: (typeof conversationLabels.$inferInsert)[];
}
