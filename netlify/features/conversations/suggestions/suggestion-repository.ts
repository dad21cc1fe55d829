import { and, desc, eq, sql } from 'drizzle-orm';
import { inWorkspace } from '../../../database/client';
import { contacts } from '../../../database/schema/contacts';
import { conversations, messages } from '../../../database/schema/conversations';
import { material } from '../../../database/schema/material';
import type { InboxChannel } from '../../../../src/domain/conversation';
import { materialLimits } from '../../../../src/domain/material-limits';
import type { ThreadLine } from '../../../ports/answers';

export type SuggestionRepository = typeof suggestionRepository;

export const suggestionRepository = {
  /** The newest messages of a thread, oldest first, and whom it is with; null when there is no such thread. */
  readThread: (workspaceId: string, conversationId: string): Promise<OpenThread | null> =>
    inWorkspace(workspaceId, async (tx) => {
      const [conversation] = await tx
        .select({ name: conversations.name, channel: conversations.channel, contactName: contacts.name })
        .from(conversations)
        .leftJoin(
          contacts,
          and(eq(contacts.workspaceId, conversations.workspaceId), eq(contacts.id, conversations.contactId)),
        )
        .where(eq(conversations.id, conversationId));
      if (!conversation) return null;
      const newest = await tx
        .select({ sender: messages.sender, text: messages.content })
        .from(messages)
        .where(and(eq(messages.conversationId, conversationId), eq(messages.kind, 'message')))
        .orderBy(desc(messages.seq))
        .limit(MOST_READ);
      return {
        name: conversation.contactName || conversation.name,
        channel: conversation.channel,
        lines: newest.reverse(),
      };
    }),

  /** False when the message is not of this thread; 'full' when there is no room. */
  addMaterial: (
    workspaceId: string,
    of: { conversationId: string; messageId: string },
    row: Omit<typeof material.$inferInsert, 'workspaceId'>,
  ): Promise<'added' | 'full' | 'unknown'> =>
    inWorkspace(workspaceId, async (tx) => {
      const [message] = await tx
        .select({ id: messages.id })
        .from(messages)
        .where(and(eq(messages.conversationId, of.conversationId), eq(messages.id, of.messageId)));
      if (!message) return 'unknown';
      await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`material ${workspaceId}`}))`);
      if ((await tx.$count(material)) >= materialLimits.rows) return 'full';
      await tx.insert(material).values({ ...row, workspaceId });
      return 'added';
    }),
};

const MOST_READ = 30;

export interface OpenThread {
  /** The contact's name, or the one the channel knows; '' without one. */
  name: string;
  channel: InboxChannel;
  lines: ThreadLine[];
}
