import { and, desc, eq } from 'drizzle-orm';
import { inWorkspace } from '../../../database/client';
import { conversations, messages } from '../../../database/schema/conversations';
import { inboxChannels } from '../../../database/schema/inbox';
import { workspaces } from '../../../database/schema/workspace';
import type { InboxChannelSettings } from '../../../ports/inbox-connector';

export type MailAnswerRepository = typeof mailAnswerRepository;

export const mailAnswerRepository = {
  /** What an answer needs to know about its thread; null when the conversation is gone. */
  read: (
    workspaceId: string,
    { conversationId, channelId }: { conversationId: string; channelId: string },
  ): Promise<AnswerFacts | null> =>
    inWorkspace(
      workspaceId,
      async (tx) => {
        const [workspace] = await tx
          .select({ zone: workspaces.zone })
          .from(workspaces)
          .where(eq(workspaces.workspaceId, workspaceId));
        const [conversation] = await tx
          .select({ id: conversations.id })
          .from(conversations)
          .where(and(eq(conversations.workspaceId, workspaceId), eq(conversations.id, conversationId)));
        if (!workspace || !conversation) return null;
        const channels = await tx
          .select({ id: inboxChannels.id, address: inboxChannels.address, settings: inboxChannels.settings })
          .from(inboxChannels)
          .where(and(eq(inboxChannels.workspaceId, workspaceId), eq(inboxChannels.channel, 'email')));
        const [last] = await tx
          .select({ content: messages.content, author: messages.author, mail: messages.mail, at: messages.at })
          .from(messages)
          .where(
            and(
              eq(messages.workspaceId, workspaceId),
              eq(messages.conversationId, conversationId),
              eq(messages.kind, 'message'),
              eq(messages.sender, 'contact'),
            ),
          )
          .orderBy(desc(messages.seq))
          .limit(1);
        return {
          zone: workspace.zone,
          channel: channels.find(({ id }) => id === channelId) ?? null,
          ownAddresses: channels.flatMap(({ address, settings }) => [
            address,
            settings.writeTo ?? '',
            settings.user ?? '',
          ]),
          last: last ?? null,
        };
      },
      'worker',
    ),
};

export interface AnswerFacts {
  zone: string;
  channel: { address: string; settings: InboxChannelSettings } | null;
  /** Of all mailboxes of the workspace. */
  ownAddresses: string[];
  /** The customer's newest mail. */
  last: {
    content: string;
    author: string;
    mail: { cc: string[]; bulk: boolean; automatic: boolean } | null;
    at: Date;
  } | null;
}
